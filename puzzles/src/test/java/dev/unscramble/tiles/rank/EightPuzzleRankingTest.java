package dev.unscramble.tiles.rank;

import dev.unscramble.laws.RankingLaws;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import org.junit.jupiter.api.Tag;

/** The numbers of all 181,440 states of the 8-puzzle, the largest whose blocks of states do not move at once. */
@Tag("long")
class EightPuzzleRankingTest extends RankingLaws<TilePosition> {
    private static final Board GOAL = Goals.blankFirst(3, 3);

    EightPuzzleRankingTest() {
        super(new TileRanking(new TilePuzzle(GOAL)), TileCases.exact(GOAL));
    }
}
