package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.Anytime;
import dev.unscramble.tiles.heuristic.LinearConflict;
import org.junit.jupiter.api.Test;

class AnytimeTilesIT {

    /** Number 34 of Korf and Felner's 24-puzzles: beams from the start find 104 moves, even with three times the nodes. */
    @Test
    void aWideBeamFromTheGoalFindsWhatBeamsFromTheStartDoNot() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(5, 5));
        TilePosition start = puzzle.parse("5 18 3 21 22 17 13 24 0 7 15 14 11 2 9 10 1 8 6 16 19 4 20 23 12");
        Result result = Anytime.create()
                .solve(
                        new Problem<>(puzzle, start, new LinearConflict(puzzle)),
                        Limits.NONE.withNodes(20_000_000),
                        Progress.NONE);
        assertThat(result.length()).isEqualTo(102);
    }
}
