package dev.unscramble.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateTableTest {
    private static final int STATES = 20_000;

    /** States that share all their hash codes but a few. */
    private record Collided(int number) {
        @Override
        public int hashCode() {
            return number % 7;
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void equalStatesHaveOneNumberAndOthersHaveOthers(boolean isShared) {
        StateTable<Collided> table = isShared ? StateTable.shared() : StateTable.confined();
        for (int number = 0; number < 500; number++) {
            assertThat(table.pack(new Collided(number))).isEqualTo(number);
            assertThat(table.pack(new Collided(number / 2))).isEqualTo(number / 2);
        }
        assertThat(table.unpack(499)).isEqualTo(new Collided(499));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aNumberThatNoStateHasIsRefused(boolean isShared) {
        StateTable<String> table = isShared ? StateTable.shared() : StateTable.confined();
        table.pack("one");
        assertThatThrownBy(() -> table.unpack(1)).hasMessage("no state has the number 1");
    }

    /** Each thread meets the states in an order of its own. */
    @Test
    void threadsAgreeOnTheNumbers() throws InterruptedException, ExecutionException {
        StateTable<String> table = StateTable.shared();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<long[]>> all = new ArrayList<>();
            for (int factor : new int[] {1, 3, 7, 11}) {
                all.add(threads.submit(() -> IntStream.range(0, STATES)
                        .mapToLong(i -> packed(table, (int) ((long) i * factor % STATES)))
                        .toArray()));
            }
            for (Future<long[]> one : all) {
                one.get();
            }
        } finally {
            threads.shutdown();
        }
        Set<Long> numbers = new HashSet<>();
        for (int state = 0; state < STATES; state++) {
            numbers.add(packed(table, state));
        }
        assertThat(numbers).hasSize(STATES).allMatch(number -> number >= 0 && number < STATES);
    }

    private static long packed(StateTable<String> table, int state) {
        long number = table.pack("state " + state);
        assertThat(table.unpack(number)).isEqualTo("state " + state);
        return number;
    }
}
