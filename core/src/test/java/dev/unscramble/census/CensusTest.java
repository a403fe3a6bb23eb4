package dev.unscramble.census;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

class CensusTest {
    private static final Census CENSUS = new Census(List.of(1L, 3L, 6L, 2L), Outcome.EXHAUSTED, 2_000_000_000);

    @Test
    void itsFiguresAreThoseOfItsCounts() {
        assertThat(CENSUS.depth()).isEqualTo(3);
        assertThat(CENSUS.states()).isEqualTo(12);
        assertThat(CENSUS.upTo(1)).isEqualTo(4);
        assertThat(CENSUS.states(false)).isEqualTo(7);
        assertThat(CENSUS.states(true)).isEqualTo(5);
        assertThat(CENSUS.meanDepth()).isEqualTo((3 + 12 + 6) / 12.0);
        assertThat(CENSUS.branching(0)).isEqualTo(3);
        assertThat(CENSUS.branching(2)).isEqualTo(1 / 3.0);
        assertThat(CENSUS.branching(3)).isNaN();
        assertThat(CENSUS.seconds()).isEqualTo(2);
    }
}
