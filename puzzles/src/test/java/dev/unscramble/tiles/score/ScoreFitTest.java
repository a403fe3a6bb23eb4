package dev.unscramble.tiles.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.RandomBoards;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreFitTest {

    /** On a board that is not a square, an example counts once. */
    @Test
    void aStepIsThatOfAdagradForASoftmax() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(2, 3));
        byte[] example = example(puzzle, "3 1 2 / 0 4 5", "1 4 2 / 3 0 5");
        ScoreFeatures features = new ScoreFeatures(2, 3);
        int[] better = counts(features, example, 0);
        int[] worse = counts(features, example, example.length / 2);
        int[] plain = features.plainWeights();
        double lead = 0.02 * (sum(plain, better) - sum(plain, worse));
        double shareOfWorse = 1 / (1 + Math.exp(-lead));

        ScoreFit fit = new ScoreFit(2, 3);
        fit.add(example, example.length / 2);
        assertThat(fit.loss()).isCloseTo(Math.log(1 + Math.exp(lead)), within(1e-5));
        fit.step();
        int[] fitted = fit.weights("a test").weights();
        for (int feature = 0; feature < fitted.length; feature++) {
            double gradient = shareOfWorse * (better[feature] - worse[feature]);
            double rate = feature < features.pairsAt() ? 0.03 : 0.02;
            double weight = 0.02 * plain[feature] - rate * gradient / Math.sqrt(1 + gradient * gradient);
            assertThat(fitted[feature]).as("feature %d", feature).isEqualTo((int) Math.round(150 * weight));
        }
    }

    @Test
    void onASquareWhatIsMirroredWeighsTheSame() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
        byte[] example = example(puzzle, "8 6 7 / 2 5 4 / 3 0 1", "1 0 2 / 3 4 5 / 6 7 8");
        ScoreFit fit = new ScoreFit(3, 3);
        fit.add(example, example.length / 2);
        fit.step();
        int[] fitted = fit.weights("a test").weights();
        ScoreFeatures features = new ScoreFeatures(3, 3);
        assertThat(fitted[features.tile(8, 0)]).isNotEqualTo(3 * features.plainWeights()[features.tile(8, 0)]);
        for (int home = 0; home < 9; home++) {
            for (int cell = 0; cell < 9; cell++) {
                assertThat(fitted[features.tile(home, cell)])
                        .as("tile of %d in %d", home, cell)
                        .isEqualTo(fitted[features.tile(mirrored(home), mirrored(cell))]);
            }
        }
    }

    private static int mirrored(int cell) {
        return cell % 3 * 3 + cell / 3;
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 3", "4, 6", "6, 5", "2, 12"})
    void aScoreIsTheSumOfTheWeightsOfItsFeatures(int rows, int columns) {
        Random random = Samples.random(columns);
        ScoreFeatures features = new ScoreFeatures(rows, columns);
        ScoreWeights weights = FittedScoresTest.anyWeights(rows, columns);
        TilePuzzle puzzle = FittedScoresTest.withWeights(Goals.blankFirst(rows, columns), weights);
        ScoredStates<TilePosition> states = puzzle.scoredStates(puzzle.goal()).orElseThrow();
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
        assertThat(numbers).hasSize(features.count()).allMatch(number -> number >= 0 && number < features.count());
    }

    private static byte[] example(TilePuzzle puzzle, String better, String worse) {
        ScoredStates<TilePosition> states = puzzle.scoredStates(puzzle.goal()).orElseThrow();
        byte[] example = new byte[2 * states.length()];
        states.write(puzzle.parse(better), example, 0);
        states.write(puzzle.parse(worse), example, states.length());
        return example;
    }

    /** How often a board has each feature. */
    private static int[] counts(ScoreFeatures features, byte[] states, int at) {
        int[] counts = new int[features.count()];
        for (int feature : FeatureList.of(features, states, at)) {
            counts[feature]++;
        }
        return counts;
    }

    private static int sum(int[] weights, int[] counts) {
        return IntStream.range(0, counts.length)
                .map(feature -> counts[feature] * weights[feature])
                .sum();
    }
}
