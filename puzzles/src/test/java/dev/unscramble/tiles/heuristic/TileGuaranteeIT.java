package dev.unscramble.tiles.heuristic;

import dev.unscramble.laws.GuaranteeLaws;
import dev.unscramble.model.Heuristic;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The heuristics can be trusted as far as they say, at all 181,440 states of the 8-puzzle. */
@ParameterizedClass
@MethodSource("heuristics")
class TileGuaranteeIT extends GuaranteeLaws<TilePosition> {

    TileGuaranteeIT(Board goal, Heuristic<? super TilePosition> heuristic) {
        super(TileCases.exact(goal), heuristic);
    }

    static Stream<Arguments> heuristics() {
        return TileCases.goals(3, 3).stream().flatMap(TileCases::goalWithHeuristics);
    }
}
