package dev.unscramble.search.meter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PaceTest {
    private final AtomicLong clock = new AtomicLong();
    private final Meter meter =
            new Meter(Limits.NONE.withNodes(10_000), Progress.NONE, null, SubtreeJournal.NONE, clock::get);

    @Test
    void onlyWhatWasDoneSinceItBeganCounts() {
        count(100, 1_000, 2_000);
        Pace pace = Pace.until(meter, 12_000);
        assertThat(pace.states()).isZero();
        assertThat(pace.statesLeft()).isZero();
        count(300, 4_000, 4_000);
        assertThat(pace.states()).isEqualTo(200);
        assertThat(pace.statesLeft()).as("twice as many nodes are left").isEqualTo(400);
        count(300, 4_000, 10_000);
        assertThat(pace.statesLeft()).as("a quarter of the time is left").isEqualTo(50);
    }

    @Test
    void nothingIsLeftAfterTheEnd() {
        Pace pace = Pace.until(meter, 1_000);
        count(300, 4_000, 1_500);
        assertThat(pace.statesLeft()).isZero();
    }

    @Test
    void theNextPartHasItsShareOfTheNodesAndTheTimeThatAreLeft() {
        Pace whole = Pace.until(meter, 10_000);
        count(100, 2_000, 4_000);
        Pace nodes = whole.next(0.5); // until 6,000 nodes
        count(200, 3_000, 4_100);
        assertThat(nodes.states()).isEqualTo(100);
        assertThat(nodes.statesLeft()).isEqualTo(300);
        Pace time = whole.next(0.5); // until 4,100 + 2,950
        count(300, 3_010, 5_575);
        assertThat(time.statesLeft()).isEqualTo(100);
    }

    private void count(long expanded, long generated, long nanos) {
        meter.expanded = expanded;
        meter.generated = generated;
        clock.set(nanos);
    }
}
