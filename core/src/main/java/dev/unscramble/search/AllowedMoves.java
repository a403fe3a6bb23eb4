package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;

/**
 * The moves that a search tries at a position, as masks of 64: the legal ones, without those that its rule for
 * duplicates leaves out after the last move. Only a puzzle whose moves are numbered by state may have more than one mask.
 *
 * @hidden from users of the library
 */
public final class AllowedMoves<P extends Position> {
    private static final long[] ALL = {};

    private final boolean isByState;
    private final long[] allowedAfter;

    public AllowedMoves(Puzzle<P> puzzle, Duplicates duplicates) {
        this.isByState = puzzle.moveCount() == Puzzle.BY_STATE;
        this.allowedAfter = isByState ? ALL : duplicates.allowedAfter(puzzle);
    }

    /** The first moves to try after a move. */
    public long after(P position, int last) {
        return position.legalMoves() & maskAfter(last);
    }

    /** The mask of the first moves to try after a move, legal or not. */
    public long maskAfter(int last) {
        return isByState ? -1L : allowedAfter[last];
    }

    /** Whether moves are numbered by state. */
    public boolean isByState() {
        return isByState;
    }

    /** The next moves to try: those from {@code 64 * word} on; 0 if there are no more. */
    public long more(P position, int word) {
        return isByState ? position.legalMoves(word) : 0;
    }
}
