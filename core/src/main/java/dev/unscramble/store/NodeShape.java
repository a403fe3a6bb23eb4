package dev.unscramble.store;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;

/**
 * What a {@link NodeStore} keeps of each node, which decides how many bytes a node takes.
 *
 * @param width the longs of a packed state
 * @param isUnique whether each state is stored once and can be found; otherwise every node is kept, as in a tree search
 * @param numbersStates whether a packed state is a number that can be an index, by which unique states are found ({@link Puzzle#numbersStates})
 * @param moveCount the number of moves, or {@link Puzzle#BY_STATE}
 * @param trackedBits the bits of what the heuristic remembers, from 0 to 32
 * @param hasParents whether a node has its parent's number; otherwise its state and its move must tell the parent
 */
public record NodeShape(
        int width, boolean isUnique, boolean numbersStates, int moveCount, int trackedBits, boolean hasParents) {

    /** Unique states of {@code width} longs, with any moves of a mask, and all 32 bits. */
    public static NodeShape ofWidth(int width) {
        return new NodeShape(width, true, false, Position.MAX_MOVES, Integer.SIZE, true);
    }

    /** Nodes of a puzzle. They need no parents if each state is stored once and every move can be taken back. */
    public static NodeShape of(Puzzle<?> puzzle, boolean isUnique, int trackedBits) {
        return new NodeShape(
                puzzle.packedLongs(),
                isUnique,
                puzzle.numbersStates(),
                puzzle.moveCount(),
                trackedBits,
                !isUnique || !hasInverses(puzzle));
    }

    private static boolean hasInverses(Puzzle<?> puzzle) {
        int move = 0;
        while (move < puzzle.moveCount() && puzzle.inverse(move) != Puzzle.NO_INVERSE) {
            move++;
        }
        return move > 0 && move == puzzle.moveCount();
    }

    /** The same for a tree search. */
    public NodeShape asTree() {
        return new NodeShape(width, false, numbersStates, moveCount, trackedBits, true);
    }

    boolean hasManyMoves() {
        return moveCount == Puzzle.BY_STATE;
    }
}
