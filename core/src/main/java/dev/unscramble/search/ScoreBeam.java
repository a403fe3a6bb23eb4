package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.store.RecentStates;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A beam that is guided by a score and made for speed: all children of a layer are scored before any of them is made, the
 * best are found by a counting sort, and only those are written, into flat arrays. A state met a few layers ago is left
 * out by its hash. A layer is shared out among places, such as the cells of a blank: otherwise a blank that every move makes
 * worse off for a while never leaves its corner, as the beam fills up with states that differ only there.
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
    private static final int MOVE_BITS = 6;
    /** How many states are remembered, at least, and for each that a layer holds. */
    private static final int LEAST_MEMORY = 1 << 14;

    private static final int MEMORY = 8;
    /** This many times its even share of a layer the states at one place may take. */
    private static final long SHARE = 4;

    private final Meter meter;
    private final long[] allowedAfter;
    private final int moveCount;
    private final RecentStates met;
    private final int width;
    private final int length;
    private Layer layer;
    private Layer next;
    /** By depth, then number in the layer: the parent's number and the move. */
    private final List<int[]> origins = new ArrayList<>();

    private int[] candidates = {};
    private int[] candidateScores = {};
    private int[] sorted = {};
    private int candidateCount;
    private int leastScore;
    private int mostScore;
    private int[] ranks = {};
    private boolean isComplete;
    private int bestScore;
    private int bestDepth;
    private int bestNode;

    private static final class Layer {
        final byte[] states;
        final int[] scores;
        final long[] hashes;
        int size;

        Layer(int width, int length) {
            states = new byte[width * length];
            scores = new int[width];
            hashes = new long[width];
        }
    }

    ScoreBeam(Puzzle<P> puzzle, int length, int width, Meter meter) {
        this.meter = meter;
        this.width = width;
        this.length = length;
        this.moveCount = puzzle.moveCount();
        this.allowedAfter = Duplicates.ALL.allowedAfter(puzzle);
        this.met = new RecentStates(Math.max(LEAST_MEMORY, MEMORY * width));
        this.layer = new Layer(width, length);
        this.next = new Layer(width, length);
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
        return Math.min(1 << Integer.SIZE - MOVE_BITS - 1, Integer.MAX_VALUE / Math.max(length, 2 * moveCount));
    }

    /** Searches from a position, for at most that many layers. */
    Ending run(ScoredStates<P> states, P start, int mostDepth) {
        states.write(start, layer.states, 0);
        layer.scores[0] = states.score(layer.states, 0);
        layer.hashes[0] = states.hash(layer.states, 0);
        layer.size = 1;
        origins.clear();
        met.clear();
        met.add(layer.hashes[0]);
        isComplete = true;
        bestScore = layer.scores[0];
        bestDepth = 0;
        bestNode = 0;
        while (layer.size > 0) {
            int depth = origins.size();
            if (bestScore == 0) {
                return Ending.SOLVED;
            }
            if (depth >= mostDepth) {
                return Ending.DEEP;
            }
            if (depth - bestDepth > PATIENCE) {
                return Ending.STALLED;
            }
            if (!score(states)) {
                return Ending.STOPPED;
            }
            sort();
            keep(states);
        }
        return Ending.EMPTY;
    }

    /** Whether no state was dropped for want of room. */
    boolean isComplete() {
        return isComplete;
    }

    /** The moves to the best state; the goal where there is one. */
    List<Integer> pathToBest() {
        List<Integer> path = new ArrayList<>();
        int node = bestNode;
        for (int depth = bestDepth - 1; depth >= 0; depth--) {
            int origin = origins.get(depth)[node];
            path.add(origin & (1 << MOVE_BITS) - 1);
            node = origin >>> MOVE_BITS;
        }
        Collections.reverse(path);
        return path;
    }

    /** Scores all children of the layer. */
    private boolean score(ScoredStates<P> states) {
        int most = layer.size * moveCount;
        if (candidates.length < most) {
            candidates = new int[most];
            candidateScores = new int[most];
            sorted = new int[most];
        }
        int count = 0;
        leastScore = Integer.MAX_VALUE;
        mostScore = 0;
        int[] origin = origins.isEmpty() ? new int[0] : origins.get(origins.size() - 1);
        for (int node = 0; node < layer.size; node++) {
            states.visit(layer.states, node * length);
            int score = layer.scores[node];
            long moves = states.legalMoves()
                    & (origin.length == 0 ? -1L : allowedAfter[origin[node] & (1 << MOVE_BITS) - 1]);
            meter.expanded++;
            for (; moves != 0; moves &= moves - 1) {
                if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                    return false;
                }
                meter.generated++;
                int move = Long.numberOfTrailingZeros(moves);
                int after = states.scoreAfter(move, score);
                candidates[count] = node << MOVE_BITS | move;
                candidateScores[count++] = after;
                leastScore = Math.min(leastScore, after);
                mostScore = Math.max(mostScore, after);
            }
        }
        candidateCount = count;
        return true;
    }

    /** Sorts the candidates by score, those of one score in the order in which they were made. */
    private void sort() {
        if (candidateCount == 0) {
            return;
        }
        int range = mostScore - leastScore + 2;
        if (ranks.length < range) {
            ranks = new int[range];
        } else {
            Arrays.fill(ranks, 0, range, 0);
        }
        for (int i = 0; i < candidateCount; i++) {
            ranks[candidateScores[i] - leastScore + 1]++;
        }
        for (int i = 1; i < range; i++) {
            ranks[i] += ranks[i - 1];
        }
        for (int i = 0; i < candidateCount; i++) {
            sorted[ranks[candidateScores[i] - leastScore]++] = i;
        }
    }

    /** Makes the best candidates that were not met, and goes on to them. */
    private void keep(ScoredStates<P> states) {
        int[] origin = new int[Math.min(width, candidateCount)];
        int kept = 0;
        int[] keptAt = new int[states.places()];
        long mostAtPlace = Math.max(1, SHARE * width / states.places());
        for (int i = 0; i < candidateCount; i++) {
            if (kept == width) {
                isComplete = false;
                break;
            }
            int candidate = candidates[sorted[i]];
            int node = candidate >>> MOVE_BITS;
            int move = candidate & (1 << MOVE_BITS) - 1;
            states.visit(layer.states, node * length);
            int place = states.placeAfter(move);
            if (keptAt[place] >= mostAtPlace) {
                isComplete = false;
                continue;
            }
            long hash = states.hashAfter(move, layer.hashes[node]);
            if (!met.add(hash)) {
                meter.duplicates++;
                continue;
            }
            states.writeAfter(move, next.states, kept * length);
            next.scores[kept] = candidateScores[sorted[i]];
            next.hashes[kept] = hash;
            origin[kept++] = candidate;
            keptAt[place]++;
        }
        next.size = kept;
        origins.add(kept == origin.length ? origin : Arrays.copyOf(origin, kept));
        Layer done = layer;
        layer = next;
        next = done;
        if (kept > 0 && layer.scores[0] < bestScore) {
            bestScore = layer.scores[0];
            bestDepth = origins.size();
            bestNode = 0;
        }
        meter.open(kept);
        meter.stored((long) kept + done.size);
    }
}
