package dev.unscramble.search.idastar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class DeepThreadTest {
    private static final int STACK = 1 << 20;

    @Test
    void allThreadsDoTheWorkAndEndWithTheJvm() {
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        DeepThread.run(3, STACK, () -> seen.add(Thread.currentThread()));
        assertThat(seen).hasSize(3).doesNotContain(Thread.currentThread()).allMatch(Thread::isDaemon);
    }

    @Test
    void whatAThreadThrowsIsThrownAsItIs() {
        InputException wrong = new InputException("no table");
        assertThatThrownBy(() -> DeepThread.run(2, STACK, () -> {
                    throw wrong;
                }))
                .isSameAs(wrong);
        OutOfMemoryError full = new OutOfMemoryError("a test");
        assertThatThrownBy(() -> DeepThread.run(2, STACK, () -> {
                    throw full;
                }))
                .isSameAs(full);
    }

    @Test
    void whoIsInterruptedWaitsAllTheSameAndIsInterruptedThen() {
        Set<Thread> done = ConcurrentHashMap.newKeySet();
        Thread caller = Thread.currentThread();
        caller.interrupt();
        DeepThread.run(2, STACK, () -> {
            while (caller.isInterrupted()) { // until it waits
                Thread.onSpinWait();
            }
            done.add(Thread.currentThread());
        });
        assertThat(Thread.interrupted()).isTrue();
        assertThat(done).hasSize(2);
        DeepThread.run(2, STACK, () -> {});
        assertThat(Thread.interrupted()).isFalse();
    }
}
