package dev.unscramble.model;

import java.util.Locale;

/** How a search ended. Not finding a solution is an outcome, not an error. */
public enum Outcome {
    SOLVED,
    /** The rules tell that no solution exists. */
    UNSOLVABLE,
    /** The search tried all that it would ever try. */
    EXHAUSTED,
    NODE_LIMIT,
    TIME_LIMIT,
    MEMORY_LIMIT,
    DEPTH_LIMIT,
    CANCELLED;

    /** The name in results and reports. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether a larger limit might have found a solution. */
    public boolean isLimit() {
        return switch (this) {
            case NODE_LIMIT, TIME_LIMIT, MEMORY_LIMIT, DEPTH_LIMIT -> true;
            case SOLVED, UNSOLVABLE, EXHAUSTED, CANCELLED -> false;
        };
    }
}
