package dev.unscramble.report.result;

/** Which part of a solution is shown. */
public enum Show {
    MOVES,
    BOARDS,
    NONE
}
