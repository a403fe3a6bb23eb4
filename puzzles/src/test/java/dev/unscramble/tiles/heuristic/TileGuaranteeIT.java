package dev.unscramble.tiles.heuristic;

import dev.unscramble.laws.GuaranteeLaws;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Heuristic;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The heuristics can be trusted as far as they say, at all 181,440 states of the 8-puzzle: to the usual goal, and to the
 * others for large samples. {@link TileGuaranteeTest} has all goals of smaller puzzles.
 */
@ParameterizedClass
@MethodSource("heuristics")
class TileGuaranteeIT extends GuaranteeLaws<TilePosition> {

    TileGuaranteeIT(Board goal, Heuristic<? super TilePosition> heuristic) {
        super(TileCases.exact(goal), heuristic);
    }

    static Stream<Arguments> heuristics() {
        List<Board> goals = Samples.areLarge() ? TileCases.goals(3, 3) : List.of(Goals.blankFirst(3, 3));
        return goals.stream().flatMap(TileCases::goalWithHeuristics);
    }
}
