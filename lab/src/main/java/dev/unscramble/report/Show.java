package dev.unscramble.report;

/** What is shown of a solution. */
public enum Show {
    MOVES,
    BOARDS,
    NONE
}
