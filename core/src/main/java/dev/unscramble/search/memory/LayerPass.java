package dev.unscramble.search.memory;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.AllowedMoves;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.NodeNumbers;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeShape;
import dev.unscramble.store.NodeStore;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One pass of {@link Bfhs}: the states around one state, layer by layer, until it reaches the goal or a given state. */
final class LayerPass<P extends Position> {
    private final Deepening<P> run;
    private final Puzzle<P> puzzle;
    private final P position;
    private final AllowedMoves<P> allowed;
    private final int bound;
    private final int startG;
    private final int middleDepth;
    private final long @Nullable [] sought;
    private final long[] state;
    private final int cost;
    private Layer before;
    private Layer current;
    private Layer next;
    /** The layer whose nodes the others lead back to; all nodes lead back to the start until it is reached. */
    private @Nullable Layer middle;

    private int depth;
    private int targetRoot;
    private int lastMove;

    /** The nodes of a layer; the parent of a node is the node of the middle layer that its path goes through. */
    private record Layer(NodeStore nodes, NodeNumbers numbers, MemoryBudget budget) {}

    /**
     * A pass from the start of a problem.
     *
     * @param startG the cost of the way to its start, which counts towards the bound
     * @param middleDepth the depth of the layer that is kept
     * @param sought the state to reach; null for the goal
     */
    LayerPass(Deepening<P> run, Problem<P> problem, int bound, int startG, int middleDepth, long @Nullable [] sought) {
        this.run = run;
        this.puzzle = problem.puzzle();
        this.position = problem.start();
        this.allowed = new AllowedMoves<>(puzzle, Duplicates.ALL);
        this.bound = bound;
        this.startG = startG;
        this.middleDepth = middleDepth;
        this.sought = sought;
        this.state = new long[puzzle.packedLongs()];
        this.cost = puzzle.costs().least();
        this.before = newLayer(0);
        this.current = newLayer(0);
        this.next = newLayer(0);
    }

    private Layer newLayer(long taken) {
        MemoryBudget budget = new MemoryBudget(run.limits.memoryBytes() - taken);
        return new Layer(new NodeStore(NodeShape.ofWidth(state.length), budget), new NodeNumbers(), budget);
    }

    /** Returns solved if it has reached what it seeks, exhausted if it cannot within the bound, or a limit. */
    Outcome run() {
        Outcome end = start();
        while (end == null && current.nodes.size() > 0) {
            if (depth == middleDepth) {
                middle = current;
            }
            long kept = middle != null && isMiddleBehind() ? middle.budget.taken() : 0;
            next = newLayer(kept + before.budget.taken() + current.budget.taken());
            noteSizes(0);
            for (int node = 0; node < current.nodes.size() && end == null; node++) {
                end = expand(node);
            }
            before = current;
            current = next;
            depth++;
        }
        return end == null ? Outcome.EXHAUSTED : end;
    }

    private @Nullable Outcome start() {
        position.pack(state, 0);
        current.nodes.find(state, 0);
        if (current.nodes.add(state, 0, NodeStore.NONE, 0, 0, 0) == NodeStore.NONE) {
            return Outcome.MEMORY_LIMIT;
        }
        current.numbers.set(0, 0);
        if (sought != null) { // a new start; the run has generated its own
            if (run.meter.generated >= run.meter.checkpoint && run.meter.mustStop()) {
                return run.meter.stopped();
            }
            run.meter.generated++;
            if (run.tracer != null) {
                int h = run.heuristic.estimate(position);
                current.numbers.set(0, run.tracer.start(puzzle, position, h, startG + h));
            }
        }
        return isSought() ? Outcome.SOLVED : null;
    }

    private boolean isSought() {
        return sought == null ? position.isGoal() : Arrays.equals(state, sought);
    }

    private @Nullable Outcome expand(int node) {
        run.meter.expanded++;
        if (run.tracer != null) {
            run.tracer.expanded(current.numbers.at(node));
        }
        current.nodes.state(node, state, 0);
        position.unpack(state, 0);
        long tracked = run.heuristic.begin(position);
        long moves = depth == 0 ? position.legalMoves() : allowed.after(position, current.nodes.move(node));
        for (int word = 0; moves != 0; moves = allowed.more(position, ++word)) {
            for (; moves != 0; moves &= moves - 1) {
                if (run.meter.generated >= run.meter.checkpoint && run.meter.mustStop()) {
                    return run.meter.stopped();
                }
                int move = word << 6 | Long.numberOfTrailingZeros(moves);
                long child = run.heuristic.after(position, move, tracked);
                position.apply(move);
                Outcome end = generate(node, move, run.heuristic.value(child));
                position.undo(move);
                if (end != null) {
                    return end;
                }
            }
        }
        noteSizes(node);
        return null;
    }

    private @Nullable Outcome generate(int parent, int move, int h) {
        run.meter.generated++;
        Estimates.checked(h, run.heuristic, puzzle, position);
        int g = (depth + 1) * cost;
        if (run.tracer != null) {
            long number = current.numbers.at(parent);
            run.tracer.generated(puzzle, position, number, move, g, h, startG + g + h);
        }
        if (!run.isWithin(bound, startG + g, h)) {
            return null;
        }
        position.pack(state, 0);
        if (isKnown()) {
            run.meter.duplicate();
            return null;
        }
        int root = depth == middleDepth ? parent : middle == null ? 0 : current.nodes.parent(parent);
        int node = next.nodes.add(state, 0, root, move, g, 0);
        if (node == NodeStore.NONE) {
            return Outcome.MEMORY_LIMIT;
        }
        if (run.tracer != null) {
            next.numbers.set(node, run.tracer.last());
        }
        if (!isSought()) {
            return null;
        }
        targetRoot = root;
        lastMove = move;
        return Outcome.SOLVED;
    }

    /** Whether the state is in one of the last layers; it is looked for in the next one last, to be added there. */
    private boolean isKnown() {
        return before.nodes.find(state, 0) != NodeStore.NONE
                || current.nodes.find(state, 0) != NodeStore.NONE
                || next.nodes.find(state, 0) != NodeStore.NONE;
    }

    /** Whether the middle layer is none of the last ones. */
    private boolean isMiddleBehind() {
        return depth > middleDepth + 1;
    }

    private void noteSizes(int expanded) {
        long all = (long) before.nodes.size() + current.nodes.size() + next.nodes.size();
        long kept = middle != null && isMiddleBehind() ? middle.nodes.size() : 0;
        run.meter.stored(Math.max(all + kept, depth + 1));
        run.meter.open((long) current.nodes.size() - expanded + next.nodes.size());
    }

    /** The number of moves from the start to what it has reached. */
    int depth() {
        return depth;
    }

    /** The last of these moves; there is one. */
    int lastMove() {
        return lastMove;
    }

    /** The packed state that it has reached. */
    long[] reached() {
        return state.clone();
    }

    /** The number of moves to {@link #middle}. */
    int middleDepth() {
        return middle == null ? 0 : middleDepth;
    }

    /** The packed state of the middle layer on the way, or the start if it has not come so far. */
    long[] middle(long[] start) {
        if (middle == null) {
            return start;
        }
        long[] packed = new long[state.length];
        middle.nodes.state(targetRoot, packed, 0);
        return packed;
    }
}
