package dev.unscramble.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle over immutable states of any type, made of lambdas. It runs on the same searches as every
 * other puzzle:
 *
 * <pre>
 *   PuzzleOf&lt;Integer&gt; puzzle = PuzzleOf.goal(100)
 *           .move("double", n -> 2 * n)
 *           .move("add 3", n -> n + 3)
 *           .build();
 *   Result result = BestFirst.bfs().solve(puzzle.from(1));
 * </pre>
 *
 * <p>States are compared by {@code equals} and {@code hashCode}; records, strings, numbers and lists of
 * them have both. Unless the builder is given functions to {@link PuzzleBuilder#packed pack} states, the puzzle
 * keeps every state that a search has stored in memory, as long as the puzzle itself is in use.
 */
public final class PuzzleOf<S> implements Puzzle<StateOf<S>> {
    private final String name;
    private final List<NamedMove<S>> moves;
    private final int[] inverses;
    private final Predicate<? super S> isGoal;
    private final @Nullable S goal;
    private final Heuristic<? super StateOf<S>> heuristic;
    private final StatePacking<S> packing;
    private final Optional<Function<String, ? extends S>> reader;

    PuzzleOf(PuzzleBuilder<S> parts) {
        this.name = parts.name;
        this.moves = List.copyOf(parts.moves);
        this.inverses = parts.inverses();
        this.isGoal = parts.isGoal;
        this.goal = parts.goal;
        this.heuristic = parts.heuristic;
        this.packing = parts.packing.orElseGet(StateTable::new);
        this.reader = parts.reader;
    }

    /** Begins a puzzle that has one goal. */
    public static <S> PuzzleBuilder<S> goal(S state) {
        return new PuzzleBuilder<>(state::equals, state);
    }

    /** Begins a puzzle whose goals are all states that pass a test. */
    public static <S> PuzzleBuilder<S> goal(Class<S> stateType, Predicate<? super S> test) {
        return new PuzzleBuilder<>(test, null);
    }

    /** The problem of solving it from a state, with the heuristic that the puzzle was given. */
    public Problem<StateOf<S>> from(S start) {
        return new Problem<>(this, at(start), heuristic);
    }

    /** A new position at a state. */
    public StateOf<S> at(S state) {
        return new StateOf<>(this, state);
    }

    /** The states that moves lead through, the start included. */
    public List<S> states(S start, List<Integer> path) {
        StateOf<S> position = at(start);
        List<S> states = new ArrayList<>(List.of(start));
        for (int move : path) {
            position.apply(move);
            states.add(position.state());
        }
        return states;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int moveCount() {
        return moves.size();
    }

    @Override
    public String moveName(int move) {
        return moves.get(move).name();
    }

    @Override
    public int inverse(int move) {
        return inverses[move];
    }

    @Override
    public int cost(int move) {
        return moves.get(move).cost();
    }

    @Override
    public int packedLongs() {
        return 1;
    }

    /** The goal; if goals are defined by a test, a position that has no state until one is unpacked. */
    @Override
    public StateOf<S> goal() {
        return new StateOf<>(this, goal);
    }

    @Override
    public StateOf<S> parse(String text) {
        return at(reader.orElseThrow(() -> new InputException(name + " does not say how its states are read from text"))
                .apply(text));
    }

    @Override
    public String format(StateOf<S> position) {
        return position.state().toString();
    }

    boolean isGoal(S state) {
        return isGoal.test(state);
    }

    /** The state after a move, or null if it is not legal. */
    @Nullable
    S step(S state, int move) {
        return moves.get(move).step().apply(state);
    }

    long pack(S state) {
        return packing.pack(state);
    }

    S unpack(long packed) {
        return packing.unpack(packed);
    }

    /** The name, function and cost of a move. */
    record NamedMove<S>(String name, Function<? super S, ? extends @Nullable S> step, int cost) {}
}
