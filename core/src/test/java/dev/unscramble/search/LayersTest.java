package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LayersTest {
    private static final Dial DIAL = Dial.unit(500, 1, 17);

    @Test
    void eachLayerHasExactlyTheStatesThatFarAway() {
        ExactDistances<Hand> exact = new ExactDistances<>(DIAL);
        Layers<Hand> layers = Layers.aroundGoal(DIAL, Limits.NONE, Progress.NONE);
        List<Integer> widths = new ArrayList<>();
        Set<Integer> marks = new TreeSet<>();
        while (layers.width() > 0) {
            widths.add(layers.width());
            IntStream.range(0, layers.width()).mapToObj(layers::at).forEach(hand -> {
                assertThat(exact.of(hand)).isEqualTo(layers.depth());
                marks.add(hand.mark());
            });
            assertThat(layers.advance()).isNull();
        }
        assertThat(widths).isEqualTo(exact.counts());
        assertThat(marks).hasSize(500);
    }

    @Test
    void everyLimitStopsThem() {
        assertThat(stop(Limits.NONE.withNodes(100), Progress.NONE)).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(stop(Limits.NONE.withMemoryBytes(0), Progress.NONE)).isEqualTo(Outcome.MEMORY_LIMIT);
        assertThat(stop(Limits.NONE, sofar -> false)).isEqualTo(Outcome.CANCELLED);
    }

    @Test
    void theFirstLayerNeedsNoMemory() {
        Layers<Hand> layers = Layers.aroundGoal(DIAL, Limits.NONE.withMemoryBytes(0), Progress.NONE);
        assertThat(layers.width()).isEqualTo(1);
        assertThat(layers.at(0).isGoal()).isTrue();
    }

    private static Outcome stop(Limits limits, Progress progress) {
        Layers<Hand> layers = Layers.aroundGoal(DIAL, limits, progress);
        Outcome stop = layers.advance();
        while (stop == null && layers.width() > 0) {
            stop = layers.advance();
        }
        return stop == null ? Outcome.EXHAUSTED : stop;
    }
}
