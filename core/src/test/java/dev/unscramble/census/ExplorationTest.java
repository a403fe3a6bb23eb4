package dev.unscramble.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.DialRanking;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** All ways through a state space find the same, and obey the same limits. */
@ParameterizedClass(name = "{0}")
@EnumSource
class ExplorationTest {
    private static final Dial DIAL = Dial.unit(100_000, 1, 300, 7001);
    private static final ExactDistances<Hand> EXACT = new ExactDistances<>(DIAL);

    enum Way {
        RANKED {
            @Override
            Exploration<Hand> begin(Dial dial, Limits limits, Progress progress, Path folder) {
                return new RankedExploration<>(new DialRanking(dial, 100_000), 2, limits, progress);
            }
        },
        IN_FILES {
            @Override
            Exploration<Hand> begin(Dial dial, Limits limits, Progress progress, Path folder) {
                CensusFolder<Hand> files = new CensusFolder<>(folder, new DialRanking(dial, 100_000), 1, 20_000);
                return new RankedExploration<>(files, 2, limits, progress);
            }
        },
        STORED {
            @Override
            Exploration<Hand> begin(Dial dial, Limits limits, Progress progress, Path folder) {
                return new StoredExploration<>(dial, limits, progress);
            }
        };

        abstract Exploration<Hand> begin(Dial dial, Limits limits, Progress progress, Path folder);
    }

    @Parameter
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Way way;

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private int begun;

    @Test
    void aCensusCountsEveryStateAtItsDistance() {
        try (Exploration<Hand> exploration = begin(Limits.NONE)) {
            Census census = take(exploration, Limits.NONE);
            assertThat(census.counts()).map(Long::intValue).isEqualTo(EXACT.counts());
            assertThat(census.isComplete()).isTrue();
            assertThat(census.states()).isEqualTo(100_000);
            assertThat(exploration.advance()).isEqualTo(Outcome.EXHAUSTED);
            assertThat(exploration.depth()).isEqualTo(census.depth());
        }
    }

    @Test
    void everyStateOfEveryLayerIsShownOnce() {
        Set<Integer> marks = ConcurrentHashMap.newKeySet();
        try (Exploration<Hand> exploration = begin(Limits.NONE)) {
            Census.take(exploration, Limits.NONE, layer -> {
                Set<Long> numbers = ConcurrentHashMap.newKeySet();
                AtomicInteger shown = new AtomicInteger();
                Outcome stop = layer.visit(() -> (hand, number) -> {
                    boolean isNew = marks.add(hand.mark()) && numbers.add(number);
                    if (!isNew || EXACT.of(hand) != layer.depth()) {
                        throw new AssertionError(hand.mark() + " is shown at depth " + layer.depth());
                    }
                    shown.incrementAndGet();
                });
                assertThat(shown.longValue()).isEqualTo(layer.width());
                return stop;
            });
        }
        assertThat(marks).hasSize(100_000);
    }

    @Test
    void theDeepestStatesCanBeSeenInTheEnd() {
        try (Exploration<Hand> exploration = begin(Limits.NONE)) {
            Census census = take(exploration, Limits.NONE);
            int depth = census.depth();
            int all = census.counts().get(depth).intValue();
            Set<Integer> marks = new TreeSet<>();
            exploration.first(Integer.MAX_VALUE).forEach(hand -> {
                assertThat(EXACT.of(hand)).isEqualTo(depth);
                marks.add(hand.mark());
            });
            assertThat(marks).hasSize(all);
            assertThat(exploration.first(all - 1)).hasSize(all - 1);
            assertThat(exploration.first(0)).isEmpty();
        }
    }

    @Test
    void depthAndNumberOfStatesLimitIt() {
        assertThat(census(Limits.NONE.withDepth(7)).counts())
                .map(Long::intValue)
                .isEqualTo(EXACT.counts().subList(0, 8));
        assertThat(census(Limits.NONE.withDepth(7)).outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
        Census small = census(Limits.NONE.withNodes(1000));
        assertThat(small.outcome()).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(small.states()).isGreaterThanOrEqualTo(1000);
        assertThat(small.upTo(small.depth() - 1)).isLessThan(1000);
        assertThat(small.isComplete()).isFalse();
        Census exactlyToDepthSeven =
                census(Limits.NONE.withNodes(census(Limits.NONE.withDepth(7)).states()));
        assertThat(exactlyToDepthSeven.outcome()).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(exactlyToDepthSeven.depth()).isEqualTo(7);
    }

    @Test
    void timeLimitsIt() {
        assertThat(census(Limits.NONE.withTime(Duration.ZERO)).outcome()).isEqualTo(Outcome.TIME_LIMIT);
    }

    @Test
    void whoStopsItKeepsWhatWasCounted() {
        try (Exploration<Hand> exploration = begin(DIAL, Limits.NONE, sofar -> sofar.bound() < 5)) {
            Census census = take(exploration, Limits.NONE);
            assertThat(census.outcome()).isEqualTo(Outcome.CANCELLED);
            assertThat(census.depth()).isGreaterThanOrEqualTo(5);
            assertThat(census.counts())
                    .map(Long::intValue)
                    .isEqualTo(EXACT.counts().subList(0, census.depth() + 1));
        }
    }

    @Test
    void whatAVisitorThrowsIsThrown() {
        try (Exploration<Hand> exploration = begin(Limits.NONE)) {
            assertThat(exploration.advance()).isNull();
            assertThatThrownBy(() -> exploration.visit(() -> (hand, number) -> {
                        throw new InputException("no");
                    }))
                    .isInstanceOf(InputException.class)
                    .hasMessage("no");
        }
    }

    @Test
    void movesThatCostMoreOrHaveNoInverseCannotBeCounted() {
        Dial costly = new Dial(10, new Dial.Turn(1, 2), new Dial.Turn(-1, 2));
        Dial oneWay = new Dial(10, new Dial.Turn(1, 1));
        for (Dial dial : List.of(costly, oneWay)) {
            assertThatThrownBy(() -> begin(dial, Limits.NONE, Progress.NONE))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("+1");
        }
    }

    private Exploration<Hand> begin(Limits limits) {
        return begin(DIAL, limits, Progress.NONE);
    }

    private Exploration<Hand> begin(Dial dial, Limits limits, Progress progress) {
        return way.begin(dial, limits, progress, folder.resolve(String.valueOf(begun++)));
    }

    private Census census(Limits limits) {
        try (Exploration<Hand> exploration = begin(limits)) {
            return take(exploration, limits);
        }
    }

    private static Census take(Exploration<Hand> exploration, Limits limits) {
        return Census.take(exploration, limits, layer -> null);
    }
}
