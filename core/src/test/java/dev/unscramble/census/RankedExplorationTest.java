package dev.unscramble.census;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.census.layers.LayerStore;
import dev.unscramble.census.layers.StateBits;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.DialInParts;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Ranking;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Spaces in several parts, stops in the midst of the work, and what is let go of. */
@Timeout(60)
class RankedExplorationTest {
    private static final int MARKS = 500;
    private static final int PARTS = 5;
    private static final Dial DIAL = Dial.unit(MARKS, 1, 130);
    private static final DialInParts RANKING = new DialInParts(DIAL, MARKS, PARTS);
    private static final ExactDistances<Hand> EXACT = new ExactDistances<>(DIAL);
    private static final int[] WHOLE = {0, RANKING.partWords()};
    private static final long PART_BYTES = 8L * RANKING.partWords();

    @TempDir
    Path folder;

    @Test
    void everyStateOfEveryPartIsShownUnderItsNumber() {
        everyStateIsShown(inMemory(Progress.NONE));
        everyStateIsShown(new RankedExploration<>(open(PART_BYTES), 2, Limits.NONE, Progress.NONE));
    }

    private static void everyStateIsShown(Exploration<Hand> exploration) {
        Map<Long, Integer> marks = new ConcurrentHashMap<>();
        try (exploration) {
            Census census = Census.take(
                    exploration,
                    Limits.NONE,
                    layer -> layer.visit(() -> (hand, number) -> {
                        assertThat(EXACT.of(hand)).isEqualTo(layer.depth());
                        marks.put(number, hand.mark());
                    }));
            assertThat(census.counts()).map(Long::intValue).isEqualTo(EXACT.counts());
        }
        assertThat(marks)
                .hasSize(MARKS)
                .allSatisfy((number, mark) -> assertThat(number).isEqualTo(mark.longValue()));
    }

    /** Nothing is built then that could be stopped. */
    @Test
    void onceAllStatesAreCountedTheCensusIsComplete() {
        try (RankedExploration<Hand> exploration = inMemory(sofar -> sofar.stored() < MARKS)) {
            assertThat(Census.take(exploration, Limits.NONE, layer -> null).outcome())
                    .isEqualTo(Outcome.EXHAUSTED);
        }
    }

    @Test
    void theFirstStatesAreThoseOfTheLowestNumbersOfAllParts() {
        try (RankedExploration<Hand> exploration = inMemory(Progress.NONE)) {
            assertThat(exploration.advance()).isNull();
            assertThat(exploration.first(9)).map(Hand::mark).containsExactly(1, 130, 370, 499);
            assertThat(exploration.first(3)).map(Hand::mark).containsExactly(1, 130, 370);
        }
    }

    @Test
    void onlyTheLastTwoLayersStayInMemory() {
        try (RankedExploration<Hand> exploration = inMemory(Progress.NONE)) {
            for (int depth = 1; depth < 6; depth++) {
                assertThat(exploration.advance()).isNull();
                for (int layer = 0; layer <= depth; layer++) {
                    assertThat(count(exploration, layer))
                            .as("layer %d of %d", layer, depth)
                            .isEqualTo(layer < depth - 1 ? 0 : EXACT.counts().get(layer));
                }
            }
        }
    }

    /** How many states of a layer are kept. */
    private static long count(RankedExploration<Hand> exploration, int layer) {
        LayerStore.Reader reader = exploration.store.reader();
        return IntStream.range(0, PARTS)
                .filter(part -> exploration.store.has(layer, part))
                .mapToLong(part -> StateBits.count(reader.read(layer, part, WHOLE)))
                .sum();
    }

    @Test
    void whoStopsItBeforeALayerIsShownIsHeard() {
        try (RankedExploration<Hand> exploration = inMemory(sofar -> false)) {
            assertThat(exploration.visit(() -> (hand, number) -> {
                        throw new AssertionError("it was stopped");
                    }))
                    .isEqualTo(Outcome.CANCELLED);
        }
    }

    @Test
    void whoStopsItWhileALayerIsShownIsHeard() {
        StopWhenAskedAgain stop = new StopWhenAskedAgain();
        try (RankedExploration<Hand> exploration = inMemory(stop)) {
            assertThat(exploration.visit(() -> (hand, number) -> stop.await())).isEqualTo(Outcome.CANCELLED);
        }
    }

    @Test
    void whoStopsItWhileALayerIsBuiltIsHeardAndNothingOfTheLayerIsKept() {
        StopWhenAskedAgain stop = new StopWhenAskedAgain();
        Ranking<Hand> slow = new Slow(RANKING, stop::await);
        try (var exploration = new RankedExploration<>(slow, 1, Limits.NONE, stop)) {
            assertThat(exploration.advance()).isEqualTo(Outcome.CANCELLED);
            assertThat(exploration.counts()).containsExactly(1L);
            assertThat(count(exploration, 0)).isEqualTo(1);
            assertThat(count(exploration, 1)).isZero();
        }
    }

    @Test
    void whatStopsThoseWhoBuildElsewhereIsHeard() {
        LayerBuilder builder = (depth, found, monitor) -> {
            found.accept(4);
            return Outcome.TIME_LIMIT;
        };
        try (var exploration = new RankedExploration<>(open(0), builder, Limits.NONE, Progress.NONE)) {
            assertThat(exploration.advance()).isEqualTo(Outcome.TIME_LIMIT);
            assertThat(exploration.counts()).containsExactly(1L);
        }
    }

    @Test
    void whereJavaHasNoMemoryLeftThatIsTheOutcome() {
        try (RankedExploration<Hand> exploration = inMemory(Progress.NONE)) {
            assertThat(exploration.visit(() -> (hand, number) -> {
                        throw new OutOfMemoryError();
                    }))
                    .isEqualTo(Outcome.MEMORY_LIMIT);
        }
    }

    @Test
    void itsThreadsEndWithIt() throws InterruptedException {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        try (RankedExploration<Hand> exploration = inMemory(Progress.NONE)) {
            exploration.visit(() -> (hand, number) -> threads.add(Thread.currentThread()));
        }
        assertThat(threads).isNotEmpty().doesNotContain(Thread.currentThread());
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** The layer is in the parts 0, 1, 3 and 4. */
    @Test
    void asManyPartsStayInMemoryAsFitIntoTheBytesGiven() {
        inFilesToDepthOne();
        try (CensusFolder<Hand> files = open(PART_BYTES)) {
            LayerStore.Reader reader = files.store().reader();
            long[] first = reader.read(1, 0, WHOLE);
            assertThat(reader.read(1, 1, WHOLE)).isNotSameAs(first);
            assertThat(reader.read(1, 3, WHOLE))
                    .as("takes the place of the first")
                    .isSameAs(first);
        }
        try (CensusFolder<Hand> files = open(Long.MAX_VALUE)) {
            LayerStore.Reader reader = files.store().reader();
            long[] first = reader.read(1, 0, WHOLE);
            assertThat(reader.read(1, 1, WHOLE)).isNotSameAs(first);
            assertThat(reader.read(1, 3, WHOLE)).isNotSameAs(first);
            assertThat(reader.read(1, 0, WHOLE)).isSameAs(first);
        }
    }

    @Test
    void whatWasShownMayBeDroppedFromMemory() {
        lastPartMayBeDropped(exploration -> exploration.visit(() -> (hand, number) -> {}));
    }

    @Test
    void whatTheFirstStatesWereTakenFromMayBeDroppedFromMemory() {
        lastPartMayBeDropped(exploration -> exploration.first(9));
    }

    private void lastPartMayBeDropped(Consumer<Exploration<Hand>> look) {
        inFilesToDepthOne();
        CensusFolder<Hand> files = open(PART_BYTES);
        try (var exploration = new RankedExploration<>(files, 1, Limits.NONE, Progress.NONE)) {
            look.accept(exploration);
            LayerStore.Reader reader = files.store().reader();
            long[] last = reader.read(1, 4, WHOLE);
            assertThat(reader.read(1, 0, WHOLE)).isNotSameAs(last);
            assertThat(reader.read(1, 1, WHOLE))
                    .as("takes the place of the last")
                    .isSameAs(last);
        }
    }

    private void inFilesToDepthOne() {
        try (var exploration = new RankedExploration<>(open(0), 1, Limits.NONE, Progress.NONE)) {
            assertThat(exploration.advance()).isNull();
        }
    }

    private CensusFolder<Hand> open(long cacheBytes) {
        return new CensusFolder<>(folder, RANKING, MARKS, cacheBytes);
    }

    private static RankedExploration<Hand> inMemory(Progress progress) {
        return new RankedExploration<>(RANKING, 2, Limits.NONE, progress);
    }

    /** Goes on once, and stops when it is asked again, for which others can wait. */
    private static final class StopWhenAskedAgain implements Progress {
        private final AtomicInteger asked = new AtomicInteger();
        private final CountDownLatch stopped = new CountDownLatch(1);

        @Override
        public boolean goOn(Snapshot sofar) {
            if (asked.getAndIncrement() == 0) {
                return true;
            }
            stopped.countDown();
            return false;
        }

        void await() {
            try {
                stopped.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Pauses before each step. */
    private record Slow(DialInParts ranking, Runnable pause) implements Ranking<Hand> {
        @Override
        public Puzzle<Hand> puzzle() {
            return ranking.puzzle();
        }

        @Override
        public long size() {
            return ranking.size();
        }

        @Override
        public long rank(Hand hand) {
            return ranking.rank(hand);
        }

        @Override
        public void unrank(long number, Hand hand) {
            ranking.unrank(number, hand);
        }

        @Override
        public int parts() {
            return ranking.parts();
        }

        @Override
        public int[] neighbours(int part) {
            return ranking.neighbours(part);
        }

        @Override
        public void spread(int from, long[] states, int to, long[] reached) {
            pause.run();
            ranking.spread(from, states, to, reached);
        }
    }
}
