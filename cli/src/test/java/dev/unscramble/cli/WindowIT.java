package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands in real windows, whose width the terminal tells; {@link TerminalTest} has every width in every locale. */
@Timeout(600)
class WindowIT {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve   | 60  | C       | nodes/s
            solve   | 80  | C.UTF-8 | nodes/s
            solve   | 120 | C       | nodes/s
            compare | 60  | C.UTF-8 | logarithmic scale
            compare | 80  | C       | logarithmic scale
            compare | 120 | C.UTF-8 | logarithmic scale
            """)
    void resultsFit(String command, int columns, String locale, String last) throws Exception {
        try (var window = new PseudoTerminal(24, columns, Map.of("LANG", locale), command, "625 1b3 748")) {
            String text = window.await(last);
            assertThat(text.lines())
                    .hasSizeGreaterThan(10)
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
            assertThat(text.contains("─")).isEqualTo(locale.equals("C.UTF-8"));
            assertThat(window.exitCode()).isZero();
            assertThat(window.raw()).contains("\u001b[32m");
        }
    }

    @Test
    void ctrlCEndsTheLineOfABuildAndSaysWhatIsKept(@TempDir Path folder) throws Exception {
        Map<String, String> environment = Map.of("UNSCRAMBLE_HOME", folder.toString());
        try (var window = new PseudoTerminal(24, 80, environment, "pdb", "build", "7-8")) {
            window.await("making 7-8, table 1 of 2");
            window.press(PseudoTerminal.CTRL_C);
            window.await("interrupted; no table was finished, so none is kept");
            assertThat(window.exitCode()).isEqualTo(130);
            assertThat(window.raw()).contains("\r\u001b[Kinterrupted;");
        }
    }
}
