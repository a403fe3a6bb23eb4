package dev.unscramble.search.beam;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.threads.WorkerThreads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Moves 0 and 1 are a step on and one back, 2 and 3 ten steps. */
class WindowsTest {
    private static final Dial DIAL = Dial.unit(1000, 1, 10);
    private static final int MOST_WIDTH = 500;

    private final WorkerThreads alone = new WorkerThreads("beam", 1);

    @AfterEach
    void close() {
        alone.close();
    }

    private Windows<Hand> windows(Dial dial, int start, List<Integer> moves, Meter meter) {
        ScoredDial scored = new ScoredDial(dial, WindowsTest::distance, ScoredDial.NOT_CONSTRUCTED);
        return new Windows<>(new BeamContext<>(scored, 2, meter, alone, null), dial.at(start), moves, MOST_WIDTH);
    }

    private static int distance(int mark, int goal) {
        return Math.abs(mark - goal);
    }

    @Test
    void everyPieceIsShortenedAndTheWholeStillLeadsToTheGoal() {
        Meter meter = new Meter(Limits.NONE, Progress.NONE);
        Windows<Hand> windows = windows(DIAL, 500, Collections.nCopies(500, 1), meter);
        int before = 500;
        while (before > 50) {
            assertThat(windows.shorten(1)).isTrue();
            assertThat(windows.moves()).hasSizeLessThanOrEqualTo(before);
            assertLeadsToTheGoal(DIAL, 500, windows.moves());
            assertThat(meter.generated).as("windows of one kind suffice").isLessThan(200_000);
            before = windows.moves().size();
        }
        assertThat(windows.moves()).hasSize(50).containsOnly(3);
    }

    /** Only a window over the end of the first and the beginning of the second finds it: they lie half over each other. */
    @Test
    void aDetourWhereOneWindowEndsIsWithinTheNext() {
        List<Integer> moves = new ArrayList<>(Collections.nCopies(35, 3));
        moves.addAll(Collections.nCopies(10, 1));
        moves.addAll(Collections.nCopies(35, 3));
        Meter meter = new Meter(Limits.NONE, Progress.NONE);
        Windows<Hand> windows = windows(DIAL, 710, moves, meter);
        assertThat(windows.shorten(1)).isTrue();
        assertThat(windows.moves()).as("five of the ten steps").hasSize(80);
        assertThat(windows.shorten(1)).isTrue();
        assertThat(windows.moves()).hasSize(71);
        assertLeadsToTheGoal(DIAL, 710, windows.moves());
    }

    /** 60 steps on instead of 40 back, where 40 on are shorter than 60 back. */
    @Test
    void windowsGrowOnceNoneGivesWay() {
        Dial ring = Dial.unit(100, 1);
        Meter meter = new Meter(Limits.NONE, Progress.NONE);
        Windows<Hand> windows = windows(ring, 40, Collections.nCopies(60, 0), meter);
        assertThat(windows.shorten(10_000)).isTrue();
        assertThat(windows.moves()).isEqualTo(Collections.nCopies(40, 1));
        assertThat(meter.generated).isBetween(10_000L, 12_000L);
    }

    @Test
    void whatIsShortestStaysAsItIs() {
        Meter meter = new Meter(Limits.NONE, Progress.NONE);
        List<Integer> shortest = Collections.nCopies(50, 3);
        Windows<Hand> windows = windows(DIAL, 500, shortest, meter);
        assertThat(windows.shorten(200_000)).isTrue();
        assertThat(windows.moves()).isEqualTo(shortest);
    }

    @Test
    void aLimitEndsItAndLeavesASolution() {
        for (long limit = 1; limit < 20_000; limit += 1 + limit / 2) {
            Meter meter = new Meter(Limits.NONE.withNodes(limit), Progress.NONE);
            Windows<Hand> windows = windows(DIAL, 500, Collections.nCopies(500, 1), meter);
            assertThat(windows.shorten(Long.MAX_VALUE)).isFalse();
            assertThat(meter.stopped()).isEqualTo(Outcome.NODE_LIMIT);
            assertThat(meter.generated).isEqualTo(limit);
            assertLeadsToTheGoal(DIAL, 500, windows.moves());
        }
    }

    private static void assertLeadsToTheGoal(Dial dial, int start, List<Integer> moves) {
        Hand hand = dial.at(start);
        moves.forEach(hand::apply);
        assertThat(hand.isGoal()).isTrue();
    }
}
