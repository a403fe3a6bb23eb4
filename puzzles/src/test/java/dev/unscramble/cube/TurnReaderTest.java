package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnReaderTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            R                      | R
            R U' F2 R2' Rw x       | R U' F2 R2 x x
            RU'F2R2'Rwx            | R U' F2 R2 x x
            " R  U'\tF2 "          | R U' F2
            R, U', F2              | R U' F2
            (R U R' U') (R U)      | R U R' U' R U
            R’ U′ F` L´            | R' U' F' L'
            R1 R2 R3 R3' R1'       | R R2 R' R R'
            r u f d l b            | x y z Dw Lw Bw
            Rw2 Uw' Fw2'           | x2 y' z2
            X Y2 Z'                | x y2 z'
            ""                     | ""
            """)
    void readsTheUsualNotation(String text, String names) {
        assertThat(TurnReader.read(text).stream().map(Turn::name).collect(Collectors.joining(" ")))
                .isEqualTo(names == null ? "" : names);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            R U Q F   | "Q", turn 3, is not a turn
            R4        | "4", turn 2, is not a turn
            R U M2    | "M2", turn 3, is of a middle layer
            R e'      | "e'", turn 2, is of a middle layer
            R''       | "'", turn 2, is not a turn
            2         | "2", turn 1, is not a turn
            """)
    void refusesAllElse(String text, String complaint) {
        assertThatThrownBy(() -> TurnReader.read(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void onlySmallLettersOfTurnsAreRemarkedOn() {
        assertThat(TurnReader.remark("R u' F")).contains("u turns the whole cube (both layers); U turns a face");
        assertThat(TurnReader.remark("R U' x")).isEmpty();
        assertThat(TurnReader.remark("b.txt")).isEmpty();
        assertThat(TurnReader.remark("uuuu rrrr ffff dddd llll bbbb")).isEmpty();
    }
}
