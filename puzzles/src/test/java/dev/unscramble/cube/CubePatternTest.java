package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.StoppedException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CubePatternTest {
    private final CubePattern pattern = CubePattern.twist(new CubePuzzle(Metric.HALF));

    static Stream<Arguments> sizes() {
        CubePuzzle puzzle = new CubePuzzle(Metric.HALF);
        return Stream.of(
                Arguments.of(CubePattern.permutation(puzzle), 5040),
                Arguments.of(CubePattern.twist(puzzle), 729),
                Arguments.of(CubePattern.exact(puzzle), 3_674_160));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void everyNumberIsAPatternThatHasThisNumber(CubePattern numbered, int size) {
        assertThat(numbered.size()).isEqualTo(size);
        CubePosition position = numbered.puzzle().newPosition();
        for (int number = 0; number < size; number += 1 + size / 1000) {
            numbered.unrank(number, position);
            assertThat(numbered.rank(position)).isEqualTo(number);
        }
    }

    @Test
    void theNameOfATableSaysAllThatItDependsOn() {
        CubePuzzle half = new CubePuzzle(Metric.HALF);
        assertThat(CubePattern.exact(half).tableName()).isEqualTo("cube-F1F2F3R1R2R3U1U2U3-exact0");
        CubePuzzle otherOrder = CubeCases.part(Metric.HALF, "F' F2 F R R' R2 U2 U U'");
        assertThat(CubePattern.exact(otherOrder).tableName())
                .isEqualTo(CubePattern.exact(half).tableName());
        CubePuzzle otherGoal = new CubePuzzle(
                Metric.HALF,
                Cube.SOLVED.after(TurnReader.read("R U")),
                half.metric().turns());
        assertThat(List.of(
                        CubePattern.exact(half).tableName(),
                        CubePattern.exact(otherGoal).tableName(),
                        CubePattern.exact(new CubePuzzle(Metric.QUARTER)).tableName(),
                        CubePattern.exact(CubeCases.SMALL).tableName(),
                        CubePattern.twist(half).tableName(),
                        CubePattern.twist(otherGoal).tableName(),
                        CubePattern.permutation(half).tableName(),
                        CubePattern.permutation(otherGoal).tableName()))
                .doesNotHaveDuplicates();
    }

    @Test
    void whoLooksOnHearsHowFarATableIs() {
        List<Double> shares = new ArrayList<>();
        pattern.distances(share -> shares.add(share));
        assertThat(shares).hasSizeGreaterThan(3).isSorted().allMatch(share -> share > 0 && share < 1);
    }

    @Test
    void whoLooksOnCanStopIt() {
        assertThatThrownBy(() -> pattern.distances(share -> share < 0.5)).isInstanceOf(StoppedException.class);
    }
}
