package dev.unscramble.fuzz;

import com.code_intelligence.jazzer.api.BugDetectors;
import com.code_intelligence.jazzer.api.SilentCloseable;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The same readers for jazzer, which looks for inputs that reach new code; {@code cli/fuzz} runs them, one at a time.
 * What it finds is kept beside the other inputs, and {@link ReadersTest} reads it from then on.
 */
class ReadersFuzz {
    private static final String DURATION = "2m";

    @FuzzTest(maxDuration = DURATION)
    void puzzle(byte[] input) {
        check(FuzzedReader.PUZZLE, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void cube(byte[] input) {
        check(FuzzedReader.CUBE, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void goal(byte[] input) {
        check(FuzzedReader.GOAL, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void submissions(byte[] input) {
        check(FuzzedReader.SUBMISSIONS, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void json(byte[] input) {
        check(FuzzedReader.JSON, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void solver(byte[] input) {
        check(FuzzedReader.SOLVER, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void experiment(byte[] input) {
        check(FuzzedReader.EXPERIMENT, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void config(byte[] input) {
        check(FuzzedReader.CONFIG, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void shell(byte[] input) {
        check(FuzzedReader.SHELL, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void runs(byte[] input) {
        check(FuzzedReader.RUNS, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void manifest(byte[] input) {
        check(FuzzedReader.MANIFEST, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void census(byte[] input) {
        check(FuzzedReader.CENSUS, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void journal(byte[] input) {
        check(FuzzedReader.JOURNAL, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void proof(byte[] input) {
        check(FuzzedReader.PROOF, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void table(byte[] input) {
        check(FuzzedReader.TABLE, input);
    }

    /** A connection to our own server is not the forgery of a request that jazzer would take it for. */
    @FuzzTest(maxDuration = DURATION)
    void request(byte[] input) {
        int own = FuzzedServer.started().port();
        SilentCloseable allowed = BugDetectors.allowNetworkConnections((host, port) -> port == own);
        try {
            check(FuzzedReader.REQUEST, input);
        } finally {
            allowed.close();
        }
    }

    private static void check(FuzzedReader reader, byte[] input) {
        try {
            Path folder = Files.createTempDirectory("fuzz");
            try {
                reader.check(input, folder);
            } finally {
                remove(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
