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
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What every search promises of what it finds: that its solutions and its bounds are right, and that its counts agree with
 * each other. It is for every algorithm under every heuristic; {@link SearchLaws} adds what the heuristic makes no
 * difference to.
 */
public abstract class SolutionLaws<P extends Position> {
    final TestedSearch<P> solver;
    final Puzzle<P> puzzle;
    private final ExactDistances<P> exact;
    private final List<P> starts;

    /** The laws for one algorithm, which has to solve each of these starts. */
    protected SolutionLaws(TestedSearch<P> solver, ExactDistances<P> exact, List<P> starts) {
        this.solver = solver;
        this.puzzle = solver.puzzle();
        this.exact = exact;
        this.starts = starts;
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
            assertThat((double) result.cost()).as(text).isLessThanOrEqualTo(Math.max(least, 1) * solver.ratio());
            if (solver.isOptimal()) {
                assertThat(result.cost()).as(text).isEqualTo(least);
                assertThat(result.isOptimal()).as("proved by " + text).isTrue();
            }
            checkStatistics(result);
        });
    }

    @Test
    void aSolvedPuzzleTakesNoMovesAndNoneIsOptimal() {
        Result result = solver.solve(puzzle.newPosition(), Limits.NONE, Progress.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(result.moves()).isEmpty();
        assertThat(result.cost()).isZero();
        assertThat(result.isOptimal()).isTrue();
        checkStatistics(result);
    }

    /** Makes the moves, each of which must be legal, from the start to a goal. */
    private int costOf(List<Integer> moves, P start) {
        P position = PackedState.of(puzzle, start).in(puzzle);
        int cost = 0;
        for (int move : moves) {
            assertThat(Moves.in(position.legalMoves())).contains(move);
            cost += puzzle.costs().of(position, move);
            position.apply(move);
        }
        assertThat(position.isGoal()).isTrue();
        return cost;
    }

    void checkStatistics(Result result) {
        Statistics counts = result.statistics();
        assertThat(counts.generated()).isGreaterThanOrEqualTo(result.isSolved() || !solver.preparesTables() ? 1 : 0);
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

    /** A solution may be constructed without generating its nodes; the first one is the longest. */
    private long mostStored(Result result) {
        long generated = solver.paths() * result.statistics().generated();
        return result.improvements().stream()
                .mapToLong(solution -> solution.moves().size())
                .reduce(generated, Math::max);
    }

    /** Rounds add up to the totals. The start may be counted once for all, before the first of them. */
    private void checkRounds(Statistics counts) {
        long expanded = 0;
        long generated = 0;
        long duplicates = 0;
        int bound = -1;
        for (Statistics.Iteration round : counts.iterations()) {
            assertThat(round.bound()).isGreaterThan(solver.raisesBounds() ? bound : -1);
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
