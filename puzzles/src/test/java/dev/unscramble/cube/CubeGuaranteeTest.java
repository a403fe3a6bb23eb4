package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.pdb.ProjectionDatabase;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The heuristics can be trusted as far as they say, and no farther, at many of all 3,674,160 cubes, or at all for large
 * samples. That the tables are right is shown at all.
 */
@Tag("long")
class CubeGuaranteeTest {
    /** From each cube that is looked at to the next; it has no divisor in common with the numbers of a coordinate. */
    private static final int STEP = Samples.areLarge() ? 1 : 97;

    static Stream<Arguments> heuristics() {
        return Arrays.stream(Metric.values())
                .flatMap(metric -> CubeCases.heuristics(new CubePuzzle(metric)).stream()
                        .map(heuristic -> Arguments.of(metric, heuristic.name(), heuristic)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("heuristics")
    void itDeservesExactlyTheTrustThatItAsksFor(Metric metric, String name, Heuristic<? super CubePosition> heuristic) {
        CubeDistances exact = CubeDistances.in(metric);
        CubePuzzle puzzle = exact.puzzle;
        boolean isAdmissible = true;
        boolean isConsistent = true;
        for (int state = 0; state < CubeDistances.STATES; state += STEP) {
            CubePosition position = at(puzzle, state);
            int h = heuristic.estimate(position);
            isAdmissible &= h <= exact.of(position);
            for (int move = 0; move < puzzle.moveCount(); move++) {
                int after = heuristic.estimate(puzzle.at(position.permutationAfter(move), position.twistAfter(move)));
                isConsistent &= h <= after + 1;
            }
        }
        Guarantee shown = !isAdmissible ? Guarantee.NONE : isConsistent ? Guarantee.CONSISTENT : Guarantee.ADMISSIBLE;
        assertThat(shown).as(name).isEqualTo(heuristic.guarantee());
    }

    @ParameterizedTest
    @EnumSource
    void theExactTableIsExactAndTheOthersAreItsShadows(Metric metric) {
        CubeDistances exact = CubeDistances.in(metric);
        CubePuzzle puzzle = exact.puzzle;
        int[] whole = values(puzzle, ProjectionDatabase.inMemory(CubePattern.exact(puzzle)));
        int[] permutation = values(puzzle, ProjectionDatabase.inMemory(CubePattern.permutation(puzzle)));
        int[] twist = values(puzzle, ProjectionDatabase.inMemory(CubePattern.twist(puzzle)));
        int[] leastByPermutation = new int[Coordinates.PERMUTATIONS];
        int[] leastByTwist = new int[Coordinates.TWISTS];
        Arrays.fill(leastByPermutation, Integer.MAX_VALUE);
        Arrays.fill(leastByTwist, Integer.MAX_VALUE);
        for (int state = 0; state < CubeDistances.STATES; state++) {
            require(whole[state] == exact.of(at(puzzle, state)), state);
            int row = state / Coordinates.TWISTS;
            int column = state % Coordinates.TWISTS;
            leastByPermutation[row] = Math.min(leastByPermutation[row], whole[state]);
            leastByTwist[column] = Math.min(leastByTwist[column], whole[state]);
        }
        for (int state = 0; state < CubeDistances.STATES; state++) {
            require(permutation[state] == leastByPermutation[state / Coordinates.TWISTS], state);
            require(twist[state] == leastByTwist[state % Coordinates.TWISTS], state);
        }
    }

    /** Plain, since there are millions of cubes. */
    private static void require(boolean isRight, int state) {
        if (!isRight) {
            throw new AssertionError("a table is wrong at cube " + state);
        }
    }

    private static int[] values(CubePuzzle puzzle, Heuristic<? super CubePosition> heuristic) {
        int[] values = new int[CubeDistances.STATES];
        for (int state = 0; state < values.length; state++) {
            values[state] = heuristic.estimate(at(puzzle, state));
        }
        return values;
    }

    private static CubePosition at(CubePuzzle puzzle, int state) {
        return puzzle.at(state / Coordinates.TWISTS, state % Coordinates.TWISTS);
    }
}
