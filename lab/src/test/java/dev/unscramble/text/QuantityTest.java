package dev.unscramble.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityTest {

    @ParameterizedTest
    @CsvSource({"1, 1", "5000, 5000", "10k, 10000", "10_000, 10000", "2.5M, 2500000", "1e6, 1000000", "3g, 3000000000"})
    void countsMayHaveUnits(String text, long count) {
        assertThat(Quantity.count(text)).isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({"100, 100", "2k, 2048", "512m, 536870912", "512 MB, 536870912", "1.5g, 1610612736", "0, 0"})
    void bytesComeInPowersOf1024(String text, long bytes) {
        assertThat(Quantity.bytes(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({"10, PT10S", "10s, PT10S", "500ms, PT0.5S", "2m, PT2M", "2min, PT2M", "1.5h, PT1H30M", "0, PT0S"})
    void timesAreInSecondsUnlessTheySayOtherwise(String text, Duration time) {
        assertThat(Quantity.time(text)).isEqualTo(time);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1, -999, -1000, Long.MAX_VALUE, Long.MIN_VALUE})
    void digitsAreGroupedAsByAFormat(long number) {
        assertThat(Quantity.grouped(number)).isEqualTo(String.format(Locale.ROOT, "%,d", number));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.0004, 0.0005, 1.2345, 1.2355, 12, 1e-9, 1234567.8919, 3e9, -0.5})
    void decimalsAreRoundedAsByAFormat(double number) {
        assertThat(Quantity.fixed(number, 3)).isEqualTo(String.format(Locale.ROOT, "%.3f", number));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "many", "-1", "1x", "1e", "1,000", "0x10", "NaN", "1 000"})
    void anythingElseIsRefusedWithAnExample(String text) {
        assertThatThrownBy(() -> Quantity.count(text))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("'" + text + "'", "10k");
        assertThatThrownBy(() -> Quantity.bytes(text)).hasMessageContaining("512m");
        assertThatThrownBy(() -> Quantity.time(text)).hasMessageContaining("10s");
    }
}
