package dev.unscramble.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatisticsTest {

    @ParameterizedTest
    @CsvSource({
        "15, 3, 2", // 1 + 2 + 4 + 8
        "4, 3, 1", // 1 + 1 + 1 + 1
        "121, 4, 3", // 1 + 3 + 9 + 27 + 81
        "11, 1, 10", // 1 + 10
        "53, 5, 1.9167", // Russell and Norvig, who say 1.92
        "2147483647, 30, 2",
        "1000000000001, 1, 1000000000000"
    })
    void theEffectiveBranchingFactorIsThatOfAUniformTree(long generated, int length, double expected) {
        assertThat(statistics(generated, 0).ebf(length)).isCloseTo(expected, within(1e-4 * expected));
    }

    @ParameterizedTest
    @ValueSource(longs = {2, 10, 1_000, 123_456_789})
    void theUniformTreeHasAsManyNodesAsWereGenerated(long generated) {
        for (int length = 1; length <= Math.min(80, generated - 1); length++) {
            double b = statistics(generated, 0).ebf(length);
            double size = 0;
            for (int level = 0; level <= length; level++) {
                size += Math.pow(b, level);
            }
            assertThat(size).as("length %d", length).isCloseTo(generated, within(1e-6 * generated));
        }
    }

    @ParameterizedTest
    @CsvSource({"7, 2, 2", "15, 3, 2", "40, 3, 3", "3, 2, 1", "27, 26, 1", "2147483647, 30, 2"})
    void aWholeBranchingFactorIsExact(long generated, int length, double expected) {
        assertThat(statistics(generated, 0).ebf(length)).isEqualTo(expected);
    }

    @Test
    void theRootIsTheSimplerFigure() {
        assertThat(statistics(81, 0).ebfRoot(4)).isCloseTo(3, within(1e-12));
        assertThat(statistics(1_000, 0).ebfRoot(3)).isCloseTo(10, within(1e-12));
    }

    @Test
    void aSolvedPuzzleHasNoBranchingFactor() {
        assertThat(statistics(1, 0).ebf(0)).isNaN();
        assertThat(statistics(1, 0).ebfRoot(0)).isNaN();
        assertThat(Statistics.EMPTY.ebf(5)).isNaN();
        assertThat(Statistics.EMPTY.ebfRoot(5)).isNaN();
    }

    @Test
    void norHasASolutionThatWasNotSearchedFor() {
        assertThat(statistics(64, 0).ebf(64)).isNaN();
        assertThat(statistics(64, 0).ebfRoot(2024)).isNaN();
        assertThat(statistics(65, 0).ebf(64)).isCloseTo(1, within(1e-9));
    }

    @Test
    void speedIsNodesGeneratedASecond() {
        assertThat(statistics(3_000, 1_500_000_000).seconds()).isEqualTo(1.5);
        assertThat(statistics(3_000, 1_500_000_000).nodesPerSecond()).isEqualTo(2_000);
        assertThat(Statistics.EMPTY.nodesPerSecond()).isZero();
    }

    private static Statistics statistics(long generated, long nanos) {
        return new Statistics(0, generated, 0, 0, 0, 0, 0, List.of(), nanos);
    }
}
