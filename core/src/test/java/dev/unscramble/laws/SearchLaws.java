package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * All that every search promises: beside right solutions, that it does the same each time, keeps its limits, can be
 * cancelled, and tells a trace what it does. This is tried at the state farthest from the goal, with many limits, and
 * depends on the algorithm, its options and how far the heuristic can be trusted, not on what the heuristic is: one of
 * each {@link dev.unscramble.model.Heuristic.Guarantee} is enough.
 */
public abstract class SearchLaws<P extends Position> extends SolutionLaws<P> {
    /** The nodes that a search may generate before it first looks at the clock and tells its progress. */
    private static final int UNWATCHED = 100;

    /** In bytes. */
    private static final long MUCH_MEMORY = 1 << 18;

    private final P farthest;
    private final int distance;

    /** The laws for one algorithm, which has to solve each of these starts. */
    protected SearchLaws(TestedSearch<P> solver, ExactDistances<P> exact, List<P> starts) {
        super(solver, exact, starts);
        this.farthest = exact.farthest();
        this.distance = exact.of(farthest);
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
            assertThat(result.statistics().generated()).isBetween(limit - mostUnused(limit), limit);
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
            assertThat(result.moves()).hasSizeLessThanOrEqualTo(limit);
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
            RecordedTrace<P> trace = new RecordedTrace<>(puzzle, solver.forgetsLeaves());
            Result traced = solver.solve(farthest, limits, Progress.NONE, trace);
            if (!solver.isShared()) {
                assertThat(withoutTime(traced)).isEqualTo(withoutTime(solveFarthest(limits)));
            }
            trace.check(traced);
            if (solver.isDepthFirst()) {
                trace.checkPath();
            }
            if (traced.outcome() == Outcome.DEPTH_LIMIT && solver.keepsNothing()) {
                trace.checkAllEnded(limits.depth());
            }
        }
    }

    @Test
    void aTraceHearsOfASolvedPuzzle() {
        RecordedTrace<P> trace = new RecordedTrace<>(puzzle, solver.forgetsLeaves());
        trace.check(solver.solve(puzzle.newPosition(), Limits.NONE, Progress.NONE, trace));
    }

    /** How much larger the next limit is to try; threads take long to start, so that they are given fewer of them. */
    private long step(long limit) {
        return 1 + (solver.isShared() ? 2 * limit : limit / 3);
    }

    /**
     * How many nodes of a limit may be left. Each thread sets some aside, its share of a quarter of what is left by then,
     * or one node; it may find no work for them when the others have used all the rest.
     */
    private long mostUnused(long limit) {
        return solver.isShared() ? limit / 4 + solver.paths() : 0;
    }

    /** How a search can end that is to be stopped when it first looks up from work. */
    private Set<Outcome> ifWatched(Outcome stop) {
        boolean isWatched = surelyGenerated() > UNWATCHED;
        return isWatched && !solver.search().improves() ? EnumSet.of(stop) : EnumSet.of(stop, Outcome.SOLVED);
    }

    /** How many nodes it generates each time; of threads, the last round takes more or less as they are lucky. */
    private long surelyGenerated() {
        Statistics counts = solveFarthest(Limits.NONE).statistics();
        List<Statistics.Iteration> rounds = counts.iterations();
        return solver.isShared() && !rounds.isEmpty()
                ? counts.generated() - rounds.get(rounds.size() - 1).generated()
                : counts.generated();
    }

    /** Whether a limit ended a search that had a solution by then. */
    private static boolean isStopped(Result result) {
        return result.stopped().filter(stop -> stop != Outcome.SOLVED).isPresent();
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
            assertThat(result.stopped()).as(solver.toString()).contains(outcome);
        } else {
            assertThat(result.outcome()).as(solver.toString()).isEqualTo(outcome);
            assertThat(result.moves()).isEmpty();
        }
        assertThat(result.lowerBound()).isBetween(1, distance);
        checkStatistics(result);
    }
}
