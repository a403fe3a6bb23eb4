package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Zero;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The states around one state, layer by layer of equal distance in moves: what is exactly 0, 1, 2, ...
 * moves away. States are stored in this order, so that a layer is a range of nodes.
 *
 * @hidden from users of the library
 */
public final class Layers<P extends Position> {

    /** Hears of a state when it is first reached, and says whether to go on in this layer. */
    @FunctionalInterface
    interface Listener {
        boolean reached(int node, long[] state);
    }

    private final Expander<P> expander;
    private final Listener listener;
    private final Meter meter;
    private boolean goesOn = true;
    private int depth;
    private int startBefore;
    private int start;
    private int end;

    Layers(Problem<P> from, Meter meter, MemoryBudget budget, Listener listener) {
        this.expander = new Expander<>(from, Duplicates.ALL, true, (distance, h) -> distance, meter, budget);
        this.listener = listener;
        this.meter = meter;
    }

    /**
     * The states around the goal. Where moves can be taken back, as far away are those that need as
     * many moves to be solved. At first the outermost layer is the goal alone.
     */
    public static <P extends Position> Layers<P> aroundGoal(Puzzle<P> puzzle, Limits limits, Progress progress) {
        Problem<P> goal = new Problem<>(puzzle, puzzle.goal(), Zero.INSTANCE);
        MemoryBudget budget = new MemoryBudget(limits.memoryBytes());
        Layers<P> layers = new Layers<>(goal, new Meter(limits, progress), budget, (node, state) -> true);
        layers.begin();
        return layers;
    }

    /** How far the outermost layer is. */
    public int depth() {
        return depth;
    }

    /**
     * How many states the outermost layer has; none once all states are reached. Where there is no memory for a single
     * state, the first layer still has one: the position is at it.
     */
    public int width() {
        return size() == 0 ? 1 : end - start;
    }

    /** A state of the outermost layer, by its number in it: a position of this object's own. */
    public P at(int index) {
        if (size() > 0) {
            expander.visit(start + index);
        }
        return expander.position;
    }

    /** A state of the layer before the outermost one, in the same way. */
    public P atBefore(int index) {
        expander.visit(startBefore + index);
        return expander.position;
    }

    /** Goes one move further; says why if it cannot, after which the layers are of no more use. */
    public @Nullable Outcome advance() {
        if (size() == 0) {
            return Outcome.MEMORY_LIMIT;
        }
        for (int node = start; node < end && goesOn; node++) {
            expander.visit(node);
            Outcome stop = expander.expand(node, this::generate);
            if (stop != null) {
                return stop;
            }
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

    /** The number that a trace knows a node by. */
    long number(int node) {
        return expander.number(node);
    }

    List<Integer> pathTo(int node) {
        return expander.pathTo(node);
    }

    private boolean generate(int parent, int move, int distance, long tracked) {
        if (!goesOn) {
            return true;
        }
        if (find(expander.state) != NodeStore.NONE) {
            meter.duplicate();
            return true;
        }
        int node = expander.store(parent, move, distance, tracked);
        goesOn = node != NodeStore.NONE && listener.reached(node, expander.state);
        return node != NodeStore.NONE;
    }
}
