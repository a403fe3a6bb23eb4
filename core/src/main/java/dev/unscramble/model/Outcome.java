package dev.unscramble.model;

import java.util.Locale;

/** How a search ended. Not finding a solution is an outcome, not an error. */
public enum Outcome {
    /** There is a solution. */
    SOLVED,
    /** It is proved that no solution exists: the rules show it, or all states that can be reached were searched. */
    UNSOLVABLE,
    /** The search tried all that it would ever try, which does not prove that no solution exists. */
    EXHAUSTED,
    /** As many nodes were generated as the limit allows. */
    NODE_LIMIT,
    /** The time was up. */
    TIME_LIMIT,
    /** There was no more memory. */
    MEMORY_LIMIT,
    /** No solution is as short or as cheap as the limit demands. */
    DEPTH_LIMIT,
    /** The search was stopped from outside. */
    CANCELLED;

    /** The name in results and reports. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it is proved that no solution exists. */
    public boolean isProvedUnsolvable() {
        return this == UNSOLVABLE;
    }

    /** Whether a larger limit might have found a solution. */
    public boolean isLimit() {
        return switch (this) {
            case NODE_LIMIT, TIME_LIMIT, MEMORY_LIMIT, DEPTH_LIMIT -> true;
            case SOLVED, UNSOLVABLE, EXHAUSTED, CANCELLED -> false;
        };
    }
}
