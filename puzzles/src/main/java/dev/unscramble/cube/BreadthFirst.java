package dev.unscramble.cube;

import dev.unscramble.model.BuildMonitor;
import java.util.Arrays;

/**
 * Fills a table with the distances of all states from one of them, a byte each. Rows are the values of one
 * coordinate and columns those of the other. A move takes a whole row to another one, so that it is done a
 * row at a time: the bytes stay in the cache, and no queue is needed.
 *
 * <p>It marks the neighbours of the last layer until fewer states are left than that layer has; from then on it looks
 * for a neighbour in the last layer from each state that is left, and stops at the first. The loops avoid branches
 * that a processor cannot predict.
 */
final class BreadthFirst {
    private static final byte UNKNOWN = Byte.MAX_VALUE;

    /** A shift that makes 1 of an unknown distance, and 0 of a known one. */
    private static final int UNKNOWN_BIT = 6;

    private final MoveTable rows;
    private final MoveTable columns;
    private final byte[] distances;
    /** By row: the last depth at which a state of it was reached. */
    private final byte[] lastReached;
    /** The chosen columns of the current row. */
    private final int[] chosen;

    private BreadthFirst(MoveTable rows, MoveTable columns) {
        this.rows = rows;
        this.columns = columns;
        this.distances = new byte[rows.size() * columns.size()];
        this.lastReached = new byte[rows.size()];
        this.chosen = new int[columns.size()];
        Arrays.fill(distances, UNKNOWN);
    }

    /**
     * The distances from the state in this row and column, by row, then column; the largest byte if there is no path.
     */
    static byte[] distances(MoveTable rows, MoveTable columns, int row, int column, BuildMonitor monitor) {
        BreadthFirst search = new BreadthFirst(rows, columns);
        search.distances[row * columns.size() + column] = 0;
        search.fill(monitor);
        return search.distances;
    }

    private void fill(BuildMonitor monitor) {
        int unknown = distances.length - 1;
        int reached = 1;
        boolean isOutwards = true;
        for (int depth = 1; unknown > 0 && reached > 0; depth++) {
            monitor.check(1 - (double) unknown / distances.length);
            isOutwards &= reached <= unknown;
            reached = 0;
            for (int row = 0; row < rows.size(); row++) {
                reached += isOutwards ? outwards(row, depth) : backwards(row, depth);
            }
            unknown -= reached;
        }
    }

    /** Marks all neighbours of the states of a row that were reached last; returns how many of them are new. */
    private int outwards(int row, int depth) {
        if (lastReached[row] < depth - 1) {
            return 0;
        }
        int reached = 0;
        int count = choose(row, depth - 1);
        for (int move = 0; count > 0 && move < rows.moves(); move++) {
            int target = rows.after(move, row);
            int fresh = mark(target, move, count, depth);
            if (fresh > 0) {
                lastReached[target] = (byte) depth;
                reached += fresh;
            }
        }
        return reached;
    }

    /** Looks for neighbours that were reached last, from the states of a row that are left. */
    private int backwards(int row, int depth) {
        int count = choose(row, UNKNOWN);
        int left = count;
        for (int move = 0; left > 0 && move < rows.moves(); move++) {
            left = keepUnreached(row, rows.after(move, row), move, left, depth);
        }
        return count - left;
    }

    /** Chooses the columns of a row that have this distance; returns their number. */
    private int choose(int row, int distance) {
        byte[] all = distances;
        int[] some = chosen;
        int start = row * some.length;
        int count = 0;
        for (int column = 0; column < some.length; column++) {
            some[count] = column;
            count += all[start + column] == distance ? 1 : 0;
        }
        return count;
    }

    /** Marks the states that a move leads to from the chosen columns; returns how many of them are new. */
    private int mark(int targetRow, int move, int count, int depth) {
        byte[] all = distances;
        int[] some = chosen;
        short[] after = columns.next();
        int from = move * columns.size();
        int start = targetRow * columns.size();
        int fresh = 0;
        for (int i = 0; i < count; i++) {
            int index = start + after[from + some[i]];
            int before = all[index];
            all[index] = (byte) Math.min(before, depth);
            fresh += before >> UNKNOWN_BIT;
        }
        return fresh;
    }

    /** Marks the chosen columns from which a move leads to the last layer; the others stay chosen. */
    private int keepUnreached(int row, int targetRow, int move, int count, int depth) {
        byte[] all = distances;
        int[] some = chosen;
        short[] after = columns.next();
        int from = move * columns.size();
        int start = row * columns.size();
        int targetStart = targetRow * columns.size();
        int left = 0;
        for (int i = 0; i < count; i++) {
            int column = some[i];
            boolean isReached = all[targetStart + after[from + column]] == depth - 1;
            all[start + column] = isReached ? (byte) depth : UNKNOWN;
            some[left] = column;
            left += isReached ? 0 : 1;
        }
        return left;
    }
}
