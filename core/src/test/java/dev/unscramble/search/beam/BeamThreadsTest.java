package dev.unscramble.search.beam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BeamThreadsTest {

    @Test
    void allDoTheWorkAndTheCallerIsOneOfThem() {
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        try (BeamThreads threads = new BeamThreads(3)) {
            threads.run(() -> seen.add(Thread.currentThread()));
        }
        assertThat(seen).contains(Thread.currentThread()).hasSizeBetween(2, 3);
    }

    @Test
    void theWorkIsDoneAsOftenAsThereAreThreads() {
        AtomicInteger times = new AtomicInteger();
        try (BeamThreads threads = new BeamThreads(3)) {
            threads.run(times::incrementAndGet);
        }
        assertThat(times).hasValue(3);
    }

    @Test
    void whoIsInterruptedStaysSo() {
        try (BeamThreads threads = new BeamThreads(2)) {
            Thread caller = Thread.currentThread();
            AtomicBoolean isOver = new AtomicBoolean();
            caller.interrupt();
            assertThatThrownBy(() -> threads.run(() -> {
                        while (Thread.currentThread() != caller && !isOver.get()) {
                            Thread.onSpinWait();
                        }
                    }))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("interrupted");
            isOver.set(true);
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void whatAnotherThreadThrowsIsThrownAsItIs() {
        Thread caller = Thread.currentThread();
        for (Throwable failure : new Throwable[] {new InputException("no table"), new OutOfMemoryError("a test")}) {
            try (BeamThreads threads = new BeamThreads(2)) {
                assertThatThrownBy(() -> threads.run(() -> {
                            if (Thread.currentThread() != caller) {
                                throwUnchecked(failure);
                            }
                        }))
                        .isSameAs(failure);
            }
        }
    }

    private static void throwUnchecked(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) failure;
    }
}
