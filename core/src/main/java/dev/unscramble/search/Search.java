package dev.unscramble.search;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.Zero;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An algorithm with its options. It is immutable; each {@link #solve} is a run of its own. */
public abstract class Search {

    /** The algorithm's name. */
    public abstract String name();

    /** Whether it goes by the heuristic at all. */
    public abstract boolean isInformed();

    abstract <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits);

    /** Solves a problem, or says what kept it from that. The solution has been replayed. */
    public final <P extends Position> Result solve(Problem<P> problem, Limits limits, Progress progress) {
        return run(isInformed() ? problem : problem.with(Zero.INSTANCE), limits, progress);
    }

    private <P extends Position> Result run(Problem<P> problem, Limits limits, Progress progress) {
        P start = problem.start();
        int initialH = problem.heuristic().estimate(start);
        Optional<String> obstacle = problem.puzzle().obstacle(start);
        if (obstacle.isPresent()) {
            return new Result(Outcome.UNSOLVABLE, List.of(), 0, 0, initialH, Statistics.EMPTY, obstacle);
        }
        Meter meter = new Meter(limits, progress);
        Execution<P> run = begin(problem, meter, limits);
        if (run.heuristic.guarantee().isAdmissible()) {
            run.lowerBound = initialH;
        }
        Outcome outcome = searchWithinMemory(run);
        Statistics statistics = meter.statistics();
        if (outcome != Outcome.SOLVED) {
            return new Result(outcome, List.of(), 0, run.lowerBound, initialH, statistics, Optional.empty());
        }
        int cost = replay(problem, run.solution);
        return new Result(outcome, run.solution, cost, run.lowerBound, initialH, statistics, Optional.empty());
    }

    /** The memory limit is kept by counting; should the machine have less than that, it is the limit. */
    private static Outcome searchWithinMemory(Execution<?> run) {
        try {
            return run.search();
        } catch (OutOfMemoryError | StackOverflowError e) {
            return Outcome.MEMORY_LIMIT;
        }
    }

    /** Makes the moves again, one by one, and says what they cost. */
    private static <P extends Position> int replay(Problem<P> problem, List<Integer> moves) {
        P position = problem.start();
        int cost = 0;
        for (int move : moves) {
            if ((position.legalMoves() & 1L << move) == 0) {
                throw new IllegalStateException("the search found an illegal move: " + moves);
            }
            position.apply(move);
            cost += problem.puzzle().cost(move);
        }
        if (!position.isGoal()) {
            throw new IllegalStateException("the search found moves that do not reach the goal: " + moves);
        }
        return cost;
    }

    /** One run: what every algorithm works with. */
    abstract static class Execution<P extends Position> {
        final Puzzle<P> puzzle;
        final P position;
        final Heuristic<? super P> heuristic;
        final Meter meter;
        final Limits limits;
        final List<Integer> solution = new ArrayList<>();
        /** What a solution is proved to cost at least. */
        int lowerBound;

        Execution(Problem<P> problem, Meter meter, Limits limits) {
            this.puzzle = problem.puzzle();
            this.position = problem.start();
            this.heuristic = problem.heuristic();
            this.meter = meter;
            this.limits = limits;
        }

        final void raiseLowerBound(int proved) {
            lowerBound = Math.max(lowerBound, proved);
        }

        final void solved(int[] path, int length) {
            for (int step = 0; step < length; step++) {
                solution.add(path[step]);
            }
        }

        /** Searches; leaves the moves in {@link #solution} where the outcome is solved. */
        abstract Outcome search();
    }
}
