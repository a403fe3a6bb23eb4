package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void takesExactlyOnePuzzle() {
        Cli answer = Cli.pipe("142 3b5 678\n724 5b6 831\n", "compare", "-");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("2 puzzles", "takes one");
    }
}
