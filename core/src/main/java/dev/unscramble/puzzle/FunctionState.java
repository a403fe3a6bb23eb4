package dev.unscramble.puzzle;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The position of a puzzle of functions: a state, and those before it, so that moves can be taken back. The neighbours of
 * each state on the path are computed once.
 */
final class FunctionState<S> extends StateOf<S> {
    private static final long[] NOT_PACKED = {};

    private final PuzzleOf<S> puzzle;
    private final Level<S> first = new Level<>(null);
    private Level<S> level = first;
    /** By move: the packed neighbours of the state at {@link #packedLevel}. */
    private long[] packed = NOT_PACKED;
    /** The moves whose neighbours are packed. */
    private long packedMoves;

    private @Nullable Level<S> packedLevel;

    FunctionState(PuzzleOf<S> puzzle, @Nullable S state) {
        this.puzzle = puzzle;
        first.state = state;
    }

    @Override
    public S state() {
        S state = level.state;
        if (state == null) {
            throw new IllegalStateException("this position of " + puzzle.name()
                    + " is at no state yet: its goals are known by a test only; unpack a state, or begin at one");
        }
        return state;
    }

    @Override
    public long legalMoves() {
        return expanded().legal;
    }

    @Override
    public long legalMoves(int word) {
        return expanded().legal(word);
    }

    /** Of the neighbours, only this one is computed, if none was yet. */
    @Override
    public boolean isLegal(int move) {
        return neighbour(move) != null;
    }

    private boolean isMove(int move) {
        return move >= 0 && move < moveCount();
    }

    private int moveCount() {
        return puzzle.listsSuccessors() ? expanded().steps.size() : puzzle.moveCount();
    }

    @Override
    public void apply(int move) {
        S next = isPacked(move) ? puzzle.unpack(packed[move]) : legalNeighbour(move);
        enter(level.next(), next);
    }

    /** The state that a move leads to, which must be legal. */
    private S legalNeighbour(int move) {
        S next = neighbour(move);
        if (next == null) {
            throw isMove(move)
                    ? new IllegalArgumentException(
                            "the move \"" + puzzle.moveName(move) + "\" cannot be made at " + state())
                    : noMove(move, moveCount());
        }
        return next;
    }

    @Override
    public void undo(int move) {
        level = level.before();
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
    public void packAfter(int move, long[] to, int at) {
        to[at] = isPacked(move) ? packed[move] : puzzle.pack(legalNeighbour(move));
    }

    /**
     * Computes no other neighbours than these, and keeps their numbers only.
     *
     * @hidden from users of the library
     */
    @Override
    public long legalToPack(int word, long among) {
        if (puzzle.listsSuccessors()) {
            return super.legalToPack(word, among);
        }
        if (packed.length == 0) {
            packed = new long[puzzle.moveCount()];
        }
        packedMoves = puzzle.packNeighbours(state(), among, packed);
        packedLevel = level;
        return packedMoves;
    }

    @Override
    public void unpack(long[] from, int at) {
        enter(first, puzzle.unpack(from[at]));
    }

    private void enter(Level<S> other, S state) {
        level = other;
        level.enter(state);
        packedLevel = other == packedLevel ? null : packedLevel;
    }

    private boolean isPacked(int move) {
        return level == packedLevel && (packedMoves >>> move & 1) != 0;
    }

    @Override
    public String toString() {
        return String.valueOf(level.state);
    }

    @Override
    Step<S> step(int move) {
        Step<S> step = expanded().steps.get(move);
        if (step == null) {
            throw new IllegalArgumentException("one of the successors of " + state() + " is null; leave it out");
        }
        return step;
    }

    /** The state that a move leads to, or null if it is not legal, or no move has this number. */
    private @Nullable S neighbour(int move) {
        Level<S> here = level;
        if (here.known == Level.ALL_MOVES) {
            return here.neighbour(move);
        }
        if (!isMove(move)) {
            return null;
        }
        if (puzzle.listsSuccessors()) {
            return step(move).state();
        }
        if (here.known != move) {
            here.neighbour = puzzle.moves().after(state(), move);
            here.known = move;
        }
        return here.neighbour;
    }

    /** The current level, with all neighbours. */
    private Level<S> expanded() {
        Level<S> here = level;
        if (here.known > Level.ALL_STEPS) {
            expand(here, state());
        }
        return here;
    }

    private void expand(Level<S> here, S state) {
        if (puzzle.listsSuccessors()) {
            here.steps = puzzle.steps(state);
            here.legal = mask(here.steps.size(), 0);
            here.known = Level.ALL_STEPS;
        } else {
            here.legal = puzzle.moves().neighbours(state, here.neighbours(puzzle.moves()));
            here.known = Level.ALL_MOVES;
        }
    }

    /** A state on the path, with its neighbours as far as they are known. All states at a depth use the same level in turn. */
    private static final class Level<S> {
        /** No neighbour is known. */
        static final int NONE = -1;
        /** All successors are known. */
        static final int ALL_STEPS = -2;
        /** All neighbours by moves are known. */
        static final int ALL_MOVES = -3;

        private final @Nullable Level<S> before;
        private @Nullable Level<S> after;

        @Nullable
        S state;
        /** The move whose neighbour is known, {@link #NONE}, {@link #ALL_STEPS} or {@link #ALL_MOVES}. */
        int known = NONE;
        /** The state that this one move leads to, or null if it is not legal. */
        @Nullable
        S neighbour;
        /** The first 64 legal moves, if all neighbours are known. */
        long legal;
        /** If the puzzle lists successors. */
        List<Step<S>> steps = List.of();
        /** By legal move: the state that it leads to, if all are known. */
        private @Nullable Object @Nullable [] neighbours;

        Level(@Nullable Level<S> before) {
            this.before = before;
        }

        /** Has another state, of which no neighbour is known yet. */
        void enter(S other) {
            state = other;
            known = NONE;
        }

        Level<S> next() {
            if (after == null) {
                after = new Level<>(this);
            }
            return after;
        }

        Level<S> before() {
            if (before == null) {
                throw new IllegalStateException("no move was made that could be taken back");
            }
            return before;
        }

        @Nullable
        Object[] neighbours(Moves<S> moves) {
            if (neighbours == null) {
                neighbours = new Object[moves.count()];
            }
            return neighbours;
        }

        @SuppressWarnings("unchecked") // only such states are put in
        @Nullable
        S neighbour(int move) {
            if (neighbours == null || move < 0 || move >= neighbours.length || (legal >>> move & 1) == 0) {
                return null;
            }
            return (S) neighbours[move];
        }

        long legal(int word) {
            return word == 0 ? legal : mask(steps.size(), word);
        }
    }
}
