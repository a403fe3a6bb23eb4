package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunCommandTest {
    private static final String EXPERIMENT = """
            [Mode]
            ExperMode = True
            [Experiment]
            AllEdges = True
            Puzzles2 = [[1, 0, 2, 3], [0, 2, 1, 3]]
            Puzzles3 = [[7, 2, 4, 5, 0, 6, 8, 3, 1], [0, 1, 2, 3, 4, 5, 6, 7, 8]]
            Goal = blank-first
            """;

    @TempDir
    private Path folder;

    private Cli run(String config, String... more) throws IOException {
        String file = Files.writeString(folder.resolve("config.ini"), config).toString();
        return Cli.run(Stream.concat(Stream.of("run", file, "--log", log().toString()), Stream.of(more))
                .toArray(String[]::new));
    }

    private Path log() {
        return folder.resolve("output.log");
    }

    @Test
    void solvesOnePuzzle() throws Exception {
        Cli answer = run(
                "[Mode]\nSolveOneMode = true\n[SolveOne]\nEdgeSize = 3\nPuzzle = [1, 4, 2, 3, 0, 5, 6, 7, 8]\nHeuristic = h3\n");
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("== SolveOne", "heuristic   max-sort", "length      2 moves, optimal", "up left");
        assertThat(answer.err()).isEqualTo("the log is in " + log() + "\n");
        assertThat(Files.readString(log())).isEqualTo(answer.out());
    }

    @Test
    void solvesAPuzzleThatIsNamedBySize() throws Exception {
        assertThat(run("[Mode]\nSolveOneMode = true\n[SolveOne]\nEdgeSize = hanoi:3x2\nPuzzle = AA\n")
                        .out())
                .contains("puzzle      hanoi:3x2", "length      3 moves, optimal");
        assertThat(run("[Mode]\nSolveOneMode = true\n[SolveOne]\nEdgeSize = skewb\nPuzzle = R U\n")
                        .out())
                .contains("puzzle      skewb", "length      2 moves, optimal");
    }

    @Test
    void saysThatAnOptionIsNotUsed() throws Exception {
        String remark = "astar does not use beam-width, so 5 makes no difference\n";
        assertThat(run("[Mode]\nSolveOneMode = true\n[SolveOne]\nPuzzle = 142 3b5 678\nBeamWidth = 5\n")
                        .out())
                .contains(remark);
        assertThat(run(EXPERIMENT + "BeamWidth = 5\nHeuristics = h2\n").out()).contains(remark);
        assertThat(run(EXPERIMENT + "BeamWidth = 5\nHeuristics = h2\nAlgorithms = astar,beam\n")
                        .out())
                .doesNotContain(remark);
    }

    @Test
    void showsEveryBoardIfAsked() throws Exception {
        Cli answer = run("[Mode]\nSolveOneMode = true\n[SolveOne]\nPuzzle = 142 3b5 678\nShow = boards\n");
        assertThat(answer.out()).contains("1. up\n+---+", "2. left\n+---+");
    }

    @Test
    void makesPuzzlesThatCanStandInAConfig() throws Exception {
        String generator = "[Mode]\nGenerator = True\n[Generator]\nEdgeSize = 3\nCount = 3\nSeed = 7\nDepth = 12\n";
        Cli answer = run(generator);
        List<String> lists =
                answer.lines().stream().filter(line -> line.startsWith("[")).toList();
        assertThat(lists).hasSize(3).doesNotHaveDuplicates().allMatch(line -> line.matches("\\[\\d(, \\d){8}]"));
        assertThat(run(generator).out()).isEqualTo(answer.out());
        for (String list : lists) {
            assertThat(run("[Mode]\nSolveOneMode = True\n[SolveOne]\nEdgeSize = 3\nPuzzle = " + list)
                            .out())
                    .contains("length      12 moves, optimal");
        }
        assertThat(run(generator + "Format = course\n").lines())
                .last()
                .asString()
                .matches("[b\\d]{3}( [b\\d]{3}){2}");
    }

    @Test
    void anExperimentReportsEachPuzzleAndSumsUpByEdgeAndHeuristic() throws Exception {
        Cli answer = run(EXPERIMENT);
        assertThat(answer.out())
                .contains("2x2 puzzle 2 of 2: b2 13\ncannot be solved: ")
                .contains("3x3 puzzle 1 of 2: 724 5b6 831\nalgorithm ")
                .contains("all: no move is needed", "all: left\n")
                .containsPattern("misplaced, manhattan.*: left up right")
                .containsPattern("2x2 +astar +misplaced +2 +1 +1 +1 +1\\.00 +1\\.0 +3\\.0")
                .containsPattern("3x3 +astar +manhattan +2 +0 +2 +2 +13\\.00 +744\\.0 ");
        assertThat(answer.code()).isEqualTo(1); // one of them cannot be solved
        assertThat(Files.readString(log())).isEqualTo(answer.out());
    }

    @Test
    void eachPuzzleOfAnEdgeHasTheGoalThatItCanReach() throws Exception {
        Cli answer = run(EXPERIMENT.replace("blank-first", "auto"));
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("== Experiment: 2x2, goal b1 23, 2 puzzles", "2x2 puzzle 1 of 2: 1b 23\nalgorithm ")
                .contains("2x2 puzzle 2 of 2: b2 13, goal 12 3b\nblank-last: from this board")
                .containsPattern("2x2 +astar +misplaced +2 +0 +2 ");
    }

    @Test
    void meansAreOverThePuzzlesThatAllSolved() throws Exception {
        Cli answer = run(EXPERIMENT + "MaxNodes = 10k\n");
        assertThat(answer.out())
                .containsPattern("3x3 +astar +misplaced +2 +0 +1 +1 +0\\.00 ")
                .containsPattern("3x3 +astar +manhattan +2 +0 +2 +1 +0\\.00 ")
                .contains("node-limit");
        assertThat(answer.code()).isEqualTo(1);
    }

    @Test
    void anOldLogIsNeverDestroyed() throws Exception {
        Files.writeString(log(), "old");
        String one = "[Mode]\nSolveOneMode = true\n[SolveOne]\nPuzzle = 142 3b5 678\n";
        assertThat(run(one).err())
                .isEqualTo("the log is in " + folder.resolve("output-2.log") + ", because " + log()
                        + " is there already\n");
        assertThat(run(one).err()).contains("output-3.log");
        assertThat(Files.readString(log())).isEqualTo("old");
        assertThat(folder.toFile().list())
                .containsExactlyInAnyOrder("config.ini", "output.log", "output-2.log", "output-3.log");
    }

    @Test
    void whatIsWrongIsSaidBeforeAnythingIsDone() throws Exception {
        Cli bad = run(EXPERIMENT.replace("8, 3, 1", "8, 3, 3"));
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.out()).isEmpty();
        assertThat(bad.err().lines()).singleElement().asString().contains("config.ini:6: the number 3 is twice");
        assertThat(folder.toFile().list()).containsExactly("config.ini");
        String file = folder.resolve("config.ini").toString();
        run(EXPERIMENT);
        Cli noFolder =
                Cli.run("run", file, "--log", folder.resolve("no/where.log").toString());
        assertThat(noFolder.code()).isEqualTo(2);
        assertThat(noFolder.out()).isEmpty();
        assertThat(noFolder.err()).contains("does not exist");
        assertThat(Cli.run("run", folder.resolve("none.ini").toString()).err()).contains("does not exist", "--init");
    }

    @Test
    void initWritesASampleThatRunsAndNeverOverwrites() throws Exception {
        Path sample = folder.resolve("sample.ini");
        Cli init = Cli.run("run", "--init", sample.toString());
        assertThat(init.code()).isZero();
        assertThat(sample).content().startsWith("# A config for: unscramble run " + sample + "\n");
        Cli first = Cli.run("run", sample.toString(), "--log", log().toString());
        assertThat(first.code()).isZero();
        assertThat(first.out())
                .contains("== Generator", "== SolveOne", "== Experiment: 2x2", "== Experiment: 3x3", "== Summary");
        Files.writeString(sample, "mine");
        Cli again = Cli.run("run", "--init", sample.toString());
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.err()).contains("exists");
        assertThat(Files.readString(sample)).isEqualTo("mine");
    }
}
