package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.cli.terminal.RunBar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExperimentCommandTest {
    private static final String SMALL = """
            title = "Small boards"
            [[instances]]
            puzzle = "2x3"
            depths = [3, 5]
            count = 20
            quick = { depths = [3] }
            [[solvers]]
            label = "A*"
            algorithm = "astar"
            [[solvers]]
            algorithm = "bfs"
            """;

    @TempDir
    private Path folder;

    private Path file;
    private Path out;

    @BeforeEach
    void writeExperiment() throws IOException {
        file = folder.resolve("small.toml");
        out = folder.resolve("out");
        Files.writeString(file, SMALL);
    }

    @Test
    void itRunsReportsAndRepeatsNothing() {
        Cli first = experiment();
        assertThat(first.code()).isZero();
        assertThat(first.out()).startsWith("Small boards\n").contains("Nodes generated", "depth");
        assertThat(first.err()).contains("24 runs; results in " + out, "report.html");
        assertThat(out)
                .isDirectoryContaining("glob:**runs.jsonl")
                .isDirectoryContaining("glob:**manifest.json")
                .isDirectoryContaining("glob:**report.html")
                .isDirectoryContaining("glob:**tables.md")
                .isDirectoryContaining("glob:**tables.tex")
                .isDirectoryContaining("glob:**references.bib")
                .isDirectoryContaining("glob:**runs.csv");
        Cli second = experiment();
        assertThat(second.err()).contains("24 runs, 24 of them made before");
        assertThat(second.out()).isEqualTo(first.out());
        assertThat(Cli.run("report", out.toString()).out()).isEqualTo(first.out());
    }

    @Test
    void eachPuzzleOrDepthHasARowWhereTheFileAsksForItAndNothingIsRunAgain() throws IOException {
        String given = """
                attributes = ["generated", "length"]
                [[instances]]
                list = ["142 3b5 678", "1b2 345 678"]
                [[solvers]]
                algorithm = "bfs"
                """;
        Files.writeString(file, "rows = \"puzzle\"\n" + given);
        Cli puzzles = experiment();
        assertThat(puzzles.out().lines())
                .containsSubsequence("142 3b5 678  1   13", "1b2 345 678  1    4", "       list  2  8.5");
        assertThat(puzzles.err()).contains("report.html also has charts of length, of which charts/ has no picture");
        Files.writeString(file, "rows = \"depth\"\n" + given);
        Cli depths = experiment();
        assertThat(depths.err()).contains("2 runs, 2 of them made before").doesNotContain("has no picture");
        assertThat(depths.out().lines()).containsSubsequence("depth  n  bfs", "    1  1    4", "    2  1   13");
    }

    @Test
    void aQuickOneIsWhatTheFileSaysOfIt() {
        assertThat(experiment("--quick").err()).contains("10 runs; results in");
    }

    @Test
    void theReportHasTheCommandThatRepeatsIt() {
        experiment("--quick");
        assertThat(out.resolve("report.html"))
                .content()
                .contains("<code>unscramble experiment " + file + " --quick</code>");
    }

    @Test
    void twoFoldersAreCompared() throws IOException {
        experiment();
        Path other = folder.resolve("other");
        Files.writeString(file, SMALL.replace("\"astar\"", "\"greedy\""));
        Cli.run("experiment", file.toString(), "--out", other.toString());
        Cli answer = Cli.run("report", out.toString(), other.toString());
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("first   " + out, "second  " + other, "Nodes generated")
                .containsPattern("\nbfs +12 .* 1\\.000 +0 +12 +0\n");
    }

    @Test
    void shardsAreMergedIntoWhatOneMachineFinds() {
        Path first = folder.resolve("small-shard-1-of-2");
        Path second = folder.resolve("small-shard-2-of-2");
        Cli run = Cli.run("experiment", file.toString(), "--shard", "1/2", "--out", first.toString());
        assertThat(run.err()).contains("12 runs; results in " + first, "shard 1/2 is done");
        assertThat(run.out()).isEmpty();
        Cli.run("experiment", file.toString(), "--shard", "2/2", "--out", second.toString());
        Cli merged = Cli.run("report", first.toString(), second.toString());
        assertThat(merged.code()).isZero();
        Path whole = folder.resolve("small");
        assertThat(merged.err()).contains("merged 2 shards, 24 new runs, into " + whole);
        assertThat(counts(merged.out())).isEqualTo(counts(experiment().out()));
        Cli after = Cli.run("experiment", file.toString(), "--out", whole.toString());
        assertThat(after.err()).contains("24 runs, 24 of them made before");
    }

    /** A report without its tables of time. */
    private static String counts(String report) {
        return report.replaceAll("(?m)^(Time|Nodes generated per second)(.*\\n)*?(\\n|$)", "")
                .replaceAll("2\\d{3}-\\d\\d-\\d\\dT[\\d:]*Z", "");
    }

    @Test
    void whatIsMergedAreShards() {
        experiment();
        Path first = folder.resolve("a");
        Cli.run("experiment", file.toString(), "--shard", "1/2", "--out", first.toString());
        Cli mixed = Cli.run("report", first.toString(), out.toString(), first.toString());
        assertThat(mixed.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(mixed.err()).contains(out + " is not a shard");
        Cli place = Cli.run("report", out.toString(), "--out", first.toString());
        assertThat(place.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(place.err()).contains("--out is for merging shards");
    }

    @Test
    void changingASolverRunsOnlyThatOne() throws IOException {
        experiment();
        Files.writeString(file, SMALL.replace("\"bfs\"", "\"ids\""));
        assertThat(experiment().err()).contains("24 runs, 12 of them made before");
    }

    @Test
    void aFileThatIsWrongIsRefusedWithItsPlacesBeforeAnythingIsWritten() throws IOException {
        Files.writeString(file, SMALL.replace("\"astar\"", "\"astr\"").replace("count", "cuont"));
        Cli wrong = experiment();
        assertThat(wrong.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(wrong.err())
                .contains(file + ":5:1: ", "did you mean count?", file + ":9:13: ", "did you mean astar?")
                .doesNotContain("\tat ");
        assertThat(out).doesNotExist();
    }

    @Test
    void theListNamesEveryPreset() {
        assertThat(Cli.run("experiment", "--list").out())
                .contains(
                        "nodes-by-depth",
                        "solved-by-limit",
                        "heuristics",
                        "uninformed",
                        "random-moves",
                        "aima",
                        "korf100",
                        "bidirectional",
                        "bounded-suboptimal",
                        "real-time");
        assertThat(Cli.run("experiment", "--show", "aima").out()).contains("[[solvers]]");
    }

    @Test
    void aSampleIsWrittenButNeverOverAnotherFile() throws IOException {
        Path sample = folder.resolve("sample.toml");
        assertThat(Cli.run("experiment", "--init", sample.toString()).code()).isZero();
        assertThat(sample)
                .content()
                .contains("[[instances]]", "#   unscramble experiment " + sample + " --quick")
                .doesNotContain("experiment.toml");
        Files.writeString(sample, "mine");
        Cli again = Cli.run("experiment", "--init", sample.toString());
        assertThat(again.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(again.err()).contains("is not overwritten");
        assertThat(sample).hasContent("mine");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    experiment                          | which experiment?
                    experiment nodes-by-dept            | did you mean nodes-by-depth?
                    experiment no.toml                  | the file "no.toml" does not exist
                    experiment aima --jobs 0            | --jobs is 0; it must be at least 1
                    experiment aima --shard 3           | "3" is not a shard; write 3/16 for the third of 16
                    experiment aima --shard 5/4         | "5/4" is not a shard
                    experiment aima --engine spork      | unknown engine "spork"; did you mean spark?
                    experiment aima --engine spark      | --engine spark needs a --master
                    experiment aima --master local      | --master is for --engine spark
                    experiment aima --engine spark --master here         | "here" is not a master of Spark
                    experiment aima --engine spark --master yarn         | needs an installed Spark; set SPARK_HOME
                    experiment aima --engine spark --master local --fork | leave them out with --engine
                    experiment aima --engine spark --master spark://localhost:1 | no Spark master answers at spark://localhost:1
                    experiment --show aimaa             | did you mean aima?
                    report /nowhere                     | there are no results in /nowhere
                    """)
    void mistakesAreAnsweredInASentence(String arguments, String answer) {
        Cli cli = Cli.run(arguments.split(" "));
        assertThat(cli.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(cli.err()).contains(answer).doesNotContain("\tat ");
    }

    @Test
    void aReportNamesDamagedLines() throws IOException {
        experiment();
        Path runs = out.resolve("runs.jsonl");
        Files.writeString(runs, Files.readString(runs).replaceFirst("\"expanded\":", "\"expanded\":9"));
        assertThat(Cli.run("report", out.toString()).err()).contains("runs.jsonl:1: this line is damaged");
        assertThat(experiment().err()).contains("runs.jsonl:1: this line is damaged", "23 of them made before");
    }

    @Test
    void theBarTellsHowFarHowFastAndHowLong() {
        assertThat(RunBar.line(2_822, 6_000, 8.27, 120))
                .isEqualTo("[==============                ]  47 %  2,822 of 6,000 runs, 341 a second, 9 s left");
        assertThat(RunBar.line(3, 9, 60, 120)).endsWith("3 of 9 runs, 0.1 a second, 2 min 0 s left");
        assertThat(RunBar.line(0, 9, 60, 120)).endsWith("unknown time left");
        assertThat(RunBar.line(9, 9, 60, 120)).contains("100 %").endsWith("almost done");
    }

    @Test
    void theBarFitsTheWindow() {
        for (int columns = 60; columns <= 120; columns++) {
            assertThat(RunBar.line(2_822, 6_000, 8.27, columns))
                    .hasSizeLessThanOrEqualTo(columns)
                    .contains("=", "47 %  2,822 of 6,000 runs, 341 a second, 9 s left");
        }
        assertThat(RunBar.line(2_822, 6_000, 8.27, 50)).startsWith(" 47 %  2,822");
    }

    private Cli experiment(String... more) {
        String[] arguments = new String[4 + more.length];
        arguments[0] = "experiment";
        arguments[1] = file.toString();
        arguments[2] = "--out";
        arguments[3] = out.toString();
        System.arraycopy(more, 0, arguments, 4, more.length);
        return Cli.run(arguments);
    }
}
