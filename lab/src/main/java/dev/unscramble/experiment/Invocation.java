package dev.unscramble.experiment;

import dev.unscramble.json.JsonForm;
import dev.unscramble.json.JsonForm.Kind;
import dev.unscramble.run.RunKey.Timing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * One call of an experiment, and the machine that it ran on.
 *
 * @param started in universal time
 * @param memory the most that Java may use, in bytes
 * @param jobs the number of runs at a time
 * @param command the command as it was typed, as far as it matters to the results; empty if it is not known
 */
public record Invocation(
        String started,
        String version,
        String java,
        String system,
        String processor,
        int processors,
        long memory,
        int jobs,
        Timing timing,
        String command) {
    static final JsonForm<Invocation> JSON = JsonForm.of(members -> new Invocation(
            members.text("started", Invocation::started),
            members.text("version", Invocation::version),
            members.text("java", Invocation::java),
            members.text("system", Invocation::system),
            members.text("processor", Invocation::processor),
            members.small("processors", Invocation::processors),
            members.whole("memory", Invocation::memory),
            members.small("jobs", Invocation::jobs),
            members.member("timing", Invocation::timing, Timing.KIND),
            members.member("command", Invocation::command, Kind.since("", Kind.TEXT))));

    public static Invocation here(String version, int jobs, Timing timing, String command) {
        Runtime runtime = Runtime.getRuntime();
        return new Invocation(
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                version,
                System.getProperty("java.vm.name") + " " + Runtime.version(),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"),
                processorName(),
                runtime.availableProcessors(),
                runtime.maxMemory(),
                jobs,
                timing,
                command);
    }

    /** The name of the processor, if the system has it. */
    private static String processorName() {
        try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("unknown");
        } catch (IOException | RuntimeException e) {
            return "unknown";
        }
    }
}
