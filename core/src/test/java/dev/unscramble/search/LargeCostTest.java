package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleBuilder;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.puzzle.StateOf;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Costs of any size up to the largest: every search is as right and as frugal with them as with small ones. */
class LargeCostTest {
    private static final int SCALE = 100_000;
    private static final PuzzleOf<String> ROMANIA = romania();

    /** The distances to Bucharest as the crow flies (Russell and Norvig, Artificial Intelligence, figure 3.16). */
    private static final Map<String, Integer> AIRLINE = Map.of(
            "Arad",
            366,
            "Zerind",
            374,
            "Oradea",
            380,
            "Timisoara",
            329,
            "Lugoj",
            244,
            "Mehadia",
            241,
            "Drobeta",
            242,
            "Sibiu",
            253,
            "Rimnicu",
            193,
            "Fagaras",
            176);

    /** Three ferries, together dearer than any path may be, and a flight, as dear as one may be. */
    private static final PuzzleOf<Integer> SEA =
            sea().move("fly", Puzzle.MAX_COST, place -> place == 0 ? 3 : null).build();

    private static final PuzzleOf<Integer> FERRIES = sea().build();

    static List<TestedSearch<StateOf<String>>> onRoads() {
        return TestedSearch.all(
                ROMANIA,
                List.of(
                        new Claim<>("airline", Guarantee.CONSISTENT, LargeCostTest::airline),
                        new Claim<>("twice", Guarantee.NONE, city -> 2 * airline(city))));
    }

    static List<TestedSearch<StateOf<Integer>>> atSea() {
        return TestedSearch.all(SEA, List.of(Zero.INSTANCE, new Claim<>("some", Guarantee.NONE, place -> 7)));
    }

    @ParameterizedTest
    @MethodSource("onRoads")
    void longRoadsAreNoHarderThanShortOnes(TestedSearch<StateOf<String>> solver) {
        Result result = solver.solve(ROMANIA.at("Arad"), Limits.NONE.withMemoryBytes(1 << 24), Progress.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        if (solver.isOptimal()) {
            assertThat(result.isOptimal()).isTrue();
        }
        if (result.isOptimal()) {
            assertThat(result.cost()).isEqualTo(418 * SCALE);
        }
        assertThat(result.lowerBound()).isBetween(1, 418 * SCALE);
    }

    @ParameterizedTest
    @MethodSource("atSea")
    void noPathIsCheaperBecauseItCostsTooMuch(TestedSearch<StateOf<Integer>> solver) {
        Result result = solver.solve(SEA.at(0), Limits.NONE, Progress.NONE);
        if (result.isSolved()) {
            assertThat(result.cost()).isEqualTo(Puzzle.MAX_COST);
        } else {
            assertThat(solver.isOptimal()).isFalse();
            assertThat(result.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
        }
        if (solver.isOptimal()) {
            assertThat(result.isOptimal()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("atSea")
    void aSolutionThatCostsTooMuchIsNone(TestedSearch<StateOf<Integer>> solver) {
        Result result = solver.search()
                .solve(new Problem<>(FERRIES, FERRIES.at(0), solver.heuristic()), Limits.NONE, Progress.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
        assertThat(result.moves()).isEmpty();
        assertThat(result.reason())
                .hasValueSatisfying(reason -> assertThat(reason).contains("500000000"));
        assertThat(result.lowerBound()).isBetween(1, 3 * (Puzzle.MAX_COST / 2));
    }

    @Test
    void aMoveThatCostsTooMuchIsRefused() {
        assertThatThrownBy(() -> sea().move("fly", Puzzle.MAX_COST + 1, place -> 3))
                .hasMessageContainingAll("\"fly\" costs 500000001", "at most 500000000");
        Dial dial = new Dial(10, new Turn(1, 1), new Turn(3, Integer.MAX_VALUE));
        assertThatThrownBy(() -> BestFirst.ucs().solve(new Problem<>(dial, dial.at(1), Zero.INSTANCE)))
                .hasMessageContainingAll("move 1 costs 2147483647", "at most 500000000");
    }

    private static int airline(StateOf<String> city) {
        return SCALE * AIRLINE.getOrDefault(city.state(), 0);
    }

    private static PuzzleBuilder<Integer> sea() {
        return PuzzleOf.goal(3).move("ferry", Puzzle.MAX_COST / 2, place -> place < 3 ? place + 1 : null);
    }

    private static PuzzleOf<String> romania() {
        PuzzleBuilder<String> roads = PuzzleOf.goal("Bucharest").name("Romania");
        road(roads, "Arad", "Zerind", 75);
        road(roads, "Arad", "Sibiu", 140);
        road(roads, "Arad", "Timisoara", 118);
        road(roads, "Zerind", "Oradea", 71);
        road(roads, "Oradea", "Sibiu", 151);
        road(roads, "Timisoara", "Lugoj", 111);
        road(roads, "Lugoj", "Mehadia", 70);
        road(roads, "Mehadia", "Drobeta", 75);
        road(roads, "Drobeta", "Craiova", 120);
        road(roads, "Craiova", "Rimnicu", 146);
        road(roads, "Craiova", "Pitesti", 138);
        road(roads, "Sibiu", "Fagaras", 99);
        road(roads, "Sibiu", "Rimnicu", 80);
        road(roads, "Rimnicu", "Pitesti", 97);
        road(roads, "Fagaras", "Bucharest", 211);
        road(roads, "Pitesti", "Bucharest", 101);
        return roads.build();
    }

    private static void road(PuzzleBuilder<String> roads, String one, String other, int length) {
        roads.move(one + "-" + other, length * SCALE, city -> city.equals(one) ? other : null);
        roads.move(other + "-" + one, length * SCALE, city -> city.equals(other) ? one : null);
    }
}
