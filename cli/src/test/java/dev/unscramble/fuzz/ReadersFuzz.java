package dev.unscramble.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The same readers for jazzer, which looks for inputs that reach new code; {@code ./fuzz} runs them, one at a time. What
 * it finds is kept beside the other inputs, and {@link ReadersTest} reads it from then on.
 */
class ReadersFuzz {
    @FuzzTest
    void puzzle(byte[] input) {
        check(FuzzedReader.PUZZLE, input);
    }

    @FuzzTest
    void cube(byte[] input) {
        check(FuzzedReader.CUBE, input);
    }

    @FuzzTest
    void goal(byte[] input) {
        check(FuzzedReader.GOAL, input);
    }

    @FuzzTest
    void submissions(byte[] input) {
        check(FuzzedReader.SUBMISSIONS, input);
    }

    @FuzzTest
    void json(byte[] input) {
        check(FuzzedReader.JSON, input);
    }

    @FuzzTest
    void solver(byte[] input) {
        check(FuzzedReader.SOLVER, input);
    }

    @FuzzTest
    void experiment(byte[] input) {
        check(FuzzedReader.EXPERIMENT, input);
    }

    @FuzzTest
    void config(byte[] input) {
        check(FuzzedReader.CONFIG, input);
    }

    @FuzzTest
    void shell(byte[] input) {
        check(FuzzedReader.SHELL, input);
    }

    @FuzzTest
    void runs(byte[] input) {
        check(FuzzedReader.RUNS, input);
    }

    @FuzzTest
    void manifest(byte[] input) {
        check(FuzzedReader.MANIFEST, input);
    }

    @FuzzTest
    void census(byte[] input) {
        check(FuzzedReader.CENSUS, input);
    }

    @FuzzTest
    void journal(byte[] input) {
        check(FuzzedReader.JOURNAL, input);
    }

    @FuzzTest
    void table(byte[] input) {
        check(FuzzedReader.TABLE, input);
    }

    @FuzzTest
    void request(byte[] input) {
        check(FuzzedReader.REQUEST, input);
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
