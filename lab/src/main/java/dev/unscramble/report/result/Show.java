package dev.unscramble.report.result;

/** What is shown of a solution. */
public enum Show {
    MOVES,
    BOARDS,
    NONE
}
