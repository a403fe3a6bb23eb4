package dev.unscramble.run;

import dev.unscramble.json.Json;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Makes each run in a new JVM. The parent writes the order as a line of JSON to the child's standard
 * input, and leaves it open: when it ends, the parent is gone, and the child ends too. The child answers
 * with a line of JSON on its standard output: the measurement, or why it refuses the order.
 */
public final class Fork implements RunExecutor {
    private static final String REFUSED = "refused";
    private static final long POLL_MILLIS = 20;
    private static final int INTERRUPTED = 130;
    private static final int TERMINATED = 143;

    private final List<String> command;

    /** @param command starts a child, which then calls {@link #child} */
    public Fork(List<String> command) {
        this.command = List.copyOf(command);
    }

    @Override
    public Measurement run(RunKey order, Progress progress) {
        try {
            Process child = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (Writer out = child.outputWriter(StandardCharsets.UTF_8)) {
                out.write(RunKey.JSON.write(order) + "\n");
                out.flush();
                while (!child.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                    if (!progress.goOn(new Progress.Snapshot(0, 0, 0, 0, 0))) {
                        return Measurement.CANCELLED;
                    }
                }
                return answer(child);
            } finally {
                child.destroyForcibly();
            }
        } catch (IOException e) {
            throw new InputException("cannot start " + command.get(0) + " for a run: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Measurement.CANCELLED;
        }
    }

    private static Measurement answer(Process child) throws IOException {
        if (child.exitValue() == INTERRUPTED || child.exitValue() == TERMINATED) {
            return Measurement.CANCELLED;
        }
        try (BufferedReader out = child.inputReader(StandardCharsets.UTF_8)) {
            String line = out.readLine();
            if (child.exitValue() != 0 || line == null) {
                throw new IllegalStateException("the JVM of a run ended with code " + child.exitValue());
            }
            Json answer = Json.read(line);
            Optional<String> refused = answer.optionalText(REFUSED);
            if (refused.isPresent()) {
                throw new InputException(refused.get());
            }
            return Measurement.JSON.read(answer);
        }
    }

    /** The work of a child: reads an order, carries it out, and answers. */
    public static String child(InputStream in, RunExecutor executor, Progress progress) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n' && c >= 0; c = in.read()) {
            line.append((char) c);
        }
        String order = new String(line.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        endWith(in);
        try {
            return Measurement.JSON.write(executor.run(RunKey.JSON.read(order), progress));
        } catch (InputException e) {
            return Json.object().put(REFUSED, e.getMessage()).line();
        }
    }

    /** Ends this JVM when its parent does. */
    private static void endWith(InputStream in) {
        Thread watch = new Thread(
                () -> {
                    try {
                        while (in.read() >= 0) {
                            // The parent has nothing more to say.
                        }
                    } catch (IOException e) {
                        // Then it is gone, too.
                    }
                    Runtime.getRuntime().halt(TERMINATED);
                },
                "parent");
        watch.setDaemon(true);
        watch.start();
    }
}
