package dev.unscramble.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.unscramble.model.ScoredStates;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.score.FeatureList;
import dev.unscramble.tiles.score.ScoreFeatures;
import dev.unscramble.tiles.score.ScoreWeights;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScoreFitTest {
    private static final ScoreWeights INITIAL = ScoreWeights.forAnyGoal(2, 3);

    /** On a board that is not a square, an example counts once. */
    @Test
    void aStepIsThatOfAdagradForASoftmax() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(2, 3));
        byte[] example = example(puzzle, "3 1 2 / 0 4 5", "1 4 2 / 3 0 5");
        ScoreFeatures features = new ScoreFeatures(2, 3);
        int[] better = counts(features, example, 0);
        int[] worse = counts(features, example, example.length / 2);
        int[] initial = INITIAL.weights();
        double lead = (sum(initial, better) - sum(initial, worse)) / 150.0;
        double shareOfWorse = 1 / (1 + Math.exp(-lead));

        ScoreFit fit = new ScoreFit(2, 3, INITIAL, false);
        fit.add(example, example.length / 2);
        assertThat(fit.loss()).isCloseTo(Math.log(1 + Math.exp(lead)), within(1e-5));
        fit.step();
        int[] fitted = fit.weights("a test").weights();
        for (int feature = 0; feature < fitted.length; feature++) {
            double gradient = shareOfWorse * (better[feature] - worse[feature]);
            double rate = feature < features.pairsAt() ? 0.03 : 0.02;
            double weight = initial[feature] / 150.0 - rate * gradient / Math.sqrt(1 + gradient * gradient);
            assertThat(fitted[feature]).as("feature %d", feature).isEqualTo((int) Math.round(150 * weight));
        }
    }

    @Test
    void onASquareWhatIsMirroredWeighsTheSame() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
        byte[] example = example(puzzle, "8 6 7 / 2 5 4 / 3 0 1", "1 0 2 / 3 4 5 / 6 7 8");
        ScoreWeights initial = ScoreWeights.forAnyGoal(3, 3);
        ScoreFit fit = new ScoreFit(3, 3, initial, false);
        fit.add(example, example.length / 2);
        fit.step();
        int[] fitted = fit.weights("a test").weights();
        ScoreFeatures features = new ScoreFeatures(3, 3);
        assertThat(fitted[features.tile(8, 0)]).isNotEqualTo(initial.weights()[features.tile(8, 0)]);
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

    @Test
    void meansAreThoseOfTheWeightsThatWereCountedIn() {
        byte[] example = example(new TilePuzzle(Goals.blankFirst(2, 3)), "3 1 2 / 0 4 5", "1 4 2 / 3 0 5");
        ScoreFit fit = new ScoreFit(2, 3, INITIAL, false);
        fit.countIn();
        int[] before = fit.weights("a test").weights();
        for (int i = 0; i < 20; i++) {
            fit.add(example, example.length / 2);
            fit.step();
        }
        fit.countIn();
        int[] after = fit.weights("a test").weights();
        int[] means = fit.means("a test").weights();
        assertThat(after).isNotEqualTo(before);
        for (int feature = 0; feature < means.length; feature++) {
            assertThat((double) means[feature]).isCloseTo((before[feature] + after[feature]) / 2.0, within(1.0));
        }
    }

    @Test
    void aFitTellsWhatLedToASolutionFromWhatDidNot() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
        byte[] example = example(puzzle, "8 6 7 2 5 4 3 0 1", "1 0 2 3 4 5 6 7 8");
        ScoreFit fit = new ScoreFit(3, 3, ScoreWeights.forAnyGoal(3, 3), false);
        fit.add(example, example.length / 2);
        double before = fit.loss();
        for (int i = 0; i < 500; i++) {
            fit.step();
            fit.add(example, example.length / 2);
        }
        assertThat(fit.loss()).isLessThan(before / 2);
        ScoreWeights weights = fit.weights("a test");
        TilePuzzle fitted = new TilePuzzle(puzzle.goalBoard(), Direction.DEFAULT_ORDER, () -> weights);
        ScoredStates<TilePosition> states =
                fitted.scoredStates(fitted.newPosition()).orElseThrow();
        byte[] scored = example(fitted, "8 6 7 2 5 4 3 0 1", "1 0 2 3 4 5 6 7 8");
        assertThat(states.score(scored, 0)).isLessThan(states.score(scored, states.length()));
    }

    private static byte[] example(TilePuzzle puzzle, String better, String worse) {
        ScoredStates<TilePosition> states =
                puzzle.scoredStates(puzzle.newPosition()).orElseThrow();
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
