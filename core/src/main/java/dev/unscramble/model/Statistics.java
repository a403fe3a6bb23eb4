package dev.unscramble.model;

import java.util.List;

/**
 * The counts and times of a search, counted the same way by every algorithm.
 *
 * @param expanded nodes whose moves were tried
 * @param generated nodes that a move produced, and the start
 * @param duplicates generated nodes that were already stored
 * @param reopened nodes expanded again through a cheaper path
 * @param maxOpen the most nodes that waited for expansion at once; 0 for a depth-first search, which
 *     generates one child at a time
 * @param maxStored the most nodes stored at once, the current path of a depth-first search included
 * @param expandedBeforeLastLayer nodes expanded before the last layer of equal f, or the last round: this count
 *     does not depend on how ties are broken
 * @param iterations the rounds of a deepening search, empty for others
 * @param nanos the time the search took
 * @param preparationNanos the part of it that was spent on preparations that other searches of the puzzle use too
 */
public record Statistics(
        long expanded,
        long generated,
        long duplicates,
        long reopened,
        long maxOpen,
        long maxStored,
        long expandedBeforeLastLayer,
        List<Iteration> iterations,
        long nanos,
        long preparationNanos) {

    /** Nothing was searched. */
    public static final Statistics EMPTY = new Statistics(0, 0, 0, 0, 0, 0, 0, List.of(), 0, 0);

    /**
     * One round of a deepening search.
     *
     * @param bound on the f of all paths of the round
     * @param expanded nodes expanded in this round
     * @param generated nodes generated in this round
     * @param duplicates generated in this round
     * @param cumulative nodes expanded in this round and all before it
     */
    public record Iteration(int bound, long expanded, long generated, long duplicates, long cumulative) {}

    /** Copies the list. */
    public Statistics {
        iterations = List.copyOf(iterations);
    }

    /** The statistics of a search without preparations. */
    public Statistics(
            long expanded,
            long generated,
            long duplicates,
            long reopened,
            long maxOpen,
            long maxStored,
            long expandedBeforeLastLayer,
            List<Iteration> iterations,
            long nanos) {
        this(
                expanded,
                generated,
                duplicates,
                reopened,
                maxOpen,
                maxStored,
                expandedBeforeLastLayer,
                iterations,
                nanos,
                0);
    }

    /** The time the search took. */
    public double seconds() {
        return nanos / 1e9;
    }

    /** Nodes generated per second; 0 if no time was measured. */
    public double nodesPerSecond() {
        return nanos == 0 ? 0 : generated / seconds();
    }

    /**
     * The effective branching factor of a solution of this length: the b of a uniform tree of that
     * depth with as many nodes, 1 + b + ... + b^length = generated. Not a number for length 0, nor if the solution
     * has more states than were generated, as it may if it was constructed without a search.
     */
    public double ebf(int length) {
        if (!wasSearchedFor(length)) {
            return Double.NaN;
        }
        double low = 1;
        double high = generated;
        for (double middle = high / 2; low < middle && middle < high; middle = (low + high) / 2) {
            if (treeSize(middle, length) <= generated) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The simpler figure that courses also use: generated^(1/length). Not a number if {@link #ebf} is not. */
    public double ebfRoot(int length) {
        return wasSearchedFor(length) ? Math.pow(generated, 1.0 / length) : Double.NaN;
    }

    private boolean wasSearchedFor(int length) {
        return length > 0 && generated > length;
    }

    private double treeSize(double branching, int depth) {
        double size = 1;
        for (int level = 0; level < depth && size <= generated; level++) {
            size = size * branching + 1;
        }
        return size;
    }
}
