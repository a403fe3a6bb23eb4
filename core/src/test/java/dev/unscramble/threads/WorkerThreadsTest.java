package dev.unscramble.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class WorkerThreadsTest {
    private static final int THREADS = 3;

    /** The two ways to do tasks. */
    enum Way {
        /** The calling thread does some too. */
        SHARE {
            @Override
            void run(WorkerThreads threads, int tasks, Supplier<IntConsumer> worker) {
                threads.share(tasks, worker);
            }
        },
        /** The calling thread waits. */
        RUN {
            @Override
            void run(WorkerThreads threads, int tasks, Supplier<IntConsumer> worker) {
                assertThat(threads.<Outcome>run(tasks, worker, () -> null)).isNull();
            }
        };

        abstract void run(WorkerThreads threads, int tasks, Supplier<IntConsumer> worker);
    }

    @ParameterizedTest
    @EnumSource
    void everyTaskIsDoneOnce(Way way) {
        try (WorkerThreads threads = new WorkerThreads("test", THREADS)) {
            for (int tasks : new int[] {0, 1, 2, 1000}) {
                Map<Integer, Integer> times = new ConcurrentHashMap<>();
                way.run(threads, tasks, () -> task -> times.merge(task, 1, Integer::sum));
                assertThat(times)
                        .hasSize(tasks)
                        .allSatisfy((task, count) -> assertThat(count).isEqualTo(1));
                assertThat(times.keySet()).allMatch(task -> task < tasks);
            }
        }
    }

    /** Each waits in its task for all others. */
    @ParameterizedTest
    @EnumSource
    void allThreadsWorkAtTheSameTimeEachByAWorkerThatItMade(Way way) {
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        CyclicBarrier all = new CyclicBarrier(THREADS);
        try (WorkerThreads threads = new WorkerThreads("test", THREADS)) {
            way.run(threads, THREADS, () -> {
                Thread maker = Thread.currentThread();
                return task -> {
                    assertThat(Thread.currentThread()).isSameAs(maker);
                    seen.add(maker);
                    await(all);
                };
            });
        }
        assertThat(seen).hasSize(THREADS);
        assertThat(seen.remove(Thread.currentThread())).isEqualTo(way == Way.SHARE);
        assertThat(seen).as("they end with the JVM").allMatch(Thread::isDaemon);
    }

    /** One that is this deep overflows a stack of the usual size. */
    @Test
    void aStackIsAsLargeAsIsAskedFor() {
        int levels = 300_000;
        try (WorkerThreads threads = new WorkerThreads("test", 1, 1L << 28)) {
            AtomicInteger reached = new AtomicInteger();
            threads.<Outcome>run(1, () -> task -> reached.set(descend(levels)), () -> null);
            assertThat(reached).hasValue(levels);
        }
    }

    private static int descend(int levels) {
        return levels == 0 ? 0 : 1 + descend(levels - 1);
    }

    @ParameterizedTest
    @EnumSource
    void aFailureIsThrownWhenNoOtherWorkerIsAtWork(Way way) {
        CyclicBarrier all = new CyclicBarrier(THREADS);
        AtomicInteger atWork = new AtomicInteger();
        try (WorkerThreads threads = new WorkerThreads("test", THREADS)) {
            assertThatThrownBy(() -> way.run(threads, THREADS, () -> task -> {
                        atWork.incrementAndGet();
                        await(all);
                        if (task == 0) {
                            atWork.decrementAndGet();
                            throw new InputException("the disk is full");
                        }
                        spinUntilStopped(threads);
                        atWork.decrementAndGet();
                    }))
                    .isInstanceOf(InputException.class)
                    .hasMessage("the disk is full");
            assertThat(atWork).hasValue(0);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatAThreadThrowsIsThrownAsItIsAndTheRestIsLeft(Way way) {
        InputException wrong = new InputException("no table");
        OutOfMemoryError full = new OutOfMemoryError("a test");
        try (WorkerThreads threads = new WorkerThreads("test", THREADS)) {
            AtomicInteger begun = new AtomicInteger();
            assertThatThrownBy(() -> way.run(threads, 1000, () -> task -> {
                        begun.incrementAndGet();
                        throw wrong;
                    }))
                    .isSameAs(wrong);
            assertThat(begun.get()).isBetween(1, THREADS);
            assertThatThrownBy(() -> way.run(threads, THREADS, () -> {
                        throw full;
                    }))
                    .isSameAs(full);
            way.run(threads, 1, () -> task -> begun.set(-1));
            assertThat(begun).as("a failure ends one call only").hasValue(-1);
        }
    }

    @Test
    void whyItMustStopIsSaidAndTheRestIsLeft() {
        AtomicInteger begun = new AtomicInteger();
        try (WorkerThreads threads = new WorkerThreads("test", THREADS)) {
            Outcome stop = threads.run(
                    100,
                    () -> task -> {
                        begun.incrementAndGet();
                        spinUntilStopped(threads);
                    },
                    () -> begun.get() > 0 ? Outcome.TIME_LIMIT : null);
            assertThat(stop).isEqualTo(Outcome.TIME_LIMIT);
        }
        assertThat(begun.get()).isBetween(1, THREADS);
    }

    @Test
    void whatTheMonitorThrowsEndsTheWork() {
        InputException wrong = new InputException("no progress");
        try (WorkerThreads threads = new WorkerThreads("test", THREADS)) {
            assertThatThrownBy(() -> threads.<Outcome>run(100, () -> task -> spinUntilStopped(threads), () -> {
                        throw wrong;
                    }))
                    .isSameAs(wrong);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoIsInterruptedWaitsAllTheSameAndIsInterruptedThen(Way way) {
        Set<Integer> done = ConcurrentHashMap.newKeySet();
        Thread caller = Thread.currentThread();
        try (WorkerThreads threads = new WorkerThreads("test", THREADS)) {
            CountDownLatch oneIsAtWork = new CountDownLatch(1);
            caller.interrupt();
            way.run(threads, THREADS, () -> task -> {
                if (Thread.currentThread() != caller) {
                    oneIsAtWork.countDown();
                    while (caller.isInterrupted()) { // until it waits
                        Thread.onSpinWait();
                    }
                } else {
                    awaitWhateverComes(oneIsAtWork);
                }
                done.add(task);
            });
            assertThat(Thread.interrupted()).isTrue();
            assertThat(done).hasSize(THREADS);
            way.run(threads, THREADS, () -> task -> {});
            assertThat(Thread.interrupted()).isFalse();
        }
    }

    /** Without a look at the interruption, which is for the call. */
    private static void awaitWhateverComes(CountDownLatch latch) {
        while (latch.getCount() > 0) {
            Thread.onSpinWait();
        }
    }

    @Test
    void whereNoThreadCanBeStartedThatIsThrown() {
        WorkerThreads threads = new WorkerThreads("test", THREADS);
        threads.close();
        for (Way way : Way.values()) {
            assertThatThrownBy(() -> way.run(threads, THREADS, () -> task -> {}))
                    .isInstanceOf(RuntimeException.class);
        }
    }

    /** As a long task does, which looks now and then whether it is of use, and takes some time to end. */
    private static void spinUntilStopped(WorkerThreads threads) {
        while (!threads.mustStop()) {
            Thread.onSpinWait();
        }
        for (int i = 0; i < 1_000_000; i++) {
            Thread.onSpinWait();
        }
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }
}
