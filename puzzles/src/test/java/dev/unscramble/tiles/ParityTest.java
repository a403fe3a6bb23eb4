package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.BestFirst;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ParityTest {

    static Stream<Board> goals() {
        return Stream.of(TileCases.goals(2, 2), TileCases.goals(2, 3), TileCases.goals(3, 2))
                .flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("goals")
    void exactlyTheBoardsThatNoMovesReachHaveAnObstacle(Board goal) {
        TilePuzzle puzzle = new TilePuzzle(goal);
        ExactDistances<TilePosition> exact = TileCases.exact(goal);
        List<int[]> boards = permutations(goal.size());
        assertThat(boards).hasSize(2 * exact.all().size());
        for (int[] tiles : boards) {
            Board board = Board.of(goal.rows(), goal.columns(), tiles);
            assertThat(puzzle.obstacle(puzzle.at(board)).isPresent())
                    .as(board.toString())
                    .isNotEqualTo(exact.reach(puzzle.at(board)));
            assertThat(TilePuzzle.canReach(puzzle.at(board), goal))
                    .as(board.toString())
                    .isEqualTo(exact.reach(puzzle.at(board)));
        }
    }

    @ParameterizedTest
    @MethodSource("goals")
    void swappingTheTwoTilesThatItNamesRemovesTheObstacle(Board goal) {
        TilePuzzle puzzle = new TilePuzzle(goal);
        int last = goal.size() - 1;
        for (int[] tiles : permutations(goal.size())) {
            int[] swapped = tiles.clone();
            swapped[indexOf(last, tiles)] = last - 1;
            swapped[indexOf(last - 1, tiles)] = last;
            var obstacle = puzzle.obstacle(puzzle.at(Board.of(goal.rows(), goal.columns(), tiles)));
            var after = puzzle.obstacle(puzzle.at(Board.of(goal.rows(), goal.columns(), swapped)));
            assertThat(after.isPresent()).isNotEqualTo(obstacle.isPresent());
            obstacle.ifPresent(reason ->
                    assertThat(reason).contains("swapping tiles " + (last - 1) + " and " + last, "permutation"));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            blank-first | 1 2 / 3 0             | ; the goal blank-last can be reached
            blank-last  | 0 1 / 2 3             | ; the goal blank-first can be reached
            snail       | 0 1 2 / 3 4 5 / 6 7 8 | ; the goal blank-first can be reached
            blank-first | 1 0 2 / 4 3 5 / 6 7 8 | solvable
            """)
    void theObstacleNamesAUsualGoalThatCanBeReached(String goal, String start, String end) {
        Board board = BoardReader.read(start);
        TilePuzzle puzzle =
                new TilePuzzle(Goals.named(goal, board.rows(), board.columns()).orElseThrow());
        assertThat(puzzle.obstacle(puzzle.at(board)))
                .hasValueSatisfying(obstacle -> assertThat(obstacle).endsWith(end));
    }

    @Test
    void whatHasAnObstacleIsNotSearched() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankLast(4, 4));
        Problem<TilePosition> problem =
                new Problem<>(puzzle, puzzle.parse("1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0"), Zero.INSTANCE);
        Result result = BestFirst.bfs().solve(problem, Limits.NONE, Progress.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.UNSOLVABLE);
        assertThat(result.reason())
                .hasValueSatisfying(reason -> assertThat(reason).contains("tiles 14 and 15"));
        assertThat(result.statistics().generated()).isZero();
    }

    private static int indexOf(int tile, int[] tiles) {
        int cell = 0;
        while (tiles[cell] != tile) {
            cell++;
        }
        return cell;
    }

    /** Every order of 0, 1, 2, ..., made by inserting the largest everywhere into those without it. */
    private static List<int[]> permutations(int size) {
        if (size == 0) {
            return List.of(new int[0]);
        }
        List<int[]> all = new ArrayList<>();
        for (int[] shorter : permutations(size - 1)) {
            for (int at = 0; at < size; at++) {
                int[] longer = new int[size];
                System.arraycopy(shorter, 0, longer, 0, at);
                longer[at] = size - 1;
                System.arraycopy(shorter, at, longer, at + 1, size - 1 - at);
                all.add(longer);
            }
        }
        return all;
    }
}
