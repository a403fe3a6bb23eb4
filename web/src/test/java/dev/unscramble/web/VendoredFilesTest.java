package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Libraries of others are in the jar as they were published, with their licences. */
class VendoredFilesTest {
    private static final Path VENDOR =
            Path.of("src", "main", "resources", "dev", "unscramble", "web", "page", "vendor");

    @ParameterizedTest
    @ValueSource(strings = {"page/vendor", "/axe"})
    void areWhatTheirChecksumsSay(String folder) throws Exception {
        assertThat(sums(folder)).isNotEmpty().allSatisfy(line -> {
            String[] parts = line.split(" +");
            assertThat(sum(folder + "/" + parts[1])).as(parts[1]).isEqualTo(parts[0]);
        });
    }

    @Test
    void everyFileHasAChecksumAndALicence() throws IOException {
        List<String> listed =
                sums("page/vendor").map(line -> line.split(" +")[1]).toList();
        try (Stream<Path> files = Files.list(VENDOR)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            Stream.concat(listed.stream(), Stream.of("README.txt", "SHA256SUMS"))
                                    .toList());
        }
        String table = Files.readString(VENDOR.resolve("README.txt"));
        assertThat(listed)
                .filteredOn(file -> file.endsWith(".js"))
                .allMatch(file -> table.lines().anyMatch(row -> row.startsWith(file)));
    }

    private static Stream<String> sums(String folder) throws IOException {
        return new String(read(folder + "/SHA256SUMS"), StandardCharsets.UTF_8).lines();
    }

    private static String sum(String file) throws IOException, NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(read(file)));
    }

    private static byte[] read(String file) throws IOException {
        try (var stream = PageServer.class.getResourceAsStream(file)) {
            assertThat(stream).as(file).isNotNull();
            return stream.readAllBytes();
        }
    }
}
