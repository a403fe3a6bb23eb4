package dev.unscramble.search.memory;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.search.AllowedMoves;
import dev.unscramble.search.Search;
import dev.unscramble.search.memory.ForgettingTree.Node;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.MemoryBudget;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * SMA*, simplified memory-bounded A* (Russell, 1992): A* that uses all the memory that it is given, and when that is full
 * forgets the leaf of largest f, of several the shallowest. The parent remembers this f, is open again, and generates the
 * child again when no other f is smaller. The f of a node is the least that is known below it. Paths that lead to the same
 * state are not compared.
 *
 * <p>It differs from the paper in three points. A node generates all its children at once, and not one each time it is
 * chosen. It remembers the f of each child that was forgotten, and not only the least. And if the path to the node of least
 * f leaves no memory for a child, it ends; in the paper it goes on with other paths, whose solutions may not be optimal.
 */
public final class Sma extends Search {

    private Sma() {}

    /** It has no options but the limit of memory. */
    public static Sma create() {
        return new Sma();
    }

    @Override
    public String name() {
        return "sma";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Run<>(problem, meter, limits);
    }

    private static final class Run<P extends Position> extends Execution<P> {
        private final Costs<P> costs;
        private final AllowedMoves<P> allowed;
        private final boolean isAdmissible;
        private final @Nullable Tracer tracer;
        private final ForgettingTree tree;
        private int[] legal = new int[Position.MAX_MOVES];
        private long numbers;
        /** The cost of the cheapest solution so far, and the number of its goal in the trace. */
        private int cost = Node.INFINITE;

        private long goal;

        Run(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits);
            costs = puzzle.costs();
            allowed = new AllowedMoves<>(puzzle, Duplicates.PARENT);
            isAdmissible = heuristic.guarantee().isAdmissible();
            tracer = meter.tracer;
            tree = new ForgettingTree(new MemoryBudget(limits.memoryBytes()), this::forgotten);
        }

        @Override
        protected Outcome search() {
            meter.generated = 1;
            int h = heuristic.estimate(position);
            if (tracer != null) {
                tracer.start(puzzle, position, h, h);
            }
            Node root = new Node(null, 0, 0, h, packed(), nextNumber());
            if (position.isGoal()) {
                reached(root, 0);
            } else if (tree.makeRoom(root.bytes(), h, 0)) {
                tree.add(root);
            } else {
                return Outcome.MEMORY_LIMIT;
            }
            noteSizes();
            for (Node best = tree.best(); best != null && best.openF < cost; best = tree.best()) {
                enterLayer(best.openF);
                Outcome stop = expand(best);
                if (stop != null) {
                    return stop;
                }
                noteSizes();
            }
            return cost == Node.INFINITE ? exhausted(isAdmissible) : solved();
        }

        private Outcome solved() {
            if (isAdmissible) {
                raiseLowerBound(cost);
            }
            if (tracer != null) {
                tracer.solved(goal);
            }
            return Outcome.SOLVED;
        }

        private void enterLayer(int f) {
            if (f > meter.bound) {
                meter.enter(f);
                meter.expandedBeforeLastLayer = meter.expanded;
                if (isAdmissible) {
                    proveAtLeast(f);
                }
            }
        }

        /** Generates the children of a node; if it had been expanded before, those that were forgotten and have the least f. */
        private @Nullable Outcome expand(Node node) {
            int leastF = node.openF;
            tree.expand(node);
            position.unpack(node.state, 0);
            if (!node.isExpanded && !findMoves(node)) {
                return Outcome.MEMORY_LIMIT;
            }
            meter.expanded++;
            if (tracer != null) {
                tracer.expanded(node.number);
            }
            long tracked = heuristic.begin(position);
            for (int child = 0; child < node.moves.length; child++) {
                if (node.children[child] == null && node.childF[child] <= leastF) {
                    if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                        return meter.stopped();
                    }
                    if (!generate(node, child, tracked)) {
                        return Outcome.MEMORY_LIMIT;
                    }
                }
            }
            tree.backUp(node);
            return null;
        }

        /** Lists the moves of a node, at which the position is. Returns false if there is no memory for them. */
        private boolean findMoves(Node node) {
            int count = 0;
            long moves = node.parent == null
                    ? position.legalMoves()
                    : allowed.after(position, node.parent.moves[node.index]);
            for (int word = 0; moves != 0; moves = allowed.more(position, ++word)) {
                for (; moves != 0; moves &= moves - 1) {
                    legal = count == legal.length ? Arrays.copyOf(legal, 2 * count) : legal;
                    legal[count++] = word << 6 | Long.numberOfTrailingZeros(moves);
                }
            }
            node.isExpanded = true;
            boolean fits = tree.makeRoom((long) count * Node.BYTES_PER_CHILD, 0, Integer.MAX_VALUE);
            if (fits) {
                node.setMoves(Arrays.copyOf(legal, count));
            }
            return fits;
        }

        /** Generates a child. Returns false if the path to it fills the memory. */
        private boolean generate(Node node, int child, long tracked) {
            meter.generated++;
            int move = node.moves[child];
            int g = node.g + costs.of(position, move);
            long after = heuristic.after(position, move, tracked);
            int h = Estimates.checkedAfter(heuristic.value(after), heuristic, puzzle, position, move);
            int f = Math.max(node.childF[child], g + Math.min(h, Puzzle.MAX_COST));
            position.apply(move);
            if (tracer != null) {
                tracer.generated(puzzle, position, node.number, move, g, h, f);
            }
            boolean isFollowed = true;
            if (h > Puzzle.MAX_COST || isTooDear(isAdmissible ? g + h : g)) {
                node.childF[child] = Node.INFINITE;
                childPruned(Pruned.BOUND);
            } else if (position.isGoal()) {
                node.childF[child] = Node.INFINITE;
                if (g < cost) {
                    reached(node, g);
                    solution.add(move);
                }
            } else {
                node.childF[child] = f;
                isFollowed = store(node, child, g, f);
            }
            position.undo(move);
            return isFollowed;
        }

        private void childPruned(Pruned why) {
            if (tracer != null) {
                tracer.pruned(tracer.last(), why);
            }
        }

        /** Stores the child at which the position is, unless all leaves are better. Returns false if there are none. */
        private boolean store(Node parent, int index, int g, int f) {
            Node child = new Node(parent, index, g, f, packed(), nextNumber());
            if (tree.makeRoom(child.bytes(), f, child.depth)) {
                tree.add(child);
                return true;
            }
            childPruned(Pruned.FORGOTTEN);
            return tree.hasLeaf();
        }

        private long[] packed() {
            long[] state = new long[puzzle.packedLongs()];
            position.pack(state, 0);
            return state;
        }

        private long nextNumber() {
            return tracer == null ? numbers++ : tracer.last();
        }

        /** Makes the path to a node the solution, to which the last move may have to be added. */
        private void reached(Node end, int g) {
            cost = g;
            goal = tracer == null ? 0 : tracer.last();
            solution.clear();
            for (Node node = end; node.parent != null; node = node.parent) {
                solution.add(0, node.parent.moves[node.index]);
            }
        }

        private void forgotten(long number) {
            if (tracer != null) {
                tracer.pruned(number, Pruned.FORGOTTEN);
            }
        }

        private void noteSizes() {
            meter.open(tree.openNodes());
            meter.stored(Math.max(1, tree.size()));
        }
    }
}
