package dev.unscramble.tiles.placement;

import java.util.Arrays;

/**
 * How many moves it takes to bring a tile to a cell, wherever it and the blank are, while the tiles in some cells stay
 * where they are: exact, found breadth first from the cell.
 */
public final class PlacementTable {
    private static final char UNKNOWN = Character.MAX_VALUE;

    private final int size;
    private final char[] distance;

    /**
     * The table for one cell.
     *
     * @param moves by cell, where the blank can go from there: a mask of moves
     */
    public PlacementTable(int goal, long[] moves, int[] stepByMove) {
        size = moves.length;
        distance = new char[size * size];
        Arrays.fill(distance, UNKNOWN);
        int[] queue = new int[size * size];
        int end = 0;
        for (int blank = 0; blank < size; blank++) {
            if (blank != goal && moves[blank] != 0) {
                distance[goal * size + blank] = 0;
                queue[end++] = goal * size + blank;
            }
        }
        for (int at = 0; at < end; at++) {
            int tile = queue[at] / size;
            int blank = queue[at] % size;
            char next = (char) (distance[queue[at]] + 1);
            for (long left = moves[blank]; left != 0; left &= left - 1) {
                int target = blank + stepByMove[Long.numberOfTrailingZeros(left)];
                int neighbour = (target == tile ? blank : tile) * size + target;
                if (distance[neighbour] == UNKNOWN) {
                    distance[neighbour] = next;
                    queue[end++] = neighbour;
                }
            }
        }
    }

    int moves(int tile, int blank) {
        return distance[tile * size + blank];
    }
}
