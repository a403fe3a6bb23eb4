package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What turns do to a cube in the hand, and how they go together. */
class TurnTest {
    private static final Cube SOME = after(Cube.SOLVED, "R U' F2 D L' B2 U R2 x F'");

    @ParameterizedTest
    @CsvSource({
        // Written down with a cube in the hand.
        "U, UUUU BBRR RRFF DDDD FFLL LLBB",
        "R, UFUF RRRR FDFD DBDB LLLL UBUB",
        "F, UULL URUR FFFF RRDD LDLD BBBB",
        "D, UUUU RRFF FFLL DDDD LLBB BBRR",
        "L, BUBU RRRR UFUF FDFD LLLL BDBD",
        "B, RRUU RDRD FFFF DDLL ULUL BBBB",
        "x, FFFF RRRR DDDD BBBB LLLL UUUU",
        "y, UUUU BBBB RRRR DDDD FFFF LLLL",
        "z, LLLL UUUU FFFF RRRR DDDD BBBB"
    })
    void aQuarterTurnMovesTheseStickers(String turn, String stickers) {
        assertThat(Notation.URFDLB.write(after(Cube.SOLVED, turn))).isEqualTo(stickers);
    }

    static Stream<Turn> turns() {
        return Arrays.stream(Face.values())
                .flatMap(face -> Stream.of(false, true).map(isWhole -> new Turn(face, 1, isWhole)));
    }

    @ParameterizedTest
    @MethodSource("turns")
    void fourQuarterTurnsAreNoneAndTwoAreAHalfTurnAndThreeOneBack(Turn turn) {
        Cube once = SOME.after(turn);
        Cube twice = once.after(turn);
        Cube thrice = twice.after(turn);
        assertThat(List.of(SOME, once, twice, thrice)).doesNotHaveDuplicates();
        assertThat(thrice.after(turn)).isEqualTo(SOME);
        assertThat(SOME.after(new Turn(turn.face(), 2, turn.isWhole()))).isEqualTo(twice);
        assertThat(SOME.after(new Turn(turn.face(), 3, turn.isWhole()))).isEqualTo(thrice);
        assertThat(once.after(turn.inverse())).isEqualTo(SOME);
        assertThat(twice.after(new Turn(turn.face(), 2, turn.isWhole()).inverse()))
                .isEqualTo(SOME);
    }

    @ParameterizedTest
    @MethodSource("turns")
    void turnsOfOppositeFacesCommuteAndOfNeighboursDoNot(Turn turn) {
        for (Face other : Face.values()) {
            Turn next = new Turn(other, 1, turn.isWhole());
            boolean commute =
                    SOME.after(turn).after(next).equals(SOME.after(next).after(turn));
            assertThat(commute)
                    .as("%s and %s", turn.name(), next.name())
                    .isEqualTo(other == turn.face() || other == turn.face().opposite());
        }
    }

    /** On the 3x3x3 cube the first has the well-known order 105, as its edges come round after 7 times. */
    @ParameterizedTest
    @CsvSource({
        "R U, 15",
        "R U', 9",
        "R U2, 6",
        "R2 U2, 3",
        "R U R' U', 6",
        "R F' R' F, 6",
        "R U R' U R U2 R', 6",
        "R U F, 10",
        "x y, 3",
        "x z, 3",
        "x2 y2, 2"
    })
    void aSequenceComesRoundAfterItsOrder(String turns, int order) {
        Cube cube = SOME;
        for (int i = 1; i < order; i++) {
            cube = after(cube, turns);
            assertThat(cube).as("after %d times %s", i, turns).isNotEqualTo(SOME);
        }
        assertThat(after(cube, turns)).isEqualTo(SOME);
    }

    @ParameterizedTest
    @CsvSource({"R L', x", "U D', y", "F B', z", "Rw, x", "r, x", "u', y'", "Fw2, z2", "Lw, x'", "Dw, y'", "b2, z2"})
    void bothLayersAreTheWholeCube(String turns, String whole) {
        assertThat(after(SOME, turns)).isEqualTo(after(SOME, whole));
    }

    /** So U, R and F are all the moves that there are: each of the others is one of them, held in another way. */
    @ParameterizedTest
    @CsvSource({"D, U", "D2, U2", "D', U'", "L, R", "L', R'", "B, F", "B2, F2"})
    void aTurnIsThatOfTheOppositeFaceToSearches(String turn, String opposite) {
        CubePuzzle puzzle = new CubePuzzle(Metric.HALF);
        long[] one = new long[1];
        long[] other = new long[1];
        puzzle.at(after(Cube.SOLVED, turn)).pack(one, 0);
        puzzle.at(after(Cube.SOLVED, opposite)).pack(other, 0);
        assertThat(one).isEqualTo(other);
    }

    @Test
    void whatTheTablesDoIsWhatTurnsDo() {
        for (Metric metric : Metric.values()) {
            CubePuzzle puzzle = new CubePuzzle(metric);
            CubeCases.cubes(20, 1).forEach(cube -> {
                Cube home = cube.held(cube.homing());
                for (int move = 0; move < puzzle.moveCount(); move++) {
                    CubePosition position = puzzle.at(home);
                    assertThat(puzzle.cube(position)).isEqualTo(home);
                    position.apply(move);
                    assertThat(puzzle.cube(position)).isEqualTo(home.after(puzzle.turn(move)));
                }
            });
        }
    }

    @Test
    void thereAre24RotationsMadeOfAtMostTwoTurnsEach() {
        var all = CubeRotation.all();
        assertThat(all).hasSize(24);
        all.forEach((rotation, turns) -> {
            assertThat(turns).hasSizeLessThanOrEqualTo(2);
            assertThat(SOME.after(turns)).isEqualTo(SOME.held(rotation));
            assertThat(rotation.then(rotation.inverse())).isEqualTo(CubeRotation.NONE);
            assertThat(SOME.held(rotation).held(rotation.inverse())).isEqualTo(SOME);
        });
    }

    @Test
    void turnsBackwardsLeadBack() {
        List<Turn> turns = TurnReader.read("R U' F2 Lw B x D2 y' z");
        List<Turn> back = new ArrayList<>(turns.stream().map(Turn::inverse).toList());
        Collections.reverse(back);
        assertThat(SOME.after(turns).after(back)).isEqualTo(SOME);
    }

    private static Cube after(Cube cube, String turns) {
        return cube.after(TurnReader.read(turns));
    }
}
