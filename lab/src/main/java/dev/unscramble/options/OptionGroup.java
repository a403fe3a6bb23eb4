package dev.unscramble.options;

/** The subject of an option. */
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
