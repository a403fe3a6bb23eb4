package dev.unscramble.permutation.pattern;

import dev.unscramble.pdb.TableBytes;

/**
 * How distances are in a table: two in a byte, or one.
 *
 * <pre>
 *   byte of 4 bits each:  | entry 2i + 1 | entry 2i |
 * </pre>
 *
 * @param bits of an entry, 4 or 8
 */
public record EntryFormat(int bits) {
    public static final EntryFormat NIBBLES = new EntryFormat(Byte.SIZE / 2);
    public static final EntryFormat BYTES = new EntryFormat(Byte.SIZE);

    /** 1 if a byte has two entries, else 0. */
    int halves() {
        return bits == Byte.SIZE ? 0 : 1;
    }

    /** An entry that is not known; distances are smaller. */
    int unknown() {
        return bits == Byte.SIZE ? Byte.MAX_VALUE : (1 << bits) - 1;
    }

    /** A table of which nothing is known. */
    TableBytes empty(long bytes) {
        TableBytes table = new TableBytes(bytes);
        table.fill((byte) (unknown() | unknown() << bits));
        return table;
    }

    int get(TableBytes table, long index) {
        return table.get(index >>> halves()) >>> shift((int) index) & unknown();
    }

    /** The entry of a column in a row whose bytes begin at {@code start}. */
    int get(byte[] bytes, int start, int column) {
        return bytes[start + (column >>> halves())] >>> shift(column) & unknown();
    }

    /** Changes an entry from one distance to another. */
    void change(byte[] bytes, int start, int column, int from, int to) {
        bytes[start + (column >>> halves())] ^= (byte) ((from ^ to) << shift(column));
    }

    private int shift(int index) {
        return (index & halves()) * bits;
    }
}
