package dev.unscramble.options;

/** What an option is about. */
public enum OptionGroup {
    /** The algorithm and its heuristic. */
    SOLVER,
    /** The rules of the puzzle. */
    RULES,
    /** The limits of a search. */
    LIMITS,
    /** How an algorithm works. */
    SEARCH
}
