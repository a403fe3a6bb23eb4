package dev.unscramble.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PathStatesTest {

    @Test
    void aStateOfTwoLongsIsKnownByBoth() {
        PathStates path = new PathStates(2);
        for (int depth = 0; depth < 500; depth++) {
            assertThat(path.repeats(depth / 2, depth % 2, depth)).isFalse();
        }
        assertThat(path.repeats(249, 1, 500)).isTrue();
        assertThat(path.repeats(0, 0, 500)).isTrue();
        assertThat(path.repeats(0, 2, 500)).isFalse();
        assertThat(path.repeats(250, 0, 500)).isFalse();
        assertThat(path.repeats(249, 1, 300)).as("what was deeper is left").isFalse();
        assertThat(path.repeats(148, 1, 300)).isTrue();
    }

    @Test
    void aStateOfOneLongIsItsFirst() {
        PathStates path = new PathStates(1);
        for (int depth = 0; depth < 500; depth++) {
            assertThat(path.repeats(depth, 0, depth)).isFalse();
        }
        assertThat(path.repeats(499, 0, 500)).isTrue();
        assertThat(path.repeats(500, 0, 500)).isFalse();
    }
}
