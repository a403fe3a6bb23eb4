package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.Stop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What every search promises: that its solutions and its bounds are right, that it keeps its limits,
 * and that its counts agree with each other. The limits are tried at the state farthest from the goal.
 */
public abstract class SearchLaws<P extends Position> {
    /** The nodes that a search may generate before it first looks at the clock and tells its progress. */
    private static final int UNWATCHED = 100;

    /** How many nodes of the limit threads may leave, if they run out of work just before it. */
    private static final int UNUSED = 100;

    /** In bytes. */
    private static final long MUCH_MEMORY = 1 << 18;

    private final TestedSearch<P> solver;
    private final Puzzle<P> puzzle;
    private final ExactDistances<P> exact;
    private final List<P> starts;
    private final P farthest;
    private final int distance;

    /** The laws for one algorithm, which has to solve each of these starts. */
    protected SearchLaws(TestedSearch<P> solver, ExactDistances<P> exact, List<P> starts) {
        this.solver = solver;
        this.puzzle = solver.puzzle();
        this.exact = exact;
        this.starts = starts;
        this.farthest = exact.farthest();
        this.distance = exact.of(farthest);
    }

    /** On several threads, which puzzles, heuristics and searches do not mind. */
    @Test
    void solutionsAreRightAndCheapestWhereThatIsPromised() {
        starts.parallelStream().forEach(start -> {
            String text = solver + " from " + puzzle.format(start);
            int least = exact.of(start);
            Result result = solver.solve(start, Limits.NONE, Progress.NONE);
            assertThat(result.outcome()).as(text).isEqualTo(Outcome.SOLVED);
            assertThat(costOf(result.moves(), start)).as(text).isEqualTo(result.cost());
            assertThat(result.lowerBound()).as(text).isBetween(Math.min(1, least), least);
            if (solver.isOptimal()) {
                assertThat(result.cost()).as(text).isEqualTo(least);
                assertThat(result.isOptimal()).as("proved by " + text).isTrue();
            }
            checkStatistics(result);
        });
    }

    @Test
    void aSolvedPuzzleTakesNoMovesAndNoneIsOptimal() {
        Result result = solver.solve(puzzle.goal(), Limits.NONE, Progress.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(result.moves()).isEmpty();
        assertThat(result.cost()).isZero();
        assertThat(result.isOptimal()).isTrue();
        checkStatistics(result);
    }

    @Test
    void itHasAName() {
        assertThat(solver.search().name()).matches("[a-z-]+");
    }

    @Test
    void theSameSearchDoesTheSameAgain() {
        Result first = solveFarthest(Limits.NONE);
        Result second = solveFarthest(Limits.NONE);
        assertThat(second.moves()).isEqualTo(first.moves());
        if (!solver.isShared()) {
            assertThat(withoutTime(second)).isEqualTo(withoutTime(first));
        }
    }

    @Test
    void aNodeLimitIsKeptExactly() {
        long needed = solveFarthest(Limits.NONE).statistics().generated();
        for (long limit = 1; limit < needed; limit += step(limit)) {
            Result result = solveFarthest(Limits.NONE.withNodes(limit));
            if (solver.isShared() && result.isSolved() || solver.search().improves() && result.isOptimal()) {
                break; // its threads were luckier this time, or its solution was proved before the end
            }
            checkStopped(result, Outcome.NODE_LIMIT);
            long unused = solver.isShared() ? UNUSED : 0;
            assertThat(result.statistics().generated()).isBetween(limit - unused, limit);
        }
        if (!solver.isShared()
                && !solver.search().improves()) { // which may have proved its solution a node before the end
            stopped(Limits.NONE.withNodes(needed - 1), Outcome.NODE_LIMIT);
        }
        if (!solver.isShared()) {
            assertThat(solveFarthest(Limits.NONE.withNodes(needed)).isSolved()).isTrue();
        }
    }

    @Test
    void noTimeIsTooLittle() {
        Result result = solveFarthest(Limits.NONE.withTime(Duration.ZERO));
        assertThat(result.outcome()).as(solver.label()).isIn(ifWatched(Outcome.TIME_LIMIT));
        assertThat(result.lowerBound()).isBetween(1, distance);
    }

    @Test
    void noMemoryIsTooLittleForThoseThatStoreStates() {
        Result result = solveFarthest(Limits.NONE.withMemoryBytes(0));
        if (!solver.storesStates()) {
            assertThat(result.isSolved()).isTrue();
        } else if (!(solver.search().improves()
                && result.isOptimal())) { // which proved its first, before it stored any
            checkStopped(result, Outcome.MEMORY_LIMIT);
        }
    }

    /** It may run out anywhere: in the middle of a node, or of a solution that is to be improved. */
    @Test
    void howeverMuchMemoryThereIsWhatIsSaidIsRight() {
        for (long bytes = 64; bytes <= MUCH_MEMORY; bytes *= solver.isShared() ? 16 : 2) {
            Result result = solveFarthest(Limits.NONE.withMemoryBytes(bytes));
            if (!result.isSolved()) {
                checkStopped(result, Outcome.MEMORY_LIMIT);
            } else if (result.isOptimal()) {
                assertThat(result.cost()).as(solver.label()).isEqualTo(distance);
            }
            checkStatistics(result);
        }
    }

    @Test
    void noSolutionIsLongerThanTheDepthLimit() {
        for (int limit = 0; limit < distance; limit += (int) step(limit)) {
            Result result = solveFarthest(Limits.NONE.withDepth(limit));
            assertThat(result.outcome()).isIn(Outcome.DEPTH_LIMIT, Outcome.SOLVED);
            assertThat(result.length()).isLessThanOrEqualTo(limit);
            boolean isProof = solver.isOptimal() && result.outcome() == Outcome.DEPTH_LIMIT;
            assertThat(result.lowerBound()).as(solver.label()).isBetween(isProof ? limit + 1 : 1, distance);
            checkStatistics(result);
        }
        if (TestedSearch.hasUnitCosts(puzzle)) {
            stopped(Limits.NONE.withDepth(distance - 1), Outcome.DEPTH_LIMIT);
        }
        if (solver.isOptimal()) {
            assertThat(solveFarthest(Limits.NONE.withDepth(distance)).isOptimal())
                    .isTrue();
        }
    }

    @Test
    void progressTellsTheCountsAndCanCancel() {
        List<Progress.Snapshot> told = new ArrayList<>();
        Result result = solver.solve(farthest, Limits.NONE, sofar -> !told.add(sofar));
        assertThat(result.outcome()).as(solver.label()).isIn(ifWatched(Outcome.CANCELLED));
        assertThat(result.lowerBound()).isBetween(1, distance);
        if (result.isOptimal()) {
            assertThat(result.cost()).as(solver.label()).isEqualTo(distance);
        }
        boolean isFinished = result.isSolved() && !isStopped(result);
        boolean mayHaveTold = !isFinished || solver.isShared(); // one thread may solve it while another is told to stop
        assertThat(told).hasSizeBetween(isFinished ? 0 : 1, mayHaveTold ? 1 : 0).allSatisfy(last -> {
            if (!solver.isShared()) { // else others are not stopped at once
                assertThat(last.generated()).isEqualTo(result.statistics().generated());
                assertThat(last.expanded()).isEqualTo(result.statistics().expanded());
            }
        });
    }

    @Test
    void aTraceHearsOfAllThatIsCountedAndChangesNothing() {
        long needed = solveFarthest(Limits.NONE).statistics().generated();
        List<Limits> cases = List.of(
                Limits.NONE,
                Limits.NONE.withNodes((needed + 1) / 2),
                Limits.NONE.withMemoryBytes(0),
                Limits.NONE.withDepth(distance - 1));
        for (Limits limits : cases) {
            RecordedTrace<P> trace = new RecordedTrace<>(puzzle);
            Result traced = solver.solve(farthest, limits, Progress.NONE, trace);
            if (!solver.isShared()) {
                assertThat(withoutTime(traced)).isEqualTo(withoutTime(solveFarthest(limits)));
            }
            trace.check(traced);
            if (traced.outcome() == Outcome.DEPTH_LIMIT && solver.keepsNothing()) {
                trace.checkAllEnded(limits.depth());
            }
        }
    }

    @Test
    void aTraceHearsOfASolvedPuzzle() {
        RecordedTrace<P> trace = new RecordedTrace<>(puzzle);
        trace.check(solver.solve(puzzle.goal(), Limits.NONE, Progress.NONE, trace));
    }

    /** How much larger the next limit is to try; threads take long to start, so that they are given fewer of them. */
    private long step(long limit) {
        return 1 + (solver.isShared() ? 2 * limit : limit / 3);
    }

    /** How a search can end that is to be stopped when it first looks up from work. */
    private Set<Outcome> ifWatched(Outcome stop) {
        boolean isWatched = solveFarthest(Limits.NONE).statistics().generated() > UNWATCHED;
        return isWatched && !solver.search().improves() ? EnumSet.of(stop) : EnumSet.of(stop, Outcome.SOLVED);
    }

    /** Whether a limit ended a search that had a solution by then. */
    private static boolean isStopped(Result result) {
        return result.stopped()
                .filter(stop -> stop != Stop.PROVED && stop != Stop.GAP)
                .isPresent();
    }

    private Result solveFarthest(Limits limits) {
        return solver.solve(farthest, limits, Progress.NONE);
    }

    private static List<Object> withoutTime(Result result) {
        Statistics counts = result.statistics();
        return List.of(
                result.outcome(),
                result.moves(),
                result.lowerBound(),
                counts.expanded(),
                counts.generated(),
                counts.duplicates(),
                counts.reopened(),
                counts.maxOpen(),
                counts.maxStored(),
                counts.expandedBeforeLastLayer(),
                counts.iterations());
    }

    /** Solves what cannot be solved within a limit. */
    private void stopped(Limits limits, Outcome outcome) {
        checkStopped(solveFarthest(limits), outcome);
    }

    /** What is proved until a limit is reached must be right all the same. */
    private void checkStopped(Result result, Outcome outcome) {
        if (isStopped(result)) {
            assertThat(result.stopped()).as(solver.toString()).contains(Stop.of(outcome, false));
        } else {
            assertThat(result.outcome()).as(solver.toString()).isEqualTo(outcome);
            assertThat(result.moves()).isEmpty();
        }
        assertThat(result.lowerBound()).isBetween(1, distance);
        checkStatistics(result);
    }

    /** Makes the moves, each of which must be legal, from the start to a goal. */
    private int costOf(List<Integer> moves, P start) {
        P position = PackedState.of(puzzle, start).in(puzzle);
        int cost = 0;
        for (int move : moves) {
            assertThat(Moves.in(position.legalMoves())).contains(move);
            position.apply(move);
            cost += puzzle.cost(move);
        }
        assertThat(position.isGoal()).isTrue();
        return cost;
    }

    private void checkStatistics(Result result) {
        Statistics counts = result.statistics();
        assertThat(counts.generated()).isPositive();
        assertThat(counts.duplicates()).isBetween(0L, counts.generated());
        assertThat(counts.expandedBeforeLastLayer()).isBetween(0L, counts.expanded());
        assertThat(counts.reopened()).isBetween(0L, counts.expanded());
        assertThat(counts.maxOpen()).isBetween(0L, counts.generated());
        assertThat(counts.nanos()).isPositive();
        if (result.isSolved()) {
            assertThat(counts.maxStored())
                    .as("a solution is stored, and be it as the path")
                    .isBetween(Math.max(1L, result.length()), mostStored(result));
        }
        if (!counts.iterations().isEmpty()) {
            checkRounds(counts);
        }
    }

    /** A solution may be constructed without generating its nodes. */
    private long mostStored(Result result) {
        long generated = solver.paths() * result.statistics().generated();
        return solver.search().improves() ? Math.max(generated, result.length()) : generated;
    }

    /** Rounds add up to the totals. The start may be counted once for all, before the first of them. */
    private static void checkRounds(Statistics counts) {
        long expanded = 0;
        long generated = 0;
        long duplicates = 0;
        int bound = -1;
        for (Statistics.Iteration round : counts.iterations()) {
            assertThat(round.bound()).isGreaterThan(bound);
            bound = round.bound();
            expanded += round.expanded();
            generated += round.generated();
            duplicates += round.duplicates();
            assertThat(round.cumulative()).isEqualTo(expanded);
        }
        assertThat(counts.expanded()).isEqualTo(expanded);
        assertThat(counts.generated()).isBetween(generated, generated + 1);
        assertThat(counts.duplicates()).isEqualTo(duplicates);
    }
}
