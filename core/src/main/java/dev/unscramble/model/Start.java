package dev.unscramble.model;

/**
 * A puzzle, and the state to solve it from.
 *
 * @hidden from users of the library
 */
public final class Start<P extends Position> {
    private final Puzzle<P> puzzle;
    private final long[] state;

    /** The position is copied. */
    public Start(Puzzle<P> puzzle, P position) {
        this.puzzle = puzzle;
        this.state = new long[puzzle.packedLongs()];
        position.pack(state, 0);
    }

    public Puzzle<P> puzzle() {
        return puzzle;
    }

    /** A new position, at the start. */
    public P position() {
        P position = puzzle.goal();
        position.unpack(state, 0);
        return position;
    }
}
