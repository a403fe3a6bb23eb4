package dev.unscramble.search.beam;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Position;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.search.meter.Meter;
import org.jspecify.annotations.Nullable;

/** Scores all children of a layer, before any of them is made, and sorts them. Workers score slices of a layer. */
final class BeamScoring<P extends Position> {
    final Candidates candidates;

    private final Meter meter;
    private final @Nullable BeamTrace<P> trace;
    private final BeamWorkers<P> workers;
    private final long[] allowedAfter;
    private final int moveCount;
    private final int length;
    private Candidates.Slice[] slices = {};

    BeamScoring(BeamContext<P> context, BeamWorkers<P> workers, int groups) {
        this.candidates = new Candidates(groups);
        this.meter = context.meter();
        this.trace = context.trace();
        this.workers = workers;
        this.moveCount = context.moveCount();
        this.allowedAfter = Duplicates.ALL.allowedAfter(context.puzzle());
        this.length = context.stateLength();
    }

    /**
     * Makes the candidates.
     *
     * @param origins of the states of the layer; none if it is the first
     * @return false if a limit was reached
     */
    boolean score(BeamLayer layer, int[] origins) {
        candidates.reserve(layer.size * moveCount);
        boolean isWithinLimit = meter.nodesLeft() > (long) layer.size * moveCount;
        boolean continues = isWithinLimit && workers.slices(layer.size) > 1
                ? scoreTogether(layer, origins)
                : scoreAlone(layer, origins);
        for (Candidates.Slice slice : slices) {
            tellExpanded(slice);
        }
        return continues;
    }

    /** Sorts the candidates by their scores. */
    void sort() {
        candidates.sort(slices);
    }

    private boolean scoreAlone(BeamLayer layer, int[] origins) {
        Candidates.Slice all = new Candidates.Slice(0, 0);
        slices = new Candidates.Slice[] {all};
        boolean continues = score(layer, origins, workers.states(), all, 0, layer.size);
        meter.generated -= all.spare;
        return continues;
    }

    /** Scores on several threads. The node limit cannot be reached in this layer; other limits are checked before. */
    private boolean scoreTogether(BeamLayer layer, int[] origins) {
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return false;
        }
        Candidates.Slice[] all = new Candidates.Slice[workers.slices(layer.size)];
        workers.share(layer.size, (states, number, from, to) -> {
            Candidates.Slice slice = new Candidates.Slice(from * moveCount, Long.MAX_VALUE);
            score(layer, origins, states, slice, from, to);
            all[number] = slice;
        });
        slices = all;
        for (Candidates.Slice slice : slices) {
            meter.generated += slice.end - slice.begin + slice.leftOut;
        }
        return true;
    }

    private boolean score(
            BeamLayer layer, int[] origins, ScoredStates<P> states, Candidates.Slice slice, int from, int to) {
        for (int node = from; node < to; node++) {
            states.visit(layer.states, node * length);
            int score = layer.scores[node];
            slice.expanded++;
            if (trace != null) {
                trace.expanded(node);
            }
            long moves =
                    states.legalMoves() & (origins.length == 0 ? -1L : allowedAfter[Candidates.move(origins[node])]);
            for (; moves != 0; moves &= moves - 1) {
                if (slice.spare == 0 && !askForMore(slice)) {
                    return false;
                }
                slice.spare--;
                int move = Long.numberOfTrailingZeros(moves);
                int after = states.scoreAfter(move, score);
                if (after == ScoredStates.NO_WAY) {
                    slice.leftOut++;
                    if (trace != null) {
                        trace.leftOut(node, move, after);
                    }
                    continue;
                }
                candidates.add(
                        slice,
                        Candidates.origin(node, move),
                        after,
                        states.hashAfter(move, layer.hashes[node]),
                        states.placeAfter(move));
                if (trace != null) {
                    trace.generated(node, move, after);
                }
            }
        }
        return true;
    }

    /** Reserves more candidates from the meter. Returns false if a limit was reached. */
    private boolean askForMore(Candidates.Slice slice) {
        tellExpanded(slice);
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return false;
        }
        slice.spare = meter.reserve(Long.MAX_VALUE);
        return true;
    }

    private void tellExpanded(Candidates.Slice slice) {
        meter.expanded += slice.expanded;
        slice.expanded = 0;
    }
}
