package dev.unscramble.permutation;

import dev.unscramble.model.InputException;
import java.util.Arrays;

/**
 * How a state is packed into longs: each slot has a value, that is the kind of its piece times the orientations, plus how
 * it is turned, in as few bits as its orbit needs. No slot is in two longs.
 *
 * <pre>
 *   long 0:  | ... | slot 2 | slot 1 | slot 0 |     long 1:  | ... | the next slots |
 * </pre>
 */
final class SlotLayout {
    static final int MOST_LONGS = 32;

    /** By slot: its long, the shift in it, and the mask of its value after the shift. */
    final int[] word;

    final int[] shift;
    final long[] mask;
    final int longs;

    /** By slot: the number of values. */
    SlotLayout(String name, int... values) {
        int slots = values.length;
        word = new int[slots];
        shift = new int[slots];
        mask = new long[slots];
        int at = 0;
        for (int slot = 0; slot < slots; slot++) {
            int bits = Integer.SIZE - Integer.numberOfLeadingZeros(values[slot] - 1);
            if (at % Long.SIZE + bits > Long.SIZE) {
                at = (at / Long.SIZE + 1) * Long.SIZE;
            }
            int first = bits > 0 ? at : Math.max(0, at - 1); // a slot without bits may come after the last bit of all
            word[slot] = first / Long.SIZE;
            shift[slot] = first % Long.SIZE;
            mask[slot] = (1L << bits) - 1;
            at += bits;
        }
        longs = Math.max(1, (at + Long.SIZE - 1) / Long.SIZE);
        if (longs > MOST_LONGS) {
            throw new InputException("a state of " + name + " takes " + longs
                    + " longs, and the largest that can be searched take " + MOST_LONGS);
        }
    }

    void pack(int[] values, long[] to, int at) {
        Arrays.fill(to, at, at + longs, 0);
        for (int slot = 0; slot < values.length; slot++) {
            to[at + word[slot]] |= (long) values[slot] << shift[slot];
        }
    }

    void unpack(long[] from, int at, int[] values) {
        for (int slot = 0; slot < values.length; slot++) {
            values[slot] = (int) (from[at + word[slot]] >>> shift[slot] & mask[slot]);
        }
    }
}
