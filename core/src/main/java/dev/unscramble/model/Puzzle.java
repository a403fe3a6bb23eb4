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
     * For a puzzle whose moves act alike wherever they can be made: a position for each place that there
     * is, by number. A place is what legality depends on, such as the cell of a blank: the place tells
     * which moves are legal, and with a move, the place after it; and two sequences of moves that lead from
     * the position given here to one state do so from every state at the same place. Searches learn from
     * it which sequences are superfluous. Empty if the puzzle is not like that, or does not say.
     */
    default List<P> places() {
        return List.of();
    }

    /** The number of a position's place, where there are {@link #places}. */
    default int place(P position) {
        return 0;
    }

    /** The moves on states that are values, where those fit in two longs and there are {@link #places}. */
    default Optional<ValueForm> valueForm() {
        return Optional.empty();
    }

    /** What a move costs, at least 1. */
    default int cost(int move) {
        return 1;
    }

    /** How many longs hold a packed state. */
    int packedLongs();

    /** A new position, solved: the goal. Where several states are goals, one of them. */
    P goal();

    /**
     * A new position read from text.
     *
     * @throws InputException if the text is no state of this puzzle
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
}
