package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.Beam;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A beam may miss the goal if it is narrow, and cannot if it is as wide as the space. */
class BeamTest {
    private static final ExactDistances<TilePosition> EXACT = TileCases.exact(Goals.blankFirst(2, 3));

    @Test
    void aNarrowBeamSolvesSomeBoardsAndRunsEmptyOnOthers() {
        Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
        EXACT.all().forEach(start -> outcomes.add(solve(2, start).outcome()));
        assertThat(outcomes).containsExactlyInAnyOrder(Outcome.SOLVED, Outcome.EXHAUSTED);
    }

    @Test
    void aBeamAsWideAsTheSpaceIsBreadthFirst() {
        EXACT.forEach(
                (start, distance) -> assertThat(solve(360, start).length()).isEqualTo(distance));
    }

    private static Result solve(int width, TilePosition start) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(2, 3));
        return Beam.create()
                .withWidth(width)
                .solve(new Problem<>(puzzle, start, AdditiveDistance.manhattan(puzzle)), Limits.NONE, Progress.NONE);
    }
}
