package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which goal a board gets, in every command that takes {@code --goal}. */
class GoalTest {
    private static final String FIFTEEN = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15";
    private static final String REASON = "blank-last: from this board the goal 0 1 2 ... cannot be reached";
    private static final String BLANK_LAST = "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0";

    @Test
    void anOrdinaryFifteenPuzzleIsSolvedToBlankLastAndSaysWhy() {
        Cli answer = Cli.run("solve", "-H", "h2", FIFTEEN);
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("goal        " + BLANK_LAST + "\n            " + REASON + "\n", "length      1 move,");
        assertThat(Cli.run("solve", "-H", "h2", "--format", "json", FIFTEEN).out())
                .contains("\"goalReason\":\"" + REASON + "\"", "\"status\":\"solved\"");
    }

    @Test
    void theReasonIsOnlyGivenWhereAnotherGoalWasPicked() {
        assertThat(Cli.run("solve", "--format", "json", "142 3b5 678").out()).doesNotContain("goalReason");
        assertThat(Cli.run("solve", "-H", "h2", "--goal", "blank-last", "--format", "json", FIFTEEN)
                        .out())
                .contains("\"status\":\"solved\"")
                .doesNotContain("goalReason");
    }

    @Test
    void anExplicitGoalIsObeyedAndItsRefusalNamesTheOther() {
        Cli answer = Cli.run("solve", "--goal", "blank-first", FIFTEEN);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out()).contains("unsolvable: odd permutation", "; the goal blank-last can be reached");
    }

    @Test
    void aGoalThatCameWithTheProblemIsObeyed() {
        Cli answer = Cli.run("solve", "--goal", "auto", "{\"n\":2,\"start\":[1,2,3,0],\"goal\":[0,1,2,3]}");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out()).contains("goal        b1 23", "the goal blank-last can be reached");
    }

    @Test
    void manyBoardsAreDecidedOneByOneAndCounted(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("boards.txt"), "12 3b\n1b 23\n12 b3\n");
        Cli answer = Cli.run("solve", file.toString());
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).endsWith("3 of 3 solved\ngoals: 1 to blank-first, 2 to blank-last\n");
        assertThat(Cli.run("solve", "--format", "csv", file.toString()).out()).doesNotContain("goals:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"142 3b5 678", "R U' F2"})
    void autoIsAGoalOfEveryPuzzle(String puzzle) {
        assertThat(Cli.run("solve", "--goal", "auto", puzzle).out())
                .isNotEmpty()
                .startsWith(Cli.run("solve", puzzle).out().split("algorithm", 2)[0]);
    }

    @Test
    void comparingSaysWhichGoalItIsAndWhy() {
        Cli answer = Cli.run("compare", "-a", "astar,idastar", FIFTEEN);
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("goal    " + BLANK_LAST + "\n        " + REASON + "\n\nalgorithm");
    }

    @Test
    void aSolutionIsGradedByTheGoalThatCanBeReached() {
        Cli answer = Cli.run("grade", FIFTEEN, "right");
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("goal        " + BLANK_LAST + "\n            " + REASON, "solves      yes");
    }

    @Test
    void convertingWritesTheGoalThatCanBeReached() {
        assertThat(Cli.run("convert", "--format", "json", "12 3b").out()).contains("\"goal\":[[1,2],[3,0]]");
    }

    @Test
    void whatIsGeneratedHasTheBlankFirst() {
        String[] same = {"generate", "--size", "4x4", "--seed", "7", "--format", "json"};
        assertThat(Cli.run("generate", "--size", "4x4", "--seed", "7", "--format", "json", "--goal", "auto")
                        .out())
                .contains("\"goal\":[[0,1,2,3],")
                .isEqualTo(Cli.run(same).out());
    }

    @Test
    void theShellSaysWhichGoalAStateGets() {
        Cli answer = Cli.pipe("setState 12 3b\ngoal\nsolve\n", "shell");
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("12 3b", "0 moves");
        assertThat(answer.err()).contains("goal " + REASON);
    }
}
