package dev.unscramble.tiles.heuristic;

import dev.unscramble.laws.GuaranteeLaws;
import dev.unscramble.model.Heuristic;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The heuristics can be trusted as far as they say, at every state of these puzzles. */
@ParameterizedClass
@MethodSource("heuristics")
@Tag("long")
class TileGuaranteeTest extends GuaranteeLaws<TilePosition> {

    TileGuaranteeTest(Board goal, Heuristic<? super TilePosition> heuristic) {
        super(TileCases.exact(goal), heuristic);
    }

    static Stream<Arguments> heuristics() {
        return Stream.of(TileCases.goals(2, 3), TileCases.goals(3, 2), TileCases.goals(2, 4))
                .flatMap(List::stream)
                .flatMap(TileCases::goalWithHeuristics);
    }
}
