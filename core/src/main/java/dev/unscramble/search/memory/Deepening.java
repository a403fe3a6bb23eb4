package dev.unscramble.search.memory;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.search.Search;
import dev.unscramble.search.Weight;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Tracer;
import org.jspecify.annotations.Nullable;

/**
 * A run in rounds with bounds on f = g + w h: the first is the f of the start, each other the least f beyond the one before.
 * The start counts as generated once, and is number 0 of a trace.
 */
abstract class Deepening<P extends Position> extends Search.Execution<P> {
    final @Nullable Tracer tracer;
    private final Weight weight;
    final boolean isAdmissible;
    /** The least f beyond the bound of this round. */
    int nextBound;

    Deepening(Problem<P> problem, Meter meter, Limits limits, Weight weight) {
        super(problem, meter, limits);
        this.weight = weight;
        tracer = meter.tracer;
        isAdmissible = heuristic.guarantee().isAdmissible();
    }

    /** Searches all paths whose f is within the bound. Returns exhausted if none leads to the goal. */
    abstract Outcome round(int bound);

    @Override
    protected Outcome search() {
        int bound = generateStart();
        while (mayHoldSolution(bound)) {
            Outcome end = countedRound(bound);
            if (end != Outcome.EXHAUSTED) {
                return end;
            }
            if (nextBound == Integer.MAX_VALUE) {
                return exhausted(isAdmissible);
            }
            bound = nextBound;
            proveBelow(bound);
        }
        return tooDear();
    }

    /** Generates the start. Returns its f. */
    final int generateStart() {
        int h = heuristic.estimate(position);
        int f = weight.of(h);
        meter.generated = 1;
        meter.stored(1);
        if (tracer != null) {
            tracer.start(puzzle, position, h, f);
        }
        return f;
    }

    /** A round, which is counted and traced as such. */
    final Outcome countedRound(int bound) {
        nextBound = Integer.MAX_VALUE;
        Statistics before = meter.beginRound();
        meter.enter(bound);
        Outcome end = round(bound);
        meter.endRound(bound, before);
        return end;
    }

    /** Whether a solution within the depth limit may have an f as large as this. */
    final boolean mayHoldSolution(int f) {
        return !isAdmissible || weight.leastCost(f) <= mostCost;
    }

    /** Notes that no solution has a smaller f. */
    final void proveBelow(int f) {
        if (isAdmissible) {
            raiseLowerBound(Math.min(weight.leastCost(f), mostCost + 1));
        }
    }

    /** The outcome if every solution costs more than the limit. */
    final Outcome tooDear() {
        exceededCost |= mostCost == Puzzle.MAX_COST;
        return Outcome.DEPTH_LIMIT;
    }

    /** f of a node. */
    final int f(int g, int h) {
        return g + weight.of(h);
    }

    /** Whether the node generated last, with this g and h, is within the bound; otherwise it is noted as pruned. */
    final boolean isWithin(int bound, int g, int h) {
        if (h <= Puzzle.MAX_COST && f(g, h) <= bound && g <= mostCost) {
            return true;
        }
        if (!isTooDear(g) && h <= Puzzle.MAX_COST) {
            nextBound = Math.min(nextBound, f(g, h));
        }
        if (tracer != null) {
            tracer.pruned(tracer.last(), Pruned.BOUND);
        }
        return false;
    }
}
