package dev.unscramble.permutation.pattern;

import dev.unscramble.permutation.MoveTable;
import java.util.Arrays;
import java.util.List;

/**
 * The moves of several coordinates at once. Their values are numbered together, those of the last one side by side.
 *
 * @param sizes by part: the number of values
 * @param next by part, value and move: the value after the move
 */
record MoveProduct(int[] sizes, int[][] next, long size, int moves) {

    static MoveProduct of(List<MoveTable> parts, int moves) {
        long size = 1;
        for (MoveTable part : parts) {
            size = Math.multiplyExact(size, part.size());
        }
        return new MoveProduct(
                parts.stream().mapToInt(MoveTable::size).toArray(),
                parts.stream().map(MoveTable::byValue).toArray(int[][]::new),
                size,
                moves);
    }

    /** What each move makes of a value. */
    void after(long value, long[] byMove) {
        Arrays.fill(byMove, 0);
        long rest = value;
        long factor = 1;
        for (int part = sizes.length - 1; part >= 0; part--) {
            int at = (int) (rest % sizes[part]) * moves;
            rest /= sizes[part];
            for (int move = 0; move < moves; move++) {
                byMove[move] += next[part][at + move] * factor;
            }
            factor *= sizes[part];
        }
    }
}
