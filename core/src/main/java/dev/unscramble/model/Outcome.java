package dev.unscramble.model;

/** How a search ended. Not finding a solution is an outcome, not an error. */
public enum Outcome {
    SOLVED("solved"),
    /** The rules tell that no solution exists. */
    UNSOLVABLE("unsolvable"),
    /** The search tried all that it would ever try. */
    EXHAUSTED("exhausted"),
    NODE_LIMIT("node-limit"),
    TIME_LIMIT("time-limit"),
    MEMORY_LIMIT("memory-limit"),
    DEPTH_LIMIT("depth-limit"),
    CANCELLED("cancelled");

    private final String label;

    Outcome(String label) {
        this.label = label;
    }

    /** The name in results and reports. */
    public String label() {
        return label;
    }

    /** Whether a larger limit might have found a solution. */
    public boolean isLimit() {
        return switch (this) {
            case NODE_LIMIT, TIME_LIMIT, MEMORY_LIMIT, DEPTH_LIMIT -> true;
            case SOLVED, UNSOLVABLE, EXHAUSTED, CANCELLED -> false;
        };
    }
}
