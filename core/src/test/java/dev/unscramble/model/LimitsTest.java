package dev.unscramble.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {

    @Test
    void eachLimitIsSetApartFromTheOthers() {
        Limits limits = Limits.NONE
                .withNodes(1)
                .withTime(Duration.ofSeconds(2))
                .withMemoryBytes(3)
                .withDepth(4);
        assertThat(limits).isEqualTo(new Limits(1, Duration.ofSeconds(2), 3, 4));
        assertThat(limits.hasDepth()).isTrue();
        assertThat(Limits.NONE.hasDepth()).isFalse();
    }

    @Test
    void moreTimeThanCanBeCountedIsAsLongAsItTakes() {
        Limits ages = Limits.NONE.withTime(Duration.ofDays(1_000_000));
        assertThat(ages.time()).isEqualTo(Limits.AS_LONG_AS_IT_TAKES);
        assertThat(ages.hasTime()).isTrue();
        assertThat(Limits.NONE.hasTime()).isFalse();
    }

    @Test
    void nonsenseIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Limits.NONE.withNodes(0));
        assertThatIllegalArgumentException().isThrownBy(() -> Limits.NONE.withTime(Duration.ofNanos(-1)));
        assertThatIllegalArgumentException().isThrownBy(() -> Limits.NONE.withMemoryBytes(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> Limits.NONE.withDepth(-1));
    }
}
