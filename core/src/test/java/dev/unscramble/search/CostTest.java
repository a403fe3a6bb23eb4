package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Moves that do not all cost one, and that none takes back: three single steps are cheaper than one of three. */
class CostTest {
    private static final Dial DIAL = new Dial(10, new Turn(1, 1), new Turn(3, 4));

    /** Knows all before mark 4 and nothing after it, so that it drops by 6 at once. */
    private static final Claim<Hand> SHORT_SIGHTED = new Claim<>(
            "short-sighted", Guarantee.ADMISSIBLE, hand -> 0 < hand.mark() && hand.mark() < 4 ? 10 - hand.mark() : 0);

    static final List<Search> CHEAPEST = List.of(
            BestFirst.ucs(),
            BestFirst.astar(),
            IdaStar.create(),
            IdaStar.create().withDuplicates(Duplicates.PATH),
            SmallStore.of(3, Duplicates.PARENT, 1),
            Rbfs.create(),
            Rbfs.create().withDuplicates(Duplicates.PATH));

    static final List<Search> FEWEST =
            List.of(BestFirst.bfs(), IterativeDeepening.create().withDuplicates(Duplicates.ALL));

    @ParameterizedTest
    @FieldSource("CHEAPEST")
    void theCheapestSolutionMayHaveMoreMoves(Search search) {
        Result result = solve(search, DIAL, 1, Zero.INSTANCE);
        assertThat(result.moves()).hasSize(9).containsOnly(0);
        assertThat(result.cost()).isEqualTo(9);
        assertThat(result.isOptimal()).isTrue();
    }

    @ParameterizedTest
    @FieldSource("FEWEST")
    void fewestMovesAreNotClaimedToBeCheapest(Search search) {
        Result result = solve(search, DIAL, 1, Zero.INSTANCE);
        assertThat(result.moves()).hasSize(3).containsOnly(1);
        assertThat(result.cost()).isEqualTo(12);
        assertThat(result.isOptimal()).isFalse();
    }

    @ParameterizedTest
    @FieldSource("CHEAPEST")
    void noSolutionCostsMoreThanTheDepthLimitAllows(Search search) {
        Problem<Hand> problem = new Problem<>(DIAL, DIAL.at(7), Zero.INSTANCE);
        Result two = search.solve(problem, Limits.NONE.withDepth(2), Progress.NONE);
        assertThat(two.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
        assertThat(two.lowerBound()).isLessThanOrEqualTo(3);
        Result three = search.solve(problem, Limits.NONE.withDepth(3), Progress.NONE);
        assertThat(three.cost()).isEqualTo(3);
    }

    @Test
    void anEstimateCutsWhatIsTooDeepUnlessItMayOverestimate() {
        ExactDistances<Hand> exact = new ExactDistances<>(DIAL);
        Problem<Hand> right = new Problem<>(DIAL, DIAL.at(1), new Claim<>("exact", Guarantee.CONSISTENT, exact::of));
        Problem<Hand> wrong =
                new Problem<>(DIAL, DIAL.at(1), new Claim<>("twice", Guarantee.NONE, hand -> 2 * exact.of(hand)));
        for (Search search : List.of(BestFirst.astar(), BestFirst.wastar(2), AStarIdaStar.create())) {
            Result tooDeep = search.solve(right, Limits.NONE.withDepth(8), Progress.NONE);
            assertThat(tooDeep.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
            assertThat(tooDeep.lowerBound()).isEqualTo(9);
            assertThat(tooDeep.statistics().expanded()).as(search.name()).isZero();
            assertThat(search.solve(right, Limits.NONE.withDepth(9), Progress.NONE)
                            .cost())
                    .isEqualTo(9);
            assertThat(search.solve(wrong, Limits.NONE.withDepth(9), Progress.NONE)
                            .cost())
                    .isEqualTo(9);
        }
    }

    @Test
    void aDearMoveToTheGoalIsNotTakenBeyondTheDepthLimit() {
        Dial steep = new Dial(10, new Turn(3, 4));
        for (Search search : List.of(BestFirst.ucs(), Rbfs.create())) {
            Result result = search.solve(
                    new Problem<>(steep, steep.at(4), Zero.INSTANCE), Limits.NONE.withDepth(7), Progress.NONE);
            assertThat(result.outcome()).as(search.name()).isEqualTo(Outcome.DEPTH_LIMIT);
        }
    }

    /** A* stores the goal, which costs too much, and leaves it to IDA*. */
    @Test
    void aStoredGoalBeyondTheDepthLimitIsNotTaken() {
        Dial steep = new Dial(10, new Turn(3, 4));
        Claim<Hand> careless = new Claim<>("careless", Guarantee.NONE, hand -> 0);
        Result result = SmallStore.of(3, Duplicates.PARENT, 1)
                .solve(new Problem<>(steep, steep.at(4), careless), Limits.NONE.withDepth(7), Progress.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
    }

    @Test
    void aPuzzleMayHaveAllTheMovesThatThereMayBe() {
        Turn[] turns = IntStream.rangeClosed(1, Position.MAX_MOVES)
                .mapToObj(marks -> new Turn(marks, 1))
                .toArray(Turn[]::new);
        Dial dial = new Dial(1000, turns);
        for (Search search : CHEAPEST) {
            assertThat(solve(search, dial, 1000 - Position.MAX_MOVES, Zero.INSTANCE)
                            .moves())
                    .as(search.name())
                    .containsExactly(Position.MAX_MOVES - 1);
        }
    }

    @Test
    void aStarExpandsAStateAgainThatItFirstReachedByADearPath() {
        assertThat(new ExactDistances<>(DIAL).all())
                .allMatch(hand -> SHORT_SIGHTED.estimate(hand) <= (10 - hand.mark()) % 10);
        Result result = solve(BestFirst.astar(), DIAL, 1, SHORT_SIGHTED);
        assertThat(result.statistics().reopened()).isPositive();
        assertThat(result.cost()).isEqualTo(9);
        assertThat(result.isOptimal()).isTrue();
    }

    /** Mark 9 is reached at once for 4, then step by step for 3, before it is expanded. */
    @Test
    void greedySearchGoesOnFromTheCheaperOfTwoPaths() {
        Dial dial = new Dial(12, new Turn(1, 1), new Turn(3, 4));
        Claim<Hand> leading = new Claim<>(
                "leading", Guarantee.NONE, hand -> 7 <= hand.mark() && hand.mark() <= 9 ? hand.mark() - 6 : 9);
        Result result = solve(BestFirst.greedy(), dial, 6, leading);
        assertThat(result.moves()).startsWith(0, 0, 0);
    }

    @Test
    void bidirectionalSearchRefusesMovesThatNothingTakesBack() {
        assertThatThrownBy(() -> solve(Bidirectional.create(), DIAL, 1, Zero.INSTANCE))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("bidirectional search cannot go backwards", "no move takes +1 back");
    }

    @Test
    void bidirectionalSearchDoesNotClaimThatFewestMovesAreCheapest() {
        Dial dial = new Dial(10, new Turn(1, 1), new Turn(-1, 1), new Turn(3, 4), new Turn(-3, 4));
        Result result = solve(Bidirectional.create(), dial, 3, Zero.INSTANCE);
        assertThat(result.moves()).hasSize(1);
        assertThat(result.cost()).isEqualTo(4);
        assertThat(result.isOptimal()).isFalse();
    }

    private static Result solve(Search search, Dial dial, int mark, Heuristic<? super Hand> heuristic) {
        return search.solve(new Problem<>(dial, dial.at(mark), heuristic), Limits.NONE, Progress.NONE);
    }
}
