package dev.unscramble.hanoi;

import dev.unscramble.model.Position;

/**
 * Discs on pegs, as a long: the peg of each disc in three bits, that of the smallest in the lowest.
 *
 * <pre>
 *   | ... | peg of disc 2 | peg of disc 1 | peg of disc 0, the smallest |
 * </pre>
 */
public final class HanoiPosition implements Position {
    static final int BITS = 3;
    static final int MASK = (1 << BITS) - 1;

    private final HanoiPuzzle puzzle;
    private long pegs;

    HanoiPosition(HanoiPuzzle puzzle, long pegs) {
        this.puzzle = puzzle;
        this.pegs = pegs;
    }

    long pegs() {
        return pegs;
    }

    void set(long given) {
        pegs = given;
    }

    /** The peg of a disc; disc 0 is the smallest. */
    int peg(int disc) {
        return (int) (pegs >>> disc * BITS) & MASK;
    }

    /** The smallest disc on a peg; the number of discs if it is empty. */
    private int top(int peg) {
        int disc = 0;
        while (disc < puzzle.discs() && peg(disc) != peg) {
            disc++;
        }
        return disc;
    }

    @Override
    public long legalMoves() {
        long legal = 0;
        for (int move = 0; move < puzzle.moveCount(); move++) {
            legal |= top(puzzle.from(move)) < top(puzzle.to(move)) ? 1L << move : 0;
        }
        return legal;
    }

    @Override
    public void apply(int move) {
        int disc = top(puzzle.from(move));
        pegs ^= (long) (puzzle.from(move) ^ puzzle.to(move)) << disc * BITS;
    }

    @Override
    public void undo(int move) {
        apply(puzzle.inverse(move));
    }

    @Override
    public boolean isGoal() {
        return pegs == puzzle.solved();
    }

    @Override
    public void pack(long[] to, int at) {
        to[at] = pegs;
    }

    @Override
    public void unpack(long[] from, int at) {
        pegs = from[at];
    }
}
