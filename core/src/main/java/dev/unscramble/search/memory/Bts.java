package dev.unscramble.search.memory;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.Weight;
import dev.unscramble.search.meter.Meter;
import org.jspecify.annotations.Nullable;

/**
 * Budgeted tree search (Helmert, Lattimore, Lelis, Orseau and Sturtevant, 2019): IDA* whose rounds grow. If a round of IDA*
 * expands fewer than {@value #LEAST_GROWTH} times the nodes of the one before, because few nodes have the next f, larger bounds are
 * tried: 2, 4, 8, ... beyond what is proved, and then by halves, until one takes {@value #LEAST_GROWTH} to {@value #MOST_GROWTH} times as many
 * nodes. A try that needs more is given up, so that a bound which is too large costs no more than that. If N nodes have an
 * f below the optimum C, about N log C are expanded; by IDA*, as many as N squared.
 */
public final class Bts extends Search {
    private static final int LEAST_GROWTH = 2;
    private static final int MOST_GROWTH = 8;

    private Bts() {}

    /** It has no options. */
    public static Bts create() {
        return new Bts();
    }

    @Override
    public String name() {
        return "bts";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Rounds<>(problem, meter, limits);
    }

    private static final class Rounds<P extends Position> extends PathRounds<P> {
        private static final int NONE = Integer.MAX_VALUE;
        private static final long UNLIMITED = Long.MAX_VALUE;

        /** No solution costs less. */
        private int low;
        /** The least bound that is known to take more than the budget. */
        private int high;
        /** The cost of the cheapest solution so far. */
        private int cost = NONE;

        private long goal;
        /** The nodes that the last round has expanded, and those that it might. */
        private long used;

        private long budget;
        /** The largest f of the nodes that the last round has expanded. */
        private int largestF;

        Rounds(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits, Weight.ONE, Duplicates.PARENT);
        }

        @Override
        protected Outcome search() {
            low = generateStart();
            long least = 0;
            while (mayHoldSolution(low)) {
                Outcome end = attempt(low, UNLIMITED);
                high = NONE;
                for (long step = 2; end == null && isOfWrongSize(least); step *= 2) {
                    long next = high == NONE ? low + step : low + (high - low) / 2;
                    end = attempt((int) Math.min(next, NONE - 1), MOST_GROWTH / LEAST_GROWTH * least);
                }
                if (end != null) {
                    return end;
                }
                least = Math.max(LEAST_GROWTH * used, LEAST_GROWTH * least);
            }
            return tooDear();
        }

        /** Whether the last round was too small or too large, and another bound may be better. */
        private boolean isOfWrongSize(long least) {
            return (used < least || used > budget) && low < high && mayHoldSolution(low);
        }

        /** A round with a budget. Returns null if the search is to continue. */
        private @Nullable Outcome attempt(int most, long nodes) {
            used = 1;
            budget = nodes;
            largestF = 0;
            Outcome end = countedRound(Math.min(most, cost - 1));
            if (end != Outcome.EXHAUSTED) {
                return end;
            }
            if (used > budget) {
                high = largestF;
                return null;
            }
            low = Math.min(nextBound, cost);
            if (low == NONE) {
                return exhausted(isAdmissible);
            }
            proveBelow(low);
            return low == cost ? solved() : null;
        }

        private Outcome solved() {
            if (tracer != null) {
                tracer.solved(goal);
            }
            return Outcome.SOLVED;
        }

        @Override
        boolean mayExpand(int f) {
            largestF = Math.max(largestF, f);
            return ++used <= budget;
        }

        /** From now on, only cheaper solutions are within the bound. */
        @Override
        @Nullable
        Outcome reached(int depth, int found) {
            noteSolution(depth);
            goal = tracer == null || depth == 0 ? 0 : tracer.last();
            cost = found;
            bound = found - 1;
            return cost <= low ? solved() : null;
        }
    }
}
