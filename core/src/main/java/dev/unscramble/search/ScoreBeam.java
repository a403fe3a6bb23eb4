package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.store.RecentStates;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A beam that is guided by a score and made for speed: all children of a layer are scored before any of them is made, the
 * best are found by a counting sort, and only those are written, into flat arrays. A state met a few layers ago is left
 * out by its hash. A layer is shared out among places, such as the cells of a blank: otherwise a blank that every move makes
 * worse off for a while never leaves its corner, as the beam fills up with states that differ only there.
 *
 * <p>Threads score parts of a layer, and write parts of the next one. What is kept does not depend on how many they are.
 */
final class ScoreBeam<P extends Position> {

    /** How a run ended. */
    enum Ending {
        SOLVED,
        /** There was no state left. */
        EMPTY,
        /** As deep as it was allowed to go. */
        DEEP,
        /** No better state for {@link #PATIENCE} layers. */
        STALLED,
        /** A limit was reached. */
        STOPPED
    }

    private static final int PATIENCE = 100;
    /** How many states are remembered, at least, and for each that a layer holds. */
    private static final int LEAST_MEMORY = 1 << 14;

    private static final int MEMORY = 8;
    /** This many times its even share of a layer the states at one place may take. */
    private static final long SHARE = 4;
    /** Layers of fewer states than this are not worth a second thread. */
    private static final int SHARED_WIDTH = 2000;

    private final Meter meter;
    private final BeamThreads threads;
    private final @Nullable BeamTrace<P> trace;
    private final long[] allowedAfter;
    private final int moveCount;
    private final RecentStates met;
    private final int width;
    private final int length;
    private final Candidates candidates = new Candidates();
    private final Candidates.Part[] parts;
    private final List<ScoredStates<P>> scorers = new ArrayList<>();
    /** By depth, then number in the layer: where each state came from. */
    private final List<int[]> origins = new ArrayList<>();

    private BeamLayer layer;
    private BeamLayer next;
    private @Nullable List<byte[]> record;
    private boolean isComplete;
    private boolean isSolved;
    private int bestScore;
    private int bestDepth;
    private int bestNode;

    ScoreBeam(BeamContext<P> context, int width) {
        this.meter = context.meter();
        this.threads = context.threads();
        this.trace = context.trace();
        this.width = width;
        this.length = context.stateLength();
        this.moveCount = context.puzzle().moveCount();
        this.allowedAfter = Duplicates.ALL.allowedAfter(context.puzzle());
        this.met = new RecentStates(Math.max(LEAST_MEMORY, MEMORY * width));
        this.layer = new BeamLayer(width, length);
        this.next = new BeamLayer(width, length);
        this.parts = new Candidates.Part[width < SHARED_WIDTH || trace != null ? 1 : threads.count()];
        Arrays.setAll(parts, i -> new Candidates.Part());
    }

    /** The memory that each state of a layer takes, in a run of that many layers. */
    static long bytesPerState(int length, int moveCount, int layers) {
        return 2L * (length + Integer.BYTES + Long.BYTES)
                + 3L * moveCount * Integer.BYTES
                + RecentStates.bytes(MEMORY)
                + (long) layers * Integer.BYTES;
    }

    /** The widest beam that arrays can hold. */
    static int mostWidth(int length, int moveCount) {
        return Math.min(Candidates.MOST_PARENTS, Integer.MAX_VALUE / Math.max(length, 2 * moveCount));
    }

    /**
     * Searches from a position, for at most that many layers.
     *
     * @param states makes states and their scores, for each thread its own
     */
    Ending run(Supplier<ScoredStates<P>> states, P start, int mostDepth) {
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return Ending.STOPPED;
        }
        begin(states, start);
        while (layer.size > 0) {
            int depth = origins.size();
            if (isSolved) {
                return Ending.SOLVED;
            }
            if (depth >= mostDepth) {
                return Ending.DEEP;
            }
            if (depth - bestDepth > PATIENCE) {
                return Ending.STALLED;
            }
            if (!score()) {
                return Ending.STOPPED;
            }
            keep(candidates.sort(parts));
        }
        return Ending.EMPTY;
    }

    private void begin(Supplier<ScoredStates<P>> states, P start) {
        scorers.clear();
        for (int i = 0; i < parts.length; i++) {
            scorers.add(states.get());
        }
        ScoredStates<P> first = scorers.get(0);
        first.write(start, layer.states, 0);
        layer.scores[0] = first.score(layer.states, 0);
        layer.hashes[0] = first.hash(layer.states, 0);
        layer.size = 1;
        meter.generated++;
        if (trace != null) {
            trace.start(start, layer.scores[0]);
        }
        origins.clear();
        met.clear();
        met.add(layer.hashes[0]);
        isComplete = true;
        isSolved = first.isGoal(layer.states, 0, layer.hashes[0]);
        bestScore = layer.scores[0];
        bestDepth = 0;
        bestNode = 0;
    }

    /** Whether no state was dropped for lack of room. */
    boolean isComplete() {
        return isComplete;
    }

    /** The moves to the best state; the goal where there is one. */
    List<Integer> pathToBest() {
        int[] nodes = nodesToBest();
        List<Integer> path = new ArrayList<>();
        for (int depth = 0; depth < bestDepth; depth++) {
            path.add(Candidates.move(origins.get(depth)[nodes[depth]]));
        }
        return path;
    }

    /** The numbers in their layers of the states that the moves to the best state lead to. */
    int[] nodesToBest() {
        int[] nodes = new int[bestDepth];
        int node = bestNode;
        for (int depth = bestDepth - 1; depth >= 0; depth--) {
            nodes[depth] = node;
            node = Candidates.parent(origins.get(depth)[node]);
        }
        return nodes;
    }

    /** Tells whoever listens that the goal it came to completes the best solution so far. */
    void tellSolved() {
        if (trace != null) {
            trace.solved(bestNode);
        }
    }

    /** Adds the states of each layer that it keeps to a list. */
    void record(List<byte[]> layers) {
        record = layers;
    }

    /** Scores all children of the layer; no if a limit was reached. */
    private boolean score() {
        candidates.reserve(layer.size * moveCount);
        for (int i = 0; i < parts.length; i++) {
            parts[i].clear(from(i, layer.size) * moveCount);
        }
        boolean isWithinLimit = meter.nodesLeft() > (long) layer.size * moveCount;
        boolean goesOn = isWithinLimit && isShared(layer.size) ? scoreTogether() : scoreAlone();
        for (Candidates.Part part : parts) {
            tellExpanded(part);
        }
        return goesOn;
    }

    private boolean isShared(int states) {
        return parts.length > 1 && states >= SHARED_WIDTH;
    }

    /** Where a part of that many states begins. */
    private int from(int part, int count) {
        return (int) ((long) count * part / parts.length);
    }

    private boolean scoreAlone() {
        boolean goesOn = score(0, 0, layer.size, 0);
        meter.generated -= parts[0].spare;
        return goesOn;
    }

    /** The limit of nodes cannot be reached in this layer; the others are looked at before it. */
    private boolean scoreTogether() {
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return false;
        }
        threads.run(part -> score(part, from(part, layer.size), from(part + 1, layer.size), Long.MAX_VALUE));
        for (Candidates.Part part : parts) {
            meter.generated += part.end - part.begin;
        }
        return true;
    }

    /** Scores the children of some states, of which that many may be made before the meter is asked for more. */
    private boolean score(int number, int from, int to, long spare) {
        ScoredStates<P> states = scorers.get(number);
        Candidates.Part part = parts[number];
        part.spare = spare;
        int[] before = origins.isEmpty() ? new int[0] : origins.get(origins.size() - 1);
        for (int node = from; node < to; node++) {
            states.visit(layer.states, node * length);
            int score = layer.scores[node];
            part.expanded++;
            if (trace != null) {
                trace.expanded(node);
            }
            long moves = states.legalMoves() & (before.length == 0 ? -1L : allowedAfter[Candidates.move(before[node])]);
            for (; moves != 0; moves &= moves - 1) {
                if (part.spare == 0 && !askForMore(part)) {
                    return false;
                }
                part.spare--;
                int move = Long.numberOfTrailingZeros(moves);
                int after = states.scoreAfter(move, score);
                candidates.add(part, Candidates.origin(node, move), after);
                if (trace != null) {
                    trace.generated(node, move, after);
                }
            }
        }
        return true;
    }

    private boolean askForMore(Candidates.Part part) {
        tellExpanded(part);
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return false;
        }
        part.spare = meter.reserve(Long.MAX_VALUE);
        return true;
    }

    private void tellExpanded(Candidates.Part part) {
        meter.expanded += part.expanded;
        part.expanded = 0;
    }

    /** Makes the best of that many candidates that were not met, and goes on to them. */
    private void keep(int count) {
        int[] kept = choose(count);
        if (isShared(kept.length)) {
            threads.run(part -> write(part, kept, from(part, kept.length), from(part + 1, kept.length)));
        } else {
            write(0, kept, 0, kept.length);
        }
        origins.add(kept);
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

    /** Chooses the best candidates that were not met, by their origins, and sets their scores and hashes. */
    private int[] choose(int count) {
        ScoredStates<P> states = scorers.get(0);
        int[] chosen = new int[Math.min(width, count)];
        int kept = 0;
        int[] keptAt = new int[states.places()];
        long mostAtPlace = Math.max(1, SHARE * width / states.places());
        for (int i = 0; i < count; i++) {
            int candidate = candidates.sorted[i];
            if (kept == width) {
                drop(candidate);
                if (trace == null) {
                    break;
                }
                continue;
            }
            int origin = candidates.origins[candidate];
            int parent = Candidates.parent(origin);
            int move = Candidates.move(origin);
            states.visit(layer.states, parent * length);
            int place = states.placeAfter(move);
            if (keptAt[place] >= mostAtPlace) {
                drop(candidate);
                continue;
            }
            long hash = states.hashAfter(move, layer.hashes[parent]);
            if (!met.add(hash)) {
                duplicate(candidate);
                continue;
            }
            if (trace != null) {
                trace.kept(candidate);
            }
            next.scores[kept] = candidates.scores[candidate];
            next.hashes[kept] = hash;
            chosen[kept++] = origin;
            keptAt[place]++;
        }
        return kept == chosen.length ? chosen : Arrays.copyOf(chosen, kept);
    }

    private void drop(int candidate) {
        isComplete = false;
        if (trace != null) {
            trace.pruned(candidate);
        }
    }

    private void duplicate(int candidate) {
        meter.duplicates++;
        if (trace != null) {
            trace.duplicate(candidate);
        }
    }

    private void write(int part, int[] kept, int from, int to) {
        ScoredStates<P> states = scorers.get(part);
        for (int i = from; i < to; i++) {
            states.visit(layer.states, Candidates.parent(kept[i]) * length);
            states.writeAfter(Candidates.move(kept[i]), next.states, i * length);
        }
    }

    /** Looks for the goal in the layer, and else for a state that is better than all before. */
    private void findBest() {
        ScoredStates<P> states = scorers.get(0);
        for (int node = 0; node < layer.size && !isSolved; node++) {
            if (states.isGoal(layer.states, node * length, layer.hashes[node])) {
                isSolved = true;
                setBest(node);
            }
        }
        if (!isSolved && layer.size > 0 && layer.scores[0] < bestScore) {
            setBest(0);
        }
    }

    private void setBest(int node) {
        bestScore = layer.scores[node];
        bestDepth = origins.size();
        bestNode = node;
    }
}
