package dev.unscramble.search.meter;

import java.util.Arrays;

/** The numbers by which a trace knows the nodes that a search keeps, by where it keeps them. */
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
