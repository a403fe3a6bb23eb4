package dev.unscramble.model;

import org.jspecify.annotations.Nullable;

/**
 * The position of a {@link PuzzleOf}: an immutable state, and those before it, so that moves can be taken
 * back. The neighbours of each state on the path are computed once.
 */
public final class StateOf<S> implements Position {
    private final PuzzleOf<S> puzzle;
    private @Nullable Step<S> last;

    StateOf(PuzzleOf<S> puzzle, @Nullable S state) {
        this.puzzle = puzzle;
        this.last = state == null ? null : new Step<>(null, state);
    }

    /** The state itself. */
    public S state() {
        return last().state;
    }

    @Override
    public long legalMoves() {
        return last().legalMoves(puzzle);
    }

    @Override
    public void apply(int move) {
        last = new Step<>(last, last().after(puzzle, move));
    }

    @Override
    public void undo(int move) {
        last = last().before;
    }

    @Override
    public boolean isGoal() {
        return puzzle.isGoal(state());
    }

    @Override
    public void pack(long[] to, int at) {
        to[at] = puzzle.pack(state());
    }

    @Override
    public void unpack(long[] from, int at) {
        last = new Step<>(null, puzzle.unpack(from[at]));
    }

    private Step<S> last() {
        if (last == null) {
            throw new InputException("the goal of " + puzzle.name()
                    + " is known by a test only; a search from the goal needs a goal state");
        }
        return last;
    }

    /** A state on the path, with its neighbours. */
    private static final class Step<S> {
        final @Nullable Step<S> before;
        final S state;
        private @Nullable Object @Nullable [] neighbours;

        Step(@Nullable Step<S> before, S state) {
            this.before = before;
            this.state = state;
        }

        long legalMoves(PuzzleOf<S> puzzle) {
            @Nullable Object[] known = neighbours(puzzle);
            long legal = 0;
            for (int move = 0; move < known.length; move++) {
                legal |= known[move] == null ? 0 : 1L << move;
            }
            return legal;
        }

        @SuppressWarnings("unchecked") // only such states are put in
        S after(PuzzleOf<S> puzzle, int move) {
            Object neighbour = neighbours(puzzle)[move];
            if (neighbour == null) {
                throw new IllegalArgumentException(
                        "the move \"" + puzzle.moveName(move) + "\" cannot be made at " + state);
            }
            return (S) neighbour;
        }

        private @Nullable Object[] neighbours(PuzzleOf<S> puzzle) {
            if (neighbours == null) {
                @Nullable Object[] made = new Object[puzzle.moveCount()];
                for (int move = 0; move < made.length; move++) {
                    made[move] = puzzle.step(state, move);
                }
                neighbours = made;
            }
            return neighbours;
        }
    }
}
