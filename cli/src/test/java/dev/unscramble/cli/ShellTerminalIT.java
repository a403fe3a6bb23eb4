package dev.unscramble.cli;

import static dev.unscramble.cli.PseudoTerminal.CTRL_C;
import static dev.unscramble.cli.PseudoTerminal.CTRL_D;
import static dev.unscramble.cli.PseudoTerminal.ENTER;
import static dev.unscramble.cli.PseudoTerminal.LEFT;
import static dev.unscramble.cli.PseudoTerminal.TAB;
import static dev.unscramble.cli.PseudoTerminal.UP;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shell on a real terminal. */
@Timeout(600)
class ShellTerminalIT {
    @TempDir
    private Path folder;

    private PseudoTerminal open(int rows, int columns, Map<String, String> more) throws IOException {
        Map<String, String> environment = new HashMap<>(more);
        environment.putIfAbsent("XDG_STATE_HOME", folder.toString());
        return new PseudoTerminal(rows, columns, environment, "shell");
    }

    @Test
    void promptsCompletesAndRemembers() throws Exception {
        try (PseudoTerminal shell = open(24, 80, Map.of())) {
            shell.await("help lists the commands");
            shell.await("3x3> ");
            shell.press("printS" + TAB + ENTER);
            shell.await("printState");
            shell.await("| 6 | 7 | 8 |");
            shell.press("puzzle 4x4" + ENTER);
            shell.await("4x4> ");
            shell.press(UP + UP + ENTER); // back to printState
            shell.await("| 12 | 13 | 14 | 15 |");
            shell.press("nonsense" + ENTER);
            shell.await("unknown command \"nonsense\"");
            shell.await("4x4> ");
            shell.press(CTRL_D);
            assertThat(shell.exitCode()).isZero();
            assertThat(shell.raw()).contains("\u001b[31m"); // errors are red
        }
        assertThat(Files.readString(folder.resolve("unscramble/history"))).contains("printState", "puzzle 4x4");
    }

    @Test
    void ctrlCStopsASolveAndNotTheShell() throws Exception {
        Interrupts.assumeHeard();
        try (PseudoTerminal shell = open(24, 80, Map.of())) {
            shell.await("3x3> ");
            shell.press("setState 15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0" + ENTER);
            shell.await("4x4> ");
            shell.press("solve idastar zero" + ENTER);
            shell.await("nodes generated"); // it is running, and says so
            shell.press(CTRL_C);
            shell.await("stopped after");
            shell.await("4x4> ");
            shell.press("not this" + CTRL_C);
            shell.await("4x4> ");
            shell.press(CTRL_C);
            shell.await("Ctrl-D or quit leaves.");
            shell.press("echo still here" + ENTER);
            shell.await("still here");
            shell.press("quit" + ENTER);
            assertThat(shell.exitCode()).isZero();
        }
    }

    @Test
    void arrowKeysPlayUntilItIsSolved() throws Exception {
        try (PseudoTerminal shell = open(24, 80, Map.of())) {
            shell.await("3x3> ");
            shell.press("setState 142 3b5 678" + ENTER);
            shell.await("3x3> ");
            shell.press("play" + ENTER);
            shell.await("the arrows move the blank");
            shell.press(UP + LEFT);
            shell.await("solved in 2 moves; the shortest solution has 2");
            shell.await("3x3> ");
            shell.press("undo" + ENTER + "play" + ENTER);
            shell.await("the arrows move the blank");
            shell.press(CTRL_C);
            shell.await("left after 0 moves");
            shell.press("set delay 1ms" + ENTER + "setState 724 5b6 831" + ENTER + "visuallySolve" + ENTER);
            shell.await("26 moves (optimal)");
            shell.await("3x3> ");
            shell.press(CTRL_D);
            assertThat(shell.exitCode()).isZero();
        }
    }

    @Test
    void aWindowOfAnotherSizeIsDrawnAgainAtOnce() throws Exception {
        try (PseudoTerminal shell = open(24, 80, Map.of())) {
            shell.await("3x3> ");
            shell.press("setState 724 5b6 831" + ENTER);
            shell.await("3x3> ");
            shell.press("play" + ENTER);
            shell.await("the arrows move the blank");
            shell.resize(8, 30);
            shell.await("the window is too small");
            shell.resize(24, 80);
            shell.await("| 7 | 2 | 4 |");
            shell.await("the arrows move the blank");
            shell.press("q");
            shell.await("left after 0 moves");
            shell.await("3x3> ");
            shell.resize(10, 40);
            shell.press("printState" + ENTER);
            shell.await("| 8 | 3 | 1 |");
            shell.await("3x3> ");
            shell.press(CTRL_D);
            assertThat(shell.exitCode()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ISO-8859-1", "UTF-8"})
    void aDamagedHistoryKeepsNobodyOut(String charset) throws Exception {
        byte[] noise = new byte[4096];
        new Random(16).nextBytes(noise);
        Path history = Files.createDirectory(folder.resolve("unscramble")).resolve("history");
        Files.writeString(history, new String(noise, ISO_8859_1), Charset.forName(charset));
        try (PseudoTerminal shell = open(24, 80, Map.of())) {
            shell.await("3x3> ");
            shell.press("printState" + ENTER);
            shell.await("| 6 | 7 | 8 |");
            shell.await("3x3> ");
            shell.press(CTRL_D);
            assertThat(shell.exitCode()).isZero();
        }
    }

    /** People put our folder first on their PATH, and there is a {@code test} in it. */
    @Test
    void asksNoProgramNamedTestAboutTheTerminal() throws Exception {
        Path asked = folder.resolve("asked");
        Path test = Files.writeString(folder.resolve("test"), "#!/bin/sh\n: >'" + asked + "'\n");
        assertThat(test.toFile().setExecutable(true)).isTrue();
        try (PseudoTerminal shell = open(24, 80, Map.of("PATH", folder + ":" + System.getenv("PATH")))) {
            shell.await("3x3> ");
            shell.press(CTRL_D);
            assertThat(shell.exitCode()).isZero();
        }
        assertThat(asked).doesNotExist();
    }

    @Test
    void fitsIntoANarrowWindowAndWorksWithoutColourAndHistory() throws Exception {
        Path file = Files.createFile(folder.resolve("no-folder"));
        try (PseudoTerminal shell = open(8, 30, Map.of("NO_COLOR", "1", "XDG_STATE_HOME", file.toString()))) {
            shell.await("3x3> ");
            shell.press("setState 724 5b6 831" + ENTER);
            shell.await("3x3> ");
            shell.press("solve" + ENTER);
            String solved = shell.await("nodes expanded");
            assertThat(solved.lines().filter(line -> line.matches("(up|down|left|right).*")))
                    .hasSizeGreaterThan(3)
                    .allMatch(line -> line.strip().length() < 30);
            shell.await("3x3> ");
            shell.press("play" + ENTER);
            shell.await("0 moves");
            shell.await("724 5b6 831"); // the picture is too high for this window
            shell.await("the window is too small");
            shell.press("q");
            shell.await("left after");
            shell.press("quit" + ENTER);
            assertThat(shell.exitCode()).isZero();
            assertThat(shell.raw()).doesNotContain("\u001b[31m", "\u001b[32m", "\u001b[1m");
        }
    }
}
