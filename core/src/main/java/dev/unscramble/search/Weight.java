package dev.unscramble.search;

import dev.unscramble.model.Puzzle;

/**
 * The weight w of h in f = g + w h. With an admissible h, f is at most w times the least cost on an optimal path, and so is
 * the cost of a solution of least f. Products are rounded down to whole numbers, which keeps that.
 *
 * @hidden from users of the library
 */
public record Weight(double times) {
    /** f as it is in A*. */
    public static final Weight ONE = new Weight(1);

    /** Products and quotients of doubles may be wrong by less than this. */
    private static final double ROUNDING = 1e-9;

    public Weight {
        if (!(times >= 1)) {
            throw new IllegalArgumentException("the weight is " + times + "; it must be at least 1");
        }
    }

    /** The weighted h; an h from which no way leads to the goal stays as large as it is, and others are not as large. */
    public int of(int h) {
        return h > Puzzle.MAX_COST ? h : (int) Math.min(Puzzle.MAX_COST, times * h);
    }

    /** The largest f on an optimal path of this cost. */
    public int mostF(int cost) {
        return (int) Math.min(Integer.MAX_VALUE - 1, times * cost + ROUNDING);
    }

    /** The least cost of an optimal path on which f is as large as this. */
    public int leastCost(int f) {
        return (int) Math.ceil(f / times - ROUNDING);
    }
}
