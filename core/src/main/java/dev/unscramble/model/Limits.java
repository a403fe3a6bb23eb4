package dev.unscramble.model;

import java.time.Duration;

/**
 * How far a search may go. Each limit holds in every algorithm; a search that reaches one stops,
 * says which, and reports what it did until then.
 *
 * @param nodes the most nodes to generate
 * @param time the longest time to take
 * @param memoryBytes the most memory for what the search stores and for the tables of its heuristic
 * @param depth the costliest solution to look for: the longest, if every move costs one. Searches that do not look
 *     at costs (backtracking, iterative deepening, breadth-first, bidirectional and beam search) count moves.
 */
public record Limits(long nodes, Duration time, long memoryBytes, int depth) {

    /** No limit but the memory of this JVM, less what the JVM itself needs. */
    public static final Limits NONE =
            new Limits(Long.MAX_VALUE, Duration.ofNanos(Long.MAX_VALUE), availableMemory(), Integer.MAX_VALUE);

    /**
     * No time limit, if that was asked for. {@link #hasTime} takes it for a limit, so that a search which
     * improves its solution does not end after its default time.
     */
    public static final Duration AS_LONG_AS_IT_TAKES = Duration.ofNanos(Long.MAX_VALUE - 1);

    /** More time than nanoseconds can count is {@link #AS_LONG_AS_IT_TAKES}. */
    public Limits {
        if (time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) > 0) {
            time = AS_LONG_AS_IT_TAKES;
        }
        if (nodes < 1 || time.isNegative() || memoryBytes < 0 || depth < 0) {
            throw new IllegalArgumentException("the limits are " + nodes + " nodes, " + time + ", " + memoryBytes
                    + " bytes, depth " + depth + "; none may be negative, and there must be at least one node");
        }
    }

    /** These limits with another most number of nodes to generate. */
    public Limits withNodes(long most) {
        return new Limits(most, time, memoryBytes, depth);
    }

    /** These limits with another longest time. */
    public Limits withTime(Duration longest) {
        return new Limits(nodes, longest, memoryBytes, depth);
    }

    /** These limits with another most number of bytes. */
    public Limits withMemoryBytes(long most) {
        return new Limits(nodes, time, most, depth);
    }

    /** These limits with another largest depth. */
    public Limits withDepth(int most) {
        return new Limits(nodes, time, memoryBytes, most);
    }

    /** Whether the depth is limited. */
    public boolean hasDepth() {
        return depth != Integer.MAX_VALUE;
    }

    /** Whether the time is limited. */
    public boolean hasTime() {
        return !time.equals(NONE.time);
    }

    private static long availableMemory() {
        return Runtime.getRuntime().maxMemory() / 8 * 7;
    }
}
