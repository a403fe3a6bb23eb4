package dev.unscramble.tiles.heuristic;

import dev.unscramble.tiles.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** The heuristics done literally: what each of them counts is carried out, or all ways are tried. */
final class PlainHeuristics {
    private PlainHeuristics() {}

    static int misplaced(Board board, Board goal) {
        return (int) IntStream.range(0, board.size())
                .filter(cell -> board.tile(cell) != 0 && board.tile(cell) != goal.tile(cell))
                .count();
    }

    static int manhattan(Board board, Board goal) {
        return IntStream.range(1, board.size())
                .map(tile -> steps(tile, board, goal))
                .sum();
    }

    static int steps(int tile, Board board, Board goal) {
        return rows(tile, board, goal) + columns(tile, board, goal);
    }

    static int inPlace(Board board, Board goal) {
        return (int) IntStream.range(0, board.size())
                .filter(cell -> board.tile(cell) == goal.tile(cell))
                .count();
    }

    static int euclidean(Board board, Board goal) {
        double sum = IntStream.range(1, board.size())
                .mapToDouble(tile -> Math.hypot(rows(tile, board, goal), columns(tile, board, goal)))
                .sum();
        return (int) Math.ceil(sum - 1e-9);
    }

    /** Sorts: the largest goes home, then the next, and so on; counts the swaps. */
    static int maxSort(Board board, Board goal) {
        int[] tiles = board.tiles();
        int swaps = 0;
        for (int tile = board.size() - 1; tile >= 0; tile--) {
            swaps += swap(tiles, cell(tile, tiles), cell(tile, goal.tiles())) ? 1 : 0;
        }
        return swaps;
    }

    /** Lets the blank change places with the tile that belongs where it is, or with any that is not home. */
    static int gaschnig(Board board, Board goal) {
        int[] tiles = board.tiles();
        int moves = 0;
        while (!Arrays.equals(tiles, goal.tiles())) {
            int blank = cell(0, tiles);
            int wanted = goal.tile(blank);
            int other = wanted != 0
                    ? cell(wanted, tiles)
                    : IntStream.range(0, tiles.length)
                            .filter(cell -> tiles[cell] != goal.tile(cell))
                            .findFirst()
                            .orElseThrow();
            swap(tiles, blank, other);
            moves++;
        }
        return moves;
    }

    static int linearConflict(Board board, Board goal) {
        int sum = manhattan(board, goal);
        for (int row = 0; row < board.rows(); row++) {
            int first = row * board.columns();
            sum += 2 * leaving(line(board, first, 1, board.columns()), line(goal, first, 1, board.columns()));
        }
        for (int column = 0; column < board.columns(); column++) {
            int step = board.columns();
            sum += 2 * leaving(line(board, column, step, board.rows()), line(goal, column, step, board.rows()));
        }
        return sum;
    }

    /** The fewest tiles to take out of a line, so that the others that belong there are in order. */
    private static int leaving(List<Integer> line, List<Integer> goal) {
        List<Integer> places =
                line.stream().filter(goal::contains).map(goal::indexOf).toList();
        int most = 0;
        for (int kept = 0; kept < 1 << places.size(); kept++) {
            List<Integer> rest = new ArrayList<>();
            for (int i = 0; i < places.size(); i++) {
                if ((kept & 1 << i) != 0) {
                    rest.add(places.get(i));
                }
            }
            most = rest.stream().sorted().toList().equals(rest) ? Math.max(most, rest.size()) : most;
        }
        return places.size() - most;
    }

    private static List<Integer> line(Board board, int first, int step, int length) {
        return IntStream.range(0, length)
                .map(place -> board.tile(first + place * step))
                .filter(tile -> tile != 0)
                .boxed()
                .toList();
    }

    private static int rows(int tile, Board board, Board goal) {
        return apart(tile, board, goal, (cell, columns) -> cell / columns);
    }

    private static int columns(int tile, Board board, Board goal) {
        return apart(tile, board, goal, (cell, columns) -> cell % columns);
    }

    private static int apart(int tile, Board board, Board goal, IntBinaryOperator line) {
        return Math.abs(line.applyAsInt(cell(tile, board.tiles()), board.columns())
                - line.applyAsInt(cell(tile, goal.tiles()), goal.columns()));
    }

    private static int cell(int tile, int[] tiles) {
        return IntStream.range(0, tiles.length)
                .filter(cell -> tiles[cell] == tile)
                .findFirst()
                .orElseThrow();
    }

    private static boolean swap(int[] tiles, int one, int other) {
        int tile = tiles[one];
        tiles[one] = tiles[other];
        tiles[other] = tile;
        return one != other;
    }
}
