package dev.unscramble.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.tiles.TilePosition;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratorTest {

    @Test
    void theSameSeedMakesTheSameBoardsAndAnotherOneOthers() {
        assertThat(starts(generator(4, 4, 7).uniform(10)))
                .isEqualTo(starts(generator(4, 4, 7).uniform(10)))
                .isNotEqualTo(starts(generator(4, 4, 8).uniform(10)))
                .doesNotHaveDuplicates();
        assertThat(starts(generator(3, 3, 7).atDepth(5, 20)))
                .isEqualTo(starts(generator(3, 3, 7).atDepth(5, 20)));
        assertThat(starts(generator(3, 3, 7).byMoves(5, 20)))
                .isEqualTo(starts(generator(3, 3, 7).byMoves(5, 20)));
    }

    @Test
    void aSeedMakesTheseBoardsOnEveryMachine() {
        assertThat(starts(generator(3, 3, 1).uniform(3))).containsExactly("582 743 1b6", "463 b28 751", "764 315 b82");
    }

    @ParameterizedTest
    @CsvSource({"2, 2, snail", "2, 3, blank-last", "3, 3, snail", "4, 4, blank-last", "5, 3, blank-first", "6, 6, snail"
    })
    void allBoardsCanBeSolved(int rows, int columns, String goal) {
        var generator = new Generator<>(domain(rows, columns, goal), 5, Limits.NONE, Progress.NONE);
        assertThat(generator.uniform(50))
                .hasSize(50)
                .allSatisfy(instance -> assertThat(instance.puzzle().obstacle(instance.position()))
                        .isEmpty());
    }

    @Test
    void everyBoardIsAsLikelyAsTheOthers() {
        Map<String, Long> counts = generator(2, 2, 42)
                .uniform(12_000)
                .collect(Collectors.groupingBy(Instance::start, Collectors.counting()));
        double chiSquare = counts.values().stream()
                .mapToDouble(count -> (count - 1000.0) * (count - 1000.0) / 1000.0)
                .sum();
        assertThat(counts).hasSize(12);
        // 11 degrees of freedom: once in a thousand seeds it is larger.
        assertThat(chiSquare).isLessThan(31.26);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 6", "2, 3, 21", "3, 3, 0", "3, 3, 1", "3, 3, 13", "3, 3, 24", "3, 3, 31", "4, 4, 12"})
    void boardsAtADepthAreExactlySoDeep(int rows, int columns, int depth) {
        assertThat(generator(rows, columns, 3).atDepth(5, depth))
                .hasSize(5)
                .allSatisfy(instance -> assertThat(Examples.distance(instance)).isEqualTo(depth));
    }

    @Test
    void boardsThatCannotBeListedAreFoundOnTheWayOfDeeperOnes() {
        var generator = generator(3, 3, 11, Limits.NONE.withNodes(3000));
        assertThat(generator.atDepth(5, 16))
                .hasSize(5)
                .allSatisfy(instance -> assertThat(Examples.distance(instance)).isEqualTo(16));
    }

    @Test
    void everyBoardOfADepthIsDrawnSoonerOrLater() {
        // On 2x2 two boards need 5 moves; on 3x3 two need 31.
        assertThat(starts(generator(2, 2, 1).atDepth(40, 5)).stream().distinct())
                .hasSize(2);
        assertThat(starts(generator(3, 3, 1).atDepth(40, 31)).stream().distinct())
                .containsExactlyInAnyOrder("876 b41 253", "8b6 547 231");
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 7, 6", "2, 3, 22, 21", "3, 3, 32, 31", "3, 3, 1000, 31"})
    void aDepthThatNoBoardHasIsRefused(int rows, int columns, int depth, int deepest) {
        assertThatThrownBy(() -> generator(rows, columns, 1).atDepth(1, depth))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll(
                        "no " + rows + "x" + columns + " puzzle needs " + depth + " moves", "deepest need " + deepest);
    }

    @Test
    void boardsAtLeastSoDeepAreAtLeastSoDeep() {
        assertThat(generator(3, 3, 12).atLeastDepth(20, 24))
                .hasSize(20)
                .allSatisfy(instance -> assertThat(Examples.distance(instance)).isGreaterThanOrEqualTo(24));
    }

    @Test
    @Tag("long")
    void aDepthThatNoDrawHasIsGivenUp() {
        TileDomain tiles = domain(2, 2, "blank-first");
        Domain<TilePosition> uncounted = new PlainDomain<>(tiles.puzzle(), List.of()) {
            @Override
            public TilePosition random(Random random) {
                return tiles.puzzle().newPosition();
            }
        };
        Stream<Instance<TilePosition>> boards =
                new Generator<>(uncounted, 12, Limits.NONE, Progress.NONE).atLeastDepth(1, 7);
        assertThatThrownBy(boards::toList)
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("random puzzles needs at least 7 moves; perhaps none does");
    }

    @Test
    void aLeastDepthThatNoBoardHasIsRefusedWhereThatIsSoonKnown() {
        assertThatThrownBy(() -> generator(2, 2, 12).atLeastDepth(1, 7))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the deepest need 6");
    }

    @Test
    void aLongWalkCanBeStopped() {
        Generator<TilePosition> generator =
                new Generator<>(domain(3, 3, "snail"), 1, Limits.NONE, sofar -> sofar.generated() < 1_000_000);
        assertThatThrownBy(() -> generator.byMoves(1, Integer.MAX_VALUE).toList())
                .isInstanceOf(StoppedException.class)
                .hasMessage("stopped (cancelled) before the puzzle was made");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 10, 25})
    void randomMovesLeadNoFartherThanTheyAreAndToTheSameParity(int moves) {
        assertThat(generator(3, 3, 9).byMoves(10, moves)).hasSize(10).allSatisfy(instance -> {
            int distance = Examples.distance(instance);
            assertThat(distance).isLessThanOrEqualTo(moves);
            assertThat(distance % 2).isEqualTo(moves % 2);
        });
    }

    @Test
    void noRandomMoveUndoesTheOneBefore() {
        // The shortest way around on a board takes 12 moves, so up to 6 lead straight away.
        assertThat(generator(4, 4, 9).byMoves(200, 6))
                .allSatisfy(instance -> assertThat(Examples.distance(instance)).isEqualTo(6));
    }

    private static Generator<TilePosition> generator(int rows, int columns, long seed) {
        return generator(rows, columns, seed, Limits.NONE);
    }

    private static Generator<TilePosition> generator(int rows, int columns, long seed, Limits limits) {
        return new Generator<>(domain(rows, columns, "blank-first"), seed, limits, Progress.NONE);
    }

    private static TileDomain domain(int rows, int columns, String goal) {
        return (TileDomain) new InstanceReader(PuzzleSettings.DEFAULT.withGoal(goal)).domain(rows + "x" + columns);
    }

    private static List<String> starts(Stream<Instance<TilePosition>> instances) {
        return instances.map(Instance::start).toList();
    }
}
