package dev.unscramble.tiles.score;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.RandomBoards;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeatureListTest {

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 3", "4, 6", "6, 5", "2, 12"})
    void aScoreIsTheSumOfTheWeightsOfItsFeatures(int rows, int columns) {
        Random random = Samples.random(columns);
        ScoreFeatures features = new ScoreFeatures(rows, columns);
        ScoreWeights weights = FittedScoresTest.anyWeights(rows, columns);
        TilePuzzle puzzle = FittedScoresTest.withWeights(Goals.blankFirst(rows, columns), weights);
        ScoredStates<TilePosition> states =
                puzzle.scoredStates(puzzle.newPosition()).orElseThrow();
        byte[] state = new byte[states.length()];
        for (int i = 0; i < Samples.atLeast(20); i++) {
            states.write(puzzle.at(RandomBoards.any(rows, columns, random)), state, 0);
            int sum = Arrays.stream(FeatureList.of(features, state, 0))
                    .map(feature -> weights.weights()[feature])
                    .sum();
            assertThat(states.score(state, 0)).isEqualTo(sum);
        }
    }

    @Test
    void noTwoFeaturesHaveTheSameNumber() {
        ScoreFeatures features = new ScoreFeatures(4, 5);
        Set<Integer> numbers = new HashSet<>();
        for (int cell = 0; cell < 20; cell++) {
            for (int home = 0; home < 20; home++) {
                numbers.add(features.tile(home, cell));
            }
            numbers.add(features.rowConflicts(cell / 5, cell % 5));
            numbers.add(features.columnConflicts(cell / 4, cell % 4));
        }
        assertThat(numbers).hasSize(features.pairsAt()).allMatch(number -> number < features.pairsAt());
        for (int way = 0; way < 49; way++) {
            int seen = ScoreFeatures.wayOf(way / 7 - 3, way % 7 - 3);
            for (int down = -2; down <= 2; down++) {
                for (int right = Math.abs(down) - 2; right <= 2 - Math.abs(down); right++) {
                    for (int other = 0; other < 49 && (down != 0 || right != 0); other++) {
                        numbers.add(features.pair(down, right, seen, other));
                    }
                }
            }
        }
        assertThat(numbers).hasSize(features.squaresAt()).allMatch(number -> number < features.squaresAt());
        for (int square = 0; square < 11 * 11 * 11 * 11; square++) {
            int[] contents = ScoreFeatures.contents(square);
            numbers.add(features.square(contents[0], contents[1], contents[2], contents[3]));
        }
        assertThat(numbers).hasSize(features.count()).allMatch(number -> number >= 0 && number < features.count());
    }

    @Test
    void aMirroredBoardHasTheMirroredFeatures() {
        Random random = Samples.random(5);
        ScoreFeatures features = new ScoreFeatures(5, 5);
        int[] mirrored = features.mirrored();
        for (int i = 0; i < Samples.atLeast(20); i++) {
            Board board = RandomBoards.any(5, 5, random);
            int[] tiles = new int[25];
            Arrays.setAll(tiles, cell -> mirrored(board.tile(mirrored(cell))));
            int[] found = Arrays.stream(found(features, board))
                    .map(feature -> mirrored[feature])
                    .sorted()
                    .toArray();
            assertThat(found(features, Board.of(5, 5, tiles))).containsExactlyInAnyOrder(found);
        }
    }

    private static int[] found(ScoreFeatures features, Board board) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(5, 5));
        ScoredStates<TilePosition> states =
                puzzle.scoredStates(puzzle.newPosition()).orElseThrow();
        byte[] state = new byte[states.length()];
        states.write(puzzle.at(board), state, 0);
        return FeatureList.of(features, state, 0);
    }

    private static int mirrored(int cell) {
        return cell % 5 * 5 + cell / 5;
    }
}
