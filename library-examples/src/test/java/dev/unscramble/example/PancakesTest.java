package dev.unscramble.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.example.Pancakes.Stack;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.PositionLaws;
import dev.unscramble.model.InputException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pancakes keep the laws of positions, and are as far from sorted as is known of them. */
class PancakesTest extends PositionLaws<Stack> {

    PancakesTest() {
        super(new Pancakes(7), 1, 6, 36, 216, 1296, 7776);
    }

    /** The numbers of stacks by the moves that they need: OEIS A092113. */
    @ParameterizedTest
    @CsvSource({
        "2, 1 1",
        "3, 1 2 2 1",
        "4, 1 3 6 11 3",
        "5, 1 4 12 35 48 20",
        "6, 1 5 20 79 199 281 133 2",
        "7, 1 6 30 149 543 1357 1903 1016 35",
        "8, 1 7 42 251 1191 4281 10561 15011 8520 455"
    })
    void soManyStacksNeedSoManyMoves(int size, String counts) {
        assertThat(new ExactDistances<>(new Pancakes(size)).counts())
                .containsExactlyElementsOf(
                        Arrays.stream(counts.split(" ")).map(Integer::valueOf).toList());
    }

    @Test
    void sixteenPancakesFitInALongAndNoMore() {
        Pancakes puzzle = new Pancakes(16);
        Stack stack = puzzle.parse("16 1 15 2 14 3 13 4 12 5 11 6 10 7 9 8");
        long[] packed = new long[1];
        stack.pack(packed, 0);
        Stack other = puzzle.newPosition();
        other.unpack(packed, 0);
        assertThat(puzzle.format(other)).isEqualTo(puzzle.format(stack));
    }

    @Test
    void movesTurnOverTheUppermost() {
        Pancakes puzzle = new Pancakes(5);
        Stack stack = puzzle.parse("3 1 2 5 4");
        assertThat(puzzle.moveName(2)).isEqualTo("4");
        stack.apply(2);
        assertThat(puzzle.format(stack)).isEqualTo("5 2 1 3 4");
    }

    @ParameterizedTest
    @CsvSource({"1 2 3 4", "1 2 3 4 4", "1 2 3 4 6", "1 2 3 4 5 5", "a b c d e", "''"})
    void whatIsNoStackIsRefused(String text) {
        assertThatThrownBy(() -> new Pancakes(5).parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("must have each of 1 to 5 once");
    }
}
