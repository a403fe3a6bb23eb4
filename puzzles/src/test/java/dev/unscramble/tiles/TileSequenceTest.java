package dev.unscramble.tiles;

import dev.unscramble.laws.Samples;
import dev.unscramble.search.idastar.SequenceLaws;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Superfluous sequences of slides, over whole spaces where they are small, as that of the 8-puzzle is for large samples. */
@ParameterizedClass(name = "{0}, {1} moves")
@MethodSource("boards")
class TileSequenceTest extends SequenceLaws<TilePosition> {
    private static final int ALL = Integer.MAX_VALUE;

    TileSequenceTest(TilePuzzle puzzle, int length, int radius) {
        super(puzzle, length, radius);
    }

    static Stream<Arguments> boards() {
        return Stream.of(
                board(Goals.blankFirst(2, 2), 2, ALL),
                board(Goals.blankLast(2, 2), 5, ALL),
                board(Goals.blankFirst(2, 2), 6, ALL),
                board(Goals.blankFirst(2, 2), 20, ALL),
                board(Goals.blankFirst(2, 3), 10, ALL),
                board(TileCases.backwards(2, 3), 16, ALL),
                board(Goals.snail(3, 2), 7, ALL),
                board(Goals.blankLast(2, 4), 12, 20),
                board(Goals.blankFirst(3, 3), 10, Samples.areLarge() ? ALL : 16),
                board(Goals.snail(4, 4), 11, 12),
                board(Goals.blankFirst(3, 6), 8, 11));
    }

    private static Arguments board(Board goal, int length, int radius) {
        boolean isOdd = length % 2 == 1;
        return Arguments.of(
                isOdd ? new TilePuzzle(goal, Direction.parseOrder("left,down,right,up")) : new TilePuzzle(goal),
                length,
                radius);
    }
}
