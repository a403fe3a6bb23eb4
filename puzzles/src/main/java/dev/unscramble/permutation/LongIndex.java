package dev.unscramble.permutation;

import java.util.Arrays;

/** Numbers different longs from 0 in the order in which they come, by open addressing. */
public final class LongIndex {
    private static final int EMPTY = -1;

    private long[] keys = new long[64];
    private int[] slots = new int[256];
    private int size;

    public LongIndex() {
        Arrays.fill(slots, EMPTY);
    }

    public int size() {
        return size;
    }

    /** The long of a number. */
    public long key(int number) {
        return keys[number];
    }

    /** The number of a long, or -1. */
    public int find(long key) {
        return slots[slot(key)];
    }

    /** The number of a long, a new one if it has none. */
    public int add(long key) {
        int slot = slot(key);
        if (slots[slot] != EMPTY) {
            return slots[slot];
        }
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            slots = new int[2 * slots.length];
            Arrays.fill(slots, EMPTY);
            for (int i = 0; i < size; i++) {
                slots[slot(keys[i])] = i;
            }
            slot = slot(key);
        }
        keys[size] = key;
        slots[slot] = size;
        return size++;
    }

    private int slot(long key) {
        int mask = slots.length - 1;
        long hash = key * 0x9E3779B97F4A7C15L;
        int slot = (int) (hash ^ hash >>> 32) & mask;
        while (slots[slot] != EMPTY && keys[slots[slot]] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }
}
