package dev.unscramble.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.search.beam.HeuristicStates;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BeamExamplesTest {
    private static final Dial DIAL = Dial.unit(24, 1, 5);

    private static ScoredStates<Hand> states() {
        return new HeuristicStates<>(DIAL, Zero.INSTANCE);
    }

    @Test
    void eachLayerHasTheStateOnTheSolutionFirst() {
        List<byte[]> layers = new BeamExamples(30, 3).from(DIAL.at(12), DIAL, BeamExamplesTest::states, new Random(1));
        ScoredStates<Hand> states = states();
        assertThat(layers).hasSize(4).allMatch(layer -> layer.length % states.length() == 0);
        byte[] last = layers.get(3);
        assertThat(states.isGoal(last, 0, states.hash(last, 0))).isTrue();
        for (int at = states.length(); at < last.length; at += states.length()) {
            assertThat(states.isGoal(last, at, states.hash(last, at))).isFalse();
        }
    }

    @Test
    void thereAreNoMoreOthersThanTheLayerHas() {
        List<byte[]> layers =
                new BeamExamples(30, 100).from(DIAL.at(12), DIAL, BeamExamplesTest::states, new Random(1));
        assertThat(layers.get(0)).as("two ways on and two back").hasSize(4 * states().length());
    }

    @Test
    void aSolvedPuzzleHasNoLayers() {
        assertThat(new BeamExamples(30, 3).from(DIAL.newPosition(), DIAL, BeamExamplesTest::states, new Random(1)))
                .isEmpty();
    }
}
