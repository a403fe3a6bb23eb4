package dev.unscramble.search.meter;

import java.util.Arrays;

/** The numbers in a trace of the nodes that a search stores, by their index in the store. */
public final class NodeNumbers {
    private long[] numbers = {};

    public long at(int place) {
        return numbers[place];
    }

    public void set(int place, long number) {
        if (place >= numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(64, 2 * place));
        }
        numbers[place] = number;
    }
}
