package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTextTest {
    private static final Map<String, String> PLAIN = Map.of("NO_COLOR", "1");

    static Stream<String> commands() {
        return Cli.run("--help")
                .out()
                .lines()
                .filter(line -> line.matches(" {2}[a-z][a-z-]+ {2,}\\S.*"))
                .map(line -> line.strip().split(" ")[0]);
    }

    private static List<String> help(int columns, String command) {
        return Cli.inWindow(columns, PLAIN, command, "--help").lines();
    }

    @Test
    void listsAllCommands() {
        assertThat(commands())
                .contains("solve", "compare", "shell", "pdb", "completion")
                .hasSizeGreaterThan(10);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void fitsEveryWindow(String command) {
        for (int columns : new int[] {60, 80, 120}) {
            assertThat(help(columns, command))
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void tearsNoName(String command) {
        for (int columns : new int[] {60, 80}) {
            assertThat(words(columns, command)).isEqualTo(words(1000, command));
        }
    }

    /** All words of the help, without the signs that an example goes on. */
    private static List<String> words(int columns, String command) {
        String text = String.join("\n", help(columns, command)).replace(" \\\n", "\n");
        return List.of(text.split("\\s+"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aParagraphOfTheFooterHasNoShortLineWithin(String command) {
        List<String> help = help(80, command);
        int examples = IntStream.range(0, help.size())
                .filter(i -> help.get(i).startsWith("Example"))
                .findFirst()
                .orElseThrow();
        int general = help.indexOf("General:");
        for (int i = general; i < examples - 1; i++) {
            boolean isWithin = !help.get(i).startsWith(" ")
                    && !help.get(i).endsWith(":")
                    && !help.get(i).isEmpty()
                    && !help.get(i + 1).isEmpty();
            int next = help.get(i + 1).split(" ")[0].length();
            assertThat(!isWithin || help.get(i).length() + 1 + next > 80)
                    .as(help.get(i))
                    .isTrue();
        }
    }

    @Test
    void sortsOptionsByWhatTheyAreAbout() {
        assertThat(String.join("\n", help(80, "solve")))
                .startsWith("Usage: unscramble solve [OPTIONS] PUZZLE...\n")
                .containsSubsequence(
                        "\nPuzzle:\n",
                        "--goal=GOAL",
                        "--puzzle=NAME",
                        "\nSearch:\n",
                        "  -a, --algorithm=NAME",
                        "--beam-width=K",
                        "\nLimits:\n",
                        "--max-nodes=N",
                        "--time-limit=TIME",
                        "\nOutput:\n",
                        "--format=FORMAT",
                        "--show=WHAT",
                        "\nGeneral:\n",
                        "  -q, --quiet",
                        "  -h, --help");
        assertThat(String.join("\n", help(80, "generate")))
                .containsSubsequence("\nOptions:\n", "--count=N", "--moves=N", "\nPuzzle:\n", "\nOutput:\n");
        assertThat(String.join("\n", help(80, "experiment"))).contains("--init[=FILE.toml]");
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 80})
    void withoutACommandTheShortHelpIsShown(int columns) {
        Cli answer = Cli.inWindow(columns, PLAIN);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err())
                .startsWith("unscramble: a command is missing")
                .contains("Commands:", "Solves one puzzle", "Examples:", "unscramble solve")
                .doesNotContain("--classpath")
                .endsWith("Try: unscramble --help\n");
    }

    @Test
    void headingsAndNamesAreStrongWhereColoursAreWanted() {
        assertThat(Cli.inWindow(80, Map.of(), "solve", "--help").out()).contains("\u001b[1mLimits:\u001b[0m");
        assertThat(String.join("", help(80, "solve"))).doesNotContain("\u001b");
    }

    @Test
    void aLongExampleIsBrokenAsAShellReadsIt() {
        assertThat(String.join("\n", help(60, "generate")))
                .contains("  unscramble generate --depth 20 --count 100 --format \\\n      json > depth20.jsonl\n");
    }
}
