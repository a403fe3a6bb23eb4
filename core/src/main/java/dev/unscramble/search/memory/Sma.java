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
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.MemoryBudget;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.TreeSet;
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

    /** A stored node. It is an object, since nodes come and go. */
    private static final class Node {
        /** The f of a node below which nothing is left to search. */
        static final int INFINITE = Integer.MAX_VALUE;

        /** The order of expansion: the least f of the children to generate, then the deepest. */
        static final Comparator<Node> BEST_FIRST = Comparator.comparingInt((Node node) -> node.openF)
                .thenComparingInt(node -> -node.depth)
                .thenComparingLong(node -> -node.number);

        /** The order of forgetting: the largest f, then the shallowest. */
        static final Comparator<Node> WORST_FIRST = Comparator.comparingInt((Node node) -> -node.f)
                .thenComparingInt(node -> node.depth)
                .thenComparingLong(node -> node.number);

        /** About the bytes of a node without its state, with its places in both queues, and of an entry for a child. */
        static final int BYTES = 240;

        static final int BYTES_PER_CHILD = 16;

        final @Nullable Node parent;
        /** Its index among the children of its parent. */
        final int index;

        final int depth;
        final int g;
        final long[] state;
        /** That of no other node: its number in the trace, or a count. */
        final long number;
        /** The least f that is known below it. */
        int f;
        /** The least f of the children that it would generate; infinite if it is not open. */
        int openF;

        boolean isExpanded;
        /** Its children by index: the move, the least f that is known below, and the node, or null if it is not stored. */
        int[] moves = {};

        int[] childF = {};

        @Nullable
        Node[] children = {};

        int storedChildren;

        Node(@Nullable Node parent, int index, int g, int f, long[] state, long number) {
            this.parent = parent;
            this.index = index;
            this.depth = parent == null ? 0 : parent.depth + 1;
            this.g = g;
            this.f = f;
            this.openF = f;
            this.state = state;
            this.number = number;
        }

        long bytes() {
            return BYTES + (long) state.length * Long.BYTES + (long) moves.length * BYTES_PER_CHILD;
        }

        void setMoves(int[] all) {
            moves = all;
            childF = new int[all.length];
            Arrays.fill(childF, f);
            children = new Node[all.length];
        }

        /** The least f of the children that are not stored. */
        int leastForgottenF() {
            int least = INFINITE;
            for (int child = 0; child < moves.length; child++) {
                least = children[child] == null ? Math.min(least, childF[child]) : least;
            }
            return least;
        }

        /** The least f of all children. */
        int leastChildF() {
            int least = INFINITE;
            for (int known : childF) {
                least = Math.min(least, known);
            }
            return least;
        }
    }

    private static final class Run<P extends Position> extends Execution<P> {
        private final Costs<P> costs;
        private final AllowedMoves<P> allowed;
        private final MemoryBudget budget;
        private final boolean isAdmissible;
        private final @Nullable Tracer tracer;
        /** The nodes that have children to generate. */
        private final TreeSet<Node> open = new TreeSet<>(Node.BEST_FIRST);
        /** The nodes without stored children, except the one that is being expanded. */
        private final TreeSet<Node> leaves = new TreeSet<>(Node.WORST_FIRST);

        private @Nullable Node expanding;

        private int[] legal = new int[Position.MAX_MOVES];
        private long stored;
        private long numbers;
        /** The cost of the cheapest solution so far, and the number of its goal in the trace. */
        private int cost = Node.INFINITE;

        private long goal;

        Run(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits);
            costs = puzzle.costs();
            allowed = new AllowedMoves<>(puzzle, Duplicates.PARENT);
            budget = new MemoryBudget(limits.memoryBytes());
            isAdmissible = heuristic.guarantee().isAdmissible();
            tracer = meter.tracer;
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
            } else if (budget.take(root.bytes())) {
                add(root);
            } else {
                return Outcome.MEMORY_LIMIT;
            }
            noteSizes();
            while (!open.isEmpty() && open.first().openF < cost) {
                Node best = open.first();
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
            expanding = node;
            open.remove(node);
            leaves.remove(node);
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
            backUp(node);
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
            boolean fits = makeRoom((long) count * Node.BYTES_PER_CHILD, 0, Integer.MAX_VALUE);
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
            if (makeRoom(child.bytes(), f, child.depth)) {
                parent.children[index] = child;
                parent.storedChildren++;
                add(child);
                return true;
            }
            childPruned(Pruned.FORGOTTEN);
            return !leaves.isEmpty();
        }

        private void add(Node node) {
            stored++;
            open.add(node);
            leaves.add(node);
        }

        /** Takes bytes for a node with this f and depth. Returns false if there are only better leaves to forget, or none. */
        private boolean makeRoom(long bytes, int f, int depth) {
            while (!budget.take(bytes)) {
                if (leaves.isEmpty()) {
                    return false;
                }
                Node worst = leaves.first();
                if (worst.f < f || worst.f == f && worst.depth >= depth) {
                    return false;
                }
                Node parent = remove(worst);
                if (tracer != null) {
                    tracer.pruned(worst.number, Pruned.FORGOTTEN);
                }
                if (parent != expanding) {
                    enqueue(parent);
                }
            }
            return true;
        }

        /** Removes a leaf that is not the root. Returns its parent. */
        private Node remove(Node leaf) {
            open.remove(leaf);
            leaves.remove(leaf);
            budget.release(leaf.bytes());
            stored--;
            Node parent = Objects.requireNonNull(leaf.parent);
            parent.children[leaf.index] = null;
            parent.storedChildren--;
            return parent;
        }

        /** Puts a node where it belongs by its children: among the open ones, the leaves, both or neither. */
        private void enqueue(Node node) {
            open.remove(node);
            node.openF = node.leastForgottenF();
            if (node.openF < Node.INFINITE) {
                open.add(node);
            }
            if (node.storedChildren == 0) {
                leaves.add(node);
            }
        }

        /** Gives a node that was expanded, and the nodes above it, the least f below them. Dead ends are removed. */
        private void backUp(Node expanded) {
            Node node = expanded;
            boolean isChanged = true;
            while (isChanged) {
                node.f = node.leastChildF();
                Node parent = node.parent;
                if (parent == null || node.f < Node.INFINITE) {
                    enqueue(node);
                } else {
                    remove(node);
                }
                isChanged = parent != null && parent.childF[node.index] != node.f;
                if (parent != null) {
                    parent.childF[node.index] = node.f;
                    node = parent;
                }
            }
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

        private void noteSizes() {
            meter.open(open.size());
            meter.stored(Math.max(1, stored));
        }
    }
}
