package dev.unscramble.tiles;

import dev.unscramble.heuristic.Combination;
import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import dev.unscramble.tiles.heuristic.Euclidean;
import dev.unscramble.tiles.heuristic.Gaschnig;
import dev.unscramble.tiles.heuristic.LinearConflict;
import dev.unscramble.tiles.heuristic.MaxSort;
import dev.unscramble.tiles.heuristic.WalkingDistance;
import dev.unscramble.tiles.pattern.PatternDatabase;
import dev.unscramble.tiles.pattern.TilePartition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The goals, heuristics and distances that the tests of this package share. */
public final class TileCases {
    private static final Map<Board, ExactDistances<TilePosition>> EXACT = new ConcurrentHashMap<>();

    /** Tables for all tests together, each made once. */
    static final Tables TABLES = new Tables() {
        private final Map<Key, TableBytes> made = new ConcurrentHashMap<>();

        @Override
        public TableBytes get(Key key, Maker maker) {
            return made.computeIfAbsent(key, none -> maker.make(BuildMonitor.NONE));
        }
    };

    private TileCases() {}

    private static PatternDatabase prepared(TilePuzzle puzzle, TilePartition partition) {
        PatternDatabase database = new PatternDatabase(puzzle, partition, TABLES);
        database.prepare(BuildMonitor.NONE);
        return database;
    }

    /** The pattern database of a partition in the notation of its users. */
    public static PatternDatabase database(TilePuzzle puzzle, String partition) {
        return prepared(puzzle, TilePartition.parse(puzzle, partition));
    }

    /** The numbers of a range, shuffled. */
    public static List<Integer> shuffled(int from, int to, Random random) {
        List<Integer> numbers = IntStream.range(from, to).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }

    /** Any board, be it solvable or not. */
    public static Board random(int rows, int columns, Random random) {
        int[] tiles = shuffled(0, rows * columns, random).stream()
                .mapToInt(tile -> tile)
                .toArray();
        return Board.of(rows, columns, tiles);
    }

    /** A goal with the blank in a cell, and the tiles at random. */
    public static Board random(int rows, int columns, int blank, Random random) {
        List<Integer> tiles = shuffled(1, rows * columns, random);
        tiles.add(blank, 0);
        return Board.of(rows, columns, tiles.stream().mapToInt(tile -> tile).toArray());
    }

    /** The goals that have names, and one that has none. */
    public static List<Board> goals(int rows, int columns) {
        return List.of(
                Goals.blankFirst(rows, columns),
                Goals.blankLast(rows, columns),
                Goals.snail(rows, columns),
                backwards(rows, columns));
    }

    /** The tiles backwards, with the blank in their middle: {@code 8 7 6 / 5 . 4 / 3 2 1}. */
    public static Board backwards(int rows, int columns) {
        int size = rows * columns;
        int middle = size / 2;
        return Board.of(
                rows,
                columns,
                IntStream.range(0, size)
                        .map(cell -> cell == middle ? 0 : cell < middle ? size - 1 - cell : size - cell)
                        .toArray());
    }

    /** All that there are; walking distance only where its tables are small. */
    public static List<Heuristic<? super TilePosition>> heuristics(TilePuzzle puzzle) {
        Heuristic<TilePosition> misplaced = AdditiveDistance.misplaced(puzzle);
        Heuristic<TilePosition> manhattan = AdditiveDistance.manhattan(puzzle);
        Heuristic<TilePosition> euclidean = new Euclidean(puzzle);
        Heuristic<TilePosition> maxSort = new MaxSort(puzzle);
        Heuristic<TilePosition> gaschnig = new Gaschnig(puzzle);
        Heuristic<TilePosition> linearConflict = new LinearConflict(puzzle);
        List<Heuristic<? super TilePosition>> all = new ArrayList<>(List.<Heuristic<? super TilePosition>>of(
                Zero.INSTANCE,
                misplaced,
                manhattan,
                euclidean,
                maxSort,
                gaschnig,
                linearConflict,
                AdditiveDistance.manhattanWithBlank(puzzle),
                Euclidean.withBlank(puzzle),
                AdditiveDistance.inPlace(puzzle),
                AdditiveDistance.inPlaceWithBlank(puzzle),
                Combination.sum(List.of(misplaced, manhattan)),
                Combination.max(List.of(misplaced, manhattan, euclidean, maxSort, gaschnig, linearConflict))));
        if (puzzle.size() <= 16) {
            Heuristic<TilePosition> walkingDistance = new WalkingDistance(puzzle);
            all.add(walkingDistance);
            all.add(Combination.max(List.of(walkingDistance, linearConflict)));
            all.add(prepared(puzzle, TilePartition.usual(puzzle)));
        } else if (puzzle.size() <= Long.SIZE) { // the largest that pattern databases are for
            all.add(database(puzzle, "(1,2,6)(8,9,4)(3,12)(16)"));
        }
        return all;
    }

    /** A goal with each of the heuristics for it. */
    public static Stream<Arguments> goalWithHeuristics(Board goal) {
        return heuristics(new TilePuzzle(goal)).stream().map(heuristic -> Arguments.of(goal, heuristic));
    }

    /** The whole space around a goal, found once. */
    public static ExactDistances<TilePosition> exact(Board goal) {
        return EXACT.computeIfAbsent(goal, board -> new ExactDistances<>(new TilePuzzle(board)));
    }
}
