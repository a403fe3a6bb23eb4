package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands from files and pipes. */
class RunShellCommandTest {
    /** As students of the course have them. */
    private static final String COURSE = """
            // experiment a
            setState b12 345 678
            printState
            move down
            move right
            printState

            # fresh
            randomizeState 16
            maxNodes 10000
            solve A-star h1
            solve A-star h2
            solve beam 50
            """;

    @TempDir
    private Path folder;

    @Test
    void runsTheCoursesCommandFilesAndShowsEachCommandBeforeItsOutput() throws Exception {
        Cli answer = Cli.run("shell", file("commands.txt", COURSE));
        assertThat(answer.code()).isZero();
        assertThat(answer.lines())
                .startsWith(
                        "> setState b12 345 678",
                        "> printState",
                        "b12 345 678",
                        "> move down",
                        "> move right",
                        "> printState",
                        "312 4b5 678",
                        "> randomizeState 16",
                        "> maxNodes 10000",
                        "> solve A-star h1");
        assertThat(answer.out()).contains("> solve beam 50\n").doesNotContain("experiment a", "fresh", "\u001b");
        assertThat(answer.err().lines()).singleElement().asString().startsWith("seed ");
    }

    @Test
    void aPipeIsReadInTheSameWay() throws Exception {
        String commands = "seed 2\n" + COURSE;
        Cli piped = Cli.pipe(commands, "shell");
        assertThat(withoutTimes(piped.out()))
                .isEqualTo(withoutTimes(Cli.run("shell", file("x", commands)).out()));
        assertThat(piped.err()).isEmpty();
        assertThat(withoutTimes(Cli.pipe(commands, "shell", "-").out())).isEqualTo(withoutTimes(piped.out()));
        assertThat(Cli.pipe("quit\nprintState\n", "shell").lines()).containsExactly("> quit");
        assertThat(Cli.pipe("", "shell")).isEqualTo(new Cli(0, "", ""));
        assertThat(Cli.pipe("\uFEFFecho no newline", "shell").lines()).endsWith("no newline");
    }

    @Test
    void anErrorNamesItsPlaceAndTheRestGoesOn() throws Exception {
        String name = file("bad.txt", "\nmove up\nsolv\n# fine\nprintState\nsetState 1 2 3 3\nsolve A-star h9\n");
        Cli answer = Cli.run("shell", name);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.lines()).contains("b12 345 678");
        assertThat(answer.err().lines())
                .hasSize(5)
                .anyMatch(line -> line.startsWith("unscramble: " + name + ":2: \"up\" is not possible"))
                .anyMatch(line ->
                        line.startsWith("unscramble: " + name + ":3: unknown command \"solv\"; did you mean solve?"))
                .anyMatch(line -> line.startsWith("unscramble: " + name + ":6: the number 3 is twice"))
                .anyMatch(line -> line.startsWith("unscramble: " + name + ":7: unknown heuristic \"h9\""))
                .endsWith("4 of 5 commands failed");
    }

    @Test
    void theExitCodeTellsWhatFailed() throws Exception {
        assertThat(Cli.pipe("solve\n", "shell").code()).isZero();
        Cli unsolved =
                Cli.pipe("setState 724 5b6 831\nmaxNodes 100\nsolve A-star h1\nsolve bfs\nprintState\n", "shell");
        assertThat(unsolved.code()).isEqualTo(1);
        assertThat(unsolved.err()).contains("standard input:3: the limit of 100 nodes was exceeded");
        assertThat(unsolved.lines()).endsWith("> printState", "724 5b6 831");
        assertThat(Cli.pipe("setState b21 345 678\nsolve\n", "shell").code()).isEqualTo(1);
        assertThat(Cli.pipe("setState b21 345 678\nsolve\nsolv\n", "shell").code())
                .isEqualTo(2);
    }

    @Test
    void aLineThatIsPlainlyTextIsWrittenOnceAndIsNotACommand() {
        Cli answer = Cli.pipe("- --- set state\nprintState\n.\n", "shell");
        assertThat(answer).isEqualTo(new Cli(0, "- --- set state\n> printState\nb12 345 678\n.\n", ""));
    }

    @Test
    void stopsAtTheFirstErrorIfAsked() {
        Cli answer = Cli.pipe("printState\nmove up\nprintState\n", "shell", "--stop-on-error");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.lines()).containsExactly("> printState", "b12 345 678", "> move up");
    }

    @Test
    void aFileThatCannotBeReadIsRefused() throws Exception {
        assertThat(Cli.run("shell", "nowhere.txt"))
                .isEqualTo(new Cli(2, "", "unscramble: the file \"nowhere.txt\" does not exist\n"));
        assertThat(Cli.run("shell", folder.toString()).err()).contains("is a folder");
        Path bytes = Files.write(folder.resolve("bytes"), new byte[] {'e', 'c', 'h', 'o', ' ', (byte) 0xFF});
        assertThat(Cli.run("shell", bytes.toString()).err()).contains("not UTF-8");
    }

    private static String withoutTimes(String text) {
        return text.replaceAll("\\d+\\.\\d{3} s", "? s");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8)
                .toString();
    }
}
