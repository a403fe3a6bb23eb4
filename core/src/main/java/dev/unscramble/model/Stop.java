package dev.unscramble.model;

/** Why a search that had a solution did not look for a better one any longer. */
public enum Stop {
    /** No better one exists. */
    PROVED("proved"),
    /** The solution is proved to be as close to the best as was asked for. */
    GAP("gap"),
    /** The search tried all that it would ever try. */
    EXHAUSTED("exhausted"),
    NODE_LIMIT("node-limit"),
    TIME_LIMIT("time-limit"),
    MEMORY_LIMIT("memory-limit"),
    DEPTH_LIMIT("depth-limit"),
    CANCELLED("cancelled");

    private final String label;

    Stop(String label) {
        this.label = label;
    }

    /** The name in results and reports. */
    public String label() {
        return label;
    }

    /** What the outcome of a search means once it has a solution, which is proved to be the best or is not. */
    public static Stop of(Outcome outcome, boolean isProved) {
        if (isProved) {
            return PROVED;
        }
        return switch (outcome) {
            case SOLVED -> GAP;
            case UNSOLVABLE, EXHAUSTED -> EXHAUSTED;
            case NODE_LIMIT -> NODE_LIMIT;
            case TIME_LIMIT -> TIME_LIMIT;
            case MEMORY_LIMIT -> MEMORY_LIMIT;
            case DEPTH_LIMIT -> DEPTH_LIMIT;
            case CANCELLED -> CANCELLED;
        };
    }
}
