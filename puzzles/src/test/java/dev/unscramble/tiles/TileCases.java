package dev.unscramble.tiles;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Combination;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Zero;
import dev.unscramble.pdb.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The goals, heuristics and distances that the tests of this package share. */
final class TileCases {
    private static final Map<Board, ExactDistances<TilePosition>> EXACT = new ConcurrentHashMap<>();

    private TileCases() {}

    /** The goals that have names, and one that has none. */
    static List<Board> goals(int rows, int columns) {
        return List.of(
                Goals.blankFirst(rows, columns),
                Goals.blankLast(rows, columns),
                Goals.snail(rows, columns),
                backwards(rows, columns));
    }

    /** The tiles backwards, with the blank in their middle: {@code 8 7 6 / 5 . 4 / 3 2 1}. */
    static Board backwards(int rows, int columns) {
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
    static List<Heuristic<? super TilePosition>> heuristics(TilePuzzle puzzle) {
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
                Combination.sum(List.of(misplaced, manhattan)),
                Combination.max(List.of(misplaced, manhattan, euclidean, maxSort, gaschnig, linearConflict))));
        if (puzzle.size() <= 16) {
            Heuristic<TilePosition> walkingDistance = new WalkingDistance(puzzle);
            all.add(walkingDistance);
            all.add(Combination.max(List.of(walkingDistance, linearConflict)));
            all.add(new PatternDatabase(puzzle, TilePartition.usual(puzzle), Tables.IN_MEMORY));
        }
        return all;
    }

    /** A goal with each of the heuristics for it. */
    static Stream<Arguments> goalWithHeuristics(Board goal) {
        return heuristics(new TilePuzzle(goal)).stream().map(heuristic -> Arguments.of(goal, heuristic));
    }

    /** The whole space around a goal, found once. */
    static ExactDistances<TilePosition> exact(Board goal) {
        return EXACT.computeIfAbsent(goal, board -> new ExactDistances<>(new TilePuzzle(board)));
    }
}
