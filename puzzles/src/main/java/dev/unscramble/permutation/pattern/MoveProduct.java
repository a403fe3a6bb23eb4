package dev.unscramble.permutation.pattern;

import dev.unscramble.permutation.MoveTable;
import java.util.Arrays;
import java.util.List;

/** The moves of several coordinates at once. Their values are numbered together, those of the last one side by side. */
record MoveProduct(List<MoveTable> parts, long size, int moves) {

    static MoveProduct of(List<MoveTable> parts, int moves) {
        long size = 1;
        for (MoveTable part : parts) {
            size = Math.multiplyExact(size, part.size());
        }
        return new MoveProduct(parts, size, moves);
    }

    /** What each move makes of a value. */
    void after(long value, long[] byMove) {
        Arrays.fill(byMove, 0);
        long rest = value;
        long factor = 1;
        for (int part = parts.size() - 1; part >= 0; part--) {
            MoveTable own = parts.get(part);
            int digit = (int) (rest % own.size());
            rest /= own.size();
            for (int move = 0; move < moves; move++) {
                byMove[move] += own.after(move, digit) * factor;
            }
            factor *= own.size();
        }
    }
}
