package dev.unscramble.puzzle;

import dev.unscramble.model.Position;

/** The position of a {@link PuzzleOf}: an immutable state, and those before it, so that moves can be taken back. */
public abstract sealed class StateOf<S> implements Position permits FunctionState, GraphState {

    StateOf() {}

    /** The state itself. */
    public abstract S state();

    /** The step of a move, if the puzzle lists successors. */
    abstract Step<S> step(int move);

    /** What a step costs, if the puzzle lists successors. */
    int cost(int move) {
        return step(move).cost();
    }

    /** Refuses a number that no move has. */
    final IllegalArgumentException noMove(int move, int moves) {
        return new IllegalArgumentException(
                "there is no move " + move + " at " + state() + ": moves are numbered from 0, and there are " + moves);
    }

    /** The mask of those of {@code moves} moves that are in a word of 64. */
    static long mask(int moves, int word) {
        int left = moves - word * Long.SIZE;
        return left >= Long.SIZE ? -1L : left <= 0 ? 0 : (1L << left) - 1;
    }
}
