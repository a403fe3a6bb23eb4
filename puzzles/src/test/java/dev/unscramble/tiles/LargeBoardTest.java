package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.Rbfs;
import dev.unscramble.search.Search;
import dev.unscramble.tiles.heuristic.LinearConflict;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards whose states take more than one long are solved as well as small ones. */
class LargeBoardTest {
    private static final int MOVES = 18;

    @ParameterizedTest(name = "{0}x{1}, seed {2}")
    @CsvSource({"3, 6, 1", "3, 7, 2", "5, 5, 3", "6, 6, 4", "2, 30, 5", "3, 20, 6", "16, 16, 7"})
    void searchesThatShareNothingAgree(int rows, int columns, long usualSeed) {
        long seed = Samples.seed(usualSeed);
        TilePuzzle puzzle = new TilePuzzle(TileCases.backwards(rows, columns));
        Problem<TilePosition> problem = new Problem<>(puzzle, scramble(puzzle, seed), new LinearConflict(puzzle));
        List<Result> results = Stream.<Search>of(
                        BestFirst.astar(),
                        IdaStar.create(),
                        Rbfs.create().withDuplicates(Duplicates.PATH),
                        Bidirectional.create())
                .map(search -> search.solve(problem, Limits.NONE, Progress.NONE))
                .toList();
        assertThat(results).as("seed %d", seed).allMatch(Result::isOptimal);
        assertThat(results)
                .extracting(Result::length)
                .containsOnly(results.get(0).length());
        assertThat(results.get(0).length()).isBetween(2, MOVES);
    }

    /** That many moves from the goal, none of them straight back. */
    private static TilePosition scramble(TilePuzzle puzzle, long seed) {
        Random random = new Random(seed);
        TilePosition position = puzzle.newPosition();
        long allowed = -1;
        for (int i = 0; i < MOVES; i++) {
            int move;
            do {
                move = random.nextInt(puzzle.moveCount());
            } while ((position.legalMoves() & allowed & 1L << move) == 0);
            position.apply(move);
            allowed = puzzle.allowedAfter(move);
        }
        return position;
    }
}
