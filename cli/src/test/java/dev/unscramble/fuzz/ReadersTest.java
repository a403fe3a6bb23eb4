package dev.unscramble.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The inputs that are kept, and some that are made of them: the same ones for the same {@code -Dseed}. */
@Timeout(3600)
@Tag("long")
class ReadersTest {
    private static final Path INPUTS =
            Path.of("src", "test", "resources", "dev", "unscramble", "fuzz", "ReadersFuzzInputs");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void whateverIsReadIsUnderstoodOrRefusedInASentence(FuzzedReader reader) throws IOException {
        List<byte[]> inputs = inputs(reader);
        assertThat(inputs).isNotEmpty();
        for (byte[] input : inputs) {
            check(reader, input);
        }
        Mutations mutations = new Mutations(inputs, Samples.seed(1));
        for (int round = 0; round < Samples.atLeast(40); round++) {
            check(reader, mutations.next());
        }
    }

    private void check(FuzzedReader reader, byte[] input) throws IOException {
        reader.check(input, Files.createTempDirectory(folder, "input"));
    }

    /** The inputs that are kept for a reader. */
    static List<byte[]> inputs(FuzzedReader reader) throws IOException {
        try (Stream<Path> files = Files.list(INPUTS.resolve(reader.label()))) {
            return files.sorted().map(ReadersTest::bytes).toList();
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
