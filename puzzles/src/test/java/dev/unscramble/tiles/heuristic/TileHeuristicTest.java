package dev.unscramble.tiles.heuristic;

import dev.unscramble.laws.HeuristicLaws;
import dev.unscramble.model.Heuristic;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The heuristics remember rightly on boards whose spaces are too large to look at whole. */
@ParameterizedClass
@MethodSource("heuristics")
@Tag("long")
class TileHeuristicTest extends HeuristicLaws<TilePosition> {

    TileHeuristicTest(TilePuzzle puzzle, Heuristic<? super TilePosition> heuristic) {
        super(puzzle, heuristic);
    }

    static Stream<Arguments> heuristics() {
        return Stream.of(
                        Goals.blankFirst(4, 4),
                        Goals.snail(4, 4),
                        TileCases.backwards(5, 5),
                        Goals.blankLast(3, 7),
                        Goals.snail(16, 16))
                .map(TilePuzzle::new)
                .flatMap(puzzle ->
                        TileCases.heuristics(puzzle).stream().map(heuristic -> Arguments.of(puzzle, heuristic)));
    }
}
