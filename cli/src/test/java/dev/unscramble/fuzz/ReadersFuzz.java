package dev.unscramble.fuzz;

import com.code_intelligence.jazzer.api.BugDetectors;
import com.code_intelligence.jazzer.api.SilentCloseable;
import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The same readers for jazzer, which looks for inputs that reach new code. The build fuzzes all of them together, for a
 * short time; {@code cli/fuzz} fuzzes one at a time, for longer. An input that makes a reader fail is to be kept beside
 * the others of that reader, where {@link ReadersTest} reads it from then on.
 */
class ReadersFuzz {
    private static final String SHORT = "8s";
    private static final String DURATION = "2m";
    private static final FuzzedReader[] READERS = FuzzedReader.values();

    @MethodSource
    @FuzzTest(maxDuration = SHORT)
    void all(int reader, byte @NotNull [] input) {
        check(READERS[Math.floorMod(reader, READERS.length)], input);
    }

    /** The inputs that are kept for each reader; jazzer cannot choose from an enum whose constants are classes. */
    static Stream<Arguments> all() throws IOException {
        List<Arguments> all = new ArrayList<>();
        for (int reader = 0; reader < READERS.length; reader++) {
            for (byte[] input : ReadersTest.inputs(READERS[reader])) {
                all.add(Arguments.of(reader, input));
            }
        }
        return all.stream();
    }

    @FuzzTest(maxDuration = DURATION)
    void puzzle(byte[] input) {
        check(FuzzedReader.PUZZLE, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void cube(byte[] input) {
        check(FuzzedReader.CUBE, input);
    }

    @FuzzTest(maxDuration = DURATION)
    void definition(byte[] input) {
        check(FuzzedReader.DEFINITION, input);
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
    void part(byte[] input) {
        check(FuzzedReader.PART, input);
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

    @FuzzTest(maxDuration = DURATION)
    void request(byte[] input) {
        check(FuzzedReader.REQUEST, input);
    }

    private static void check(FuzzedReader reader, byte[] input) {
        int own = FuzzedServer.started().port();
        // A connection to our own server is not the forgery of a request that jazzer would take it for.
        SilentCloseable allowed = BugDetectors.allowNetworkConnections((host, port) -> port == own);
        try {
            Path folder = Files.createTempDirectory("fuzz");
            try {
                reader.check(input, folder);
            } finally {
                remove(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            allowed.close();
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
