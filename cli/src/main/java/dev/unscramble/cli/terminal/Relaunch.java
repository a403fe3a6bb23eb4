package dev.unscramble.cli.terminal;

import dev.unscramble.files.FileFailure;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;

/**
 * The same command in another JVM, which has more on its class path. That one has our standard streams, its exit code
 * is ours, and it ends when we do, whatever ends us.
 */
public final class Relaunch {
    private static final String PARENT = "unscramble.parent";
    private static final int PATIENCE_SECONDS = 20;
    private static final long MILLIS_BETWEEN_LOOKS = 100;
    private static final int KILLED = 137;

    private Relaunch() {}

    /** The flag that tells the other JVM who started it. */
    public static String flag() {
        return "-D" + PARENT + "=" + ProcessHandle.current().pid();
    }

    /** Whether this JVM is the other one. */
    public static boolean isHere() {
        return System.getProperty(PARENT) != null;
    }

    /**
     * Starts the other JVM and waits for its end.
     *
     * @return its exit code
     */
    public static int run(List<String> command) {
        try {
            Process other = new ProcessBuilder(command).inheritIO().start();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(other), "relaunch"));
            return other.waitFor();
        } catch (IOException e) {
            throw new InputException("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
    }

    /** Gives it the time to say what it has found so far. */
    private static void end(Process other) {
        other.destroy();
        try {
            other.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        other.destroyForcibly();
    }

    /** In the other JVM: ends it as soon as the one that started it has been killed. */
    public static void endWithParent() {
        Optional<Long> parent = Optional.ofNullable(Long.getLong(PARENT));
        TimerTask look = new TimerTask() {
            @Override
            public void run() {
                if (!ProcessHandle.current().parent().map(ProcessHandle::pid).equals(parent)) {
                    Runtime.getRuntime().halt(KILLED);
                }
            }
        };
        new Timer("parent", true).schedule(look, 0, MILLIS_BETWEEN_LOOKS);
    }

    /** In the other JVM: has all that libraries print written to a file. A {@link Terminal} is not concerned. */
    public static void logTo(Path file) {
        try {
            Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
            PrintStream log = new PrintStream(Files.newOutputStream(file), true, StandardCharsets.UTF_8);
            System.setOut(log);
            System.setErr(log);
        } catch (IOException e) {
            throw new InputException("cannot write the log " + file + ": " + FileFailure.reason(e), e);
        }
    }
}
