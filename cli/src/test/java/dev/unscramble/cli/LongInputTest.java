package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is longer than anything can be is refused at once, in a sentence that is not as long. */
@Tag("long")
class LongInputTest {
    private static final String DIGITS = "1".repeat(100_000);

    static Stream<String> puzzles() {
        return Stream.of(
                DIGITS,
                DIGITS + "q",
                "12 ".repeat(33_000) + "q",
                "U".repeat(100_000),
                "{\"n\":" + "1".repeat(2000) + ",\"start\":[1]}",
                "{\"n\":3,\"start\":[" + "1".repeat(2000) + "]}",
                "{\"n\":3,\"start\":[0." + "1".repeat(2000) + "]}",
                "{\"" + "k".repeat(60_000) + "\":3}",
                "{\"puzzle\":\"" + "k".repeat(90_000) + "\",\"start\":\"1\"}",
                "[".repeat(50_000));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aPuzzleIsRefused(String text) {
        assertRefused(Cli.run("solve", text));
    }

    static Stream<String> options() {
        return Stream.of(
                "--goal " + DIGITS,
                "--goal " + "q".repeat(100_000),
                "-a " + "q".repeat(100_000),
                "-a beam:" + DIGITS,
                "-H " + "q".repeat(100_000),
                "-H " + "max(".repeat(20_000),
                "-H pdb:" + "1-".repeat(40_000));
    }

    @ParameterizedTest
    @MethodSource("options")
    void anOptionIsRefused(String option) {
        assertRefused(Cli.run(("solve 142305678 " + option).split(" ", -1)));
    }

    static Stream<String> commands() {
        return Stream.of(
                DIGITS,
                "generate --depth " + DIGITS,
                "generate --count " + DIGITS,
                "generate --seed " + DIGITS,
                "generate --size " + DIGITS,
                "generate --format " + DIGITS,
                "generate --" + "q".repeat(100_000),
                "solve 142305678 --max-nodes q" + DIGITS,
                "solve 142305678 --format " + DIGITS,
                "solve 142305678 --weight " + DIGITS,
                "grade 142305678 " + "q".repeat(100_000),
                "convert 142305678 --format " + DIGITS,
                "census " + DIGITS,
                "check-heuristic " + "q".repeat(100_000),
                "compare 142305678 -a " + "q".repeat(100_000),
                "experiment " + "q".repeat(100_000),
                "report " + "q".repeat(100_000),
                "run " + "q".repeat(100_000),
                "shell " + "q".repeat(100_000),
                "serve --port " + DIGITS,
                "pdb build " + DIGITS,
                "bench " + DIGITS);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void anyOtherArgumentIsRefused(String line) {
        assertRefused(Cli.run(line.split(" ", -1)));
    }

    @Test
    void aLineOfTheShellIsRefused() {
        for (String line : new String[] {"set max-nodes ", "seed ", "setState ", "move ", "solve ", "puzzle ", ""}) {
            Cli answer = Cli.pipe(line + "'\"".repeat(50_000) + "\n" + line + DIGITS + "\n", "shell");
            assertThat(answer.code()).isEqualTo(2);
            assertThat(answer.err()).hasSizeLessThan(2000);
        }
    }

    @Test
    void aFileIsRefused(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("long.txt"), (DIGITS + "\n").repeat(20));
        assertRefused(Cli.run("solve", file.toString()));
    }

    private static void assertRefused(Cli answer) {
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err())
                .startsWith("unscramble: ")
                .hasSizeLessThan(1000)
                .doesNotContain("Exception");
    }
}
