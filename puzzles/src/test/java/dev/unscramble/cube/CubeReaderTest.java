package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CubeReaderTest {
    private static final Cube AFTER_R_U = Cube.SOLVED.after(TurnReader.read("R U"));

    static Stream<Arguments> notations() {
        return Stream.of(
                arguments("R U"),
                arguments("RU"),
                arguments("(R) U2 U'"),
                // After R and U, in the order of the course, then in the order U R F D L B.
                arguments("WOWO RWBB GGRW YOGG BBYO YYRR"),
                arguments("WOWORWBBGGRWYOGGBBYOYYRR"),
                arguments("wowo rwbb ggrw yogg bbyo yyrr"),
                arguments("W O W O / R W B B / G G R W / Y O G G / B B Y O / Y Y R R"),
                arguments("WOWO\nRWBB\nGGRW\nYOGG\nBBYO\nYYRR\n"),
                arguments("UUFF UBRR RRFD DBDB FDLL LLUB"),
                arguments("UUFFUBRRRRFDDBDBFDLLLLUB"),
                arguments("uuff ubrr rrfd dbdb fdll llub"),
                arguments("U U F F U B R R R R F D D B D B F D L L L L U B"),
                arguments("YYRR YOGG GGRW WOWO RWBB BBYO"),
                arguments("""

                              Y Y
                              R R

                         R W  G G  Y O  B B
                         B B  R W  G G  Y O
                              W O
                              W O
                        """));
    }

    /** Letters that would be stickers without signs of turns, without gaps, or with one letter more. */
    @ParameterizedTest
    @ValueSource(strings = {"R U R' U' R U R' U' R U R' U'", "R U R U R U R U R U R U R U R U R U", "RURURURURURURURU"})
    void manyTurnsOfFewFacesAreTurns(String text) {
        assertThat(CubeReader.read(text).cube()).isEqualTo(Cube.SOLVED.after(TurnReader.read(text)));
    }

    @ParameterizedTest
    @MethodSource("notations")
    void readsEveryNotation(String text) {
        assertThat(CubeReader.read(text).cube()).isEqualTo(AFTER_R_U);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "112233445566",
                "abcdef",
                "ghijkl",
                "♠♥♦♣★☾",
                "🟥🟧🟨🟩🟦⬜",
                "WRGYOB",
                "YBRWGO",
                "GYRBWO",
                "0.-_+*"
            })
    void findsTheColourSchemeOfAnySixSymbols(String six) {
        List<String> symbols =
                six.codePoints().distinct().mapToObj(Character::toString).toList();
        Notation notation = new Notation(Layout.URFDLB, symbols);
        CubeCases.cubes(5, 2).forEach(cube -> {
            CubeReader.Given given = CubeReader.read(notation.write(cube));
            assertThat(given.notation().write(given.cube())).isEqualTo(notation.write(cube));
            assertThat(distance(given.cube())).isEqualTo(distance(cube));
        });
    }

    private static int distance(Cube cube) {
        CubeDistances exact = CubeDistances.in(Metric.HALF);
        return exact.of(exact.puzzle.at(cube));
    }

    @Test
    void theColoursOfTheCourseAreReadInItsOrderAndInTheOther() {
        Notation other = new Notation(Layout.URFDLB, Notation.COURSE.symbols());
        CubeCases.cubes(50, 3).forEach(cube -> {
            for (Notation notation : List.of(Notation.COURSE, Notation.URFDLB, other)) {
                CubeReader.Given given = CubeReader.read(notation.write(cube));
                assertThat(given).isEqualTo(new CubeReader.Given(cube, notation));
            }
        });
    }

    @Test
    void aDrawnNetIsReadAgain() {
        CubeCases.cubes(5, 4).forEach(cube -> {
            for (Notation notation : List.of(Notation.COURSE, Notation.URFDLB)) {
                assertThat(CubeReader.read(notation.net(cube)).cube()).isEqualTo(cube);
            }
        });
    }

    /** Whichever way a cube is held, it is one state, and its shortest solutions are as long. */
    @Test
    void the24DescriptionsOfACubeAreOneState() {
        CubePuzzle puzzle = new CubePuzzle(Metric.HALF);
        Notation digits = new Notation(Layout.URFDLB, List.of("1", "2", "3", "4", "5", "6"));
        CubeCases.cubes(5, 5).forEach(cube -> {
            for (Notation notation : List.of(Notation.COURSE, Notation.URFDLB, digits)) {
                assertThat(CubeRotation.all().keySet().stream()
                                .map(rotation -> notation.write(cube.held(rotation)))
                                .distinct()
                                .map(text -> puzzle.format(puzzle.parse(text)))
                                .distinct())
                        .containsExactly(puzzle.format(puzzle.at(cube)));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "R U' F2",
                "RUF",
                "x",
                "R U Q F",
                "R M2 U",
                "WWWW BBBB RRRR GGGG OOOO YYYY",
                "UUUURRRRFFFFDDDDLLLLBBB",
                "WWWWBBBBRRRRGGGGOOOOYYYX",
                "111122223333444455556666"
            })
    void knowsWhatIsMeantAsACube(String text) {
        assertThat(CubeReader.isMeant(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "724 5b6 831",
                "cubes.txt",
                "./RUF/cube.json",
                "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0",
                "7 2 4 / 5 q 6 / 8 3 1"
            })
    void knowsWhatIsNot(String text) {
        assertThat(CubeReader.isMeant(text)).isFalse();
    }
}
