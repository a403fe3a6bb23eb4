package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.InputException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cubes as people write them: stickers and scrambles. */
class CubeTextTest {
    private static final String SUPERFLIP = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";

    private final PermutationPuzzle cube = PermutationCases.named("3x3x3");

    private String state(String text) {
        return cube.format(cube.parse(text));
    }

    @Test
    void stickersAreReadFaceByFace() {
        assertThat(state(SUPERFLIP))
                .isEqualTo("CORNER 1 2 3 4 5 6 7 8 0 0 0 0 0 0 0 0"
                        + " EDGE 1 2 3 4 5 6 7 8 9 10 11 12 1 1 1 1 1 1 1 1 1 1 1 1");
        assertThat(state(SUPERFLIP.replaceAll("(.{9})", "$1 "))).isEqualTo(state(SUPERFLIP));
    }

    @Test
    void anySymbolsWillDoSinceTheMiddlesTellThem() {
        String colours = SUPERFLIP
                .replace('U', 'w')
                .replace('R', 'r')
                .replace('F', 'g')
                .replace('D', 'y')
                .replace('L', 'o')
                .replace('B', 'b');
        assertThat(state(colours)).isEqualTo(state(SUPERFLIP));
    }

    @Test
    void aDrawingIsReadBack() {
        Random random = Samples.random(3);
        for (int i = 0; i < Samples.atLeast(20); i++) {
            PermutationPosition position = cube.random(random);
            String state = cube.format(position);
            assertThat(state(cube.draw(position))).isEqualTo(state);
            assertThat(state(cube.draw(position).replace("\n", "/"))).isEqualTo(state);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Rw U           | L F
            r U            | L F
            x U            | F
            y R            | B
            z U            | L
            M2 E2 S2       | U2 D2 R2 L2 F2 B2
            M              | R L'
            R3             | R'
            RUR'U'         | R U R' U'
            """)
    void scramblesOfAllNotationsAreRead(String text, String plain) {
        assertThat(state(text)).isEqualTo(state(plain));
    }

    @Test
    void aWholeTurnChangesNothingByItself() {
        assertThat(cube.parse("x y2 z'").isGoal()).isTrue();
        assertThat(state("x R U x' ")).isEqualTo(state("R F"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            UUUUUUUUU RRRRRRRRR FFFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBB  | 3x3x3 has 54 stickers, and here are 53
            UUUUUUUUU RRRRRRRRR FFFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBU | there are 8 stickers B, 9 stickers D
            UUUUUUUUU RRRRRRRRR FFFFFFFFF DDDDLDDDD LLLLDLLLL BBBBBBBBB | no piece has them in this order
            UUUUUUUUR RRRRRRRRU FFFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB | CORNER are the colours green, green, red; no piece
            R U Q                                                       | "Q" is not a turn
            Mw                                                          | only faces have wide ones
            """)
    void whatIsNotACubeIsRefusedWithTheReason(String text, String reason) {
        assertThatThrownBy(() -> cube.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            UUUUUUUUR FRRRRRRRR FFUFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB | the orientations of CORNER differ
            UUUUURUUU RURRRRRRR FFFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB | the orientations of EDGE differ
            UUUUUUUUU RFRRRRRRR FRFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB | two pieces are exchanged
            """)
    void anImpossibleCubeGetsTheReason(String text, String reason) {
        assertThat(cube.obstacle(cube.parse(text)).orElseThrow()).contains(reason);
    }
}
