package dev.unscramble.search.meter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Statistics;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The counters and the limits of a search, by a clock that the test sets. */
class MeterTest {
    private static final long MICROSECOND = 1_000;
    private static final long MILLISECOND = 1_000_000;
    private static final Limits HUNDRED_NANOS = Limits.NONE.withTime(Duration.ofNanos(100));

    private final AtomicLong clock = new AtomicLong(7_000);

    private Meter meter(Limits limits) {
        return meter(limits, Progress.NONE);
    }

    private Meter meter(Limits limits, Progress progress) {
        return new Meter(limits, progress, null, SubtreeJournal.NONE, clock::get);
    }

    @Test
    void theNodeLimitIsMetExactly() {
        for (long limit : new long[] {1, 63, 64, 65, 1000, 5000}) {
            Meter meter = meter(Limits.NONE.withNodes(limit));
            assertThat(generate(meter, 2 * limit, MICROSECOND)).isEqualTo(limit);
            assertThat(meter.stopped()).isEqualTo(Outcome.NODE_LIMIT);
            assertThat(meter.nodesLeft()).isZero();
        }
    }

    @Test
    void theTimeLimitIsMetAtItsEnd() {
        Meter meter = meter(HUNDRED_NANOS);
        clock.addAndGet(99);
        assertThat(meter.mustStop()).isFalse();
        assertThat(meter.mustStopPreparing()).isFalse();
        clock.addAndGet(1);
        assertThat(meter.mustStopPreparing()).isTrue();
        assertThat(meter.isStopped()).isTrue();
        assertThat(meter.stopped()).isEqualTo(Outcome.TIME_LIMIT);
    }

    @Test
    void whoHasNotReachedALimitCannotSayWhich() {
        assertThatThrownBy(() -> meter(Limits.NONE).stopped())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no limit was reached");
    }

    @Test
    void theClockIsLookedAtEveryFewMillisecondsHoweverLongANodeTakes() {
        List<Long> looks = new ArrayList<>();
        Meter meter = meter(Limits.NONE, sofar -> looks.add(sofar.nanos()));
        for (long nodeNanos : new long[] {10 * MICROSECOND, MILLISECOND, 50 * MILLISECOND, 10 * MICROSECOND}) {
            generate(meter, 20_000, nodeNanos);
            int last = looks.size() - 1;
            assertThat(looks.get(last) - looks.get(last - 1))
                    .as("nodes of %d ns", nodeNanos)
                    .isBetween(2 * MILLISECOND, Math.max(nodeNanos, 20 * MILLISECOND));
        }
    }

    @Test
    void aPartIsInterruptedAndTheSearchGoesOn() {
        Meter meter = meter(HUNDRED_NANOS);
        clock.addAndGet(10);
        assertThat(meter.interruptAfter(5)).isEqualTo(Duration.ofNanos(15));
        clock.addAndGet(4);
        assertThat(meter.mustStop()).isFalse();
        clock.addAndGet(1);
        assertThat(meter.mustStop()).isTrue();
        assertThat(meter.resume()).isTrue();
        assertThat(meter.isStopped()).isFalse();
        clock.addAndGet(84);
        assertThat(meter.mustStop()).isFalse();
        clock.addAndGet(1);
        assertThat(meter.mustStop()).isTrue();
    }

    @Test
    void aPartThatEndsByItselfLeavesTheTimeLimitAsItWas() {
        Meter meter = meter(HUNDRED_NANOS);
        meter.interruptAfter(5);
        assertThat(meter.resume()).isTrue();
        clock.addAndGet(50);
        assertThat(meter.mustStop()).isFalse();
    }

    @Test
    void aPartIsNotLongerThanTheTimeLimitWhichEndsAll() {
        for (long nanos : new long[] {90, 91, Long.MAX_VALUE}) {
            Meter meter = meter(HUNDRED_NANOS);
            clock.addAndGet(10);
            assertThat(meter.interruptAfter(nanos)).isEqualTo(HUNDRED_NANOS.time());
            clock.addAndGet(90);
            assertThat(meter.mustStop()).isTrue();
            assertThat(meter.resume()).isFalse();
            assertThat(meter.stopped()).isEqualTo(Outcome.TIME_LIMIT);
        }
    }

    @Test
    void otherLimitsThatEndAPartEndAll() {
        Meter few = meter(HUNDRED_NANOS.withNodes(3));
        few.interruptAfter(5);
        few.generated = 3;
        assertThat(few.mustStop()).isTrue();
        assertThat(few.resume()).isFalse();
        assertThat(few.stopped()).isEqualTo(Outcome.NODE_LIMIT);
        Meter cancelled = meter(HUNDRED_NANOS, sofar -> false);
        cancelled.interruptAfter(5);
        assertThat(cancelled.mustStop()).isTrue();
        assertThat(cancelled.resume()).isFalse();
        assertThat(cancelled.stopped()).isEqualTo(Outcome.CANCELLED);
    }

    @Test
    void noMoreIsReservedThanAskedForOrThanIsLeftUntilTheNextLook() {
        Meter meter = meter(Limits.NONE.withNodes(50));
        assertThat(meter.reserve(20)).isEqualTo(20);
        assertThat(meter.generated).isEqualTo(20);
        assertThat(meter.reserve(Long.MAX_VALUE)).isEqualTo(30);
        assertThat(meter.generated).isEqualTo(50);
        assertThat(meter.reserve(1)).isZero();
    }

    @Test
    void whatAnotherRunDidCountsWhereTheNodeLimitHasRoomForIt() {
        Meter meter = meter(Limits.NONE.withNodes(1000));
        meter.generated = 100;
        assertThat(meter.add(new SubtreeJournal.Finished(9, 901, 5, 2, false))).isFalse();
        assertThat(List.of(meter.expanded, meter.generated, meter.duplicates)).containsExactly(0L, 100L, 0L);
        assertThat(meter.add(new SubtreeJournal.Finished(9, 899, 5, 2, false))).isTrue();
        assertThat(List.of(meter.expanded, meter.generated, meter.duplicates)).containsExactly(9L, 999L, 5L);
        assertThat(meter.reserve(10)).as("before the next look").isZero();
        assertThat(meter.add(new SubtreeJournal.Finished(1, 1, 1, 2, false))).isTrue();
        assertThat(meter.nodesLeft()).isZero();
    }

    @Test
    void roundsAreWhatWasCountedSinceTheyBegan() {
        Meter meter = meter(Limits.NONE);
        assertThat(meter.lastRound()).isZero();
        meter.expanded = 3;
        meter.generated = 10;
        meter.duplicates = 1;
        Statistics before = meter.beginRound();
        meter.expanded = 8;
        meter.generated = 30;
        meter.duplicates = 4;
        meter.endRound(6, before);
        assertThat(meter.lastRound()).isEqualTo(20);
        assertThat(meter.statistics().iterations()).containsExactly(new Statistics.Iteration(6, 5, 20, 3, 8));
        assertThat(meter.statistics().expandedBeforeLastLayer()).isEqualTo(3);
    }

    @Test
    void theMostThatWereOpenOrStoredAreKeptAndThoseStoredNowAreTold() {
        List<Long> told = new ArrayList<>();
        Meter meter = meter(Limits.NONE, sofar -> told.add(sofar.stored()));
        meter.open(7);
        meter.open(5);
        meter.stored(30);
        meter.stored(20);
        meter.mustStop();
        assertThat(told).containsExactly(20L);
        assertThat(meter.statistics().maxOpen()).isEqualTo(7);
        assertThat(meter.statistics().maxStored()).isEqualTo(30);
    }

    @Test
    void aNewRoundIsToldWithItsBoundAndNothingOfItDone() {
        List<Progress.Snapshot> told = new ArrayList<>();
        Meter meter = meter(Limits.NONE, told::add);
        meter.share = 0.5;
        meter.enter(12);
        clock.addAndGet(40);
        meter.mustStop();
        assertThat(told).containsExactly(new Progress.Snapshot(0, 0, 0, 12, 40, 0));
    }

    @Test
    void onlyASolutionThatIsBetterThanAllBeforeIsTold() {
        List<Integer> told = new ArrayList<>();
        Meter meter = meter(Limits.NONE, new Progress() {
            @Override
            public boolean goOn(Snapshot sofar) {
                return true;
            }

            @Override
            public void improved(Improvement better) {
                told.add(better.cost());
            }
        });
        for (int cost : new int[] {9, 9, 10, 7, 8, 6}) {
            meter.improved(new Improvement(List.of(), cost, 0, 0));
        }
        assertThat(told).containsExactly(9, 7, 6);
    }

    @Test
    void theTimeThatEarlierRunsTookCounts() {
        SubtreeJournal journal = new SubtreeJournal() {
            @Override
            public void begin(int bound, List<Long> figures) {}

            @Override
            public Optional<Finished> find(int bound, int part) {
                return Optional.empty();
            }

            @Override
            public void finished(int bound, int part, Finished what) {}

            @Override
            public Duration before() {
                return Duration.ofNanos(500);
            }
        };
        Meter meter = new Meter(Limits.NONE, Progress.NONE, null, journal, clock::get);
        clock.addAndGet(30);
        assertThat(meter.nanos()).isEqualTo(30);
        assertThat(meter.statistics().nanos()).isEqualTo(530);
    }

    /** Generates nodes as a search does, each of which takes this long; says how many there are then. */
    private long generate(Meter meter, long nodes, long nodeNanos) {
        for (long i = 0; i < nodes; i++) {
            if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                break;
            }
            meter.generated++;
            clock.addAndGet(nodeNanos);
        }
        return meter.generated;
    }
}
