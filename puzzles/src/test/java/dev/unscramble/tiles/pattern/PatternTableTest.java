package dev.unscramble.tiles.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.TileCases;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every entry of every table that a plain program can check, up to patterns of all tiles. */
class PatternTableTest {
    private static final int MANAGEABLE = 300_000;
    private static final long SEED = Samples.seed(5);

    static Stream<Arguments> patterns() {
        Random random = new Random(SEED);
        Stream<Arguments> large =
                Stream.of(pattern(6, 6, 2, random), pattern(8, 8, 2, random), pattern(2, 32, 2, random));
        return Stream.concat(large, small(random));
    }

    private static Stream<Arguments> small(Random random) {
        return IntStream.rangeClosed(2, 5)
                .boxed()
                .flatMap(rows -> IntStream.rangeClosed(2, 6)
                        .boxed()
                        .flatMap(columns -> IntStream.range(1, rows * columns)
                                .filter(tiles -> Math.pow(rows * columns, tiles + 1) < MANAGEABLE)
                                .mapToObj(tiles -> pattern(rows, columns, tiles, random))));
    }

    private static Arguments pattern(int rows, int columns, int tiles, Random random) {
        List<Integer> cells = TileCases.shuffled(0, rows * columns, random);
        List<Integer> goal = cells.subList(1, tiles + 1).stream().sorted().toList();
        return Arguments.of(new TilePattern(rows, columns, cells.get(0), goal));
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void aTableHoldsTheLeastNumberOfSlidesOfItsTiles(TilePattern pattern) {
        PatternTable table = PatternTable.of(pattern, Tables.IN_MEMORY, BuildMonitor.NONE);
        int[] goal = pattern.goalCells().stream().mapToInt(cell -> cell).toArray();
        PlainPattern plain = new PlainPattern(pattern.rows(), pattern.columns(), pattern.goalBlank(), goal);
        int[] at = new int[goal.length];
        assertThat(check(pattern, table, plain, at, 0, 0)).as("seed %d", SEED).isEqualTo((int) pattern.entries());
    }

    /** Goes through all ways to stand in the order of their ranks; says the rank after the last. */
    private static int check(
            TilePattern pattern, PatternTable table, PlainPattern plain, int[] at, int tile, int rank) {
        if (tile == at.length) {
            int slides = plain.slides(at);
            int manhattan = IntStream.range(0, tile)
                    .map(i -> pattern.manhattan(i, at[i]))
                    .sum();
            int expected = slides == PlainPattern.NEVER ? 0 : (slides - manhattan) / 2;
            if (excess(table, rank) != expected) {
                throw new AssertionError("seed %d: %s at %s needs %d slides and %d by Manhattan distance, not %d more"
                        .formatted(SEED, pattern, Arrays.toString(at), slides, manhattan, 2 * excess(table, rank)));
            }
            return rank + 1;
        }
        int next = rank;
        for (int cell = 0; cell < pattern.cells(); cell++) {
            int candidate = cell;
            if (Arrays.stream(at, 0, tile).noneMatch(taken -> taken == candidate)) {
                at[tile] = cell;
                next = check(pattern, table, plain, at, tile + 1, next);
            }
        }
        return next;
    }

    /** A byte for each entry, and three bits: of what is met, of the last distance, and of the next. */
    @Test
    void whatMemoryItTakesToMakeATableIsKnownBefore() {
        TilePattern pattern = new TilePattern(4, 4, 0, List.of(1, 2, 3, 4, 5, 6));
        CellSets sets = new CellSets(16, 6);
        int orders = new Orders(6).count();
        long bits = (long) new PatternGraph(4, 4, sets).nodes() * orders;
        long needed = (long) sets.count() * orders + 3 * bits / Byte.SIZE;
        assertThat(PatternSweep.memoryBytes(pattern)).isBetween(needed, 2 * needed);
    }

    @Test
    void whileATableIsMadeTheShareThatIsDoneIsTold() {
        List<Double> told = Collections.synchronizedList(new ArrayList<>());
        PatternTable.of(new TilePattern(3, 4, 0, List.of(1, 2, 3)), Tables.IN_MEMORY, told::add);
        assertThat(told).allSatisfy(share -> assertThat(share).isBetween(0.0, 1.0));
        assertThat(Collections.max(told)).isGreaterThan(0.9);
    }

    static int excess(PatternTable table, int rank) {
        return table.nibbles()[rank >> 1] >> ((rank & 1) << 2) & PatternTable.MOST;
    }
}
