package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExactDistancesTest {

    @Test
    void movesAreCountedTowardsTheGoal() {
        assertThat(distances(new Dial(7, new Turn(1, 1)))).containsExactly(0, 6, 5, 4, 3, 2, 1);
        assertThat(distances(Dial.unit(7, 1))).containsExactly(0, 1, 2, 3, 3, 2, 1);
    }

    @Test
    void aCheapDetourBeatsADearMove() {
        assertThat(distances(new Dial(6, new Turn(1, 1), new Turn(3, 4)))).containsExactly(0, 5, 4, 3, 2, 1);
        assertThat(distances(new Dial(6, new Turn(1, 2), new Turn(3, 4)))).containsExactly(0, 8, 6, 4, 4, 2);
    }

    @Test
    void statesAreCountedByDistance() {
        ExactDistances<Hand> exact = new ExactDistances<>(Dial.unit(10, 1));
        assertThat(exact.counts()).containsExactly(1, 2, 2, 2, 2, 1);
        assertThat(exact.farthest().mark()).isEqualTo(5);
    }

    @Test
    void whatCannotBeReachedIsNotThere() {
        Dial even = Dial.unit(10, 2);
        ExactDistances<Hand> exact = new ExactDistances<>(even);
        assertThat(exact.all()).extracting(Hand::mark).containsExactlyInAnyOrder(0, 2, 4, 6, 8);
        assertThat(exact.reach(even.at(4))).isTrue();
        assertThat(exact.reach(even.at(5))).isFalse();
    }

    private static IntStream distances(Dial dial) {
        ExactDistances<Hand> exact = new ExactDistances<>(dial);
        return exact.all().stream()
                .sorted((one, other) -> Integer.compare(one.mark(), other.mark()))
                .mapToInt(exact::of);
    }
}
