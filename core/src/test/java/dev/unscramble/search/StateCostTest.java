package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.census.StoredExploration;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.puzzle.StateOf;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * A walk along a street to house 10, whose price depends on where one is: uphill, from house 4 to house 6, a step costs
 * 50 and a leap of two houses 7; elsewhere a step costs 2 and a leap 5.
 */
class StateCostTest {
    private static final List<Integer> LENGTHS = List.of(1, 2, -1, -2);

    private static final PuzzleOf<Integer> STREET = PuzzleOf.goal(10)
            .moves(LENGTHS, StateCostTest::price, (house, by) -> house + by < 0 || house + by > 10 ? null : house + by)
            .opposites("1", "-1")
            .opposites("2", "-2")
            .leastCost(2)
            .heuristic(Guarantee.CONSISTENT, house -> 2 * Math.abs(10 - house))
            .build();

    /** Four steps at 2, a leap at 7, four steps at 2. */
    private static final int CHEAPEST = 4 * 2 + 7 + 4 * 2;

    private static int price(int house, int by) {
        boolean isUphill = Math.min(house, house + by) < 6 && Math.max(house, house + by) > 4;
        return Math.abs(by) == 1 ? isUphill ? 50 : 2 : isUphill ? 7 : 5;
    }

    static final List<Search> OPTIMAL = List.of(
            BestFirst.ucs(),
            BestFirst.astar(),
            IdaStar.create(),
            AStarIdaStar.create(),
            SmallStore.of(3, Duplicates.PARENT, 1),
            SharingIdaStar.of(Duplicates.SEQUENCES, 2),
            Rbfs.create(),
            Anytime.create());

    static final List<Search> OTHERS = List.of(
            BestFirst.bfs(),
            BestFirst.greedy(),
            BestFirst.wastar(2),
            IterativeDeepening.create(),
            Backtrack.create(),
            Beam.create(),
            Bidirectional.create());

    @ParameterizedTest
    @FieldSource("OPTIMAL")
    void theCheapestWayIsFoundAndProved(Search search) {
        Result result = search.solve(STREET.from(0));
        assertThat(STREET.states(0, result.moves())).containsExactly(0, 1, 2, 3, 4, 6, 7, 8, 9, 10);
        assertThat(result.cost()).isEqualTo(CHEAPEST);
        assertThat(result.lowerBound()).isEqualTo(CHEAPEST);
    }

    @ParameterizedTest
    @FieldSource("OTHERS")
    void otherSearchesCountTheRealCostAndClaimNoMore(Search search) {
        Result result = search.solve(STREET.from(0));
        List<Integer> houses = STREET.states(0, result.moves());
        int paid = 0;
        for (int i = 1; i < houses.size(); i++) {
            paid += price(houses.get(i - 1), houses.get(i) - houses.get(i - 1));
        }
        assertThat(result.cost()).isEqualTo(paid);
        assertThat(result.lowerBound()).isBetween(2, CHEAPEST);
    }

    @Test
    void allCheapestSolutionsAreListedByTheirCost() {
        OptimalSolutions found = OptimalSolutions.of(STREET.from(0), CHEAPEST, Limits.NONE, Progress.NONE);
        assertThat(found.solutions())
                .containsExactly(BestFirst.astar().solve(STREET.from(0)).moves());
    }

    @Test
    void theLeastCostOfAMoveIsALowerBoundAtOnce() {
        Result result = BestFirst.ucs().solve(STREET.from(0), Limits.NONE.withNodes(1));
        assertThat(result.lowerBound()).isEqualTo(2);
    }

    @Test
    void aCostThatIsNotAllowedIsRefusedWithItsStateAndMove() {
        PuzzleOf<Integer> free = PuzzleOf.goal(5)
                .move("step", house -> house == 3 ? 0 : 1, house -> house + 1)
                .build();
        assertThatThrownBy(() -> BestFirst.ucs().solve(free.from(0)))
                .hasMessage("the move \"step\" costs 0 at 3; a move must cost at least 1 and at most 500000000");
        PuzzleOf<Integer> cheaper = PuzzleOf.goal(5)
                .move("step", house -> house == 3 ? 2 : 4, house -> house + 1)
                .leastCost(3)
                .build();
        assertThatThrownBy(() -> Rbfs.create().solve(cheaper.from(0)))
                .hasMessageContaining("costs 2 at 3", "at least 3");
    }

    @Test
    void aCensusNeedsMovesThatCostOne() {
        assertThatThrownBy(() -> new StoredExploration<>(STREET, Limits.NONE, Progress.NONE))
                .isInstanceOf(InputException.class)
                .hasMessage("the states of puzzle cannot be counted by their distance: not every move costs 1");
    }

    @Test
    void aProblemKeepsItsCostsFromEveryStart() {
        Problem<StateOf<Integer>> near = STREET.from(0).from(STREET.at(6));
        assertThat(IdaStar.create().solve(near).cost()).isEqualTo(8);
    }
}
