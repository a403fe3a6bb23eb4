package dev.unscramble.tiles;

import java.util.Arrays;
import java.util.stream.IntStream;

/** How the tiles are parted into patterns: by the cells of their goals. */
final class TilePartition {
    /**
     * The cells of 6-6-3 on 4x4 with the blank's goal in the first cell, as Korf and Felner have it:
     *
     * <pre>
     *   .  1  1  2
     *   1  1  2  2
     *   1  1  2  2
     *   3  3  3  2
     * </pre>
     */
    private static final int[][] SIX_SIX_THREE = {{1, 2, 4, 5, 8, 9}, {3, 6, 7, 10, 11, 15}, {12, 13, 14}};

    private TilePartition() {}

    /** The cells of each pattern: by Korf and Felner where theirs fits, else in the order of the cells. */
    static int[][] of(Board goal, int... sizes) {
        int blank = goal.cells()[0];
        boolean isKnown = goal.rows() == 4 && goal.columns() == 4 && Arrays.equals(sizes, new int[] {6, 6, 3});
        if (isKnown && blank == 0) {
            return SIX_SIX_THREE;
        }
        if (isKnown && blank == 15) {
            return Arrays.stream(SIX_SIX_THREE)
                    .map(cells ->
                            Arrays.stream(cells).map(cell -> 15 - cell).sorted().toArray())
                    .toArray(int[][]::new);
        }
        int[] cells =
                IntStream.range(0, goal.size()).filter(cell -> cell != blank).toArray();
        int[][] patterns = new int[sizes.length][];
        int from = 0;
        for (int i = 0; i < sizes.length; i++) {
            patterns[i] = Arrays.copyOfRange(cells, from, from + sizes[i]);
            from += sizes[i];
        }
        return patterns;
    }
}
