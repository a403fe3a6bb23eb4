package dev.unscramble.tiles;

import dev.unscramble.laws.PositionLaws;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Boards of every kind keep the laws. The sequences of moves are the walks of the blank over the grid,
 * counted as powers of its adjacency matrix.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("boards")
class TilePositionTest extends PositionLaws<TilePosition> {

    TilePositionTest(Board goal, List<Direction> moveOrder, long[] perft) {
        super(new TilePuzzle(goal, moveOrder), perft);
    }

    static Stream<Arguments> boards() {
        return Stream.of(
                board(Goals.blankFirst(2, 2), 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024),
                board(Goals.blankLast(2, 3), 1, 2, 5, 12, 29, 70, 169, 408, 985, 2378, 5741),
                board(TileCases.backwards(3, 2), 1, 3, 7, 17, 41, 99, 239, 577, 1393, 3363),
                board(Goals.blankFirst(3, 3), 1, 2, 6, 16, 48, 128, 384, 1024, 3072, 8192),
                board(Goals.snail(3, 3), 1, 4, 12, 32, 96, 256, 768, 2048, 6144),
                board(Goals.blankLast(4, 4), 1, 2, 6, 18, 58, 186, 602, 1946, 6298),
                board(TileCases.backwards(4, 4), 1, 3, 9, 29, 93, 301, 973, 3149, 10189),
                board(Goals.snail(5, 5), 1, 4, 16, 60, 216, 756, 2664, 9180),
                board(Goals.blankFirst(3, 7), 1, 2, 6, 17, 54, 164, 532, 1666, 5460),
                board(TileCases.backwards(7, 3), 1, 4, 14, 48, 162, 536, 1788, 5824),
                board(TileCases.backwards(16, 16), 1, 3, 10, 35, 126, 462, 1716));
    }

    private static Arguments board(Board goal, long... perft) {
        List<Direction> order = Direction.DEFAULT_ORDER;
        return Arguments.of(goal, goal.size() % 2 == 0 ? order : Direction.parseOrder("left,right,up,down"), perft);
    }
}
