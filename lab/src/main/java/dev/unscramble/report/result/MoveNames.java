package dev.unscramble.report.result;

/** What moves are named by. */
public enum MoveNames {
    BLANK,
    TILES
}
