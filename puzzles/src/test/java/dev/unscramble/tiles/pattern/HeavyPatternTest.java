package dev.unscramble.tiles.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TileCosts;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Pattern databases for slides that have costs, against plain programs over all placements and whole spaces. */
class HeavyPatternTest {

    @ParameterizedTest
    @CsvSource({"2, 3, 2, 1", "3, 3, 1, 2", "3, 3, 3, 3", "3, 4, 3, 4", "4, 4, 3, 5", "2, 6, 3, 6", "2, 2, 3, 7"})
    void aTableHoldsTheLeastCostOfItsTiles(int rows, int columns, int tiles, long usualSeed) {
        long seed = Samples.seed(usualSeed);
        Random random = new Random(seed);
        List<Integer> cells = TileCases.shuffled(0, rows * columns, random);
        List<Integer> goal = cells.subList(1, tiles + 1).stream().sorted().toList();
        int[] costs = random.ints(tiles, 1, 50_000).toArray();
        TilePattern pattern = new TilePattern(rows, columns, cells.get(0), goal);
        HeavyPattern heavy =
                new HeavyPattern(pattern, Arrays.stream(costs).boxed().toList());
        int[] entries = HeavyPatternTable.entries(heavy, Tables.IN_MEMORY, BuildMonitor.NONE);
        int[] goalCells = goal.stream().mapToInt(cell -> cell).toArray();
        PlainPattern plain = new PlainPattern(rows, columns, cells.get(0), goalCells, costs);
        int[] weights = PatternView.weights(tiles, rows * columns);
        for (int rank = 0; rank < entries.length; rank++) {
            int[] at = placement(rank, weights, rows * columns);
            int manhattan = IntStream.range(0, tiles)
                    .map(i -> costs[i] * pattern.manhattan(i, at[i]))
                    .sum();
            int cost = plain.slides(at);
            assertThat(entries[rank])
                    .as("seed %d: %s at %s", seed, heavy, Arrays.toString(at))
                    .isEqualTo(cost == PlainPattern.NEVER ? 0 : cost - manhattan);
        }
        assertThat(entries).hasSize((int) pattern.entries());
    }

    private static int[] placement(int rank, int[] weights, int cells) {
        int[] at = new int[weights.length];
        List<Integer> free = TileCases.shuffled(0, cells, new Random(0));
        free.sort(null);
        int rest = rank;
        for (int tile = 0; tile < at.length; tile++) {
            at[tile] = free.remove(rest / weights[tile]);
            rest %= weights[tile];
        }
        return at;
    }

    @ParameterizedTest
    @EnumSource
    void aPatternOfAllTilesIsExactAndSeveralNeverOverestimate(TileCosts costs) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankLast(2, 3)).withCosts(costs);
        AdditiveDistance manhattan = AdditiveDistance.manhattan(puzzle);
        HeavyPatternDatabase all = database(puzzle, "5");
        assertThat(all.guarantee().isConsistent()).isTrue();
        new ExactDistances<>(puzzle).forEach((position, exact) -> {
            assertThat(all.estimate(position)).isEqualTo(exact);
            for (String patterns : List.of("3-2", "1-1-1-1-1", "(2,5)", "(1,3,4)(2)")) {
                HeavyPatternDatabase several = database(puzzle, patterns);
                assertThat(several.guarantee().isConsistent()).isFalse();
                assertThat(several.estimate(position)).isBetween(manhattan.estimate(position), exact);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void whatIsTrackedAlongAWalkIsTheEstimate(TileCosts costs) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(4, 4)).withCosts(costs);
        HeavyPatternDatabase database = database(puzzle, "(15,1,8)(3,4)");
        Random random = Samples.random(5);
        TilePosition position = puzzle.newPosition();
        long tracked = database.begin(position);
        for (int step = 0; step < Samples.atLeast(200); step++) {
            int move = TileCases.shuffled(0, 4, random).stream()
                    .filter(some -> (position.legalMoves() >>> some & 1) != 0)
                    .findFirst()
                    .orElseThrow();
            tracked = database.after(position, move, tracked);
            position.apply(move);
            assertThat(database.value(tracked)).isEqualTo(database.estimate(position));
        }
    }

    @Test
    void aTableDependsOnTheGoalAndTheCosts() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3)).withCosts(TileCosts.SQUARE);
        assertThat(names(puzzle, "4-4"))
                .containsExactly(
                        "heavy-tiles-3x3-blank0-cells1.2.3.4-costs1.4.9.16",
                        "heavy-tiles-3x3-blank0-cells5.6.7.8-costs25.36.49.64");
        assertThat(names(puzzle.withCosts(TileCosts.TILE), "4-4")).doesNotContainAnyElementsOf(names(puzzle, "4-4"));
        TilePuzzle other = new TilePuzzle(Goals.blankLast(3, 3)).withCosts(TileCosts.SQUARE);
        assertThat(names(other, "4-4")).doesNotContainAnyElementsOf(names(puzzle, "4-4"));
    }

    private static List<String> names(TilePuzzle puzzle, String partition) {
        return HeavyPattern.of(puzzle, TilePartition.parse(puzzle, partition)).stream()
                .map(pattern -> pattern.key().name())
                .toList();
    }

    @Test
    void patternsThatAreTooLargeAreRefused() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(4, 4)).withCosts(TileCosts.SQRT);
        TilePartition partition = TilePartition.parse(puzzle, "7-8");
        assertThatThrownBy(() -> new HeavyPatternDatabase(puzzle, partition, Tables.IN_MEMORY))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("8 tiles", "--costs sqrt", "2^28");
    }

    @Test
    void whoStopsThePreparationLeavesItUnprepared() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3)).withCosts(TileCosts.TILE);
        HeavyPatternDatabase database =
                new HeavyPatternDatabase(puzzle, TilePartition.parse(puzzle, "4-4"), Tables.IN_MEMORY);
        assertThatThrownBy(() -> database.prepare(share -> false)).isInstanceOf(StoppedException.class);
        assertThatThrownBy(() -> database.estimate(puzzle.newPosition()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("pdb:4-4 has no tables yet; prepare it before a search");
    }

    private static HeavyPatternDatabase database(TilePuzzle puzzle, String partition) {
        HeavyPatternDatabase database =
                new HeavyPatternDatabase(puzzle, TilePartition.parse(puzzle, partition), Tables.IN_MEMORY);
        database.prepare(BuildMonitor.NONE);
        return database;
    }
}
