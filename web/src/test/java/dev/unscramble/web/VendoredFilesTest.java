package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Libraries of others are in the jar as they were published, with their licences. */
class VendoredFilesTest {
    @ParameterizedTest
    @ValueSource(strings = {"page/vendor", "/axe"})
    void areWhatTheirChecksumsSay(String folder) throws Exception {
        String sums = new String(read(folder + "/SHA256SUMS"), StandardCharsets.UTF_8);
        assertThat(sums.lines()).isNotEmpty().allSatisfy(line -> {
            String[] parts = line.split(" +");
            assertThat(sum(folder + "/" + parts[1])).as(parts[1]).isEqualTo(parts[0]);
        });
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
