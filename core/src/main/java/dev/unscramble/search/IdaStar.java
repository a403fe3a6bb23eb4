package dev.unscramble.search;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Statistics;
import java.util.Arrays;
import java.util.Collections;

/**
 * Iterative-deepening A* (Korf, 1985): depth first within a bound on f = g + h, and again with the
 * least f that exceeded it. It stores nothing but the current path.
 *
 * <p>This is the one search that recurses: processors predict returns well, and it measures a third
 * faster than the same loop over an array of frames. A round whose bound would need more stack than
 * any thread has runs on a thread with as much as it needs, so that no depth overflows.
 */
public final class IdaStar extends Search {
    /** Up to this depth the caller's stack is large enough. */
    private static final int SHALLOW = 1000;

    private static final long STACK_BYTES_PER_LEVEL = 1024;

    private final Duplicates duplicates;

    /** Looks for duplicates nowhere ({@code PARENT}) or on its path; it knows no other states. */
    public IdaStar(Duplicates duplicates) {
        if (duplicates == Duplicates.ALL) {
            throw new IllegalArgumentException("idastar stores no states beyond its path");
        }
        this.duplicates = duplicates;
    }

    @Override
    public String name() {
        return "idastar";
    }

    @Override
    public boolean isInformed() {
        return true;
    }

    @Override
    <P extends Position> Run<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Deepening<>(problem, meter, limits, duplicates == Duplicates.PATH);
    }

    private static final class Deepening<P extends Position> extends Run<P> {
        private final boolean checksPath;
        private final PathStates pathStates;
        private final int largestGoalH;
        private final long[] allowedAfter;
        private final int[] cost;
        /** By how much the bound was exceeded at least, where it was. */
        private int leastExcess;
        /** What the depth limit leaves at least; only an inadmissible h lets a path come to it. */
        private int leastRoom;

        private boolean cut;
        private int deepest;
        private long expanded;
        /** How many nodes may be generated before the meter is asked again. */
        private long untilCheckpoint;

        Deepening(Problem<P> problem, Meter meter, Limits limits, boolean checksPath) {
            super(problem, meter, limits);
            this.checksPath = checksPath;
            this.pathStates = new PathStates(puzzle.packedLongs());
            this.largestGoalH = heuristic.trust().isAdmissible() ? 0 : Integer.MAX_VALUE;
            this.allowedAfter = Duplicates.PARENT.allowedAfter(puzzle);
            this.cost = new int[puzzle.moveCount()];
            Arrays.setAll(cost, puzzle::cost);
        }

        @Override
        Outcome search() {
            long memory = heuristic.begin(position);
            int bound = heuristic.value(memory);
            meter.generated = 1;
            meter.stored(1);
            boolean isAdmissible = heuristic.trust().isAdmissible();
            while (!isAdmissible || bound <= limits.depth()) {
                Statistics before = meter.beginRound();
                Outcome outcome = round(bound, memory);
                meter.endRound(bound, before);
                if (outcome == Outcome.EXHAUSTED && leastExcess == Integer.MAX_VALUE) {
                    return cut ? Outcome.DEPTH_LIMIT : Outcome.EXHAUSTED;
                }
                if (outcome != Outcome.EXHAUSTED) {
                    return outcome;
                }
                bound += leastExcess;
                if (isAdmissible) {
                    raiseLowerBound(bound);
                }
            }
            return Outcome.DEPTH_LIMIT;
        }

        private Outcome round(int bound, long memory) {
            if (position.isGoal()) {
                return Outcome.SOLVED;
            }
            meter.bound = bound;
            leastRoom = bound - limits.depth();
            leastExcess = Integer.MAX_VALUE;
            expanded = meter.expanded;
            untilCheckpoint = meter.checkpoint - meter.generated;
            if (checksPath) {
                pathStates.repeats(position, 0);
            }
            Outcome[] ending = {Outcome.EXHAUSTED};
            withStackFor(bound, () -> ending[0] = descend(position.legalMoves(), 0, bound, memory));
            Collections.reverse(solution);
            updateMeter();
            deepest = Math.max(deepest, solution.size());
            meter.stored(deepest + 1);
            return ending[0];
        }

        /**
         * Goes through the moves from the current position, which is as it was on return unless the
         * search ends; then the moves of the path, to the goal or to where a limit was reached, are in
         * {@link #solution}, last first.
         *
         * @param room what the bound leaves for the rest of the path: bound - g
         */
        private Outcome descend(long untried, int depth, int room, long memory) {
            expanded++;
            for (long moves = untried; moves != 0; moves &= moves - 1) {
                int move = Long.numberOfTrailingZeros(moves);
                if (--untilCheckpoint < 0 && mustStop()) {
                    return meter.stopped();
                }
                long child = heuristic.after(position, move, memory);
                int h = heuristic.value(child);
                int childRoom = room - cost[move];
                if (h > childRoom) {
                    leastExcess = Math.min(leastExcess, h - childRoom);
                    continue;
                }
                if (childRoom < leastRoom) {
                    cut = true;
                    continue;
                }
                position.apply(move);
                Outcome outcome = Outcome.EXHAUSTED;
                if (h <= largestGoalH && position.isGoal()) {
                    outcome = Outcome.SOLVED;
                } else if (!checksPath || isNewOnPath(depth + 1)) {
                    outcome = descend(position.legalMoves() & allowedAfter[move], depth + 1, childRoom, child);
                }
                if (outcome != Outcome.EXHAUSTED) {
                    solution.add(move);
                    return outcome;
                }
                position.undo(move);
            }
            deepest = Math.max(deepest, depth);
            return Outcome.EXHAUSTED;
        }

        private boolean isNewOnPath(int depth) {
            if (pathStates.repeats(position, depth)) {
                meter.duplicates++;
                return false;
            }
            return true;
        }

        /** Asks the meter; the node at hand was counted, but is only generated if the search goes on. */
        private boolean mustStop() {
            untilCheckpoint++;
            updateMeter();
            boolean stop = meter.mustStop();
            untilCheckpoint = meter.checkpoint - meter.generated - (stop ? 0 : 1);
            return stop;
        }

        private void updateMeter() {
            meter.expanded = expanded;
            meter.generated = meter.checkpoint - untilCheckpoint;
        }

        private static void withStackFor(int depth, Runnable work) {
            if (depth <= SHALLOW) {
                work.run();
            } else {
                DeepThread.run(depth * STACK_BYTES_PER_LEVEL, work);
            }
        }
    }
}
