package dev.unscramble.search.beam;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Pace;
import dev.unscramble.search.meter.SubtreeJournal;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class WidthPlanTest {
    private static final int FIRST = 50;
    private static final int LAYERS = 100;

    private final Meter meter = new Meter(Limits.NONE.withNodes(100_000), Progress.NONE);
    private final WidthPlan plan = new WidthPlan(FIRST, LAYERS, Pace.until(meter, Long.MAX_VALUE));

    @Test
    void itBeginsAsWideAsItIsTold() {
        meter.expanded = 1_000;
        meter.generated = 90_000;
        assertThat(plan.applyAsInt(10)).isEqualTo(FIRST);
    }

    @Test
    void theNodesThatAreLeftAreSharedByTheLayersAhead() {
        meter.expanded = 20_000;
        meter.generated = 40_000;
        assertThat(plan.applyAsInt(40)).isEqualTo(30_000 / 60);
        assertThat(plan.applyAsInt(99)).isEqualTo(30_000 / 3);
        meter.generated = 100_000;
        assertThat(plan.applyAsInt(99)).isEqualTo(1);
    }

    @Test
    void soIsTheTimeThatIsLeftOfItsShare() {
        AtomicLong clock = new AtomicLong();
        Limits limits = Limits.NONE.withTime(Duration.ofNanos(1000));
        Meter timed = new Meter(limits, Progress.NONE, null, SubtreeJournal.NONE, clock::get);
        Pace pace = Pace.until(timed, limits.time().toNanos()).next(0.9);
        timed.expanded = 20_000;
        timed.generated = 40_000;
        clock.set(300);
        assertThat(pace.statesLeft()).isEqualTo(40_000);
        assertThat(new WidthPlan(FIRST, LAYERS, pace).applyAsInt(20)).isEqualTo(40_000 / 80);
    }
}
