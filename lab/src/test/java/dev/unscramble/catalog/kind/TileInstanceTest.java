package dev.unscramble.catalog.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Examples;
import dev.unscramble.model.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TileInstanceTest {
    private final TileInstance instance = Examples.tiles(Examples.TWO_MOVES);

    @Test
    void movesLeadToThePuzzleAfterThem() {
        assertThat(instance.after("4 1").start()).isEqualTo("b12 345 678");
        assertThat(instance.after("ul").start()).isEqualTo("b12 345 678");
    }

    @ParameterizedTest
    @CsvSource({
        "42, '\"42\" is not possible at 142 3b5 678; up, left, right, down are'",
        "4 8 1, '\"8\" is not possible at 1b2 345 678; left, right, down are'",
        "'4, 1; left', '\"left\" is not possible at b12 345 678; right, down are'",
        "uuu, '\"up\" is not possible at 1b2 345 678; left, right, down are'"
    })
    void theMoveThatCannotBeMadeIsNamed(String moves, String complaint) {
        assertThatThrownBy(() -> instance.after(moves))
                .isInstanceOf(InputException.class)
                .hasMessage(complaint);
    }
}
