package dev.unscramble.tiles;

/**
 * A turn of some of the last five elements of permutations. All arrangements of these elements are a group of 60
 * states, which fits into a word and is turned as a whole, six bits at a time: ten tables say where each six of them go.
 *
 * <pre>
 *   states    | 60 of a group | 60 of the next | ...
 *                   |
 *   bits      5..0  11..6  ...  59..54       a table of 64 words for each six:
 *               |     |           |          where these bits go in the group
 *               +-----+--- or ----+
 * </pre>
 */
final class GroupTurn {
    /** How many of the last elements a group arranges: 5!/2 states. */
    static final int ELEMENTS = 5;

    private static final int GROUP = 60;
    private static final long GROUP_BITS = (1L << GROUP) - 1;
    /** How many bits of a group a table looks at. */
    private static final int LANE = 6;

    private static final int LANE_VALUES = 1 << LANE;
    private static final int LANES = GROUP / LANE;

    private final int elements;
    private final boolean isIdentity;
    /** By lane and its value: where its bits go, where arrangements are even. */
    private final long[] ofEven;

    private final long[] ofOdd;
    /** By number of a group among those that have a page: whether the digits before it have an odd sum. */
    private final boolean[] isOddGroup;

    /**
     * A turn.
     *
     * @param elements how many elements a permutation has, the last ones included
     * @param ofEven by number of an arrangement of the last elements: the one that it turns into, where they are even
     * @param ofOdd the same where they are odd
     */
    GroupTurn(int elements, int[] ofEven, int[] ofOdd) {
        this.elements = elements;
        this.ofEven = tables(ofEven);
        this.ofOdd = tables(ofOdd);
        this.isIdentity = isIdentity(ofEven) && isIdentity(ofOdd);
        int paged = Math.min(WindowRotation.PAGE_ELEMENTS, elements);
        this.isOddGroup = new boolean[(int) HalfPermutations.count(paged) / GROUP];
        for (int group = 0; group < isOddGroup.length; group++) {
            isOddGroup[group] = HalfPermutations.isOddPrefix(group, ELEMENTS, paged);
        }
    }

    private static boolean isIdentity(int[] targets) {
        for (int i = 0; i < targets.length; i++) {
            if (targets[i] != i) {
                return false;
            }
        }
        return true;
    }

    private static long[] tables(int[] targets) {
        long[] tables = new long[LANES * LANE_VALUES];
        for (int at = 0; at < tables.length; at++) {
            int lane = at / LANE_VALUES;
            for (int bit = 0; bit < LANE; bit++) {
                tables[at] |= (long) (at >>> bit & 1) << targets[lane * LANE + bit];
            }
        }
        return tables;
    }

    void spread(long[] states, boolean areOdd, long[] reached) {
        if (isIdentity) {
            Bits.or(states, 0, reached, 0, (long) states.length * Long.SIZE);
            return;
        }
        int pages = (int) (HalfPermutations.count(elements) / GROUP / isOddGroup.length);
        long bit = 0;
        for (int page = 0; page < pages; page++) {
            boolean isEven = areOdd == HalfPermutations.isOddPrefix(page, WindowRotation.PAGE_ELEMENTS, elements);
            for (boolean isOdd : isOddGroup) {
                long group = Bits.read(states, bit) & GROUP_BITS;
                if (group != 0) {
                    add(turn(group, isEven != isOdd ? ofEven : ofOdd), reached, bit);
                }
                bit += GROUP;
            }
        }
    }

    private static long turn(long group, long[] tables) {
        long turned = 0;
        for (int lane = 0; lane < LANES; lane++) {
            turned |= tables[lane * LANE_VALUES | (int) (group >>> lane * LANE) & LANE_VALUES - 1];
        }
        return turned;
    }

    private static void add(long group, long[] reached, long bit) {
        int word = (int) (bit >>> 6);
        int offset = (int) bit & 63;
        reached[word] |= group << offset;
        if (offset > Long.SIZE - GROUP) {
            reached[word + 1] |= group >>> Long.SIZE - offset;
        }
    }
}
