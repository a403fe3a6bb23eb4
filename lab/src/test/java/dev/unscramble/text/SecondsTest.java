package dev.unscramble.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SecondsTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0 s",
        "1, 1.00 s",
        "0.01234, 12.3 ms",
        "0.0001, 100 \u00b5s",
        "0.0009996, 1.00 ms",
        "0.9999, 1.00 s",
        "0.000000045, 45.0 ns",
        "65.43, 65.4 s",
        "1234.5, '1,230 s'"
    })
    void timesHaveThreeSignificantDigitsAndAUnit(double seconds, String text) {
        assertThat(Seconds.text(seconds)).isEqualTo(text);
    }
}
