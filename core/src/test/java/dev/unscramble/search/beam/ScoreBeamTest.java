package dev.unscramble.search.beam;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.search.beam.ScoreBeam.Ending;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.threads.WorkerThreads;
import java.util.Collections;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How a beam ends, and where it came to. Moves 0 and 1 are a step on and one back. */
class ScoreBeamTest {
    private static final Dial RING = Dial.unit(1000, 1);

    private final WorkerThreads alone = new WorkerThreads("beam", 1);
    private final Meter meter = new Meter(Limits.NONE, Progress.NONE);

    private static int distance(int mark, int goal) {
        return Math.abs(mark - goal);
    }

    /** Leads away from the goal. */
    private static int trap(int mark, int goal) {
        return Math.abs(mark - 510);
    }

    @AfterEach
    void close() {
        alone.close();
    }

    private ScoreBeam<Hand> beam(int width) {
        return new BeamContext<>(scored(RING, ScoreBeamTest::distance), 2, meter, alone, null).beam(width);
    }

    private static ScoredDial scored(Dial dial, IntBinaryOperator score) {
        return new ScoredDial(dial, score, ScoredDial.NOT_CONSTRUCTED);
    }

    private static ScoredStates<Hand> states(Dial dial, IntBinaryOperator score) {
        return scored(dial, score).scoredStates(dial.newPosition()).orElseThrow();
    }

    private static Ending run(ScoreBeam<Hand> beam, IntBinaryOperator score, int start, int mostDepth) {
        return beam.run(() -> states(RING, score), RING.at(start), mostDepth);
    }

    @Test
    void itComesToTheGoal() {
        ScoreBeam<Hand> beam = beam(2);
        assertThat(run(beam, ScoreBeamTest::distance, 30, 30)).isEqualTo(Ending.SOLVED);
        assertThat(beam.paths().toBest()).isEqualTo(Collections.nCopies(30, 1));
        assertThat(run(beam, ScoreBeamTest::distance, 0, 0)).isEqualTo(Ending.SOLVED);
        assertThat(beam.paths().toBest()).isEmpty();
    }

    @Test
    void itGoesNoDeeperThanItMay() {
        ScoreBeam<Hand> beam = beam(2);
        assertThat(run(beam, ScoreBeamTest::distance, 30, 29)).isEqualTo(Ending.DEEP);
        assertThat(beam.paths().depth()).isEqualTo(29);
        assertThat(beam.paths().toBest()).isEqualTo(Collections.nCopies(29, 1));
    }

    @Test
    void itGivesUpAHundredLayersAfterItsBestState() {
        ScoreBeam<Hand> beam = beam(2);
        assertThat(run(beam, ScoreBeamTest::trap, 500, Integer.MAX_VALUE)).isEqualTo(Ending.STALLED);
        assertThat(beam.paths().toBest()).isEqualTo(Collections.nCopies(10, 0));
        assertThat(beam.paths().depth()).isEqualTo(111);
        assertThat(run(beam, ScoreBeamTest::trap, 510, Integer.MAX_VALUE)).isEqualTo(Ending.STALLED);
        assertThat(beam.paths().toBest()).as("of another run").isEmpty();
        assertThat(beam.paths().depth()).isEqualTo(101);
    }

    @Test
    void whereNoStateIsLeftItIsEmptyAndTellsWhetherItDroppedAny() {
        Dial halves = Dial.unit(20, 2, 4);
        for (int width : new int[] {1, 10}) {
            ScoreBeam<Hand> beam = beam(width, halves);
            assertThat(beam.run(() -> states(halves, ScoreBeamTest::distance), halves.at(7), Integer.MAX_VALUE))
                    .isEqualTo(Ending.EMPTY);
            assertThat(beam.isComplete()).isEqualTo(width == 10);
        }
    }

    private ScoreBeam<Hand> beam(int width, Dial dial) {
        return new BeamContext<>(scored(dial, ScoreBeamTest::distance), 2, meter, alone, null).beam(width);
    }

    @Test
    void aLimitStopsItWhateverItDoes() {
        for (long limit = 1; limit < 60; limit++) {
            Meter few = new Meter(Limits.NONE.withNodes(limit), Progress.NONE);
            ScoreBeam<Hand> beam =
                    new BeamContext<>(scored(RING, ScoreBeamTest::distance), 2, few, alone, null).beam(5);
            assertThat(run(beam, ScoreBeamTest::distance, 300, Integer.MAX_VALUE))
                    .isEqualTo(Ending.STOPPED);
            assertThat(few.stopped()).isEqualTo(Outcome.NODE_LIMIT);
            assertThat(few.generated).isEqualTo(limit);
            assertThat(run(beam, ScoreBeamTest::distance, 300, Integer.MAX_VALUE))
                    .as("again")
                    .isEqualTo(Ending.STOPPED);
            assertThat(few.generated).isEqualTo(limit);
        }
    }
}
