package dev.unscramble.search;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.model.SearchAlgorithm;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.Trace;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.SubtreeJournal;
import dev.unscramble.search.meter.Tracer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** An algorithm with its options. It is immutable; each {@link #solve} is a run of its own. */
public abstract class Search implements SearchAlgorithm {

    /** The ends of a search that has followed all paths up to the largest cost. */
    private static final Set<Outcome> END_OF_ALL =
            EnumSet.of(Outcome.SOLVED, Outcome.UNSOLVABLE, Outcome.EXHAUSTED, Outcome.DEPTH_LIMIT);

    private static final String ALL_SEARCHED = "all states that can be reached were searched";

    private static final String TOO_DEAR =
            "paths were left out because they cost more than " + Puzzle.MAX_COST + ", the most that a path may cost";

    /** The algorithms are those of this package and of the packages below it. Others extend {@link CustomSearch}. */
    protected Search() {}

    /** The algorithm's name. */
    public abstract String name();

    /** Whether it uses the heuristic; yes, by default. Otherwise every estimate is 0. */
    public boolean isInformed() {
        return true;
    }

    /** Whether it continues after its first solution, to look for better ones, until a proof or a limit ends it. */
    public boolean improves() {
        return false;
    }

    /**
     * A new run.
     *
     * @hidden from users of the library
     */
    protected abstract <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits);

    /**
     * Solves a problem with no limit but the memory of the JVM. The solution has been replayed. Tables that the heuristic
     * needs are made or read first, if they are not there.
     */
    public final <P extends Position> Result solve(Problem<P> problem) {
        return solve(problem, Limits.NONE);
    }

    /** Solves a problem within limits; if it cannot, the outcome is the limit that was reached. */
    @Override
    public final <P extends Position> Result solve(Problem<P> problem, Limits limits) {
        return solve(problem, limits, Progress.NONE);
    }

    /** Solves a problem within limits; {@code progress} receives the counts now and then, and can cancel. */
    public final <P extends Position> Result solve(Problem<P> problem, Limits limits, Progress progress) {
        return run(problem, limits, new Meter(limits, progress));
    }

    /** Solves a problem within limits; {@code trace} receives every node of the search. */
    public final <P extends Position> Result solve(Problem<P> problem, Limits limits, Progress progress, Trace trace) {
        return run(problem, limits, new Meter(limits, progress, new Tracer(trace), SubtreeJournal.NONE));
    }

    /**
     * A search that waits before each node that it expands until the next one is asked for. It must be closed, unless it
     * has ended.
     */
    public final <P extends Position> SearchSteps steps(Problem<P> problem, Limits limits) {
        return new SearchSteps(trace -> solve(problem, limits, Progress.NONE, trace));
    }

    /**
     * Solves a problem within limits, and resumes an earlier run from its journal, if the search uses one.
     *
     * @hidden from users of the library
     */
    public final <P extends Position> Result solve(
            Problem<P> problem, Limits limits, Progress progress, SubtreeJournal journal) {
        return run(problem, limits, new Meter(limits, progress, null, journal));
    }

    final <P extends Position> Result run(Problem<P> given, Limits limits, Meter meter) {
        Problem<P> problem = isInformed() ? given : given.with(Zero.INSTANCE);
        P start = problem.start();
        Optional<String> obstacle = problem.obstacle();
        if (obstacle.isPresent()) {
            int bound = start.isGoal() ? 0 : problem.puzzle().costs().least();
            return new Result(Outcome.UNSOLVABLE, List.of(), OptionalInt.empty(), bound, 0, Statistics.EMPTY, obstacle);
        }
        if (!meter.prepare(IncrementalHeuristic.of(problem.heuristic()))) {
            Statistics none = meter.statistics();
            return new Result(meter.stopped(), List.of(), OptionalInt.empty(), 0, 0, none, Optional.empty());
        }
        int initialH =
                Estimates.checked(problem.heuristic().estimate(start), problem.heuristic(), problem.puzzle(), start);
        if (initialH > Puzzle.MAX_COST && !start.isGoal()) {
            int bound = problem.puzzle().costs().least();
            Optional<String> reason = Optional.of("the heuristic says that no way leads to the goal");
            boolean isProof = problem.heuristic().guarantee().isAdmissible();
            Outcome end = isProof ? Outcome.UNSOLVABLE : Outcome.EXHAUSTED;
            return new Result(end, List.of(), OptionalInt.empty(), bound, initialH, meter.statistics(), reason);
        }
        int lowerBound = leastCost(problem, start, initialH);
        Execution<P> run = begin(problem, meter, limits);
        run.raiseLowerBound(lowerBound);
        Outcome outcome = searchWithinMemory(run);
        return run.result(outcome, initialH);
    }

    @Override
    public final String toString() {
        return name();
    }

    /** A lower bound on the cost of a solution before any search: h if it is admissible, and at least one move. */
    private static <P extends Position> int leastCost(Problem<P> problem, P start, int initialH) {
        if (start.isGoal()) {
            return 0;
        }
        int least = problem.puzzle().costs().least();
        return problem.heuristic().guarantee().isAdmissible() ? Math.max(initialH, least) : least;
    }

    /**
     * Runs a search. Searches count their memory to keep the limit; if the machine has less, running out of it has the
     * same outcome. Java throws the same error if the system allows no more threads; that is passed on, as is all that
     * puzzles and heuristics throw. No search overflows its stack, so that is theirs, too.
     */
    private static Outcome searchWithinMemory(Execution<?> run) {
        try {
            return run.search();
        } catch (OutOfMemoryError e) {
            if (String.valueOf(e.getMessage()).contains("native thread")) {
                throw e;
            }
            return Outcome.MEMORY_LIMIT;
        }
    }

    /**
     * One run of an algorithm: the problem, the limits, the meter and the best solution so far.
     *
     * @hidden from users of the library
     */
    public abstract static class Execution<P extends Position> {
        public final Puzzle<P> puzzle;
        public final P position;
        public final IncrementalHeuristic<? super P> heuristic;
        public final Meter meter;
        public final Limits limits;
        public final List<Integer> solution = new ArrayList<>();
        /** The costliest path to follow: the depth limit, at most {@link Puzzle#MAX_COST}. */
        public final int mostCost;
        /** The proved lower bound on the cost of a solution. */
        public int lowerBound;
        /** Why it has found nothing, though its outcome is not a proof; empty if there is nothing to say. */
        public String failure = "";
        /** Whether a path was left out because it costs more than {@link Puzzle#MAX_COST}. */
        public boolean exceededCost;
        /** Whether a path was left out because it costs more than {@link #mostCost}. */
        protected boolean cut;

        private final Problem<P> problem;
        private final List<Improvement> improvements = new ArrayList<>();

        protected Execution(Problem<P> problem, Meter meter, Limits limits) {
            this.problem = problem;
            this.puzzle = problem.puzzle();
            this.position = problem.start();
            this.heuristic = IncrementalHeuristic.of(problem.heuristic());
            this.meter = meter;
            this.limits = limits;
            this.mostCost = Math.min(limits.depth(), Puzzle.MAX_COST);
        }

        final Problem<P> problem() {
            return problem;
        }

        protected final void raiseLowerBound(int proved) {
            lowerBound = Math.max(lowerBound, proved);
        }

        /** Raises the lower bound to the least cost of the solutions that are left; those that were cut cost more than the limit. */
        protected final void proveAtLeast(int cost) {
            raiseLowerBound(cut ? Math.min(cost, mostCost + 1) : cost);
        }

        /** Whether a path of at least this cost must be left out, which is noted. */
        protected final boolean isTooDear(int cost) {
            boolean isTooDear = cost > mostCost;
            cut |= isTooDear;
            exceededCost |= isTooDear && mostCost == Puzzle.MAX_COST;
            return isTooDear;
        }

        /**
         * The outcome of a search that has followed all paths and found no solution.
         *
         * @param provesBounds whether all solutions within the limit would have been found
         */
        protected final Outcome exhausted(boolean provesBounds) {
            if (cut && provesBounds) {
                raiseLowerBound(mostCost + 1);
            }
            return cut ? Outcome.DEPTH_LIMIT : Outcome.UNSOLVABLE;
        }

        final void solved(int[] path, int length) {
            for (int step = 0; step < length; step++) {
                solution.add(path[step]);
            }
        }

        /**
         * Receives a solution, of which a search that improves may have many. It is replayed, and stored
         * and reported if it is cheaper than all before it. Not thread-safe.
         *
         * @return whether it was cheaper
         */
        protected final boolean improve(List<Integer> moves) {
            long total = Replay.cost(problem, moves);
            exceededCost |= total > Puzzle.MAX_COST;
            if (total > Puzzle.MAX_COST || total >= upperBound()) {
                return false;
            }
            int cost = (int) total;
            Improvement better = new Improvement(moves, cost, lowerBound, meter.nanos());
            solution.clear();
            solution.addAll(moves);
            improvements.add(better);
            meter.improved(better);
            return true;
        }

        /** Takes over those solutions of another search of the same problem that are cheaper than this one's. */
        final void improveLike(Execution<P> other) {
            for (Improvement better : other.improvements) {
                if (better.cost() < upperBound()) {
                    solution.clear();
                    solution.addAll(better.moves());
                    improvements.add(better);
                }
            }
        }

        /** The cost of the best solution that {@link #improve} received; {@link Integer#MAX_VALUE} before the first. */
        protected final int upperBound() {
            return improvements.isEmpty()
                    ? Integer.MAX_VALUE
                    : improvements.get(improvements.size() - 1).cost();
        }

        /** Whether the solution is proved to cost at most {@code ratio} times the optimum; at 1, to be optimal. */
        protected final boolean isWithin(double ratio) {
            return !improvements.isEmpty() && upperBound() <= ratio * lowerBound;
        }

        /**
         * Searches. A search that ends with its first solution leaves the moves in {@link #solution} and returns
         * solved. One that improves its solution by {@link #improve} returns solved once that {@link #isWithin} the
         * required ratio, and otherwise the limit that ended it; the solution is kept in both cases. One that has
         * looked at all states that can be reached, and found none, returns unsolvable.
         */
        protected abstract Outcome search();

        /** How a search ended that found nothing: a heuristic that may overestimate proves nothing. */
        private Outcome proved(Outcome end) {
            return end == Outcome.UNSOLVABLE && !heuristic.guarantee().isAdmissible() ? Outcome.EXHAUSTED : end;
        }

        private Result result(Outcome end, int initialH) {
            boolean improves = !improvements.isEmpty();
            boolean isSolved = improves || end == Outcome.SOLVED;
            long cost = isSolved ? Replay.cost(problem, solution) : 0;
            exceededCost |= cost > Puzzle.MAX_COST;
            Statistics statistics = meter.statistics();
            if (!isSolved || cost > Puzzle.MAX_COST) {
                boolean wasTooDear = exceededCost && END_OF_ALL.contains(end);
                Outcome outcome = wasTooDear ? Outcome.DEPTH_LIMIT : proved(end);
                String reason = wasTooDear ? TOO_DEAR : outcome == Outcome.UNSOLVABLE ? ALL_SEARCHED : failure;
                return new Result(
                        outcome,
                        List.of(),
                        OptionalInt.empty(),
                        lowerBound,
                        initialH,
                        statistics,
                        Optional.of(reason).filter(text -> !text.isEmpty()));
            }
            Outcome stop = isWithin(1) ? Outcome.SOLVED : end == Outcome.UNSOLVABLE ? Outcome.EXHAUSTED : end;
            Optional<Outcome> stopped = Optional.of(stop).filter(any -> improves);
            return new Result(
                    Outcome.SOLVED,
                    solution,
                    OptionalInt.of((int) cost),
                    lowerBound,
                    initialH,
                    statistics,
                    Optional.empty(),
                    stopped,
                    improvements);
        }
    }
}
