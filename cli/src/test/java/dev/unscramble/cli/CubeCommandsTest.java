package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the commands do for tiles they do for the cube. */
class CubeCommandsTest {
    private static final String SOLVED = "WWWW BBBB RRRR GGGG OOOO YYYY";

    @Test
    void solvesAScrambleAndShowsItsNetAndItsMoves() {
        Cli answer = Cli.run("solve", "R U' F2");
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out())
                .startsWith("      R R\n      O W\n Y G  W R  B W  G G\n B R  B B  O G  Y O\n      Y Y\n      W O\n\n")
                .contains("puzzle      cube", "start       YYWO YGBR WRBB BWOG GGYO RROW", "goal        " + SOLVED)
                .contains("3 moves, optimal (proved)", "moves       F2 U R'")
                .doesNotContain("\u001b");
    }

    @Test
    void aSolvedCubeNeedsNoMoves() {
        assertThat(Cli.run("solve", SOLVED).out()).contains("length      0 moves, optimal (proved)");
    }

    @Test
    void smallLettersThatSolveNothingAreRemarkedOn(@TempDir Path folder) throws IOException {
        String remark = "r turns the whole cube (both layers); R turns a face";
        assertThat(Cli.run("solve", "r u'").err()).contains(remark);
        assertThat(Cli.run("grade", "R", "r'").err()).contains(remark);
        assertThat(Cli.run("solve", "R U").err()).isEmpty();
        Path file = Files.writeString(folder.resolve("a.txt"), SOLVED);
        assertThat(Cli.run("solve", file.toString()).err()).isEmpty();
        assertThat(Cli.run("solve", "uuuu rrrr ffff dddd llll bbbb").err()).isEmpty();
        assertThat(Cli.run("grade", "R", "r R' r'").err()).isEmpty();
    }

    @Test
    void showsEveryStepAsANet() {
        Cli answer = Cli.run("solve", "--show", "boards", "R U' F2");
        assertThat(answer.out())
                .contains(
                        "start\n      R R\n",
                        "1. F2\n",
                        "2. U\n",
                        "3. R'\n      Y Y\n      Y Y\n B B  R R  G G  O O\n");
    }

    @Test
    void drawsInColourOnATerminal() {
        assertThat(Cli.inWindow(80, Map.of(), "solve", "R").out()).contains("\u001b[48;5;208;38;5;16m O\u001b[0m");
        assertThat(Cli.inWindow(80, Map.of("NO_COLOR", "1"), "solve", "R").out())
                .doesNotContain("\u001b");
    }

    @ParameterizedTest
    @CsvSource({"half, cube, 2", "quarter, cube-quarter, 3"})
    void theMetricSaysWhatCountsAsAMove(String metric, String puzzle, int length) {
        assertThat(Cli.run("solve", "--metric", metric, "--format", "json", "R U2")
                        .out())
                .contains("\"puzzle\":\"" + puzzle + "\"", "\"length\":" + length + ",");
    }

    @Test
    void listsAllOptimalSolutions() {
        Cli text = Cli.run("solve", "--all", "--show", "none", "R2 U2 R2");
        assertThat(text.out()).contains("R2 U2 R2\n", "U2 R2 U2\n", ", all that are optimal");
        Cli json = Cli.run("solve", "--all", "--format", "json", "142 3b5 678");
        assertThat(json.out()).contains("\"solutionsStatus\":\"solved\",\"solutions\":[[\"up\",\"left\"]]}");
        Cli tiles = Cli.run("solve", "--all", "--show", "none", "724 5b6 831");
        assertThat(tiles.out()).contains("solutions   3, all that are optimal").contains("      3. left up");
        Cli unproved = Cli.run("solve", "--all", "-a", "greedy", "724 5b6 831");
        assertThat(unproved.out()).contains("solutions   unknown: no solution is proved to be optimal");
        Cli limited = Cli.run("solve", "--all", "--max-nodes", "100", "--format", "json", "R U F R U F R2 U F");
        assertThat(limited.out()).contains("\"solutionsStatus\":\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve --all --format csv R                | --all cannot be combined with --format csv
            solve --moves tiles R                     | in cube, moves have only one name
            solve --metric slice R                    | unknown metric "slice"; there are half, quarter
            solve --metric half 142/3b5/678           | --metric is about the cube
            solve -H h1 R                             | unknown heuristic "h1"; there are zero, opposites, opposites/8, pdb:twist
            solve WWWWBBBBRRRRGGGGOOOOYYYW            | there are 5 stickers W, 3 stickers Y
            solve WWWWBBBBRRRRGGGGYOOOYOYY            | two of its stickers are swapped
            solve UUUFURRRFRFFDDDDLLLLBBBB            | a corner is twisted in place
            solve RUM                                 | "M", turn 3, is of a middle layer
            generate --puzzle cube --depth 12         | the deepest need 11
            generate --puzzle cube --format rows      | unknown puzzle format "rows"; there are text, course, urfdlb
            grade R Q                                 | "Q", turn 1, is not a turn
            """)
    void refusesTheImpossibleInASentence(String arguments, String complaint) {
        Cli answer = Cli.run(arguments.split(" "));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err().lines()).hasSize(1);
        assertThat(answer.err()).contains(complaint);
    }

    @Test
    void generatesCubesThatCanBeReadAgain() {
        Cli cubes = Cli.run("generate", "--puzzle", "cube", "--count", "3", "--seed", "1");
        assertThat(cubes.lines()).hasSize(3).first().isEqualTo("RWWY WRBW GOBR YOGR BGBO OYYG");
        assertThat(Cli.pipe(cubes.out(), "solve", "-", "--format", "csv").lines())
                .hasSize(4);
        Cli deep = Cli.run("generate", "--puzzle", "cube", "--metric", "quarter", "--depth", "14", "--seed", "1");
        assertThat(Cli.pipe(deep.out(), "solve", "--metric", "quarter", "-").out())
                .contains("14 moves, optimal");
    }

    @Test
    void generatesScramblesAsCompetitionsWantThem() {
        String[] command = "generate --puzzle cube --min-depth 4 --format competition --count 5 --seed 2".split(" ");
        assertThat(Cli.run(command).lines())
                .hasSize(5)
                .allMatch(scramble -> scramble.matches("[URF][2']?( [URF][2']?){10}"))
                .as("the same on every machine")
                .startsWith("R' U F2 U R2 F' R2 F2 R2 U2 R", "U R F2 R2 F U' F2 R2 U2 R' F'");
    }

    @ParameterizedTest
    @CsvSource({
        "course, WOWO RWBB GGRW YOGG BBYO YYRR",
        "text, WOWO RWBB GGRW YOGG BBYO YYRR",
        "urfdlb, UUFF UBRR RRFD DBDB FDLL LLUB",
        "scramble, R U",
        "json, '{\"puzzle\":\"cube\",\"start\":\"WOWO RWBB GGRW YOGG BBYO YYRR\",\"goal\":\"WWWW BBBB RRRR GGGG OOOO YYYY\"}'"
    })
    void convertsIntoEveryFormat(String format, String text) {
        assertThat(Cli.run("convert", "RU", "--format", format).lines()).containsExactly(text);
    }

    @Test
    void gradesAndCompares() {
        assertThat(Cli.run("grade", "R U' F2", "F2 U R").out()).contains("solves      no");
        assertThat(Cli.run("grade", "R U' F2", "F2 U R'", "--format", "json").out())
                .contains("\"solves\":true,\"length\":3,\"optimalLength\":3");
        Cli table = Cli.run("compare", "R U' F2", "--max-nodes", "100k");
        assertThat(table.code()).isZero();
        assertThat(table.out())
                .contains("backtrack", "ids", "bfs", "opposites/8", "pdb:twist", "pdb:permutation", "pdb:exact")
                .contains("idastar", "beam:100");
    }
}
