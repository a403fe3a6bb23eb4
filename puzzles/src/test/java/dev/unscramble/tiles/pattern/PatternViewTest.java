package dev.unscramble.tiles.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.PackedTiles;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternViewTest {

    /** On boards in a long, and on one that is larger. */
    @ParameterizedTest(name = "{0}x{1}, {2}")
    @CsvSource({"3, 3, '(1,2,5)(3,4,6,7,8)'", "3, 4, 3-4-4", "4, 4, 3-4-4-4", "5, 5, 3-3-3-5-5-5"})
    void aSlideChangesARankAsIfItWereRankedAnew(int rows, int columns, String partitionText) {
        Random random = Samples.random(1);
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(rows, columns));
        TilePartition partition = TilePartition.parse(puzzle, partitionText);
        for (Symmetry symmetry : partition.symmetries()) {
            PatternView view = PatternView.of(puzzle, partition.patterns(), symmetry);
            PatternLookup lookup = new PatternLookup(puzzle, partition.patterns(), symmetry);
            for (int i = 0; i < Samples.atLeast(50); i++) {
                check(puzzle.at(TileCases.random(rows, columns, random)), view, lookup);
            }
        }
    }

    private static void check(TilePosition position, PatternView view, PatternLookup lookup) {
        for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
            int move = Long.numberOfTrailingZeros(moves);
            int tile = position.tile(position.target(move));
            int pattern = view.pattern(tile);
            int change = lookup.rank(position, pattern, tile, position.blank()) - lookup.rank(position, pattern, 0, 0);
            int edge = PatternView.edge(position.blank(), move);
            assertThat(view.change(position, edge, tile)).isEqualTo(change);
            if (position instanceof PackedTiles packed) {
                assertThat(view.change(packed.packed(), edge, tile)).isEqualTo(change);
            }
        }
    }
}
