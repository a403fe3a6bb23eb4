package dev.unscramble.search;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace.Side;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The states around one state, layer by layer: those that are exactly 0, 1, 2, ... moves away. States are stored in
 * this order, so that a layer is a range of nodes.
 *
 * @hidden from users of the library
 */
public final class Layers<P extends Position> {

    /** Is called for each state when it is first reached, and returns whether to continue this layer. */
    @FunctionalInterface
    interface Listener {
        boolean reached(int node, long[] state);
    }

    private final Expander<P> expander;
    private final Listener listener;
    private final Meter meter;
    private boolean continues = true;
    private int depth;
    private int startBefore;
    private int start;
    private int end;

    Layers(Problem<P> from, Side side, Meter meter, MemoryBudget budget, Listener listener) {
        this.expander =
                new Expander<>(from, Duplicates.ALL, Costs.unit(), side, (distance, h) -> distance, meter, budget);
        this.listener = listener;
        this.meter = meter;
    }

    /**
     * The states around the goal. If moves have inverses, the states in layer d need d moves to be
     * solved. At first the outermost layer is the goal alone.
     */
    public static <P extends Position> Layers<P> aroundGoal(Puzzle<P> puzzle, Limits limits, Progress progress) {
        Problem<P> goal = new Problem<>(puzzle, puzzle.goalFor("a list of the states around the goal"), Zero.INSTANCE);
        MemoryBudget budget = new MemoryBudget(limits.memoryBytes());
        Layers<P> layers = new Layers<>(goal, Side.GOAL, new Meter(limits, progress), budget, (node, state) -> true);
        layers.begin();
        return layers;
    }

    /** The distance of the outermost layer. */
    public int depth() {
        return depth;
    }

    /**
     * The number of states in the outermost layer; 0 once all states are reached. If there is no memory for a single
     * state, the first layer still has one, the current position.
     */
    public int width() {
        return size() == 0 ? 1 : end - start;
    }

    /** A state of the outermost layer, by its index in it; the returned position is reused by later calls. */
    public P at(int index) {
        if (size() > 0) {
            expander.visit(start + index);
        }
        return expander.position;
    }

    /** A state of the layer before the outermost one, as {@link #at}. */
    public P atBefore(int index) {
        expander.visit(startBefore + index);
        return expander.position;
    }

    /** Adds the next layer. Returns null, or the limit that was reached; the layers are then no longer valid. */
    public @Nullable Outcome advance() {
        return advance(0);
    }

    /**
     * Adds the next layer, as {@link #advance()}.
     *
     * @param elsewhere the number of nodes that wait to be expanded in another search
     */
    @Nullable
    Outcome advance(int elsewhere) {
        if (size() == 0) {
            return Outcome.MEMORY_LIMIT;
        }
        for (int node = start; node < end && continues; node++) {
            expander.visit(node);
            Outcome stop = expander.expand(node, this::generate);
            if (stop != null) {
                return stop;
            }
            int waiting = size() - (node + 1) - (continues ? 0 : 1); // the last one that was reached need not wait
            meter.open((long) elsewhere + waiting);
        }
        startBefore = start;
        start = end;
        end = size();
        depth++;
        return null;
    }

    boolean begin() {
        boolean stored = expander.start(this::generate);
        end = size();
        return stored;
    }

    int size() {
        return expander.store.size();
    }

    int find(long[] state) {
        return expander.store.find(state, 0);
    }

    /** The number of a node in the trace. */
    long number(int node) {
        return expander.number(node);
    }

    List<Integer> pathTo(int node) {
        return expander.pathTo(node);
    }

    private boolean generate(int parent, int move, int distance, long tracked) {
        if (!continues) {
            return true;
        }
        if (find(expander.state) != NodeStore.NONE) {
            meter.duplicate();
            return true;
        }
        int node = expander.store(parent, move, distance, tracked);
        continues = node != NodeStore.NONE && listener.reached(node, expander.state);
        return node != NodeStore.NONE;
    }
}
