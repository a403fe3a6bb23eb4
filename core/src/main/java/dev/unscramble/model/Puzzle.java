package dev.unscramble.model;

import java.util.List;
import java.util.Optional;

/**
 * The rules of one puzzle with one goal: its moves, its states as text, and fresh positions.
 *
 * <p>A puzzle is immutable and shared by threads. Every move has a cost of at least one, which is
 * one unless the puzzle says otherwise.
 */
public interface Puzzle<P extends Position> {

    /**
     * The largest cost of a move and of a path. No search follows a path that costs more; if no other leads to the goal,
     * it ends with {@link Outcome#DEPTH_LIMIT} and a reason.
     */
    int MAX_COST = 500_000_000;

    /** The {@link #inverse} of a move that has none. */
    int NO_INVERSE = -1;

    /** The name, such as "3x3". */
    String name();

    /** The number of moves; they are numbered from 0. */
    int moveCount();

    String moveName(int move);

    /** The move that takes {@code move} back, or {@link #NO_INVERSE}. */
    default int inverse(int move) {
        return NO_INVERSE;
    }

    /**
     * The moves worth trying right after {@code move} by a search that stores no states. The others
     * must lead only to states that another sequence of at most the same cost reaches: by default the
     * inverse of {@code move}, and in some puzzles the second order of two moves that commute.
     */
    default long allowedAfter(int move) {
        int inverse = inverse(move);
        return inverse == NO_INVERSE ? -1L : ~(1L << inverse);
    }

    /**
     * A position at each <em>place</em>, for a puzzle whose moves do the same wherever they can be made; empty,
     * as by default, for every other one. IDA* tries sequences of moves from these positions once, before it
     * searches, finds which of them lead to the same state as others, and leaves those out everywhere.
     *
     * <p>A place is the part of a state that decides which moves are legal. Of the sliding tiles it is the cell
     * of the blank: 3x3 has nine places. Of a cube, where every move is always legal, there is one place. The
     * list has any one position for each place, and its index is the number that {@link #place} gives to all
     * positions there. A puzzle may have places only if
     *
     * <ol>
     *   <li>the same moves are legal in all states at a place;
     *   <li>a move leads from all states at a place to states that share a place too;
     *   <li>two sequences of moves that lead from the listed position to one state do so from every state at
     *       its place.
     * </ol>
     *
     * <p>This holds if a move rearranges pieces independently of which pieces they are. {@code PositionLaws} in the
     * test jar of core checks it.
     */
    default List<P> places() {
        return List.of();
    }

    /** The number of a position's place: its index in {@link #places}, if there are any. */
    default int place(P position) {
        return 0;
    }

    /**
     * The moves on states that are values, if those fit in two longs and there are {@link #places}.
     *
     * @hidden from users of the library
     */
    default Optional<ValueForm> valueForm() {
        return Optional.empty();
    }

    /** The cost of a move, from 1 to {@value #MAX_COST}. */
    default int cost(int move) {
        return 1;
    }

    /** The longs of a packed state. */
    int packedLongs();

    /**
     * A new position, solved: the goal. If several states are goals, one of them; a bidirectional search, a census
     * and a check of a heuristic then use this one only, and their distances are those to it.
     */
    P goal();

    /**
     * A new position read from text.
     *
     * @throws InputException if the text is not a state of this puzzle
     */
    P parse(String text);

    /** The state on one line, as {@link #parse} reads it. */
    String format(P position);

    /** A drawing of the state for readers, possibly on several lines. */
    default String draw(P position) {
        return format(position);
    }

    /** Why the goal cannot be reached from a position, if the rules show it without a search. */
    default Optional<String> obstacle(P position) {
        return Optional.empty();
    }

    /**
     * A method to find a first solution without a search, if there is one.
     *
     * @hidden from users of the library
     */
    default Optional<Constructor<P>> constructor() {
        return Optional.empty();
    }

    /**
     * States with scores that guide a beam to {@code goal}, if the puzzle has scores; new ones for each thread.
     *
     * @hidden from users of the library
     */
    default Optional<ScoredStates<P>> scoredStates(P goal) {
        return Optional.empty();
    }
}
