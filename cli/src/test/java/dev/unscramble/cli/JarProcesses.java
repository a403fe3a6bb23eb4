package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Commands in JVMs of their own, from the one jar, as users run it; they end with the test that started them. */
final class JarProcesses implements AfterEachCallback {
    /** No test waits as long as this, unless something hangs. */
    static final int PATIENCE_SECONDS = 300;

    /** The collector of the launcher, and the compiler that is soonest done. */
    private static final List<String> FLAGS = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    private final List<Process> started = new ArrayList<>();

    static ProcessBuilder builder(List<String> flags, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(FLAGS);
        command.addAll(flags);
        command.add("-jar");
        command.add(Objects.requireNonNull(System.getProperty("unscramble.jar"), "unscramble.jar"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }

    Process start(List<String> flags, String... arguments) throws IOException {
        return start(builder(flags, arguments));
    }

    Process start(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        started.add(process);
        return process;
    }

    /** What a process ends with. */
    static int code(Process process) throws InterruptedException {
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    /** Waits for their end, so that none writes into a folder that is being deleted. */
    @Override
    public void afterEach(ExtensionContext test) throws InterruptedException {
        for (Process process : started) {
            process.destroyForcibly().waitFor();
        }
    }
}
