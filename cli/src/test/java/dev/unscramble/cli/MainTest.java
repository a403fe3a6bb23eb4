package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FilterInputStream;
import java.io.InputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    private static final String ESCAPE = "\u001b";

    /** Those with several examples. */
    static Stream<String> commands() {
        return Stream.of(
                "solve", "compare", "generate", "grade", "convert", "run", "census", "check-heuristic", "bench");
    }

    @ParameterizedTest
    @MethodSource("commands")
    @ValueSource(strings = {"shell", "completion"})
    void theHelpOfEveryCommandShowsAnExample(String command) {
        Cli help = Cli.run(command, "--help");
        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .startsWith("Usage: unscramble " + command)
                .contains("Example", "unscramble " + command)
                .doesNotContain(ESCAPE);
        assertThat(Cli.run(command, "-h")).isEqualTo(help);
    }

    @Test
    void helpMayBeAskedForByTheWord() {
        assertThat(Cli.run("help")).isEqualTo(Cli.run("--help"));
        assertThat(Cli.run("help", "solve")).isEqualTo(Cli.run("solve", "--help"));
    }

    @Test
    void theHelpListsTheCommandsAndTheExitCodes() {
        Cli help = Cli.run("--help");
        assertThat(help.code()).isZero();
        assertThat(help.out())
                .contains("solve", "compare", "generate", "grade", "convert", "Examples:", "Exit codes: 0", "130");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void examplesAreNotBrokenAcrossLines(String command) {
        String help = Cli.run(command, "--help").out();
        assertThat(help.substring(help.indexOf("Examples:")).lines().skip(1))
                .allSatisfy(line -> assertThat(line).startsWith("  unscramble " + command));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V"})
    void saysItsVersion(String option) {
        Cli version = Cli.run(option);
        assertThat(version.code()).isZero();
        assertThat(version.out()).matches("unscramble \\S+ \\(Java .*\\)\\R");
        assertThat(version.err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            slove                    | unknown command "slove"; did you mean solve?
            sovle                    | unknown command "sovle"; did you mean solve?
            compair                  | unknown command "compair"; did you mean compare?
            frobnicate               | unknown command "frobnicate"
            solve 123 --algoritm bfs | Unknown option: '--algoritm'; did you mean --algorithm?
            solve 123 --heuristc h1  | Unknown option: '--heuristc'; did you mean --heuristic?
            generate --seeed=1       | Unknown option: '--seeed=1'; did you mean --seed?
            generate -z              | Unknown option: '-z'
            """)
    void suggestsWhatAMistypedCommandOrOptionMayMean(String arguments, String meant) {
        Cli answer = Cli.run(arguments.split(" ", -1));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err().lines()).contains("unscramble: " + meant);
        assertThat(answer.err()).contains("--help");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ""                                | a command is missing
            solve                             | 'PUZZLE'
            solve 12 --goal                   | --goal
            generate --count                  | --count
            solve 12 --format xml             | 'xml' is none of text, json, csv
            solve 12 --show all               | 'all' is none of moves, boards, none
            solve 12 --moves all              | 'all' is none of blank, tiles
            solve 12 --tie-break best         | 'best' is none of low-h, high-h, lifo, fifo
            solve 12 --duplicates some        | 'some' is none of none, parent, sequences, path, explored, all
            solve 12 --max-nodes many         | 'many' should be like 5000, 10k or 2M
            solve 12 --max-nodes 0            | '0' is less than 1
            solve 12 --time-limit 5parsecs    | '5parsecs' should be like 500ms, 10s or 2m
            solve 12 --memory-limit all       | 'all' should be like 512m or 2g
            solve 12 --max-depth -1           | '-1' should be a whole number from 0 on
            solve 12 --weight heavy           | 'heavy'
            generate --count many             | 'many'
            generate --depth 3 --depth 4      | unscramble: only one of --depth=D, --min-depth=D, --moves=N can be given
            generate --depth 3 --moves 3      | unscramble: --depth=D, --moves=N are mutually exclusive
            """)
    void badUsageIsExplainedOnStandardErrorOnly(String arguments, String complaint) {
        Cli answer = Cli.run(arguments.isEmpty() ? new String[0] : arguments.split(" ", -1));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).startsWith("unscramble: ").contains(complaint, "Try: unscramble");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "compare", "convert", "grade"})
    void badInputIsExplainedInOneLineOnStandardErrorOnly(String command) {
        String[] arguments = command.equals("grade") ? new String[] {command, "-", "up"} : new String[] {command, "-"};
        Cli answer = Cli.pipe("7 2 4 5 0 6 8 3 3", arguments);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err().lines()).singleElement().asString().startsWith("unscramble: standard input: ");
    }

    @Test
    void anInternalErrorIsOneLineUnlessTheStackTraceIsAskedFor() {
        InputStream failing = failing(() -> {
            throw new IllegalStateException("a test");
        });
        Cli answer = Cli.runWith(failing, "solve", "-");
        assertThat(answer.code()).isEqualTo(3);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err().lines()).singleElement().asString().contains("internal error", "--debug");
        assertThat(Cli.runWith(failing, "solve", "-", "--debug").err()).contains("\tat dev.unscramble");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            unable to create native thread: possibly out of memory | the system allows no more threads; take fewer
            Java heap space                                        | Java has no memory left; allow more (-Xmx of Java)
            """)
    void whatJavaCannotHaveIsALimit(String failure, String sentence) {
        InputStream failing = failing(() -> {
            throw new OutOfMemoryError(failure);
        });
        Cli answer = Cli.runWith(failing, "solve", "-");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.err().lines()).singleElement().asString().startsWith("unscramble: " + sentence);
    }

    static Stream<Error> errors() {
        return Stream.of(new StackOverflowError("a test"), new NoClassDefFoundError("a test"));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void evenAnErrorOfTheJvmIsOneLine(Error error) {
        InputStream failing = failing(() -> {
            throw error;
        });
        Cli answer = Cli.runWith(failing, "solve", "-");
        assertThat(answer.code()).isEqualTo(3);
        assertThat(answer.err().lines()).singleElement().asString().contains("internal error", "--debug");
    }

    private static InputStream failing(Runnable failure) {
        return new FilterInputStream(InputStream.nullInputStream()) {
            @Override
            public int read(byte[] buffer, int from, int length) {
                failure.run();
                return -1;
            }
        };
    }

    @Test
    void aNameThatNoFileCanHaveIsNotTakenForOneOfAnotherEncoding() {
        Cli answer = Cli.run("run", "--init", "a\0b");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("cannot be the name of a file").doesNotContain("locale");
    }

    @ParameterizedTest
    @ValueSource(strings = {"experiment aima --out", "generate --assignment", "grade x --html", "serve --results"})
    void anEmptyNameIsNotTheCurrentFolder(String arguments) {
        Cli answer = Cli.run((arguments + " ").split(" ", -1));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("the name of the file or folder is empty");
    }
}
