package dev.unscramble.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The rules of one puzzle with one goal: its moves, its states as text, and fresh positions.
 *
 * <p>A puzzle is immutable and shared by threads. Every move costs one, unless the puzzle has other {@link #costs}.
 */
public interface Puzzle<P extends Position> {

    /**
     * The largest cost of a move and of a path. No search follows a path that costs more; if no other leads to the goal,
     * it ends with {@link Outcome#DEPTH_LIMIT} and a reason.
     */
    int MAX_COST = 500_000_000;

    /** The {@link #inverse} of a move that has none. */
    int NO_INVERSE = -1;

    /**
     * The {@link #moveCount} of a puzzle whose moves are numbered by state, as the roads from each town of a map: a state
     * that has n moves calls them 0 to n - 1, and the same number is another move elsewhere. There may be any number of
     * them. They have no inverses.
     */
    int BY_STATE = 0;

    /** The name, such as "3x3". */
    String name();

    /** The number of moves, at most {@value Position#MAX_MOVES}, which are numbered from 0; or {@link #BY_STATE}. */
    int moveCount();

    /** The name of a move; if moves are numbered by state, any text with its number. */
    String moveName(int move);

    /** The name of a legal move at a position, which is the same everywhere unless moves are numbered by state. */
    default String moveName(P position, int move) {
        return moveName(move);
    }

    /**
     * Why moves cannot be taken back by moves, if they cannot.
     *
     * @hidden from users of the library
     */
    default Optional<String> noWayBack() {
        if (moveCount() == BY_STATE) {
            return Optional.of("its moves are numbered by state, and have no inverses");
        }
        return IntStream.range(0, moveCount())
                .filter(move -> inverse(move) == NO_INVERSE)
                .mapToObj(move -> "no move takes " + moveName(move) + " back")
                .findFirst();
    }

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
     * <p>If costs depend on the state, places only show which moves are legal: two sequences that lead to the same state
     * may differ in cost, so no sequence is left out.
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

    /** The costs of the moves; one each, by default. The same object each time. */
    default Costs<P> costs() {
        return Costs.unit();
    }

    /** The longs of a packed state. */
    int packedLongs();

    /**
     * Whether a packed state is one long that numbers the states from 0, with few gaps, so that it can be an index.
     *
     * @hidden from users of the library
     */
    default boolean numbersStates() {
        return false;
    }

    /**
     * The same problem, for a search on one thread that shows nobody a packed state: its puzzle may pack states in its own
     * way. By default the problem itself.
     *
     * @hidden from users of the library
     */
    default Problem<P> confined(Problem<P> problem) {
        return problem;
    }

    /**
     * A new position: solved, if a goal state is known; otherwise at any state. Searches use it to unpack states into.
     */
    P newPosition();

    /**
     * Makes new positions at the state at which a position is now.
     *
     * @hidden from users of the library
     */
    default Supplier<P> copies(P position) {
        PackedState state = PackedState.of(this, position);
        return () -> state.in(this);
    }

    /**
     * A new position at a goal state; empty if goals are known only by {@link Position#isGoal}. By default it is the
     * {@link #newPosition}, if that is solved.
     */
    default Optional<P> goal() {
        return Optional.of(newPosition()).filter(Position::isGoal);
    }

    /**
     * Whether {@link #goal} is the only goal, as by default if there is one. A puzzle with several goals must say false:
     * a bidirectional search, a census and a check of a heuristic would take the distance to that one for the distance
     * to the nearest.
     */
    default boolean hasOneGoal() {
        return goal().isPresent();
    }

    /**
     * The goal.
     *
     * @param user what needs it, for the message
     * @throws InputException if no goal state is known
     * @hidden from users of the library
     */
    default P goalFor(String user) {
        return goal().orElseThrow(() ->
                new InputException(user + " needs a goal state; the goals of " + name() + " are known by a test only"));
    }

    /**
     * The only goal.
     *
     * @param user what needs it, for the message
     * @throws InputException if there are several, or if no goal state is known
     * @hidden from users of the library
     */
    default P onlyGoalFor(String user) {
        P goal = goalFor(user);
        if (!hasOneGoal()) {
            throw new InputException(user + " needs a puzzle with one goal state; " + name() + " has several");
        }
        return goal;
    }

    /**
     * The goal on one line, for reports.
     *
     * @hidden from users of the library
     */
    default String goalText() {
        return goal().map(this::format).orElse("any state that passes a test");
    }

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
