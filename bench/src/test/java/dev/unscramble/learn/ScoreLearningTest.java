package dev.unscramble.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.StoppedException;
import dev.unscramble.tiles.score.ScoreWeights;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreLearningTest {
    private static final ScoreLearning LEARNING = new ScoreLearning(3, 4, 12, 5);

    @Test
    void theSameSeedTeachesTheSame() {
        byte[] first = LEARNING.table(BuildMonitor.NONE).array();
        assertThat(LEARNING.table(BuildMonitor.NONE).array()).isEqualTo(first);
        assertThat(new ScoreLearning(3, 4, 12, 6).table(BuildMonitor.NONE).array())
                .isNotEqualTo(first);
        assertThat(first).hasSize((int) ScoreWeights.key(3, 4).bytes());
        assertThat(ScoreWeights.read(3, 4, first).recipe()).startsWith("12 random 3x4 boards, seed 5");
    }

    @Test
    void itTellsHowItIsGettingOnAndCanBeStopped() {
        List<Double> shares = new ArrayList<>();
        assertThatThrownBy(() -> LEARNING.table(share -> shares.add(share) && share < 0.5))
                .isInstanceOf(StoppedException.class);
        assertThat(shares).isSorted().last().isEqualTo(0.5);
    }
}
