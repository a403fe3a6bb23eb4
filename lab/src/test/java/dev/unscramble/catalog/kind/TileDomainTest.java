package dev.unscramble.catalog.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.HeuristicNames;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCosts;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TileDomainTest {
    /** All tables are there, and nobody looks into them. */
    private record ReadyTables(long memoryLimit) implements Tables {
        @Override
        public boolean has(Key key) {
            return true;
        }

        @Override
        public TableBytes get(Key key, Maker maker) {
            return new TableBytes(0);
        }
    }

    @ParameterizedTest
    @CsvSource({"1000, pdb:7-8", "275, pdb:7-8", "274, pdb:6-6-3", "1, linear-conflict"})
    void autoTakesTheBestTablesThatFitIntoMemory(long megabytes, String heuristic) {
        assertThat(auto(megabytes).heuristicName()).isEqualTo(heuristic);
    }

    /** Those of 7-8 take 274 MB, those of 6-6-3 about 6. */
    @ParameterizedTest
    @ValueSource(strings = {"max(pdb:7-8,pdb:6-6-3)", "pdb:7-8+pdb:6-6-3", "max(h2,sum(pdb:6-6-3,pdb:7-8))"})
    void tablesThatFitAloneMustFitTogether(String heuristic) {
        Heuristic<? super TilePosition> both =
                domain(4, 4, new ReadyTables(400 << 20)).heuristics().parse(heuristic);
        assertThat(IncrementalHeuristic.of(both).memoryBytes()).isBetween(275L << 20, 400L << 20);
        HeuristicNames<TilePosition> heuristics =
                domain(4, 4, new ReadyTables(275 << 20)).heuristics();
        assertThat(heuristics.parse("pdb:7-8").name()).isEqualTo("pdb:7-8");
        assertThatThrownBy(() -> heuristics.parse(heuristic))
                .isInstanceOf(InputException.class)
                .hasMessageMatching(".*\\(.*pdb:7-8.*\\) takes \\d+ MB of memory, and 275 MB may be used; .*");
        assertThatThrownBy(() -> heuristics.parseNamed(heuristic)).isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @CsvSource({"4, 1000, pdb:6-6-3", "4, 20, manhattan", "3, 1000, pdb:4-4", "5, 1000, manhattan"})
    void slidesOfDifferentCostsAreSolvedByTablesOfSuchCosts(int side, long megabytes, String heuristic) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(side, side)).withCosts(TileCosts.SQUARE);
        TileDomain domain = new TileDomain(puzzle, new ReadyTables(megabytes << 20));
        assertThat(domain.heuristics().labels())
                .contains("misplaced", "manhattan", "pdb")
                .doesNotContain("max-sort");
        Solver<?> auto = domain.auto(Optional.empty(), SearchOptions.DEFAULT);
        assertThat(auto.label()).isEqualTo("astar");
        assertThat(auto.heuristicName()).isEqualTo(heuristic);
        assertThat(domain.optimal().heuristicName()).isEqualTo(heuristic);
    }

    @Test
    void autoSaysWhichTablesDoNotFit() {
        assertThat(auto(275).reason()).hasValue("optimal, and it stores no states");
        assertThat(auto(100).reason())
                .hasValueSatisfying(reason -> assertThat(reason)
                        .startsWith("optimal, and it stores no states; a better database does not fit:"
                                + " pdb:7-8 takes 274 MB of memory, and 100 MB may be used; "));
    }

    @ParameterizedTest
    @CsvSource({
        "3, 6, pdb:6-6-5, true",
        "4, 5, pdb:5-5-5-4, true",
        "3, 7, pdb:5-5-5-5, true",
        "5, 5, linear-conflict, true",
        "6, 6, linear-conflict, false"
    })
    void autoSaysWhatBuildingLargerTablesWouldBring(int rows, int columns, String heuristic, boolean hasHint) {
        Solver<?> solver = domain(rows, columns, Tables.IN_MEMORY).auto(Optional.empty(), SearchOptions.DEFAULT);
        assertThat(solver.heuristicName()).isEqualTo(heuristic);
        assertThat(solver.reason())
                .hasValueSatisfying(reason ->
                        assertThat(reason.contains("unscramble pdb build")).isEqualTo(hasHint));
    }

    @Test
    void autoUsesTheLargeTablesThatAreThere() {
        Solver<?> solver = domain(5, 5, new ReadyTables(Long.MAX_VALUE)).auto(Optional.empty(), SearchOptions.DEFAULT);
        assertThat(solver.label()).isEqualTo("astar-idastar");
        assertThat(solver.heuristicName()).isEqualTo("pdb:6-6-6-6");
        assertThat(solver.search().improves()).as("until the time limit").isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, astar, linear-conflict",
        "4, 4, idastar, pdb:6-6-3",
        "4, 5, astar-idastar, pdb:6-6-6-1",
        "5, 5, astar-idastar, pdb:6-6-6-6",
        "6, 6, astar-idastar, pdb:5-5-5-5-5-5-5",
        "9, 9, astar-idastar, linear-conflict"
    })
    void aProofIsTriedOnEveryBoardWithTheBestTables(int rows, int columns, String algorithm, String heuristic) {
        SearchOptions optimal = SearchOptions.DEFAULT.withAim(Aim.PROVE);
        Solver<?> solver = Solver.of(domain(rows, columns, Tables.IN_MEMORY), "auto", Optional.empty(), optimal);
        assertThat(solver.label()).isEqualTo(algorithm);
        assertThat(solver.heuristicName()).isEqualTo(heuristic);
        assertThat(solver.search().improves()).as("only until a time limit").isFalse();
    }

    private static TileDomain domain(int rows, int columns, Tables tables) {
        return new TileDomain(new TilePuzzle(Goals.blankFirst(rows, columns)), tables);
    }

    private static Solver<?> auto(long megabytes) {
        return domain(4, 4, new ReadyTables(megabytes << 20)).auto(Optional.empty(), SearchOptions.DEFAULT);
    }
}
