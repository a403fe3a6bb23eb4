package dev.unscramble.tiles.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Of weights for 4x4 whose means are known. */
class MeanWeightsTest {
    private static final int SIDE = 4;
    private final ScoreFeatures fitted = new ScoreFeatures(SIDE, SIDE);
    private final int[] weights = new int[fitted.count()];

    @BeforeEach
    void makeWeights() {
        for (int home = 1; home < fitted.size; home++) {
            for (int cell = 0; cell < fitted.size; cell++) {
                int rows = fitted.rowsToGo(home, cell);
                int columns = fitted.columnsToGo(home, cell);
                weights[fitted.tile(home, cell)] = 100 * home + 10 * rows * rows + columns;
            }
        }
        for (int row = 0; row < SIDE; row++) {
            for (int conflicts = 1; conflicts < SIDE; conflicts++) {
                weights[fitted.rowConflicts(row, conflicts)] = new int[] {49, 20, 30, 51}[row] + 5 * conflicts;
            }
        }
        Random random = new Random(1);
        for (int i = fitted.pairsAt(); i < weights.length; i++) {
            weights[i] = random.nextInt(100);
        }
    }

    @Test
    void aTileWeighsTheSameWhereverItIs() {
        ScoreFeatures features = new ScoreFeatures(2, 3);
        int[] means = means(features);
        assertThat(means[features.tile(0, 0)]).isZero();
        assertThat(means[features.tile(0, 5)]).isEqualTo(12);
        assertThat(means[features.tile(4, 1)]).isEqualTo(10);
        assertThat(means[features.tile(5, 3)]).isEqualTo(2);
    }

    @Test
    void aTileThatIsFartherThanOnFittedBoardsWeighsMoreByTheLastStep() {
        ScoreFeatures features = new ScoreFeatures(6, 7);
        int[] means = means(features);
        assertThat(means[features.tile(0, 3 * 7)]).isEqualTo(90);
        assertThat(means[features.tile(0, 5 * 7)]).isEqualTo(90 + 2 * 50);
        assertThat(means[features.tile(6, 1)]).isEqualTo(5);
        assertThat(means[features.tile(6, 4 * 7)]).isEqualTo(90 + 50 + 6);
    }

    @Test
    void conflictsWeighMoreInLinesAtTheEdge() {
        ScoreFeatures features = new ScoreFeatures(5, 3);
        int[] means = means(features);
        assertThat(means[features.rowConflicts(0, 0)]).isZero();
        assertThat(means[features.rowConflicts(0, 1)]).isEqualTo(55);
        assertThat(means[features.rowConflicts(1, 2)]).isEqualTo(35);
        assertThat(means[features.rowConflicts(4, 2)]).isEqualTo(60);
        assertThat(means[features.columnConflicts(1, 4)])
                .as("one more than on 4x4")
                .isEqualTo(45);
        assertThat(means[features.columnConflicts(2, 1)]).isEqualTo(55);
    }

    @Test
    void pairsAndSquaresWeighTheSame() {
        ScoreFeatures features = new ScoreFeatures(2, 9);
        int[] means = means(features);
        for (int i = 0; i < means.length - features.pairsAt(); i++) {
            assertThat(means[features.pairsAt() + i]).isEqualTo(weights[fitted.pairsAt() + i]);
        }
    }

    private int[] means(ScoreFeatures features) {
        return new MeanWeights(fitted, weights).of(features);
    }
}
