package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.options.SolveOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
    private static final String COURSE = "724 5b6 831";
    private static final String TWO_MOVES = "142 3b5 678";
    private static final String UNSOLVABLE = "b12 345 687";

    @Test
    void anEngineSolvesByIdaStarOnly() {
        Cli answer = Cli.run("solve", "724 5b6 831", "--engine", "spark", "--master", "local", "--algorithm", "bfs");
        assertThat(answer.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(answer.err()).contains("--engine solves by idastar, not by bfs");
    }

    @Test
    void solvesTheCourseBoardIn26MovesAndSaysHow() {
        Cli answer = Cli.run("solve", COURSE);
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out())
                .contains("goal        b12 345 678", "picked by auto", "26 moves, optimal (proved)")
                .contains("time complexity", "space complexity")
                .doesNotContain("\u001b");
    }

    /** Counts that can be repeated stay so: one thread, unless more are asked for. */
    @ParameterizedTest
    @CsvSource({
        "algorithm=anytime, 8",
        "optimal=yes, 8",
        "algorithm=anytime threads=1, 1",
        "algorithm=anytime max-nodes=1000, 1",
        "optimal=yes max-nodes=1000, 1",
        "algorithm=idastar, 1",
        "algorithm=idastar threads=2, 2"
    })
    void aProofAndASearchThatImprovesTakeAllProcessors(String options, int threads) {
        SolveOptions chosen = SolveOptions.ofKey(options);
        Domain<?> domain =
                new InstanceReader(PuzzleSettings.DEFAULT).readText(COURSE).domain();
        SolveOptions shared = SolveCommand.shared(chosen, chosen.solver(domain), 8);
        assertThat(shared.search().threads()).isEqualTo(threads);
    }

    /** Puzzles of two sizes and one that cannot be solved, so that not all are solved ahead of their turn. */
    @Test
    void manyPuzzlesAtOnceHaveTheResultsOfOneAfterTheOther(@TempDir Path folder) throws IOException {
        String puzzles = ("2 4 1 3 / 5 6 0 7 / 8 9 10 11 / 12 13 14 15\n724 5b6 831\n" + "142 3b5 678\n".repeat(3)
                        + UNSOLVABLE + "\n" + "1 4 2 3 / 5 6 0 7 / 8 9 10 11 / 12 13 14 15\n".repeat(2))
                .repeat(3);
        Path file = Files.writeString(folder.resolve("puzzles.txt"), puzzles);
        String each = manyByIdaStar(file, "--threads", "1");
        assertThat(manyByIdaStar(file)).isEqualTo(each).hasLineCount(1 + 24);
    }

    /** The results as CSV, without times. */
    private static String manyByIdaStar(Path file, String... more) {
        List<String> arguments = new ArrayList<>(
                List.of("solve", "-a", "idastar", "-H", "manhattan", "--format", "csv", file.toString()));
        arguments.addAll(List.of(more));
        return Cli.run(arguments.toArray(String[]::new))
                .out()
                .replaceAll("[^,\n]+,\\d+,,(?=[^,]+,idastar\n)", "times,");
    }

    @Test
    void aSolvedPuzzleNeedsNoMoves() {
        Cli answer = Cli.run("solve", "b12 345 678");
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("length      0 moves");
    }

    @Test
    void anUnsolvableOneIsNamedBeforeAnySearch() {
        Cli answer = Cli.run("solve", UNSOLVABLE);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out())
                .contains("status      unsolvable: odd permutation", "swapping tiles 7 and 8 would make it solvable")
                .doesNotContain("expanded");
    }

    @ParameterizedTest
    @CsvSource({
        "--max-nodes, 100, node-limit",
        "--time-limit, 0s, time-limit",
        "--memory-limit, 100, memory-limit",
        "--max-depth, 5, depth-limit"
    })
    void aLimitThatIsReachedIsNamed(String option, String value, String status) {
        Cli answer = Cli.run("solve", "-a", "bfs", option, value, COURSE);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out()).contains("status      " + status + ":", option, "generated");
        assertThat(Cli.run("solve", "-a", "bfs", option, value, "--format", "json", COURSE)
                        .out())
                .contains("\"status\":\"" + status + "\"", "\"length\":null,\"cost\":null,\"optimal\":false");
    }

    @Test
    void aBeamThatRunsEmptyIsExhausted() {
        Cli answer = Cli.run("solve", "-a", "beam:1", "-H", "h1", "867 254 3b1");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out()).contains("status      exhausted:");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -a astra              | unknown algorithm "astra"; did you mean astar?
            -H manhatan           | unknown heuristic "manhatan"; did you mean manhattan?
            -a beam:none          | "none" is not a number for beam
            -a beam --duplicates path | --duplicates can only be all
            -a idastar --duplicates all | --duplicates can only be parent, path, sequences or none, not all
            --weight 0.5          | from 1 to 1000
            --beam-width 0        | from 1 on
            --sequence-length 1   | from 2 to 16
            --sequence-length 17  | from 2 to 16
            --threads 1025        | from 1 to 1024
            --goal snial          | did you mean snail?
            --move-order up,down  | must name each of up, left, right, down
            """)
    void aWrongChoiceIsRefusedBeforeAnythingIsPrinted(String options, String complaint) {
        String[] arguments = ("solve --format csv " + options + " 724506831").split(" ", -1);
        Cli answer = Cli.run(arguments);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).startsWith("unscramble: ").contains(complaint);
        assertThat(answer.out()).isEmpty();
    }

    @Test
    void boardsAreDrawnStepByStep() {
        assertThat(Cli.run("solve", "--show", "boards", TWO_MOVES).out())
                .containsSubsequence("start\n+---+", "| 3 |   | 5 |", "1. up\n+---+", "2. left\n+---+", "|   | 1 | 2 |")
                .doesNotContain("\nmoves ");
    }

    @Test
    void movesAreNamedByTheBlankOrByTheTilesOrNotAtAll() {
        assertThat(Cli.run("solve", TWO_MOVES).out()).contains("moves       up left\n");
        assertThat(Cli.run("solve", "--moves", "tiles", TWO_MOVES).out()).contains("moves       4 1\n");
        assertThat(Cli.run("solve", "--moves", "tiles", "--format", "json", TWO_MOVES)
                        .out())
                .contains("\"moves\":[\"4\",\"1\"]");
        assertThat(Cli.run("solve", "--moves", "tiles", "--show", "boards", TWO_MOVES)
                        .out())
                .contains("1. 4\n", "2. 1\n");
        assertThat(Cli.run("solve", "--show", "none", TWO_MOVES).out())
                .contains("2 moves, optimal")
                .doesNotContain("up left");
    }

    @Test
    void theGoalInUseIsShown() {
        Cli answer = Cli.run("solve", "--goal", "blank-last", "123 456 7b8");
        assertThat(answer.out()).contains("goal        123 456 78b", "length      1 move,");
    }

    @Test
    void jsonIsOneObjectALine() {
        Cli answer = Cli.pipe(TWO_MOVES + "\n" + UNSOLVABLE + "\n", "solve", "-", "--format", "json");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("{\"puzzle\":\"3x3\",") && line.endsWith("}"));
        assertThat(answer.lines().get(0)).contains("\"status\":\"solved\",\"length\":2,\"cost\":2,\"optimal\":true");
        assertThat(answer.lines().get(1)).contains("\"status\":\"unsolvable\"");
    }

    @Test
    void csvIsAHeaderAndALineForEachPuzzle() {
        Cli answer = Cli.pipe(TWO_MOVES + "\n" + TWO_MOVES + "\n", "solve", "-", "--format", "csv");
        assertThat(answer.code()).isZero();
        assertThat(answer.lines()).hasSize(3);
        assertThat(answer.lines().get(0))
                .startsWith("puzzle,start,goal,algorithm,heuristic,status,length,cost,optimal,");
        assertThat(answer.lines().subList(1, 3))
                .allMatch(line -> line.startsWith("3x3,142 3b5 678,b12 345 678,")
                        && line.split(",", -1).length == answer.lines().get(0).split(",", -1).length);
    }

    @Test
    void manyPuzzlesOfAFileAreSolvedAndCounted(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("puzzles.txt"), "# three\n142 3b5 678\nb12 345 687\n1b 23\n");
        Cli answer = Cli.run("solve", file.toString());
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out())
                .containsSubsequence("2 moves", "unsolvable", "2x2")
                .endsWith("2 of 3 solved\ngoals: 3 to blank-first\n");
    }

    @Test
    void aLineThatIsWrongIsNamedAndTheOthersAreSolved(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("puzzles.txt"), "142 3b5 678\n12 33\n1b 23\n");
        Cli answer = Cli.run("solve", file.toString());
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).contains("2 of 2 solved");
        assertThat(answer.err())
                .isEqualTo("unscramble: " + file
                        + ": line 2: the number 3 is twice on the board, the second time at row 2, column 2; the blank is"
                        + " missing\n");
    }

    @Test
    void aLineOfJsonThatIsWrongIsNamedAndTheOthersAreSolved(@TempDir Path folder) throws IOException {
        String good = "{\"n\":3,\"start\":[1,4,2,3,0,5,6,7,8]}\n";
        Path file = folder.resolve("puzzles.jsonl");
        Files.writeString(
                file, good + "{\"n\":3,\"start\":[1,4,2,3,0,5,6,7,7]}\n# a remark\n" + good + "{\"n\":3,\n" + good);
        Cli answer = Cli.run("solve", file.toString());
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).contains("3 of 3 solved");
        assertThat(answer.err().lines())
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("unscramble: " + file + ": line 2, column 16: start: "),
                        second -> assertThat(second).startsWith("unscramble: " + file + ": line 5, column 8: "));
    }

    @Test
    void aHeuristicThatMakesNoDifferenceGetsARemark() {
        assertThat(Cli.run("solve", "-a", "bfs", "-H", "h1", TWO_MOVES).err())
                .isEqualTo("bfs does not use a heuristic, so h1 makes no difference\n");
        assertThat(Cli.run("solve", "-a", "astar", "-H", "h1", TWO_MOVES).err()).isEmpty();
        assertThat(Cli.run("compare", "-a", "bfs,ids", "-H", "h1,h2", TWO_MOVES).err())
                .isEqualTo("none of these algorithms uses a heuristic, so h1,h2 makes no difference\n");
    }

    @Test
    void anOptionThatMakesNoDifferenceGetsARemark() {
        assertThat(Cli.run("solve", "-a", "wastar:2", "--weight", "3", "--threads", "2", TWO_MOVES)
                        .err())
                .isEqualTo("""
                        the weight in wastar:2 holds, so 3 makes no difference
                        wastar:2 does not use threads, so 2 makes no difference
                        """);
        assertThat(Cli.run("compare", "-a", "wa*:2", "--weight", "3", TWO_MOVES).err())
                .isEqualTo("the weight in wa*:2 holds, so 3 makes no difference\n");
        assertThat(Cli.run("solve", "-a", "beam:20", "--beam-width", "5", "--weight", "3", TWO_MOVES)
                        .err())
                .isEqualTo("""
                        beam:20 does not use weight, so 3 makes no difference
                        the beam-width in beam:20 holds, so 5 makes no difference
                        """);
        assertThat(Cli.run("compare", "-a", "bfs,ids", "--beam-width", "5", TWO_MOVES)
                        .err())
                .isEqualTo("none of these algorithms uses beam-width, so 5 makes no difference\n");
        assertThat(Cli.run("compare", "-a", "astar,beam", "--beam-width", "5", TWO_MOVES)
                        .err())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bfs", "ids", "astar", "beam", "backtrack", "bidirectional", "rbfs", "greedy"})
    void aBoardThatIsNotTheGoalIsNeverSaidToNeedNoMove(String algorithm) {
        assertThat(Cli.run("solve", "-a", algorithm, "-H", "zero", "--max-nodes", "1", "--format", "json", TWO_MOVES)
                        .out())
                .contains("\"lowerBound\":1,");
        assertThat(Cli.run("solve", "-a", algorithm, "-H", "zero", "--format", "json", UNSOLVABLE)
                        .out())
                .contains("\"lowerBound\":1,");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-q", "--quiet"})
    void quietLeavesTheResultAsItIs(String option) {
        Cli answer = Cli.run("solve", option, "--show", "none", TWO_MOVES);
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out()).contains("2 moves, optimal (proved)");
    }

    @ParameterizedTest
    @CsvSource({"low-h", "high-h", "lifo", "fifo"})
    void everyTieBreakLeadsToTheOptimum(String tieBreak) {
        assertThat(Cli.run("solve", "-a", "astar", "--tie-break", tieBreak, "--format", "csv", COURSE)
                        .out())
                .contains(",solved,26,26,true,26,");
    }

    @ParameterizedTest
    @ValueSource(strings = {"parent", "path", "all"})
    void treeSearchAndGraphSearchFindTheSame(String duplicates) {
        assertThat(Cli.run("solve", "-a", "bfs", "--duplicates", duplicates, "--format", "csv", "b41 325 678")
                        .out())
                .contains(",solved,14,14,true,14,");
    }

    @Test
    void theOrderOfMovesChangesTheCountsOnly() {
        String standard =
                Cli.run("solve", "-a", "idastar", "--format", "json", COURSE).out();
        String other = Cli.run(
                        "solve", "-a", "idastar", "--move-order", "left,right,up,down", "--format", "json", COURSE)
                .out();
        assertThat(standard).contains("\"length\":26");
        assertThat(other).contains("\"length\":26").doesNotContain(count(standard));
    }

    private static final String EASY_TWENTY_FOUR =
            "2 17 4 13 7 / 12 10 3 0 16 / 21 24 8 5 18 / 20 15 19 14 9 / 22 11 6 1 23";

    private static String count(String json) {
        return json.replaceAll(".*(\"generated\":\\d+,\"duplicates\":\\d+,\"reopened\":0,\"maxOpen\").*\\R", "$1");
    }

    @Test
    void aProofIsAskedForByOneWord() {
        String small = Cli.run("solve", "--optimal", "--format", "json", COURSE).out();
        assertThat(small).contains("\"algorithm\":\"astar\"", "\"length\":26,\"cost\":26,\"optimal\":true");
        Cli named = Cli.run("solve", "--optimal", "-a", "astar-idastar", "--format", "json", COURSE);
        assertThat(named.out()).contains("\"length\":26,\"cost\":26,\"optimal\":true", "\"stopped\":\"proved\"");
        assertThat(named.code()).isZero();
        Cli limited = Cli.run(
                "solve", "--optimal", "-H", "manhattan", "--max-nodes", "30k", "--format", "json", EASY_TWENTY_FOUR);
        assertThat(limited.out()).contains("\"algorithm\":\"astar-idastar\"", "\"stopped\":\"node-limit\"");
    }

    @Test
    void whatProvesNothingIsRefusedWhereAProofIsAskedFor() {
        Cli beam = Cli.run("solve", "--optimal", "-a", "beam", COURSE);
        assertThat(beam.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(beam.err()).contains("beam does not prove", "leave the algorithm to auto");
        Cli sum = Cli.run("solve", "--optimal", "-H", "sum(h1,h2)", COURSE);
        assertThat(sum.err()).contains("may overestimate", "take an admissible heuristic");
    }

    @Test
    void aLargeBoardIsSolvedAtOnceAndTheAnswerSaysWhatEndedIt() {
        String board =
                "1 17 4 7 26 18 / 14 2 31 13 0 16 / 34 22 27 21 5 33 / 19 10 20 8 12 28 / 30 3 9 32 15 23 / 24 35 6 29 25 11";
        Cli limited = Cli.run("solve", "--format", "json", "--max-nodes", "20k", board);
        assertThat(limited.out())
                .contains("\"algorithm\":\"anytime\"", "\"stopped\":\"node-limit\"", "\"improvements\":[{\"seconds\":");
        assertThat(limited.code()).isZero();
        assertThat(Cli.run("solve", "--format", "json", "--stop-at", "5", board).out())
                .contains("\"stopped\":\"gap\"", "\"optimal\":false");
        assertThat(Cli.run("solve", "--stop-at", "0.9", board).err()).contains("it must be from 1 to 1000");
    }
}
