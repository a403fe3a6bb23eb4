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

    /** What {@link #inverse} says of a move that no other move takes back. */
    int NO_INVERSE = -1;

    /** What people call it, such as "3x3". */
    String name();

    /** How many moves there are; they are numbered from 0. */
    int moveCount();

    String moveName(int move);

    /** The move that takes {@code move} back, or {@link #NO_INVERSE}. */
    default int inverse(int move) {
        return NO_INVERSE;
    }

    /**
     * The moves worth trying right after {@code move} by a search that remembers no states. What is
     * left out must lead only to states that another sequence of the same cost reaches: here the
     * move that takes {@code move} back, elsewhere the second order of two moves that commute.
     */
    default long allowedAfter(int move) {
        int inverse = inverse(move);
        return inverse == NO_INVERSE ? -1L : ~(1L << inverse);
    }

    /**
     * A position at each <em>place</em>, for a puzzle whose moves do the same wherever they can be made; empty,
     * as by default, for every other one. IDA* tries sequences of moves from these positions once, before it
     * searches, learns which of them lead where others lead too, and leaves those out everywhere.
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
     * <p>That is so where a move rearranges pieces and does not look at which pieces they are. {@code PositionLaws}
     * in the test jar of core finds out whether it is kept.
     */
    default List<P> places() {
        return List.of();
    }

    /** The number of a position's place: its index in {@link #places}, where there are any. */
    default int place(P position) {
        return 0;
    }

    /**
     * The moves on states that are values, where those fit in two longs and there are {@link #places}.
     *
     * @hidden from users of the library
     */
    default Optional<ValueForm> valueForm() {
        return Optional.empty();
    }

    /** What a move costs, at least 1. */
    default int cost(int move) {
        return 1;
    }

    /** How many longs hold a packed state. */
    int packedLongs();

    /**
     * A new position, solved: the goal. Where several states are goals, one of them; a bidirectional search, a census
     * and a check of a heuristic then know of this one only, and their distances are those to it.
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

    /** The state as people like to look at it, possibly on several lines. */
    default String draw(P position) {
        return format(position);
    }

    /** Why the goal cannot be reached from here, where the rules tell that without a search. */
    default Optional<String> obstacle(P position) {
        return Optional.empty();
    }

    /**
     * A way to a first solution without a search, where somebody knows one.
     *
     * @hidden from users of the library
     */
    default Optional<Constructor<P>> constructor() {
        return Optional.empty();
    }

    /**
     * States with scores on the way to any state, where the puzzle has such; new ones for each thread.
     *
     * @hidden from users of the library
     */
    default Optional<ScoredStates<P>> scoredStates(P goal) {
        return Optional.empty();
    }
}
