package dev.unscramble.tiles.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pattern databases of random patterns and goals against the plainest program that does the same. */
class PatternDatabaseTest {

    /** All that is asked of a source of tables, which has only empty ones. */
    private static final class Asked implements Tables {
        private final Set<String> names = new HashSet<>();

        @Override
        public TableBytes get(Key key, Maker maker) {
            names.add(key.name());
            return new TableBytes(0);
        }

        @Override
        public boolean has(Key key) {
            return names.contains(key.name());
        }
    }

    @ParameterizedTest(name = "{0}x{1}, patterns of {2}, seed {3}")
    @CsvSource({
        "2, 2, 1,       1",
        "2, 3, 2 2,     2",
        "3, 2, 3 1,     3",
        "3, 3, 3 2 3,   4",
        "3, 3, 4 4,     5",
        "2, 5, 3 1 2,   6",
        "4, 3, 3 3 3,   7",
        "4, 4, 3,       8",
        "4, 4, 3 3 2,   9",
        "4, 4, 2 2 2 2 3, 10",
        "4, 4, 1 3,     11",
        "4, 4, 4,       12",
        "5, 5, 3 2,     13",
        "3, 6, 2 2 2,   14"
    })
    @Tag("long")
    void anEstimateIsTheLargestSumOfWhatThePatternsNeed(int rows, int columns, String sizes, long usualSeed) {
        long seed = Samples.seed(usualSeed);
        Random random = new Random(seed);
        for (int blank : List.of(0, random.nextInt(rows * columns), random.nextInt(rows * columns))) {
            Board goal = TileCases.random(rows, columns, blank, random);
            List<List<Integer>> groups = groups(goal.size(), sizes, random);
            PatternDatabase database = TileCases.database(new TilePuzzle(goal), text(groups));
            PlainPatterns plain = new PlainPatterns(goal, groups);
            for (int i = 0; i < Samples.atLeast(20); i++) {
                Board board = TileCases.random(rows, columns, random);
                assertThat(database.estimate(new TilePuzzle(goal).at(board)))
                        .as("seed %d: %s to %s by %s", seed, board, goal, database.name())
                        .isEqualTo(plain.estimate(board));
            }
        }
    }

    private static List<List<Integer>> groups(int size, String sizes, Random random) {
        List<Integer> tiles = TileCases.shuffled(1, size, random);
        List<List<Integer>> groups = new ArrayList<>();
        for (String count : sizes.split(" ")) {
            groups.add(tiles.subList(0, Integer.parseInt(count)));
            tiles = tiles.subList(Integer.parseInt(count), tiles.size());
        }
        return groups;
    }

    private static String text(List<List<Integer>> groups) {
        return groups.stream()
                .map(group -> group.stream().map(String::valueOf).collect(Collectors.joining(",", "(", ")")))
                .collect(Collectors.joining());
    }

    /** By the whole space, which says as well that the estimate is consistent. */
    @ParameterizedTest
    @CsvSource({"2, 2, 3", "2, 3, 5", "3, 2, 5", "2, 4, 7"})
    void aPatternOfAllTilesIsExact(int rows, int columns, String all) {
        Board goal = Goals.blankFirst(rows, columns);
        TilePuzzle puzzle = new TilePuzzle(goal);
        PatternDatabase database = TileCases.database(puzzle, all);
        assertThat(database.guarantee().isConsistent()).isTrue();
        TileCases.exact(goal).forEach((position, distance) -> {
            if (database.estimate(position) != distance) {
                throw new AssertionError(
                        puzzle.board(position) + " is " + distance + " moves away, not " + database.estimate(position));
            }
        });
    }

    @ParameterizedTest(name = "{0}x{1}, blank in cell {2}, {3}, seed {4}")
    @CsvSource({
        "3, 3, 0,  4-4,     1",
        "3, 3, 2,  3-5,     2",
        "3, 3, 4,  4-4,     3",
        "4, 4, 0,  5-5-5,   4",
        "4, 4, 3,  4-4-4-3, 5",
        "4, 4, 5,  4-4-4-3, 6",
        "4, 4, 9,  4-4-4-3, 7",
        "3, 5, 12, 4-4-3-3, 8"
    })
    void aBoardAndItsMirrorImageAreJudgedAlike(int rows, int columns, int blank, String sizes, long usualSeed) {
        long seed = Samples.seed(usualSeed);
        Random random = new Random(seed);
        Board goal = TileCases.random(rows, columns, blank, random);
        TilePuzzle puzzle = new TilePuzzle(goal);
        PatternDatabase database = TileCases.database(puzzle, sizes);
        int[] mirror = mirror(TilePartition.parse(puzzle, sizes).symmetries(), goal.size());
        assertThat(mirror[blank]).isEqualTo(blank);
        for (int i = 0; i < Samples.atLeast(50); i++) {
            Board board = TileCases.random(rows, columns, random);
            int[] image = new int[goal.size()];
            for (int cell = 0; cell < image.length; cell++) {
                int home = goal.cells()[board.tile(cell)];
                image[mirror[cell]] = goal.tile(mirror[home]);
            }
            assertThat(database.estimate(puzzle.at(Board.of(rows, columns, image))))
                    .as("seed %d: the mirror image of %s", seed, board)
                    .isEqualTo(database.estimate(puzzle.at(board)));
        }
    }

    /** By cell, the one that the first symmetry shows where the second shows it. */
    private static int[] mirror(List<Symmetry> symmetries, int size) {
        assertThat(symmetries).hasSize(2);
        int[] mirror = new int[size];
        for (int cell = 0; cell < size; cell++) {
            for (int other = 0; other < size; other++) {
                if (symmetries.get(0).to(other) == symmetries.get(1).to(cell)) {
                    mirror[cell] = other;
                }
            }
        }
        return mirror;
    }

    /** What the blank's cell can be turned to, and the tiles' numbers, make no difference. */
    @ParameterizedTest
    @CsvSource({"3, 3, 4-4", "4, 4, 6-6-3", "4, 4, 7-8", "4, 4, 3-3-3-3-3", "3, 5, 5-5-4", "5, 5, 6-6-6-6", "2, 8, 7-8"
    })
    void goalsThatDifferByATurnOrByNumbersShareTables(int rows, int columns, String sizes) {
        Random random = Samples.random(1);
        Set<Set<String>> shared = new HashSet<>();
        Set<Integer> fronts = new HashSet<>();
        for (int blank = 0; blank < rows * columns; blank++) {
            int cell = blank;
            fronts.add(Symmetry.of(rows, columns).stream()
                    .mapToInt(symmetry -> symmetry.to(cell))
                    .min()
                    .orElseThrow());
            shared.add(asked(TileCases.random(rows, columns, blank, random), sizes).names);
        }
        assertThat(shared).hasSameSizeAs(fronts);
        assertThat(shared.stream().flatMap(Set::stream)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @Tag("long")
    @CsvSource({"3, 3, 2-1-1-1-1-2", "6, 6, 3-3-3-3-3-3-3-3-3-3-3-2", "3, 10, 4-4-4-4-4-4-4-1"})
    void anyNumberOfPatternsIsTrackedAlongAWalk(int rows, int columns, String sizes) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(rows, columns));
        PatternDatabase database = TileCases.database(puzzle, sizes);
        Random random = Samples.random(64);
        TilePosition position = puzzle.newPosition();
        int width = database.rowInts();
        int[] path = new int[2 * width];
        database.beginRow(position, path, 0);
        long tracked = database.begin(position);
        long alongPath = tracked;
        for (int step = 0; step < Samples.atLeast(300); step++) {
            int move = TileCases.shuffled(0, 4, random).stream()
                    .filter(some -> (position.legalMoves() >>> some & 1) != 0)
                    .findFirst()
                    .orElseThrow();
            int at = step % 2 * width;
            tracked = database.after(position, move, tracked);
            alongPath = database.afterWithin(position, move, alongPath, Integer.MAX_VALUE, path, at, width - at);
            position.apply(move);
            assertThat(database.value(tracked)).isEqualTo(database.estimate(position));
            assertThat(alongPath).isEqualTo(tracked).isEqualTo(database.begin(position));
        }
    }

    /** 16 * 15 * 14 entries of half a byte for three tiles, and twice 16 * 15 for two. */
    @Test
    void tablesThatDoNotFitIntoMemoryAreRefusedBeforeTheyAreMade() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(4, 4));
        TilePartition partition = TilePartition.parse(puzzle, "(1,2,3)(4,5)(6,7)");
        assertThat(new PatternDatabase(puzzle, partition, Tables.IN_MEMORY).memoryBytes())
                .isEqualTo(16 * 15 * 14 / 2 + 2 * 16 * 15 / 2);
        assertThatThrownBy(() -> new PatternDatabase(puzzle, partition, within(16 * 15 * 14 / 2)))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("(1,2,3)(4,5)(6,7)", "of memory");
    }

    /** No tables, and this much memory for them. */
    private static Tables within(long bytes) {
        return new Tables() {
            @Override
            public TableBytes get(Key key, Maker maker) {
                throw new AssertionError("too early");
            }

            @Override
            public long memoryLimit() {
                return bytes;
            }
        };
    }

    /** What is only described has no tables, and asks for none. */
    @Test
    void tablesAreAskedForByPrepareAlone() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
        Asked source = new Asked();
        PatternDatabase described = new PatternDatabase(puzzle, TilePartition.parse(puzzle, "4-4"), source);
        assertThatThrownBy(() -> described.estimate(puzzle.newPosition()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("pdb:4-4 has no tables yet; prepare it before a search");
        assertThat(source.names).isEmpty();
    }

    @Test
    void whoStopsThePreparationLeavesItUnprepared() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
        PatternDatabase database = new PatternDatabase(puzzle, TilePartition.parse(puzzle, "4-4"), Tables.IN_MEMORY);
        assertThatThrownBy(() -> database.prepare(share -> false)).isInstanceOf(StoppedException.class);
        assertThatThrownBy(() -> database.begin(puzzle.newPosition())).isInstanceOf(IllegalStateException.class);
        database.prepare(BuildMonitor.NONE);
        assertThat(database.estimate(puzzle.newPosition())).isZero();
    }

    @Test
    void tablesAreReadyOnceAllOfThemAreThere() {
        Board goal = Goals.blankFirst(3, 3);
        TilePuzzle puzzle = new TilePuzzle(goal);
        Asked source = asked(goal, "4-4");
        assertThat(source.names)
                .containsExactlyInAnyOrder("tiles-3x3-blank0-cells1.2.3.4", "tiles-3x3-blank0-cells5.6.7.8");
        assertThat(PatternDatabase.isReady(TilePartition.parse(puzzle, "4-4"), source))
                .isTrue();
        assertThat(PatternDatabase.isReady(TilePartition.parse(puzzle, "(1,2,3,4)"), source))
                .isTrue();
        assertThat(PatternDatabase.isReady(TilePartition.parse(puzzle, "(1,2,3,4)(5)"), source))
                .isFalse();
    }

    private static Asked asked(Board goal, String sizes) {
        Asked source = new Asked();
        TilePuzzle puzzle = new TilePuzzle(goal);
        PatternDatabase database = new PatternDatabase(puzzle, TilePartition.parse(puzzle, sizes), source);
        assertThat(database.trackedBits()).isLessThanOrEqualTo(Long.SIZE);
        database.prepare(BuildMonitor.NONE);
        return source;
    }

    /** The sum over some groups of tiles, or over those that stand in their places in the mirror. */
    private static final class PlainPatterns {
        private final Board goal;
        private final List<List<Part>> views = new ArrayList<>();

        private record Part(int[] tiles, PlainPattern pattern) {}

        PlainPatterns(Board goal, List<List<Integer>> groups) {
            this.goal = goal;
            int[] goalCells = goal.cells();
            List<Symmetry> symmetries = Symmetry.bringingToFront(goal.rows(), goal.columns(), goalCells[0]);
            Symmetry first = symmetries.get(0);
            for (Symmetry symmetry : symmetries.subList(0, Math.min(2, symmetries.size()))) {
                List<Part> parts = new ArrayList<>();
                for (List<Integer> group : groups) {
                    Set<Integer> seen = group.stream()
                            .map(tile -> first.to(goalCells[tile]))
                            .collect(Collectors.toSet());
                    int[] tiles = IntStream.range(1, goal.size())
                            .filter(tile -> seen.contains(symmetry.to(goalCells[tile])))
                            .toArray();
                    int[] cells =
                            IntStream.of(tiles).map(tile -> goalCells[tile]).toArray();
                    parts.add(new Part(tiles, new PlainPattern(goal.rows(), goal.columns(), goalCells[0], cells)));
                }
                views.add(parts);
            }
        }

        int estimate(Board board) {
            int[] at = board.cells();
            return views.stream().mapToInt(parts -> sum(parts, at)).max().orElseThrow();
        }

        /** Tiles of no group are as far as they are by Manhattan distance. */
        private int sum(List<Part> parts, int[] at) {
            Set<Integer> rest = IntStream.range(1, goal.size()).boxed().collect(Collectors.toSet());
            int sum = 0;
            for (Part part : parts) {
                sum += part.pattern.slides(
                        IntStream.of(part.tiles).map(tile -> at[tile]).toArray());
                IntStream.of(part.tiles).forEach(rest::remove);
            }
            int[] goalCells = goal.cells();
            for (int tile : rest) {
                sum += Math.abs(at[tile] / goal.columns() - goalCells[tile] / goal.columns())
                        + Math.abs(at[tile] % goal.columns() - goalCells[tile] % goal.columns());
            }
            return sum;
        }
    }
}
