package dev.unscramble.tiles.placement;

import java.util.Arrays;

/**
 * The exact number of moves that bring a tile to a cell, by its cell and that of the blank, while the tiles in some
 * cells do not move; found breadth first from the cell.
 */
public final class PlacementTable {
    private static final char UNKNOWN = Character.MAX_VALUE;

    private final int size;
    private final char[] distance;

    /**
     * The table for one cell.
     *
     * @param moves by cell: a mask of the moves that the blank can make there
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
