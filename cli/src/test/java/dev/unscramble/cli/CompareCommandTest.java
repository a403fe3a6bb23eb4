package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompareCommandTest {
    private static final String TWO_MOVES = "142 3b5 678";

    @Test
    void showsTheStandardSolversAsATableAndAChart() {
        Cli answer = Cli.run("compare", TWO_MOVES);
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out())
                .containsSubsequence("puzzle  3x3", "start   142 3b5 678", "goal    b12 345 678")
                .containsSubsequence("algorithm", "length", "expanded", "generated", "most stored", "seconds", "EBF")
                .containsSubsequence(
                        "\nbacktrack ", "\nids ", "\nbfs ", "\nastar ", "\nidastar ", "\nbeam:10 ", "\nbeam:100 ")
                .containsSubsequence("nodes generated\n", "backtrack ", "# ")
                .doesNotContain("\u001b");
    }

    @Test
    void runsEachAlgorithmWithEachHeuristic() {
        List<String> rows = Cli.run(
                        "compare", "-a", "bfs,astar,beam:5", "-H", "h1,sum(h1,h2)", "--format", "csv", TWO_MOVES)
                .lines();
        assertThat(rows).hasSize(6);
        assertThat(rows.get(0)).startsWith("puzzle,start,");
        assertThat(rows.subList(1, 6)).allMatch(row -> row.contains(",solved,2,"));
    }

    @Test
    void aSolverThatHitsALimitGetsARowThatSaysSo() {
        Cli answer = Cli.run("compare", "-a", "bfs,beam:10", "--max-nodes", "1000", "724 5b6 831");
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .containsPattern("\nbfs +- +node-limit +- ")
                .containsPattern("\nbeam:10 +manhattan +\\S.* 32 ")
                .containsPattern("\nbfs +-+> 1,000  node-limit\n")
                .contains("--> stopped early");
        assertThat(Cli.run("compare", "-a", "bfs,ids", "--max-nodes", "1000", "724 5b6 831")
                        .code())
                .isEqualTo(1);
    }

    @Test
    void anUnsolvablePuzzleIsSaidToBeSoAndStoppedAtNoLimit() {
        Cli answer = Cli.run("compare", "b12 345 687");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out())
                .contains("unsolvable", "swapping tiles 7 and 8")
                .doesNotContain("stopped early");
    }

    @Test
    void jsonIsOneObjectALineAndTellsAllSolversApart() {
        List<String> rows = Cli.run(
                        "compare", "-a", "beam:10,beam:100", "--format", "json", "--max-nodes", "5", TWO_MOVES)
                .lines();
        assertThat(rows).hasSize(2).allMatch(row -> row.startsWith("{") && row.endsWith("}"));
        assertThat(rows.stream().map(row -> row.replaceAll("\"(seconds|nodesPerSecond)\":[^,]*,", "")))
                .doesNotHaveDuplicates();
    }

    @Test
    void drawsTheChartIntoAFile(@TempDir Path folder) throws IOException {
        Path chart = folder.resolve("nodes.png");
        Cli answer = Cli.run("compare", "-a", "bfs,astar", "--chart", chart.toString(), TWO_MOVES);
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).contains("nodes.png");
        assertThat(answer.out()).doesNotContain("nodes.png");
        assertThat(ImageIO.read(chart.toFile()).getWidth()).isGreaterThan(200);
        assertThat(Cli.run("compare", "-q", "-a", "bfs", "--chart", chart.toString(), TWO_MOVES)
                        .err())
                .isEmpty();
    }

    @Test
    void theBarsShowWhatIsAskedFor() {
        assertThat(Cli.run("compare", "-a", "bfs,astar", TWO_MOVES).out()).contains("\nnodes generated\n");
        assertThat(Cli.run("compare", "-a", "bfs,astar", "--bars", "expanded", TWO_MOVES)
                        .out())
                .contains("\nnodes expanded\n");
        assertThat(Cli.run("compare", "-a", "bfs", "--bars", "time", TWO_MOVES).out())
                .containsPattern("\ntime\nbfs +#+ [\\d.]+ (ns|\u00b5s|ms|s)");
        Cli wrong = Cli.run("compare", "-a", "bfs", "--bars", "heat", TWO_MOVES);
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).contains("generated, expanded, stored, time");
    }

    @Test
    void aChartOfAnotherKindIsRefused(@TempDir Path folder) {
        Path chart = folder.resolve("nodes.JPG");
        Cli answer = Cli.run("compare", "-a", "bfs", "--chart", chart.toString(), TWO_MOVES);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("nodes.JPG", "PNG");
        assertThat(chart).doesNotExist();
    }

    @Test
    void aChartThatCannotBeWrittenIsRefusedBeforeTheWork(@TempDir Path folder) {
        Cli answer = Cli.run(
                "compare",
                "-a",
                "bfs",
                "--chart",
                folder.resolve("none/nodes.png").toString(),
                TWO_MOVES);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("nodes.png", "does not exist");
        assertThat(answer.out()).isEmpty();
        assertThat(Files.exists(folder.resolve("none"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -a bfs,astra     | unknown algorithm "astra"
            -H h1,h9         | unknown heuristic "h9"
            -a ,             | algorithm
            """)
    void aWrongSelectionIsRefusedBeforeTheWork(String options, String complaint) {
        Cli answer = Cli.run(("compare --format csv " + options + " 142305678").split(" ", -1));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains(complaint);
    }

    @Test
    void duplicatesConcernThoseOfTheStandardSolversThatTakeThem() {
        Cli answer = Cli.run("compare", "--duplicates", "path", TWO_MOVES);
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("\nbeam:10 ");
    }

    @Test
    void aSolverThatRefusesThePuzzleOrItsHeuristicIsLeftOut() {
        Cli answer =
                Cli.run("compare", "142 3b5 678", "-a", "nbs,astar,dfs", "-H", "h1,sum(h1,h2)", "--duplicates=all");
        assertThat(answer.code()).isZero();
        assertThat(answer.err())
                .isEqualTo("left out: nbs needs a heuristic that never overestimates, and"
                        + " sum(misplaced,manhattan) may; use astar or choose another heuristic\n");
        assertThat(answer.out())
                .contains("nbs              misplaced", "sum(misplaced,manhattan)", "backtrack (dfs)")
                .doesNotContain("nbs              sum");
        Cli refused = Cli.run("compare", "142 3b5 678", "-a", "nbs", "-H", "sum(h1,h2)");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        Cli limited = Cli.run("compare", "142 3b5 678", "-a", "dfs,ids", "--duplicates", "none", "--max-depth", "3");
        assertThat(limited.err()).isEmpty();
        assertThat(limited.out()).contains("backtrack (dfs)");
    }

    @Test
    void theNameThatWasTypedIsShownBesideTheFullOne() {
        Cli answer = Cli.run("compare", "-a", "dfs,A-star,local-beam:5", TWO_MOVES);
        assertThat(answer.out()).contains("\nbacktrack (dfs) ", "\nastar ", "\nbeam:5 (local-beam) ");
        assertThat(Cli.run("compare", "-a", "dfs", "--format", "json", TWO_MOVES)
                        .out())
                .contains("\"algorithm\":\"backtrack\"", "\"label\":\"backtrack (dfs)\"");
        assertThat(Cli.run("solve", "-a", "dfs", TWO_MOVES).out()).containsPattern("algorithm +backtrack \\(dfs\\)");
    }

    @Test
    void aPatternThatTheShellReplacedByFilesIsRecognised() {
        for (String command : List.of("compare", "solve")) {
            Cli answer = Cli.run(command, "-a", "pom.xml", "src", TWO_MOVES);
            assertThat(answer.code()).isEqualTo(2);
            assertThat(answer.err())
                    .contains("unknown algorithm \"pom.xml\", which is a file here", "write it in quotes");
        }
    }

    @Test
    void eachOfManyPuzzlesHasARowAndTheLastOneTheMeans() {
        Cli answer = Cli.pipe("142 3b5 678\n125 348 67b\n", "compare", "-a", "bfs,astar", "-");
        assertThat(answer.code()).isZero();
        assertThat(answer.out().lines())
                .contains("Comparison of 2 puzzles", "Nodes generated", "Length of the solution")
                .containsSubsequence(
                        "     puzzle  n  bfs  astar manhattan",
                        "142 3b5 678  1   13               *7",
                        "125 348 67b  1   31               *8",
                        "       mean  2   22             *7.5");
        assertThat(answer.out()).contains("in --format json, csv, md, latex, html: ");
    }

    @Test
    void manyPuzzlesMayHaveARowForEachDepth() {
        Cli answer =
                Cli.pipe("142 3b5 678\n1b2 345 678\n312 b45 678\n", "compare", "--rows", "depth", "-a", "bfs", "-");
        assertThat(answer.out().lines()).containsSubsequence("depth  n  bfs", "    1  2    4", "    2  1   13");
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "csv"})
    void dataOfManyPuzzlesHasALineForEachSolve(String format) {
        List<String> lines = Cli.pipe(
                        "142 3b5 678\n125 348 67b\n", "compare", "--format", format, "-a", "bfs,astar", "-")
                .lines();
        assertThat(lines).hasSize(format.equals("csv") ? 5 : 4);
        assertThat(lines).filteredOn(line -> line.contains("125 348 67b")).hasSize(2);
    }

    @Test
    void depthsDrawPuzzlesAndHaveARowOfMeansEach() {
        String[] command = {"compare", "--depths", "4,8", "--count", "3", "--seed", "7", "-a", "astar", "-H", "h1,h2"};
        Cli answer = Cli.run(command);
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out())
                .contains("Comparison of 6 puzzles", "\ndepth  n  astar misplaced  astar manhattan\n")
                .containsPattern("\n    4  3 .*\n    8  3 ");
        assertThat(Cli.run(command).out().replaceAll("(?s)Time.*", ""))
                .isEqualTo(answer.out().replaceAll("(?s)Time.*", ""));
        assertThat(Cli.run("compare", "--depths", "2", "--count", "1", "-a", "bfs")
                        .err())
                .containsPattern("seed \\d+ makes these again");
    }

    @Test
    void depthsAsDataHaveALineOfMeansForEachDepthAndSolver() {
        Cli answer = Cli.run(
                "compare", "--depths", "4,8", "--count", "3", "--seed", "7", "-a", "bfs,ids", "--format", "csv");
        assertThat(answer.lines()).hasSize(5);
        assertThat(answer.lines().get(0))
                .startsWith("row,n,label,generated,generatedSd,generatedMin,generatedMax,length,");
        assertThat(answer.lines().get(1)).startsWith("depth 4,3,bfs,");
    }

    /** Space complexity is what courses ask for, and the time of one run is not. */
    @ParameterizedTest
    @ValueSource(strings = {"C", "C.UTF-8"})
    void aUsualWindowHasTheMostStored(String locale) {
        for (String algorithms : new String[] {"bfs,ids,ucs,bidirectional", "astar -H walking-distance"}) {
            String[] words = ("compare -a " + algorithms).split(" ");
            String[] arguments = Arrays.copyOf(words, words.length + 1);
            arguments[words.length] = "625 1b3 748";
            assertThat(Cli.inWindow(80, Map.of("LANG", locale), arguments).out())
                    .contains("expanded", "most stored", "left out here: of least, seconds, EBF;");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            md    | # Comparison of solvers on 142 3b5 678 | # Comparison of 4 puzzles
            latex | \\begin{tabular}{rrrrrrrrrr}            | \\label{tab:compare-generated}
            html  | <!DOCTYPE html>                        | <!DOCTYPE html>
            """)
    void oneAndManyPuzzlesAreWrittenForPapersAndPages(String format, String one, String many) {
        Cli single = Cli.run("compare", "-a", "bfs,astar", "--format", format, TWO_MOVES);
        assertThat(single.out()).contains(one, "bfs", "manhattan", "most stored", "optimal");
        Cli several =
                Cli.run("compare", "--depths", "2,4", "--count", "2", "--seed", "1", "-a", "bfs", "--format", format);
        assertThat(several.out()).contains(many, "bfs", "Nodes generated", "Most nodes stored");
    }

    @Test
    void theChartOfManyPuzzlesIsAPicture(@TempDir Path folder) throws IOException {
        for (String rows : List.of("puzzle", "depth")) {
            Path chart = folder.resolve(rows + ".png");
            Cli answer = Cli.pipe(
                    "142 3b5 678\n1b2 345 678\n",
                    "compare",
                    "--rows",
                    rows,
                    "--bars",
                    "time",
                    "-a",
                    "bfs",
                    "--chart",
                    chart.toString(),
                    "-");
            assertThat(answer.err()).contains(rows + ".png");
            assertThat(ImageIO.read(chart.toFile()).getWidth()).isGreaterThan(200);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            compare                                | which puzzles?
            compare --depths 4 142305678           | there are puzzles and --depths
            compare --count 4 142305678            | --count and --seed are for --depths
            compare --depths 4,-1                  | a depth must not be negative
            compare --depths 4 --count 0           | --count is 0
            compare --depths 4 --rows depth        | leave out --rows
            """)
    void whatCannotBeMeantIsRefused(String command, String complaint) {
        Cli answer = Cli.run(command.strip().split(" +", -1));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains(complaint);
    }
}
