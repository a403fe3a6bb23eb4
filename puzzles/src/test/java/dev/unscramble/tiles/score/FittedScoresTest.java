package dev.unscramble.tiles.score;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.laws.ScoreLaws;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.RandomBoards;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FittedScoresTest {

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 3", "3, 3", "4, 6", "6, 5", "2, 30", "16, 16"})
    void whatAMoveChangesIsWhatIsSoAfterIt(int rows, int columns) {
        Random random = Samples.random(columns);
        for (int corner : new int[] {0, columns - 1, rows * columns - columns, rows * columns - 1}) {
            Board board = withBlankIn(corner, RandomBoards.any(rows, columns, random));
            TilePuzzle puzzle = withWeights(board, anyWeights(rows, columns));
            TilePosition goal = puzzle.newPosition();
            ScoreLaws.check(puzzle, states(puzzle, goal), goal, Samples.atLeast(100), Samples.seed(0) + corner);
        }
    }

    @Test
    void aTurnedBoardScoresTheSameOnTheWayToTheTurnedGoal() {
        ScoreWeights weights = anyWeights(4, 5);
        TilePuzzle first = withWeights(Goals.blankFirst(4, 5), weights);
        TilePuzzle last = withWeights(Goals.blankLast(4, 5), weights);
        Random random = Samples.random(3);
        for (int i = 0; i < Samples.atLeast(10); i++) {
            Board board = RandomBoards.any(4, 5, random);
            int[] turned = new int[20];
            Arrays.setAll(turned, cell -> (20 - board.tile(19 - cell)) % 20);
            assertThat(score(last, Board.of(4, 5, turned))).isEqualTo(score(first, board));
        }
    }

    @Test
    void goalsWithTheBlankElsewhereHaveWeightsOfTheirOwn() {
        Board board = RandomBoards.any(5, 5, Samples.random(1));
        TilePuzzle some = withWeights(Goals.snail(5, 5), anyWeights(5, 5));
        TilePuzzle shipped = new TilePuzzle(Goals.snail(5, 5));
        assertThat(score(some, board)).isEqualTo(score(shipped, board));
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 5", "3, 9, 5", "5, 7, 6", "6, 5, 5", "9, 9, 8", "3, 30, 10", "16, 16, 10"})
    void aSizeWithoutFittedWeightsHasThePairsOfTheMostSimilarOne(int rows, int columns, int side) {
        ScoreFeatures features = new ScoreFeatures(rows, columns);
        int[] weights = ScoreWeights.shipped(rows, columns).weights();
        int[] fitted = ScoreWeights.shipped(side, side).weights();
        int count = features.count() - features.pairsAt();
        assertThat(Arrays.copyOfRange(weights, features.pairsAt(), weights.length))
                .isEqualTo(Arrays.copyOfRange(fitted, fitted.length - count, fitted.length));
    }

    @Test
    void weightsAreReadAsTheyWereWritten() {
        ScoreWeights weights = anyWeights(3, 5);
        byte[] bytes = weights.toBytes();
        assertThat(bytes).hasSize((int) ScoreWeights.key(3, 5).bytes());
        ScoreWeights read = ScoreWeights.read(3, 5, bytes);
        assertThat(read.recipe()).isEqualTo("at random");
        assertThat(read.weights()).isEqualTo(weights.weights());
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7, 8, 10})
    void someComeWithTheProgram(int side) {
        ScoreWeights shipped = ScoreWeights.shipped(side, side);
        assertThat(shipped.recipe()).contains("random " + side + "x" + side + " boards, seed 1");
        assertThat(shipped.weights())
                .isNotEqualTo(ScoreWeights.forAnyGoal(side, side).weights());
    }

    /** Small weights for all features but boards without conflicts, which have none. */
    static ScoreWeights anyWeights(int rows, int columns) {
        ScoreFeatures features = new ScoreFeatures(rows, columns);
        int[] weights = Samples.random(9).ints(features.count(), -100, 100).toArray();
        IntStream.range(0, rows).forEach(row -> weights[features.rowConflicts(row, 0)] = 0);
        IntStream.range(0, columns).forEach(column -> weights[features.columnConflicts(column, 0)] = 0);
        return new ScoreWeights(rows, columns, "at random", weights);
    }

    static TilePuzzle withWeights(Board goal, ScoreWeights weights) {
        return new TilePuzzle(goal, Direction.DEFAULT_ORDER, () -> weights);
    }

    private static Board withBlankIn(int cell, Board board) {
        int[] tiles = new int[board.size()];
        Arrays.setAll(tiles, board::tile);
        int blank = IntStream.range(0, tiles.length)
                .filter(i -> tiles[i] == 0)
                .findFirst()
                .orElseThrow();
        tiles[blank] = tiles[cell];
        tiles[cell] = 0;
        return Board.of(board.rows(), board.columns(), tiles);
    }

    private static ScoredStates<TilePosition> states(TilePuzzle puzzle, TilePosition goal) {
        return puzzle.scoredStates(goal).orElseThrow();
    }

    private static int score(TilePuzzle puzzle, Board board) {
        ScoredStates<TilePosition> states = states(puzzle, puzzle.newPosition());
        byte[] bytes = new byte[states.length()];
        states.write(puzzle.at(board), bytes, 0);
        return states.score(bytes, 0);
    }
}
