package dev.unscramble.tiles.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.search.Layers;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No pattern database overestimates, wherever the blank belongs and whatever the tiles are called. */
class PatternGuaranteeTest {
    private static final int NEAR = 12;

    static IntStream cellsOfThreeByThree() {
        return IntStream.range(0, 9);
    }

    static IntStream cellsOfFourByFour() {
        return IntStream.range(0, 16);
    }

    @ParameterizedTest(name = "blank in cell {0}")
    @MethodSource("cellsOfThreeByThree")
    void atAllStatesOfTheEightPuzzle(int blank) {
        TilePuzzle puzzle = new TilePuzzle(TileCases.random(3, 3, blank, Samples.random(blank)));
        PatternDatabase exact = TileCases.database(puzzle, "8");
        check(
                puzzle,
                Integer.MAX_VALUE,
                List.of(exact, TileCases.database(puzzle, "4-4"), TileCases.database(puzzle, "(5,1,7)(2,4)")));
        assertThat(exact.guarantee().isConsistent()).isTrue();
    }

    @ParameterizedTest(name = "blank in cell {0}")
    @MethodSource("cellsOfFourByFour")
    void atTheStatesOfTheFifteenPuzzleThatAreNear(int blank) {
        TilePuzzle puzzle = new TilePuzzle(TileCases.random(4, 4, blank, Samples.random(blank)));
        check(
                puzzle,
                NEAR,
                List.of(TileCases.database(puzzle, "4-4-4-3"), TileCases.database(puzzle, "(15,1,7)(2,14)")));
    }

    /** What says that it is consistent is of all tiles and must be exact, which is more. */
    private static void check(TilePuzzle puzzle, int farthest, List<PatternDatabase> databases) {
        Layers<TilePosition> layers = Layers.aroundGoal(puzzle, Limits.NONE, Progress.NONE);
        while (layers.width() > 0 && layers.depth() <= farthest) {
            for (int i = 0; i < layers.width(); i++) {
                TilePosition position = layers.at(i);
                for (PatternDatabase database : databases) {
                    int h = database.estimate(position);
                    if (h > layers.depth() || database.guarantee().isConsistent() && h < layers.depth()) {
                        throw new AssertionError("%s says %d at %s, %d moves from %s"
                                .formatted(
                                        database.name(),
                                        h,
                                        puzzle.format(position),
                                        layers.depth(),
                                        puzzle.goalBoard()));
                    }
                }
            }
            assertThat(layers.advance()).isNull();
        }
        assertThat(layers.depth()).isGreaterThan(NEAR);
    }
}
