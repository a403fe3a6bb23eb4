package dev.unscramble.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.DialKind;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.course.Grade;
import dev.unscramble.generate.Generator;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.options.SolverSelection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kinds of puzzle, told apart by their texts and names: ours, and {@link DialKind}, which the classpath brings. */
class PuzzleKindTest extends InstanceReading {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            724 5b6 831                               | 3x3
            1 2 3 0                                   | 2x2
            R U' F2                                   | cube
            x                                         | cube
            WWWW BBBB RRRR GGGG OOOO YYYY             | cube
            111122223333444455556666                  | cube
            dial at 37                                | dial
            {"puzzle":"cube","start":"R U"}           | cube
            {"puzzle":"cube-quarter","start":"R U"}   | cube-quarter
            {"puzzle":"3x3","start":"724 5b6 831"}    | 3x3
            {"puzzle":"dial","start":"dial at 37"}    | dial
            {"n":2,"start":[1,2,3,0]}                 | 2x2
            """)
    void aTextTellsWhatItIs(String text, String puzzle) {
        assertThat(read(text).get(0).puzzle().name()).startsWith(puzzle);
        assertThat(read(file(text)).get(0).puzzle().name()).startsWith(puzzle);
    }

    @Test
    void puzzlesOfSeveralKindsMayStandInOneFile() {
        String text = "724 5b6 831\nR U' F2  # a scramble\n\ndial at 5\nWWWWBBBBRRRRGGGGOOOOYYYY";
        assertThat(read(file(text)))
                .extracting(instance -> instance.puzzle().name().split("\\[")[0])
                .containsExactly("3x3", "cube", "dial", "cube");
        assertThat(read(file("R U\nF2\nR' F"))).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({
        "3x3, 3x3",
        "4, 4x4",
        "tiles, 3x3",
        "cube, cube",
        "2x2x2, cube",
        "Cube-Quarter, cube-quarter",
        "dial, dial"
    })
    void aNameTellsItToo(String name, String puzzle) {
        assertThat(reader().domain(name).puzzle().name()).startsWith(puzzle);
    }

    @Test
    void anUnknownNameIsRefusedWithThoseThatThereAre() {
        assertThatThrownBy(() -> reader().domain("cubes"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("unknown puzzle \"cubes\"; did you mean cube? Examples are 3x3, 4x5, 4, cube, ")
                .hasMessageEndingWith(", romania.csv, dial");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4x4    | 724 5b6 831 | this puzzle is 3x3, but 4x4 was asked for
            cube   | 724 5b6 831 | "724", turn 1, is not a turn
            tiles  | R U F B     | "R" at row 1, column 1 is neither a number nor a blank
            dial   | R U F       | this is not a dial
            sphere | R U F       | unknown puzzle "sphere"
            """)
    void whatIsSaidToBeAnotherPuzzleIsRefused(String puzzle, String text, String complaint) {
        var settings = PuzzleSettings.DEFAULT.withPuzzle(puzzle);
        assertThatThrownBy(() -> new InstanceReader(settings).read("-", stream(text)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            R U Q F2                                | "Q", turn 3, is not a turn
            WWWW BBBB RRRR GGGG OOOO YYYX           | 1 stickers X, 3 stickers Y
            111122223333444455556665                | 5 stickers 5, 3 stickers 6
            7 2 4 5 0 6 8 3                         | 8 cells do not make a square
            dial at noon                            | this is not a dial
            {"puzzle":"cube","start":"R Q"}         | "Q", turn 2
            {"puzzle":"cube","n":3,"start":"R"}     | use either "puzzle" or a size
            {"puzzle":"cube","start":"R","goal":"Q"} | goal: "Q", turn 1
            {"puzzle":3,"start":"R"}                | puzzle is 3; it must be the name of a puzzle
            """)
    void aMistakeIsExplainedByTheKindThatIsMeant(String text, String complaint) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessageContaining(complaint);
        assertThatThrownBy(() -> read(file(text)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void aMetricIsRefusedWhereThereIsNone() {
        var reader = new InstanceReader(PuzzleSettings.DEFAULT.withMetric("quarter"));
        assertThatThrownBy(() -> reader.domain("3x3")).hasMessageContaining("--metric is about the cube");
        assertThatThrownBy(() -> new InstanceReader(PuzzleSettings.DEFAULT.withMetric("slices")).domain("cube"))
                .hasMessage("unknown metric \"slices\"; there are half, quarter");
    }

    @Test
    void aPuzzleOfSomebodyElseIsSolvedGradedComparedAndGenerated() {
        checkAll(read("dial at 37").get(0));
    }

    private static <P extends Position> void checkAll(Instance<P> instance) {
        Domain<P> domain = instance.domain();
        Solver<P> auto = Solver.of(domain, "auto", Optional.empty(), SearchOptions.DEFAULT);
        SolveResult<P> solved = auto.solve(instance, Limits.NONE, Progress.NONE);
        // 37 is five times seven and two.
        assertThat(solved.result().isOptimal()).isTrue();
        assertThat(solved.moveNames()).containsExactlyInAnyOrder("-7", "-7", "-7", "-7", "-7", "-1", "-1");
        List<Integer> moves = instance.parseMoves("-7 -7, -7; -7 -7 -1 -1");
        assertThat(Grade.of(instance, moves, Limits.NONE, Progress.NONE).difference())
                .hasValue(0);
        assertThat(SolverSelection.standard(domain, SolveOptions.NONE)).hasSizeGreaterThan(5);
        assertThat(new Generator<>(domain, 1, Limits.NONE, Progress.NONE).atDepth(3, 4))
                .hasSize(3)
                .allSatisfy(made -> assertThat(Examples.distance(made)).isEqualTo(4));
        assertThat(instance.write("text")).isEqualTo("37");
        assertThat(instance.write("json")).contains("\"start\":\"37\"");
        assertThatThrownBy(() -> domain.random(new java.util.Random(1)))
                .hasMessageContaining("cannot be sampled uniformly; use --moves or --depth");
        assertThatThrownBy(() -> instance.parseMoves("-7 +2")).hasMessageContaining("unknown move \"+2\"");
    }
}
