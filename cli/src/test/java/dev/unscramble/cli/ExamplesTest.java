package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything in examples/ does what it says. */
class ExamplesTest {
    private static final Path EXAMPLES = Path.of("..", "examples");

    @Test
    void everyFileIsOfAKindThatIsTried() throws Exception {
        try (Stream<Path> files = Files.walk(EXAMPLES)) {
            assertThat(files.filter(Files::isRegularFile))
                    .hasSizeGreaterThan(9)
                    .allMatch(file -> List.of("puzzles", "commands", "config", "examples")
                            .contains(String.valueOf(file.getName(file.getNameCount() - 2))));
        }
        assertThat(in("puzzles")).isNotEmpty();
        assertThat(in("commands")).isNotEmpty();
        assertThat(in("config")).isNotEmpty();
    }

    static Stream<Path> puzzles() throws IOException {
        return in("puzzles").stream();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void puzzlesAreSolved(Path file) {
        Cli answer = Cli.run("solve", file.toString());
        assertThat(answer.err()).isEmpty();
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("optimal (proved)");
    }

    static Stream<Path> commands() throws IOException {
        return in("commands").stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void commandsWorkButThoseThatAreToFail(Path file) throws Exception {
        Cli answer = Cli.run("shell", file.toString());
        if (file.endsWith("errors.txt")) {
            assertThat(answer.code()).isEqualTo(2);
            assertThat(answer.err())
                    .contains(
                            "errors.txt:3: ",
                            "errors.txt:4: ",
                            "errors.txt:5: ",
                            "errors.txt:8: the limit of 100 nodes");
        } else {
            assertThat(answer.err()).isEmpty();
            assertThat(answer.code()).isZero();
        }
        long commands = Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank() && !line.matches("\\s*(#|//).*"))
                .count();
        assertThat(answer.lines().stream().filter(line -> line.startsWith("> ")))
                .hasSize((int) commands);
    }

    static Stream<Path> configs() throws IOException {
        return in("config").stream();
    }

    @ParameterizedTest
    @MethodSource("configs")
    void configsRun(Path file, @TempDir Path folder) throws Exception {
        Path log = folder.resolve("output.log");
        Cli answer = Cli.run("run", file.toString(), "--log", log.toString());
        boolean hasUnsolvable = answer.out().contains("cannot be solved");
        assertThat(answer.code()).isEqualTo(hasUnsolvable ? 1 : 0);
        assertThat(hasUnsolvable).isEqualTo(Files.readString(file).contains("cannot be solved"));
        assertThat(Files.readString(log)).isEqualTo(answer.out()).contains("== ");
    }

    private static List<Path> in(String folder) throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES.resolve(folder))) {
            return files.sorted().toList();
        }
    }
}
