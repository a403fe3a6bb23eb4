package dev.unscramble.model;

/** Which of several nodes of least f a search expands first. */
public enum TieBreak {
    /** The one of least h, the last one in among those. */
    LOW_H,
    /** The one of greatest h, the last one in among those. */
    HIGH_H,
    /** The last one in. */
    LIFO,
    /** The first one in. */
    FIFO
}
