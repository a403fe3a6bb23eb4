package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.ScoredStates;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Scores all children of a layer, before any of them is made, and sorts them. Workers score parts of a layer. */
final class BeamScoring<P extends Position> {
    final Candidates candidates = new Candidates();

    private final Meter meter;
    private final @Nullable BeamTrace<P> trace;
    private final BeamWorkers<P> workers;
    private final long[] allowedAfter;
    private final int moveCount;
    private final int length;
    private final Candidates.Part[] parts;

    BeamScoring(BeamContext<P> context, BeamWorkers<P> workers) {
        this.meter = context.meter();
        this.trace = context.trace();
        this.workers = workers;
        this.moveCount = context.puzzle().moveCount();
        this.allowedAfter = Duplicates.ALL.allowedAfter(context.puzzle());
        this.length = context.stateLength();
        this.parts = new Candidates.Part[workers.count()];
        Arrays.setAll(parts, i -> new Candidates.Part());
    }

    /**
     * Makes the candidates.
     *
     * @param origins where the states of the layer came from; none if it is the first
     * @return no if a limit was reached
     */
    boolean score(BeamLayer layer, int[] origins) {
        candidates.reserve(layer.size * moveCount);
        for (int i = 0; i < parts.length; i++) {
            parts[i].clear(workers.from(i, layer.size) * moveCount);
        }
        boolean isWithinLimit = meter.nodesLeft() > (long) layer.size * moveCount;
        boolean goesOn = isWithinLimit && workers.isWorthSharing(layer.size)
                ? scoreTogether(layer, origins)
                : scoreAlone(layer, origins);
        for (Candidates.Part part : parts) {
            tellExpanded(part);
        }
        return goesOn;
    }

    /** Sorts the candidates by their scores; says how many there are. */
    int sort() {
        return candidates.sort(parts);
    }

    private boolean scoreAlone(BeamLayer layer, int[] origins) {
        parts[0].spare = 0;
        boolean goesOn = score(layer, origins, 0, 0, layer.size);
        meter.generated -= parts[0].spare;
        return goesOn;
    }

    /** The limit of nodes cannot be reached in this layer; the others are looked at before it. */
    private boolean scoreTogether(BeamLayer layer, int[] origins) {
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return false;
        }
        workers.share(layer.size, (worker, from, to) -> {
            parts[worker].spare = Long.MAX_VALUE;
            score(layer, origins, worker, from, to);
        });
        for (Candidates.Part part : parts) {
            meter.generated += part.end - part.begin;
        }
        return true;
    }

    private boolean score(BeamLayer layer, int[] origins, int worker, int from, int to) {
        ScoredStates<P> states = workers.states(worker);
        Candidates.Part part = parts[worker];
        for (int node = from; node < to; node++) {
            states.visit(layer.states, node * length);
            int score = layer.scores[node];
            part.expanded++;
            if (trace != null) {
                trace.expanded(node);
            }
            long moves =
                    states.legalMoves() & (origins.length == 0 ? -1L : allowedAfter[Candidates.move(origins[node])]);
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

    /** Asks the meter how many more candidates may be made before it is asked again. */
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
}
