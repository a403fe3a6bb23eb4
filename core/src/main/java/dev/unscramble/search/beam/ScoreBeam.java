package dev.unscramble.search.beam;

import dev.unscramble.model.Position;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.search.meter.Meter;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A beam that is guided by a score and made for speed. From layer to layer: {@link BeamScoring} scores all children
 * before any of them is made and sorts them by counting, {@link BeamSelection} chooses the best, and only those are
 * written, into the flat arrays of a {@link BeamLayer}. {@link BeamPaths} store their origins.
 *
 * <p>{@link BeamWorkers} share a layer. Which states are kept does not depend on the number of workers.
 */
public final class ScoreBeam<P extends Position> {

    /** How a run ended. */
    public enum Ending {
        SOLVED,
        /** There was no state left. */
        EMPTY,
        /** The depth limit was reached. */
        DEEP,
        /** No better state for {@link #PATIENCE} layers. */
        STALLED,
        /** A limit was reached. */
        STOPPED
    }

    private static final int PATIENCE = 100;

    private final Meter meter;
    private final @Nullable BeamTrace<P> trace;
    private final int length;
    private final BeamWorkers<P> workers;
    private final BeamScoring<P> scoring;
    private final BeamSelection<P> selection;
    private final BeamPaths paths = new BeamPaths();
    private final IntUnaryOperator widths;
    private final int mostWidth;

    private BeamLayer layer;
    private BeamLayer next;
    private @Nullable List<byte[]> record;
    private boolean isSolved;

    /** A beam of one width. */
    ScoreBeam(BeamContext<P> context, int width) {
        this(context, width, depth -> width);
    }

    /**
     * A beam whose width changes.
     *
     * @param mostWidth of any layer
     * @param widths by depth
     */
    ScoreBeam(BeamContext<P> context, int mostWidth, IntUnaryOperator widths) {
        this.meter = context.meter();
        this.trace = context.trace();
        this.length = context.stateLength();
        this.workers = new BeamWorkers<>(context, mostWidth);
        this.selection = new BeamSelection<>(context, workers, mostWidth);
        this.scoring = new BeamScoring<>(context, workers, selection.groups());
        this.widths = widths;
        this.mostWidth = mostWidth;
        this.layer = new BeamLayer(mostWidth, length);
        this.next = new BeamLayer(mostWidth, length);
    }

    /** The memory that each state of a layer takes, in a run of {@code layers} layers. */
    public static long bytesPerState(int length, int moveCount, int layers) {
        return 2L * (length + Integer.BYTES + Long.BYTES)
                + moveCount * Candidates.bytes()
                + BeamGroup.bytesPerState()
                + (long) layers * Integer.BYTES;
    }

    /** The widest beam that arrays can hold. */
    public static int mostWidth(int length, int moveCount) {
        return Math.min(Candidates.MOST_PARENTS, Integer.MAX_VALUE / Math.max(length, 2 * moveCount));
    }

    /**
     * Searches from a position, for at most {@code mostDepth} layers.
     *
     * @param states makes the states and their scores, once for each thread
     */
    public Ending run(Supplier<ScoredStates<P>> states, P start, int mostDepth) {
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return Ending.STOPPED;
        }
        begin(states, start);
        while (layer.size > 0) {
            if (isSolved) {
                return Ending.SOLVED;
            }
            if (paths.depth() >= mostDepth) {
                return Ending.DEEP;
            }
            if (paths.layersSinceBest() > PATIENCE) {
                return Ending.STALLED;
            }
            if (!scoring.score(layer, paths.last())) {
                return Ending.STOPPED;
            }
            scoring.sort();
            keep();
        }
        return Ending.EMPTY;
    }

    private void begin(Supplier<ScoredStates<P>> states, P start) {
        workers.begin(states);
        ScoredStates<P> first = workers.states();
        first.write(start, layer.states, 0);
        layer.scores[0] = first.score(layer.states, 0);
        layer.hashes[0] = first.hash(layer.states, 0);
        layer.size = 1;
        meter.generated++;
        if (trace != null) {
            trace.start(start, layer.scores[0]);
        }
        selection.begin(first.places(), layer.hashes[0]);
        paths.begin(layer.scores[0]);
        isSolved = first.isGoal(layer.states, 0, layer.hashes[0]);
    }

    /** The largest width of a layer. */
    public int widest() {
        return mostWidth;
    }

    /** Whether no state was dropped for lack of room. */
    public boolean isComplete() {
        return selection.isComplete();
    }

    /** The paths to the states that it kept; the best state is the goal if it was reached. */
    public BeamPaths paths() {
        return paths;
    }

    /** Reports to the trace, if there is one, that the goal it reached completes the best solution so far. */
    public void traceSolved() {
        if (trace != null) {
            trace.solved(paths.bestNode());
        }
    }

    /** Adds the states of each layer that it keeps to a list. */
    public void record(List<byte[]> layers) {
        record = layers;
    }

    /** Makes the best of the candidates, which become the next layer. */
    private void keep() {
        int width = Math.min(mostWidth, widths.applyAsInt(paths.depth()));
        int[] kept = selection.choose(scoring.candidates, width, next);
        workers.share(kept.length, (states, worker, from, to) -> write(states, kept, from, to));
        paths.add(kept);
        next.size = kept.length;
        meter.open(kept.length);
        meter.stored((long) kept.length + layer.size);
        BeamLayer done = layer;
        layer = next;
        next = done;
        if (record != null) {
            record.add(Arrays.copyOf(layer.states, layer.size * length));
        }
        if (trace != null) {
            trace.enterLayer();
        }
        findBest();
    }

    private void write(ScoredStates<P> states, int[] kept, int from, int to) {
        for (int i = from; i < to; i++) {
            states.visit(layer.states, Candidates.parent(kept[i]) * length);
            states.writeAfter(Candidates.move(kept[i]), next.states, i * length);
        }
    }

    /** Looks for the goal in the layer, or else for a state that is better than all before. */
    private void findBest() {
        ScoredStates<P> states = workers.states();
        int best = 0;
        for (int node = 0; node < layer.size; node++) {
            if (states.isGoal(layer.states, node * length, layer.hashes[node])) {
                isSolved = true;
                paths.setBest(node, layer.scores[node]);
                return;
            }
            best = layer.scores[node] < layer.scores[best] ? node : best;
        }
        if (layer.size > 0 && layer.scores[best] < paths.bestScore()) {
            paths.setBest(best, layer.scores[best]);
        }
    }
}
