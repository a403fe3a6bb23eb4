package dev.unscramble.cube;

import dev.unscramble.model.BuildMonitor;
import java.util.Arrays;

/**
 * Fills a table with the distances of all states from one of them, a byte each, rows going by one
 * coordinate and columns by the other. A move takes a whole row to another one, so that it is done a
 * row at a time: what is looked at stays in the cache, and no queue is needed.
 *
 * <p>It goes outwards until fewer states are left than were reached last; from then on those that are
 * left look for a neighbour that has been reached, and stop at the first. The loops avoid branches
 * that a processor cannot predict.
 */
final class BreadthFirst {
    private static final byte UNKNOWN = Byte.MAX_VALUE;

    /** What this shift leaves of an unknown distance is 1, and of a known one 0. */
    private static final int UNKNOWN_BIT = 6;

    private final MoveTable rows;
    private final MoveTable columns;
    private final byte[] distances;
    /** By row: the last depth at which a state of it was reached. */
    private final byte[] lastReached;
    /** The columns at hand. */
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
     * The distances from the state in this row and column, by row, then column; the largest byte where no way leads.
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

    /** Goes from the states of a row that were reached last to all their neighbours. */
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

    /** Looks from the states of a row that are left for neighbours that were reached last. */
    private int backwards(int row, int depth) {
        int count = choose(row, UNKNOWN);
        int left = count;
        for (int move = 0; left > 0 && move < rows.moves(); move++) {
            left = keepUnreached(row, rows.after(move, row), move, left, depth);
        }
        return count - left;
    }

    /** Chooses the columns of a row that have this distance, and says how many they are. */
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

    /** Notes what a move makes of the chosen columns, and says how much of it is new. */
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

    /** Notes which of the chosen columns a move leads back from, and keeps the others chosen. */
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
