package dev.unscramble.catalog.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.course.Grade;
import dev.unscramble.cube.Cube;
import dev.unscramble.cube.CubePosition;
import dev.unscramble.cube.CubeReader;
import dev.unscramble.cube.Notation;
import dev.unscramble.cube.TurnReader;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CubeInstanceTest {
    private static final String SCRAMBLE = "R U' F2 R U R' F";

    /** One reader makes the large tables but once. */
    private static final InstanceReader READER = new InstanceReader(PuzzleSettings.DEFAULT);

    /** The last turns only hold the cube otherwise. */
    @ParameterizedTest
    @ValueSource(strings = {"", "x", "y'", "z2", "x y", "x' z", "Rw U2 Dw", "L B' D x2"})
    void theSolutionIsToldForTheCubeAsItIsHeld(String turns) {
        CubeInstance instance = cube(SCRAMBLE + " " + turns);
        SolveResult<CubePosition> solved = auto(instance);
        assertThat(solved.result().isOptimal()).isTrue();
        Cube start = CubeReader.read(instance.start()).cube();
        Cube end = start.after(TurnReader.read(String.join(" ", solved.moveNames())));
        assertThat(Notation.COURSE.write(end)).isEqualTo(instance.goal());
        assertThat(instance.goal()).matches("(\\w)\\1{3}( (\\w)\\3{3}){5}");
    }

    /** The second is the first, turned as a whole; the course's count of it is another. */
    @ParameterizedTest
    @CsvSource({"R, 6, 6", "R y, 8, 6", "y, 4, 0", "'', 0, 0"})
    void oppositesCountsTheCubeAsItIsHeldOrAtHome(String turns, int asHeld, int atHome) {
        CubeInstance instance = turns.isEmpty() ? cube("x x'") : cube(turns);
        assertThat(initialH(instance, "opposites")).isEqualTo(asHeld);
        assertThat(initialH(instance, "opposites:home")).isEqualTo(atHome);
    }

    private static int initialH(CubeInstance instance, String heuristic) {
        return Examples.solver(instance, "astar", heuristic)
                .solve(instance, Limits.NONE, Progress.NONE)
                .result()
                .initialH();
    }

    @ParameterizedTest
    @EnumSource
    void everyAlgorithmSolvesACube(Algorithm algorithm) {
        CubeInstance instance = cube("R U' F2 R");
        Result result = Examples.solver(instance, algorithm.label(), "max(pdb:twist,pdb:permutation)")
                .solve(instance, Limits.NONE.withDepth(7), Progress.NONE)
                .result();
        assertThat(result.isSolved()).isTrue();
        assertThat(result.length()).isBetween(4, 7);
    }

    @ParameterizedTest
    @CsvSource({"half, 4", "quarter, 5"})
    void aHalfTurnIsOneMoveOrTwo(String metric, int length) {
        PuzzleSettings settings = PuzzleSettings.DEFAULT.withMetric(metric);
        CubeInstance instance = cube("R U' F2 R", settings);
        assertThat(auto(instance).result().length()).isEqualTo(length);
        assertThat(instance.parseMoves("R U' F2 R")).hasSize(length);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            R' F2 U R'         | 4 | true  | 0
            R'F2UR'            | 4 | true  | 0
            x R' U2 B R'       | 4 | true  | 0
            L' F2 U R'         | 4 | false |
            R' F2 U R' U U'    | 6 | true  | 2
            R' F2 U            | 3 | false |
            L' x L F2 U        | 4 | false |
            """)
    void gradesTurnsOfEveryFaceOfTheCubeAsItIsHeld(
            String moves, int length, boolean solves, @Nullable Integer difference) {
        CubeInstance instance = cube("R U' F2 R");
        Grade grade = Grade.of(instance, instance.parseMoves(moves), Limits.NONE, Progress.NONE);
        assertThat(grade.isLegal()).isTrue();
        assertThat(grade.length()).isEqualTo(length);
        assertThat(grade.solves()).isEqualTo(solves);
        assertThat(grade.difference()).isEqualTo(difference == null ? OptionalInt.empty() : OptionalInt.of(difference));
    }

    @Test
    void aTurnOfTheOppositeFaceIsTheSameMoveHeldOtherwise() {
        CubeInstance instance = cube("R U' F2");
        assertThat(instance.parseMoves("L")).isEqualTo(instance.parseMoves("R"));
        assertThat(instance.parseMoves("L U")).isEqualTo(instance.parseMoves("R x' U"));
        assertThat(instance.parseMoves("x y2 Fw'")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "course", "urfdlb", "json", "scramble", "competition", "drawn"})
    void whatIsWrittenIsTheSameCubeHeldTheSame(String format) {
        for (String turns : List.of("x", "R", "R U2 F' x y", SCRAMBLE + " z'")) {
            CubeInstance instance = cube(turns);
            assertThat(cube(instance.write(format)).write("course"))
                    .as(instance.write(format))
                    .isEqualTo(instance.write("course"));
        }
    }

    @Test
    void isShownInTheNotationInWhichItWasGiven() {
        assertThat(cube("YYRR YOGG GGRW WOWO RWBB BBYO").start()).isEqualTo("YYRR YOGG GGRW WOWO RWBB BBYO");
        assertThat(cube("UUFFUBRRRRFDDBDBFDLLLLUB").start()).isEqualTo("UUFF UBRR RRFD DBDB FDLL LLUB");
        assertThat(cube("UUFF UBRR RRFD DBDB FDLL LLUB").write("course")).isEqualTo("WOWO RWBB GGRW YOGG BBYO YYRR");
        assertThat(cube("1133 1622 2234 4646 3455 5516").start()).isEqualTo("1133 1622 2234 4646 3455 5516");
    }

    @Test
    void aGoalMayBeAnyCubeHeldInAnyWay() {
        CubeInstance instance = cube("R U' F2", PuzzleSettings.DEFAULT.withGoal("R U' F2 R U2 x"));
        SolveResult<CubePosition> solved = auto(instance);
        assertThat(solved.moveNames()).containsExactly("R", "U2");
        assertThat(auto(cube("F2 R", PuzzleSettings.DEFAULT.withGoal("solved")))
                        .result()
                        .length())
                .isEqualTo(2);
        assertThatThrownBy(() -> cube("R", PuzzleSettings.DEFAULT.withGoal("snail")))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("--goal: ");
        assertThatThrownBy(() -> instance.domain().heuristics().parse("opposites"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("another goal");
    }

    @Test
    void movesAreTriedInTheGivenOrder() {
        String order = "F' F2 F R R' R2 U2 U U'";
        var settings = PuzzleSettings.DEFAULT.withMoveOrder(order);
        assertThat(cube("R", settings).puzzle().moveName(0)).isEqualTo("F'");
        var wrong = PuzzleSettings.DEFAULT.withMoveOrder("U,R,F");
        assertThatThrownBy(() -> cube("R", wrong))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("must name each of U, U2, U', R");
    }

    @Test
    void autoWalksStraightDownTheTableOfAllDistances() {
        SolveResult<CubePosition> solved = auto(cube(SCRAMBLE));
        assertThat(solved.solver().search().name()).isEqualTo("idastar");
        assertThat(solved.solver().heuristicName()).isEqualTo("pdb:exact");
        assertThat(solved.result().statistics().expanded())
                .isEqualTo(solved.result().length());
    }

    @Test
    void listsAllShortestSolutions() {
        CubeInstance instance = cube("R2 U2 R2");
        var all = auto(instance).optimalSolutions(Limits.NONE, Progress.NONE).orElseThrow();
        assertThat(all.solutions().stream().map(instance::moveNames).map(names -> String.join(" ", names)))
                .contains("R2 U2 R2", "U2 R2 U2")
                .doesNotHaveDuplicates()
                .allSatisfy(moves -> {
                    Grade grade = Grade.of(instance, instance.parseMoves(moves), Limits.NONE, Progress.NONE);
                    assertThat(grade.difference()).hasValue(0);
                });
    }

    @Test
    void isDrawnAsANetInColourOrPlain() {
        CubeInstance instance = cube("U");
        assertThat(instance.draw(instance.position(), false))
                .isEqualTo("""
                     Y Y
                     Y Y
                R R  G G  O O  B B
                B B  R R  G G  O O
                     W W
                     W W""".indent(1).stripTrailing());
        assertThat(instance.draw(instance.position(), true))
                .contains("\u001b[48;5;226;38;5;16m Y\u001b[0m")
                .hasLineCount(6);
        assertThat(instance.picture(false)).hasValue(instance.draw(instance.position(), false));
    }

    private static SolveResult<CubePosition> auto(CubeInstance instance) {
        return Solver.of(instance.domain(), "auto", Optional.empty(), SearchOptions.DEFAULT)
                .solve(instance, Limits.NONE, Progress.NONE);
    }

    private static CubeInstance cube(String text) {
        return (CubeInstance) READER.readOne(text, InputStream.nullInputStream());
    }

    private static CubeInstance cube(String text, PuzzleSettings settings) {
        return (CubeInstance) new InstanceReader(settings).readOne(text, InputStream.nullInputStream());
    }
}
