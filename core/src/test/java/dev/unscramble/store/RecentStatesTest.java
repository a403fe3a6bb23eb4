package dev.unscramble.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RecentStatesTest {

    @Test
    void aStateIsAddedOnceUntilAllAreForgotten() {
        RecentStates states = new RecentStates(100);
        assertThat(states.add(42)).isTrue();
        assertThat(states.add(42)).isFalse();
        states.clear();
        assertThat(states.add(42)).isTrue();
        assertThat(states.add(42)).isFalse();
    }

    @Test
    void theLatestStatesAreKnownHoweverManyThereWere() {
        RecentStates states = new RecentStates(1 << 12);
        long[] hashes = new Random(5).longs(1 << 16).toArray();
        for (long hash : hashes) {
            assertThat(states.add(hash)).isTrue();
        }
        int known = 0;
        for (int i = hashes.length - (1 << 9); i < hashes.length; i++) {
            known += states.add(hashes[i]) ? 0 : 1;
        }
        assertThat(known).isGreaterThan(500);
        assertThat(states.add(hashes[0])).as("the first one was forgotten").isTrue();
    }
}
