package dev.unscramble.tiles.rank;

import dev.unscramble.laws.RankingLaws;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The numbers of the states of whole small puzzles: rows of even and odd length, upright and lying, blanks anywhere. {@link
 * EightPuzzleRankingTest} has a larger one.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("goals")
class TileRankingTest extends RankingLaws<TilePosition> {

    TileRankingTest(Board goal) {
        super(new TileRanking(new TilePuzzle(goal)), TileCases.exact(goal));
    }

    static Stream<Board> goals() {
        return Stream.of(
                        TileCases.goals(2, 2),
                        TileCases.goals(2, 3),
                        TileCases.goals(3, 2),
                        List.of(Goals.snail(4, 2), TileCases.backwards(2, 4)))
                .flatMap(List::stream);
    }
}
