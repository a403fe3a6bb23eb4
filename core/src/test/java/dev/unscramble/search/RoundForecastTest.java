package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RoundForecastTest {
    private final RoundForecast forecast = new RoundForecast();

    @Test
    void roundsGrowAsTheLastOneDid() {
        forecast.add(1_000, 2_000_000);
        forecast.add(5_000, 9_000_000);
        assertThat(forecast.lastNanos()).isEqualTo(9_000_000);
        assertThat(forecast.nanos(1)).isEqualTo(5 * 9e6);
        assertThat(forecast.nanos(1.5)).isEqualTo(25 * 9e6);
    }

    @Test
    void nothingIsKnownFromOneRound() {
        forecast.add(1_000, 2_000_000);
        assertThat(forecast.nanos(3)).isZero();
    }

    @Test
    void shortRoundsAndThoseThatDidNotGrowSayNothing() {
        forecast.add(1_000, 200_000);
        forecast.add(5_000, 900_000);
        assertThat(forecast.nanos(3)).isZero();
        forecast.add(4_000, 2_000_000);
        assertThat(forecast.nanos(3)).isZero();
        forecast.add(4_000, 2_000_000);
        assertThat(forecast.nanos(3)).isZero();
        forecast.add(8_000, 1_000_000);
        assertThat(forecast.nanos(3)).isEqualTo(8 * 1e6);
    }
}
