package dev.unscramble.search.idastar;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.Arrays;
import java.util.List;

/**
 * Which moves are worth trying after which: a {@link MoveAutomaton} with moves instead of edges.
 *
 * @param starts by place: the state before any move; one for all if the puzzle does not list its places
 * @param places by state: the place that it is at
 * @param allowed by state: the legal moves that are worth trying; also illegal ones if the puzzle lists no places
 * @param next by state and move, {@code state << shift | move}: the state after it
 */
record MoveRules(int[] starts, int[] places, long[] allowed, int[] next, int shift) {

    int next(int state, int move) {
        return next[state << shift | move];
    }

    /** The binary logarithm of the entries for each state in {@link #next}, at least one per move. */
    static int shift(Puzzle<?> puzzle) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(puzzle.moveCount() - 1);
    }

    /** The rules of the last move: there is a state for each place and last move, and one for each place before any. */
    static <P extends Position> MoveRules ofLastMove(Puzzle<P> puzzle, Duplicates duplicates) {
        int moveCount = puzzle.moveCount();
        int shift = shift(puzzle);
        List<P> known = puzzle.places();
        int placeCount = Math.max(1, known.size());
        int perPlace = moveCount + 1;
        int[] places = new int[placeCount * perPlace];
        long[] allowed = new long[places.length];
        int[] next = new int[places.length << shift];
        int[] starts = new int[placeCount];
        long[] allowedAfter = Arrays.copyOf(duplicates.allowedAfter(puzzle), perPlace);
        allowedAfter[moveCount] = -1L;
        for (int place = 0; place < placeCount; place++) {
            starts[place] = place * perPlace + moveCount;
            long legal =
                    known.isEmpty() ? allMoves(moveCount) : known.get(place).legalMoves();
            int[] placeAfter = placesAfter(puzzle, known, place);
            for (int last = 0; last < perPlace; last++) {
                int state = place * perPlace + last;
                places[state] = place;
                allowed[state] = legal & allowedAfter[last];
                for (int move = 0; move < moveCount; move++) {
                    next[state << shift | move] = placeAfter[move] * perPlace + move;
                }
            }
        }
        return new MoveRules(starts, places, allowed, next, shift);
    }

    private static long allMoves(int count) {
        return -1L >>> Long.SIZE - count;
    }

    /** By move: the place that it leads to from a place. */
    static <P extends Position> int[] placesAfter(Puzzle<P> puzzle, List<P> known, int place) {
        int[] after = new int[puzzle.moveCount()];
        if (!known.isEmpty()) {
            P position = known.get(place);
            for (long left = position.legalMoves(); left != 0; left &= left - 1) {
                int move = Long.numberOfTrailingZeros(left);
                position.apply(move);
                after[move] = puzzle.place(position);
                position.undo(move);
            }
        }
        return after;
    }
}
