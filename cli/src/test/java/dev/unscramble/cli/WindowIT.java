package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands in real windows, whose width the terminal tells. */
@Timeout(120)
class WindowIT {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve   | 60  | nodes/s
            solve   | 80  | nodes/s
            solve   | 120 | nodes/s
            compare | 60  | logarithmic scale
            compare | 80  | logarithmic scale
            compare | 120 | logarithmic scale
            """)
    void resultsFit(String command, int columns, String last) throws Exception {
        for (String locale : new String[] {"C", "C.UTF-8"}) {
            try (var window = new PseudoTerminal(24, columns, Map.of("LANG", locale), command, "724 5b6 831")) {
                String text = window.await(last);
                assertThat(text.lines())
                        .hasSizeGreaterThan(10)
                        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
                assertThat(text.contains("─")).isEqualTo(locale.equals("C.UTF-8"));
                assertThat(window.exitCode()).isZero();
                assertThat(window.raw()).contains("\u001b[32m");
            }
        }
    }
}
