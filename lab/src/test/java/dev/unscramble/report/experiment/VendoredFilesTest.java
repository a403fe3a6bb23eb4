package dev.unscramble.report.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** uPlot 1.6.32, which draws the charts of reports in browsers, is in the jar as it was published on npm. */
class VendoredFilesTest {
    @ParameterizedTest
    @CsvSource(delimiter = ' ', textBlock = """
            8f989229699b4fe2f1a0432d0e9edc338a8a911e250e2d1b01ecd770a5f5b1bd uPlot.LICENSE.txt
            19c8d4c6ad88929a79f4ae49d6f7161566dfd0ba3d15cc495e974f787eb78f1f uPlot.iife.min.js
            df630c6a8d6f8eeaff264b50f73ce5b114f646ffd9a0bb74f049b0a00135fa04 uPlot.min.css
            """)
    void areWhatTheirChecksumsSay(String checksum, String file) throws IOException, NoSuchAlgorithmException {
        try (InputStream stream = Objects.requireNonNull(ReportFiles.class.getResourceAsStream(file))) {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(stream.readAllBytes());
            assertThat(HexFormat.of().formatHex(digest)).isEqualTo(checksum);
        }
    }
}
