package dev.unscramble.tiles.rank;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A turn of some of the last eight elements of permutations. A page is all arrangements of these elements; a table has
 * the target of each of its states. Pages with many states are turned in groups of them.
 */
final class PageTurn {
    /** The number of states, in a page of 20,160, from which on groups are faster. */
    private static final int MANY_STATES = 200;

    /** Pages whose arrangements are even, or odd. */
    private record Table(int[] targets, @Nullable GroupTurn groups) {
        Table(int[] targets) {
            this(targets, GroupTurn.of(targets));
        }
    }

    private final int elements;
    private final int words;
    private final Table ofEven;
    private final Table ofOdd;
    private final boolean isIdentity;

    /**
     * A turn.
     *
     * @param elements of a permutation, the last ones included
     * @param ofEven by number of an even arrangement of the last elements: the one that it turns into
     * @param ofOdd by number of an odd arrangement of the last elements: the one that it turns into
     */
    PageTurn(int elements, int[] ofEven, int[] ofOdd) {
        this.elements = elements;
        this.words = (ofEven.length + 63) / 64;
        this.ofEven = new Table(ofEven);
        this.ofOdd = new Table(ofOdd);
        int[] same = IntStream.range(0, ofEven.length).toArray();
        this.isIdentity = Arrays.equals(ofEven, same) && Arrays.equals(ofOdd, same);
    }

    void spread(long[] states, boolean areOdd, long[] reached) {
        if (isIdentity) {
            Bits.or(states, 0, reached, 0, (long) states.length * Long.SIZE);
            return;
        }
        long[] from = new long[GroupTurn.GROUPS];
        long[] to = new long[GroupTurn.GROUPS];
        for (int page = 0; page < states.length / words; page++) {
            boolean isEven = areOdd == HalfPermutations.isOddPrefix(page, WindowRotation.PAGE_ELEMENTS, elements);
            Table table = isEven ? ofEven : ofOdd;
            int base = page * words;
            if (table.groups == null || !hasMany(states, base)) {
                spreadBits(states, base, table.targets, reached);
            } else {
                GroupTurn.read(states, base, from);
                table.groups.turn(from, to);
                GroupTurn.add(to, reached, base);
            }
        }
    }

    private boolean hasMany(long[] states, int base) {
        int count = 0;
        for (int word = base; word < base + words; word++) {
            count += Long.bitCount(states[word]);
        }
        return count >= MANY_STATES;
    }

    private void spreadBits(long[] states, int base, int[] to, long[] reached) {
        for (int word = 0; word < words; word++) {
            for (long bits = states[base + word]; bits != 0; bits &= bits - 1) {
                int target = to[word << 6 | Long.numberOfTrailingZeros(bits)];
                reached[base + (target >> 6)] |= 1L << target;
            }
        }
    }
}
