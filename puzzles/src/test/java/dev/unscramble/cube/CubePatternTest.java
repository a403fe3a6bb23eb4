package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.StoppedException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CubePatternTest {
    private final CubePattern pattern = CubePattern.twist(new CubePuzzle(Metric.HALF));

    @Test
    void whoLooksOnHearsHowFarATableIs() {
        List<Double> shares = new ArrayList<>();
        pattern.distances(share -> shares.add(share));
        assertThat(shares).hasSizeGreaterThan(3).isSorted().allMatch(share -> share > 0 && share < 1);
    }

    @Test
    void whoLooksOnCanStopIt() {
        assertThatThrownBy(() -> pattern.distances(share -> share < 0.5)).isInstanceOf(StoppedException.class);
    }
}
