package dev.unscramble.cli.arguments;

import dev.unscramble.model.InputException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The number of threads. */
public final class ThreadArguments {
    private static final int MOST = 1024;

    @Option(names = "--threads", paramLabel = "N", description = "work in N threads (default: as many as processors)")
    private Optional<Integer> threads = Optional.empty();

    public int threads() {
        int wanted = threads.orElse(Runtime.getRuntime().availableProcessors());
        if (wanted < 1 || wanted > MOST) {
            throw new InputException("--threads is " + wanted + "; it must be from 1 to " + MOST);
        }
        return wanted;
    }
}
