package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.Trace;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.Rbfs;
import dev.unscramble.search.Search;
import dev.unscramble.search.memory.BeamStack;
import dev.unscramble.search.memory.Bfhs;
import dev.unscramble.search.memory.Bts;
import dev.unscramble.search.memory.IdaStarTable;
import dev.unscramble.search.memory.PartialExpansion;
import dev.unscramble.search.memory.Sma;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of optimal searches in less memory than A*: which nodes they expand, generate and store. */
class LessMemoryTest {
    private static final TilePuzzle FIFTEEN = new TilePuzzle(Goals.blankFirst(4, 4));

    private static Problem<TilePosition> korf(int number) {
        Board start = Korf.hundred().get(number - 1).start();
        return new Problem<>(FIFTEEN, FIFTEEN.at(start), AdditiveDistance.manhattan(FIFTEEN));
    }

    private static Statistics counts(Search search, int number) {
        Result result = search.solve(korf(number));
        assertThat(result.isOptimal()).isTrue();
        return result.statistics();
    }

    private static Statistics.Iteration round(Statistics counts, int bound) {
        return counts.iterations().stream()
                .filter(round -> round.bound() == bound)
                .findFirst()
                .orElseThrow();
    }

    /** Under a bound below the optimum, BFHS expands exactly the states that A* expands before its last layer. */
    @ParameterizedTest
    @CsvSource({"79, 40, 56284", "12, 43, 32090"})
    void breadthFirstHeuristicSearchExpandsEachStateWithinTheBoundOnce(int number, int bound, long states) {
        Statistics counts = counts(Bfhs.create(), number);
        assertThat(round(counts, bound).expanded()).isEqualTo(states);
        assertThat(counts.maxStored())
                .isLessThan(counts(BestFirst.astar(), number).maxStored());
    }

    @Test
    void aTableSavesWhatIdaStarExpandsTwice() {
        Statistics plain = counts(IdaStar.create(), 79);
        Statistics withTable = counts(IdaStarTable.create(), 79);
        assertThat(round(plain, 40).expanded()).isEqualTo(85_843);
        assertThat(round(withTable, 40).expanded()).isBetween(56_284L, 70_000L);
        assertThat(round(withTable, 30).expanded()).isEqualTo(round(plain, 30).expanded());
    }

    /** Others report 81,027 and 37,214 nodes expanded, by other rules for ties. */
    @ParameterizedTest
    @CsvSource({"79, 66848", "12, 36790"})
    void partialExpansionStoresOnlyWhatItNeeds(int number, long belowOptimum) {
        Statistics partial = counts(PartialExpansion.pea(), number);
        Statistics enhanced = counts(PartialExpansion.epea(), number);
        Statistics whole = counts(BestFirst.astar(), number);
        assertThat(partial.expandedBeforeLastLayer()).isEqualTo(belowOptimum);
        assertThat(enhanced.expanded()).isEqualTo(partial.expanded());
        assertThat(2 * enhanced.generated()).isLessThan(partial.generated());
        assertThat(partial.maxStored()).isLessThan(whole.maxStored() * 6 / 10);
    }

    @Test
    void enhancedPartialExpansionGeneratesNoSurplusNode() {
        double[] largest = {0};
        Trace trace = new Trace() {
            @Override
            public void generated(Node node) {
                largest[0] = Math.max(largest[0], node.priority());
            }
        };
        Result result = PartialExpansion.epea().solve(korf(12), Limits.NONE, Progress.NONE, trace);
        assertThat(largest[0]).isEqualTo(result.cost());
    }

    @Test
    void budgetsChangeNothingWhereRoundsGrow() {
        Statistics plain = counts(IdaStar.create(), 12);
        Statistics budgeted = counts(Bts.create(), 12);
        assertThat(budgeted.expanded()).isEqualTo(plain.expanded());
        assertThat(budgeted.iterations()).isEqualTo(plain.iterations());
    }

    /** Another program with this order of moves has the same counts. */
    @ParameterizedTest
    @CsvSource({"79, 2834, 3794725, 1155089", "12, 3318, 2714846, 816527"})
    void budgetsSaveMostOfTheRoundsWhereCostsDiffer(int number, int cost, long byIdaStar, long byBudgets) {
        List<Direction> order = List.of(Direction.RIGHT, Direction.LEFT, Direction.DOWN, Direction.UP);
        TilePuzzle heavy = new TilePuzzle(Goals.blankFirst(4, 4), order).withCosts(TileCosts.SQUARE);
        Problem<TilePosition> problem = new Problem<>(
                heavy, heavy.at(Korf.hundred().get(number - 1).start()), AdditiveDistance.manhattan(heavy));
        Result plain = IdaStar.create().withDuplicates(Duplicates.PARENT).solve(problem);
        Result budgeted = Bts.create().solve(problem);
        assertThat(budgeted.cost()).isEqualTo(plain.cost()).isEqualTo(cost);
        assertThat(plain.statistics().expanded()).isEqualTo(byIdaStar);
        assertThat(budgeted.statistics().expanded()).isEqualTo(byBudgets);
        assertThat(budgeted.statistics().iterations())
                .filteredOn(round -> round.cumulative() - round.expanded() > 100)
                .isNotEmpty()
                .allMatch(round -> round.expanded() <= 8 * (round.cumulative() - round.expanded()));
    }

    @Test
    void memoryBoundedSearchFindsTheSameInATwentiethOfTheMemory() {
        Result whole = Sma.create().solve(korf(12));
        Result bounded = Sma.create().solve(korf(12), Limits.NONE.withMemoryBytes(1_000_000));
        assertThat(bounded.isOptimal()).isTrue();
        assertThat(bounded.cost()).isEqualTo(whole.cost());
        assertThat(20 * bounded.statistics().maxStored())
                .isLessThan(whole.statistics().maxStored());
    }

    @Test
    void memoryBoundedSearchNeedsMemoryForItsPath() {
        Result result = Sma.create().solve(korf(12), Limits.NONE.withMemoryBytes(9_000));
        assertThat(result.outcome()).isEqualTo(Outcome.MEMORY_LIMIT);
    }

    @Test
    void aBeamThatGoesBackMissesNothing() {
        int width = 1_000;
        Result result = BeamStack.create().withWidth(width).solve(korf(12));
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.improvements()).hasSizeGreaterThan(1);
        assertThat(result.statistics().maxStored())
                .isLessThan(width * (long) result.improvements().get(0).cost());
    }

    /** Others report 148,421; the difference is which of several children of least F comes first. */
    @Test
    void theCountOfRecursiveBestFirstSearchDependsOnTies() {
        assertThat(counts(Rbfs.create(), 12).expanded()).isEqualTo(265_260);
        assertThat(counts(Rbfs.create().withRecentFirst(), 12).expanded()).isEqualTo(148_421);
    }

    @Test
    void breadthFirstHeuristicSearchRefusesDifferentCosts() {
        Dial dial = new Dial(10, new Dial.Turn(1, 2), new Dial.Turn(-1, 3));
        Problem<Dial.Hand> problem = new Problem<>(dial, dial.newPosition(), Zero.INSTANCE);
        assertThatThrownBy(() -> Bfhs.create().solve(problem))
                .isInstanceOf(InputException.class)
                .hasMessage("bfhs needs a puzzle whose moves all cost the same; use astar or idastar-tt");
    }
}
