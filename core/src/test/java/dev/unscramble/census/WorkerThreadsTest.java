package dev.unscramble.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WorkerThreadsTest {
    private static final int THREADS = 2;

    @Test
    void everyTaskIsDoneOnce() {
        AtomicLong sum = new AtomicLong();
        AtomicInteger done = new AtomicInteger();
        try (WorkerThreads workers = new WorkerThreads(THREADS)) {
            assertThat(workers.run(
                            1000,
                            () -> task -> {
                                sum.addAndGet(task);
                                done.incrementAndGet();
                            },
                            () -> null))
                    .isNull();
        }
        assertThat(done).hasValue(1000);
        assertThat(sum).hasValue(499_500);
    }

    @Test
    void aFailureIsThrownWhenNoOtherWorkerIsAtWork() {
        CountDownLatch bothBegan = new CountDownLatch(THREADS);
        AtomicInteger atWork = new AtomicInteger();
        try (WorkerThreads workers = new WorkerThreads(THREADS)) {
            assertThatThrownBy(() -> workers.run(
                            THREADS,
                            () -> task -> {
                                atWork.incrementAndGet();
                                bothBegan.countDown();
                                await(bothBegan);
                                if (task == 0) {
                                    atWork.decrementAndGet();
                                    throw new InputException("the disk is full");
                                }
                                spinUntilStopped(workers);
                                atWork.decrementAndGet();
                            },
                            () -> null))
                    .isInstanceOf(InputException.class)
                    .hasMessage("the disk is full");
            assertThat(atWork).hasValue(0);
        }
    }

    @Test
    void whyItMustStopIsSaidAndTheRestIsLeft() {
        AtomicInteger begun = new AtomicInteger();
        try (WorkerThreads workers = new WorkerThreads(THREADS)) {
            assertThat(workers.run(
                            100,
                            () -> task -> {
                                begun.incrementAndGet();
                                spinUntilStopped(workers);
                            },
                            () -> Outcome.TIME_LIMIT))
                    .isEqualTo(Outcome.TIME_LIMIT);
        }
        assertThat(begun.get()).isBetween(1, THREADS);
    }

    /** As a long task does, which looks now and then whether it is of use, and takes some time to end. */
    private static void spinUntilStopped(WorkerThreads workers) {
        while (!workers.mustStop()) {
            Thread.onSpinWait();
        }
        for (int i = 0; i < 1_000_000; i++) {
            Thread.onSpinWait();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
