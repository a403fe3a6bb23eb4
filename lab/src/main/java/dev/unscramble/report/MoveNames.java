package dev.unscramble.report;

/** What moves are named by. */
public enum MoveNames {
    BLANK,
    TILES
}
