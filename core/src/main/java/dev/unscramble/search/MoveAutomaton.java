package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.Arrays;

/**
 * Tells a search that remembers no states which moves are worth trying after those that it made (Taylor
 * and Korf, 1993). Its state stands for the moves made so far, as far as they matter.
 *
 * <p>The simplest knows the last move and what the puzzle allows after it. {@link SequenceFinder} makes
 * better ones, which leave out every sequence of some length that leads where a smaller one leads too.
 */
final class MoveAutomaton<P extends Position> {
    private final Puzzle<P> puzzle;
    /** By place: the state before any move; one for all where places are not known. */
    private final int[] first;
    /** By state: the moves worth trying. */
    private final long[] allowed;
    /** By state and move: the state after it. */
    private final int[] next;

    private final int shift;

    MoveAutomaton(Puzzle<P> puzzle, int[] first, long[] allowed, int[] next) {
        this.puzzle = puzzle;
        this.first = first;
        this.allowed = allowed;
        this.next = next;
        this.shift = shift(puzzle);
    }

    /** Knows the last move only. */
    static <P extends Position> MoveAutomaton<P> ofLastMove(Puzzle<P> puzzle) {
        int moves = puzzle.moveCount();
        int shift = shift(puzzle);
        long[] allowed = Arrays.copyOf(Duplicates.PARENT.allowedAfter(puzzle), moves + 1);
        allowed[moves] = -1L;
        int[] next = new int[moves + 1 << shift];
        Arrays.setAll(next, i -> Math.min(moves, i & (1 << shift) - 1));
        return new MoveAutomaton<>(puzzle, new int[] {moves}, allowed, next);
    }

    /** A state's moves take up a power of two in {@link #next}: its binary logarithm. */
    static int shift(Puzzle<?> puzzle) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(puzzle.moveCount() - 1);
    }

    Puzzle<P> puzzle() {
        return puzzle;
    }

    int states() {
        return allowed.length;
    }

    int start(P position) {
        return first.length == 1 ? first[0] : first[puzzle.place(position)];
    }

    long allowed(int state) {
        return allowed[state];
    }

    int next(int state, int move) {
        return next[state << shift | move];
    }
}
