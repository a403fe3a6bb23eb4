package dev.unscramble.report.result;

/** How moves are named. */
public enum MoveNames {
    BLANK,
    TILES
}
