package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.bounded.Ara;
import dev.unscramble.search.bounded.Bounded;
import dev.unscramble.search.bounded.Ees;
import dev.unscramble.search.memory.BeamStack;
import dev.unscramble.search.memory.Bts;
import dev.unscramble.search.memory.IdaStarTable;
import dev.unscramble.search.memory.PartialExpansion;
import dev.unscramble.search.memory.Sma;
import dev.unscramble.search.memory.WeightedIdaStar;
import dev.unscramble.search.walk.LssLrta;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A corridor of 20,000 moves overflows no stack and no array. */
class DeepSearchTest {
    private static final int LENGTH = 20_000;
    private static final Dial CORRIDOR = Dial.unit(2 * LENGTH, 1);
    private static final Problem<Hand> PROBLEM = new Problem<>(
            CORRIDOR,
            CORRIDOR.at(LENGTH),
            new Claim<>("exact", Guarantee.CONSISTENT, hand -> Math.min(hand.mark(), 2 * LENGTH - hand.mark())));

    static Stream<Arguments> searches() {
        return Stream.of(
                        Stream.of(Duplicates.values())
                                .map(duplicates ->
                                        Arguments.of(Backtrack.create().withDuplicates(duplicates), duplicates)),
                        Stream.of(Duplicates.PARENT, Duplicates.PATH)
                                .flatMap(duplicates -> Stream.of(
                                        Arguments.of(IdaStar.create().withDuplicates(duplicates), duplicates),
                                        Arguments.of(Rbfs.create().withDuplicates(duplicates), duplicates))),
                        Stream.of(
                                Arguments.of(BestFirst.astar(), Duplicates.ALL),
                                Arguments.of(Bidirectional.create(), Duplicates.ALL),
                                Arguments.of(Beam.create().withWidth(2), Duplicates.ALL),
                                Arguments.of(BeamStack.create().withWidth(2), Duplicates.ALL),
                                Arguments.of(Bts.create(), Duplicates.PARENT),
                                Arguments.of(IdaStarTable.create(), Duplicates.ALL),
                                Arguments.of(WeightedIdaStar.create(1.5), Duplicates.PARENT),
                                Arguments.of(PartialExpansion.pea(), Duplicates.ALL),
                                Arguments.of(PartialExpansion.epea(), Duplicates.ALL),
                                Arguments.of(AStarIdaStar.create(), Duplicates.ALL),
                                Arguments.of(Anytime.create(), Duplicates.ALL),
                                Arguments.of(LssLrta.create(), Duplicates.ALL),
                                Arguments.of(Ees.create(1.5), Duplicates.ALL),
                                Arguments.of(Bounded.focal(1.5), Duplicates.ALL),
                                Arguments.of(Ara.create(3, 1), Duplicates.ALL),
                                Arguments.of(Sma.create(), Duplicates.PARENT)))
                .flatMap(some -> some);
    }

    @ParameterizedTest
    @MethodSource("searches")
    @Tag("long")
    void aLongCorridorIsNotTooDeep(Search search, Duplicates duplicates) {
        Result result = search.solve(PROBLEM, Limits.NONE.withDepth(LENGTH), Progress.NONE);
        assertThat(result.isSolved())
                .as("%s %s: %s", search.name(), duplicates, result.outcome())
                .isTrue();
        assertThat(result.length()).isEqualTo(LENGTH);
        assertThat(result.statistics().maxStored()).isGreaterThanOrEqualTo(LENGTH);
    }
}
