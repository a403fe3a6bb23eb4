package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is longer than anything can be is refused at once, in a sentence that is not as long. */
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

    @Test
    void aFileIsRefused(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("long.txt"), (DIGITS + "\n").repeat(100));
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
