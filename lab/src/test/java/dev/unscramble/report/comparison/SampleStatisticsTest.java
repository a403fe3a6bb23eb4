package dev.unscramble.report.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleStatisticsTest {

    /** 2 4 4 4 5 5 7 9: the squares of the differences from 5 add up to 32. */
    @Test
    void itAgreesWithWhatIsReckonedByHand() {
        SampleStatistics summary = SampleStatistics.of(List.of(9.0, 2.0, 4.0, 5.0, 4.0, 7.0, 5.0, 4.0), true);
        assertThat(summary.count()).isEqualTo(8);
        assertThat(summary.mean()).isEqualTo(5);
        assertThat(summary.median()).isEqualTo(4.5);
        assertThat(summary.deviation()).isCloseTo(Math.sqrt(32.0 / 7), within(1e-12));
        assertThat(summary.least()).isEqualTo(2);
        assertThat(summary.most()).isEqualTo(9);
        // t for 7 degrees is 2.364624; 2.138090 / sqrt(8) is 0.755929.
        assertThat(summary.halfWidth()).isCloseTo(1.787488, within(1e-5));
    }

    @Test
    void oneNumberHasNoIntervalAndNoneHasNothing() {
        SampleStatistics one = SampleStatistics.of(List.of(3.0), true);
        assertThat(one.mean()).isEqualTo(3);
        assertThat(one.deviation()).isZero();
        assertThat(one.hasInterval()).isFalse();
        SampleStatistics none = SampleStatistics.of(List.of(), true);
        assertThat(none.count()).isZero();
        assertThat(none.mean()).isNaN();
    }

    @Test
    void whatIsNoSampleHasNoInterval() {
        assertThat(SampleStatistics.of(List.of(1.0, 2.0, 3.0), false).hasInterval())
                .isFalse();
    }

    @Test
    void whatIsNoNumberIsLeftOut() {
        SampleStatistics summary = SampleStatistics.of(List.of(1.0, Double.NaN, 3.0), true);
        assertThat(summary.count()).isEqualTo(2);
        assertThat(summary.mean()).isEqualTo(2);
    }

    /** As printed in tables of the distribution. */
    @ParameterizedTest
    @CsvSource({
        "1, 12.7062", "2, 4.3027", "3, 3.1824", "4, 2.7764", "5, 2.5706", "6, 2.4469", "7, 2.3646", "8, 2.3060",
        "9, 2.2622", "10, 2.2281", "15, 2.1314", "20, 2.0860", "29, 2.0452", "30, 2.0423", "50, 2.0086", "99, 1.9842",
        "100, 1.9840", "199, 1.9720", "999, 1.9623", "100000, 1.9600"
    })
    void studentsTIsTheOneOfTheTables(int degrees, double t) {
        assertThat(StudentT.quantile975(degrees)).isCloseTo(t, within(6e-5));
    }

    /** The interval of Wilson for 8 of 10 is 49.02 to 94.33 %, for 0 of 10 it is 0 to 27.75 %. */
    @Test
    void sharesHaveWilsonsInterval() {
        assertThat(new Share(8, 10).low()).isCloseTo(49.0162, within(1e-3));
        assertThat(new Share(8, 10).high()).isCloseTo(94.3318, within(1e-3));
        assertThat(new Share(0, 10).low()).isZero();
        assertThat(new Share(0, 10).high()).isCloseTo(27.7533, within(1e-3));
        assertThat(new Share(10, 10).high()).isCloseTo(100, within(1e-9));
        assertThat(new Share(1, 3).percentText()).isEqualTo("33.3 %");
        assertThat(new Share(3, 3).percentText()).isEqualTo("100 %");
        assertThat(new Share(0, 3).percentText()).isEqualTo("0 %");
        assertThat(new Share(9_999, 10_000).percentText()).isEqualTo("99.99 %");
        assertThat(new Share(1, 10_000).percentText()).isEqualTo("0.01 %");
    }
}
