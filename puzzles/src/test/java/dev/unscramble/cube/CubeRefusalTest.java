package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cubes that cannot be put together, and the sentence for each. */
class CubeRefusalTest {
    private static final List<Notation> NOTATIONS = List.of(
            Notation.COURSE,
            Notation.URFDLB,
            new Notation(Layout.URFDLB, Notation.COURSE.symbols()),
            new Notation(Layout.URFDLB, List.of("1", "2", "3", "4", "5", "6")));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            UUUU RRRR FFFF DDDD LLLL BBB   | a cube has 24 stickers, four on each face, but here are 23
            UUUU RRRR FFFF DDDD LLLL BBBBB | but here are 25
            RURURURURURURURUR              | but here are 17
            WXYZWXYZWXYZWXYZW              | but here are 17
            WXYZWXYZWXYZWXYZ               | "WXYZWXYZWXYZWXYZ", turn 1, is not a turn
            WWWW BBBB                      | "WWWW", turn 1, is not a turn
            WWWW BBBB RRRR GGGG OOOO YYYW  | there are 5 stickers W, 3 stickers Y; a cube has six colours
            UUUU RRRR FFFF DDDD LLLL BBBX  | there are 3 stickers B, 1 stickers X
            WWWW BBBB RRRR GGGG YOOO YOYY  | the corner up, back, right has O Y G clockwise, which is the wrong way round
            WWWY BBBB RRRR GGGG OOOO YYYW  | the corner up, right, front has W G R clockwise, which is the wrong way round
            WWWB WBBB RRRR GGGG OOOO YYYY  | the corner up, left, back has Y W O clockwise, which cannot be: Y and W are on opposite faces; 1 more
            WWWW BBBR RRBR GGGG OOOO YYYY  | the corner down, left, front has W R B clockwise, which is the wrong way round
            RUUU URRR FFFF DDDD LLLL BBBB  | the corner up, right, front has U U F clockwise, which cannot be: no corner has a colour twice
            1111 2222 3333 4444 5556 5666  | the corners fit no colour scheme; the nearest one is 1 opposite 4, 2 opposite 5, 3 opposite 6, but in it the corner
            UUUR URRR FFFF DDDD LLLL BBBB  | the corner up, right, front has R U F clockwise, which is the wrong way round: two of its stickers are swapped
            """)
    void aWrongCubeIsRefusedWithItsReason(String text, String complaint) {
        assertThatThrownBy(() -> CubeReader.read(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint)
                .message()
                .doesNotContain("\n");
    }

    @Test
    void aTextThatIsFarTooLongIsRefusedAtOnce() {
        String turns = "R U ".repeat(100_000);
        refused(turns, "these are 400000 characters");
        assertThat(CubeReader.isMeant(turns)).isFalse();
        assertThat(CubeReader.isMeant("RU".repeat(4000))).isFalse();
        assertThat(CubeReader.read("R U R' U' ".repeat(600)).cube()).isEqualTo(Cube.SOLVED);
        assertThat(CubeReader.read("R U ".repeat(2000)).cube()).isNotNull();
    }

    /** All swaps of two stickers, on several cubes, in several notations. */
    @Test
    void noCubeWithTwoStickersSwappedIsAccepted() {
        CubeCases.cubes(1, 6).forEach(cube -> {
            for (Notation notation : NOTATIONS) {
                String text = notation.write(cube).replace(" ", "");
                for (int i = 0; i < text.length(); i++) {
                    for (int j = i + 1; j < text.length(); j++) {
                        if (text.charAt(i) != text.charAt(j)) {
                            refused(swapped(text, i, j), "corner");
                        }
                    }
                }
            }
        });
    }

    @Test
    void noCubeWithACornerTwistedIsAccepted() {
        CubeCases.cubes(5, 7).forEach(cube -> {
            for (Notation notation : NOTATIONS) {
                for (Corner place : Corner.values()) {
                    refused(notation.write(cycled(cube, place, 1)), "a corner is twisted in place");
                    refused(notation.write(cycled(cube, place, 2)), "a corner is twisted in place");
                }
            }
        });
    }

    /** Corners may change places in any way, and twist if others twist back. */
    @Test
    void cubesThatTurnsCanMakeAreAccepted() {
        CubeCases.cubes(5, 8).forEach(cube -> {
            Cube twisted = cycled(cycled(cube, Corner.URF, 1), Corner.DLF, 2);
            for (Notation notation : NOTATIONS) {
                String text = notation.write(twisted);
                CubeReader.Given given = CubeReader.read(text);
                assertThat(given.notation().write(given.cube())).isEqualTo(text);
            }
        });
    }

    @Test
    void aCornerThatStandsTwiceIsNamedWithBothItsPlaces() {
        // UFL and UBR together have the stickers of URF and ULB together.
        String[] stickers = Notation.URFDLB.write(Cube.SOLVED).replace(" ", "").split("");
        copy(stickers, Corner.URF, Corner.UFL);
        copy(stickers, Corner.ULB, Corner.UBR);
        refused(
                String.join("", stickers),
                "the corner with U, R and F stands twice, up, right, front and up, front, left, and the one with"
                        + " U, F and L is missing");
    }

    private static void copy(String[] stickers, Corner piece, Corner place) {
        for (int slot = 0; slot < Corner.SLOTS; slot++) {
            stickers[Facelets.number(place, slot)] = piece.face(slot).name();
        }
    }

    private static void refused(String text, String complaint) {
        assertThatThrownBy(() -> CubeReader.read(text))
                .as(text)
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }

    private static String swapped(String text, int i, int j) {
        StringBuilder swapped = new StringBuilder(text);
        swapped.setCharAt(i, text.charAt(j));
        swapped.setCharAt(j, text.charAt(i));
        return swapped.toString();
    }

    private static Cube cycled(Cube cube, Corner place, int thirds) {
        Face[] colours = new Face[Facelets.COUNT];
        for (int facelet = 0; facelet < colours.length; facelet++) {
            colours[facelet] = cube.colour(facelet);
        }
        for (int slot = 0; slot < Corner.SLOTS; slot++) {
            colours[Facelets.number(place, (slot + thirds) % Corner.SLOTS)] = cube.colour(place, slot);
        }
        return new Cube(colours);
    }
}
