package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateCommandTest {

    @Test
    void makesTheSameBoardsOfTheSameSeed() {
        Cli answer = Cli.run("generate", "--size", "4x4", "--count", "10", "--seed", "7");
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.lines())
                .hasSize(10)
                .doesNotHaveDuplicates()
                .startsWith("3 12 1 6 / 2 0 7 9 / 5 8 13 4 / 10 14 15 11");
        assertThat(Cli.run("generate", "--size", "4", "--count", "10", "--seed", "7"))
                .isEqualTo(answer);
    }

    @Test
    void saysWhichSeedItTookUnlessItIsToBeQuiet() {
        Cli answer = Cli.run("generate");
        assertThat(answer.lines()).hasSize(1);
        assertThat(answer.err()).matches("seed \\d+ makes these again\\R");
        String seed = answer.err().replaceAll("\\D+", "");
        assertThat(Cli.run("generate", "--seed", seed).out()).isEqualTo(answer.out());
        assertThat(Cli.run("generate", "-q").err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"json", "text", "course", "compact", "plain", "csv", "rows"})
    void whatItMakesCanBeSolvedFromAPipe(String format) {
        Cli puzzles = Cli.run("generate", "--count", "5", "--depth", "12", "--seed", "3", "--format", format);
        Cli solved = Cli.pipe(puzzles.out(), "solve", "-", "--format", "csv");
        assertThat(solved.code()).isZero();
        assertThat(solved.lines().subList(1, 6)).allMatch(line -> line.contains(",solved,12,12,true,12,"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"grid", "drawn"})
    void boardsOfSeveralLinesAreSetApart(String format) {
        assertThat(Cli.run("generate", "--count", "2", "--seed", "3", "--format", format)
                        .out()
                        .strip())
                .contains("\n\n");
    }

    @Test
    void theGoalGoesWithThePuzzleInJson() {
        Cli puzzles = Cli.run(
                "generate", "--size", "2x3", "--goal", "snail", "--moves", "9", "--seed", "1", "--format", "json");
        assertThat(puzzles.out())
                .startsWith("{\"rows\":2,\"cols\":3,\"start\":[[")
                .contains("\"goal\":[[1,2,3],[0,5,4]]");
        assertThat(Cli.pipe(puzzles.out(), "solve", "-").out()).contains("goal        123 b54", "optimal (proved)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --size abc              | unknown puzzle "abc"
            --size 1x5              | a 1x5 board is out of range
            --size 17               | a 17x17 board is out of range
            --count 0               | --count is 0
            --depth -1              | --depth is -1
            --moves -1              | --moves is -1
            --depth 32              | the deepest need 31
            --min-depth 32          | the deepest need 31
            --format poem           | unknown puzzle format "poem"
            --size 4 --format course | two digits
            --goal snial            | did you mean snail?
            --size 3 --goal 12/30   | 3x3
            """)
    void refusesTheImpossible(String options, String complaint) {
        Cli answer = Cli.run(("generate " + options).split(" ", -1));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains(complaint);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--size 4 --depth 2147483647",
                "--moves 2147483647",
                "--size 3x4 --min-depth 54",
                "--count 2147483647"
            })
    void theTimeLimitHoldsForAllThatIsMade(String options) {
        Cli answer = Cli.run(("generate --time-limit 50ms " + options).split(" ", -1));
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.err()).contains("stopped (time-limit)");
    }

    @Test
    void saysIfThereAreFewerOfADepthThanAreAskedFor() {
        Cli answer = Cli.run("generate", "--size", "2x3", "--depth", "21", "--count", "3", "--seed", "1");
        assertThat(answer.lines()).hasSize(3).containsOnly(answer.lines().get(0));
        assertThat(answer.err())
                .isEqualTo("only 1 2x3 puzzle needs 21 moves to this goal, so that some of these 3 are the same\n");
        assertThat(Cli.run("generate", "--size", "2x3", "--depth", "21", "--seed", "1")
                        .err())
                .isEmpty();
    }

    @Test
    void saysSoOfCubesToo() {
        assertThat(Cli.run("generate", "--puzzle", "cube", "--depth", "1", "--count", "20", "--seed", "1")
                        .err())
                .isEqualTo("only 9 cube puzzles need 1 move to this goal, so that some of these 20 are the same\n");
    }

    @Test
    void aLimitThatIsReachedIsNotBadInput() {
        Cli answer = Cli.run("generate", "--depth", "30", "--max-nodes", "100");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains("node-limit");
    }
}
