package dev.unscramble.puzzle;

import static java.util.Objects.requireNonNull;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Costs;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.SearchAlgorithm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
 *   Solution&lt;Integer&gt; solution = puzzle.solve(1, BestFirst.bfs());
 *   System.out.println(solution.states() + ", " + solution.moves() + ", " + solution.cost());
 * </pre>
 *
 * <p>States are compared by {@code equals} and {@code hashCode}; records, strings, numbers and lists of
 * them have both. Unless the builder is given functions to {@link PuzzleBuilder#packed pack} states, every state that a
 * search has stored is kept in memory: by best-first searches until they end, and by others as long as the puzzle itself
 * is in use.
 */
public final class PuzzleOf<S> implements Puzzle<StateOf<S>> {
    private final String name;
    /** None if it lists successors. */
    private final Moves<S> moves;

    private final @Nullable Function<? super S, ? extends List<Step<S>>> successors;
    private final int[] inverses;
    private final Costs<StateOf<S>> costs;
    private final Predicate<? super S> isGoal;
    private final @Nullable S goal;
    private final boolean hasOneGoal;
    private final Heuristic<? super StateOf<S>> heuristic;
    private final StatePacking<S> packing;
    private final boolean isPacked;
    /** Its nodes, if it is a graph. */
    private final @Nullable GraphNodes<S> graph;

    private final Optional<Function<String, ? extends S>> reader;

    PuzzleOf(PuzzleBuilder<S> parts) {
        this.name = parts.name;
        this.moves = new Moves<>(parts.moves);
        this.successors = parts.successors.orElse(null);
        this.inverses = parts.inverses();
        this.costs = listsSuccessors() ? Costs.byState(parts.leastCost, StateOf::cost) : moves.costs(parts.leastCost);
        this.isGoal = parts.isGoal;
        this.goal = parts.goal;
        this.hasOneGoal = parts.hasOneGoal;
        this.heuristic = parts.heuristic;
        this.isPacked = parts.packing.isPresent();
        this.packing = parts.packing.orElseGet(StateTable::shared);
        this.graph = parts.graph;
        this.reader = parts.reader;
    }

    /** The same puzzle with a table of states for one thread. */
    private PuzzleOf(PuzzleOf<S> other) {
        this.name = other.name;
        this.moves = other.moves;
        this.successors = other.successors;
        this.inverses = other.inverses;
        this.costs = other.costs;
        this.isGoal = other.isGoal;
        this.goal = other.goal;
        this.hasOneGoal = other.hasOneGoal;
        this.heuristic = other.heuristic;
        this.isPacked = false;
        this.packing = StateTable.confined();
        this.graph = null;
        this.reader = other.reader;
    }

    /** Begins a puzzle that has one goal. */
    public static <S> PuzzleBuilder<S> goal(S state) {
        requireState(state);
        return new PuzzleBuilder<>(state::equals, state, true);
    }

    /** Begins a puzzle that has several goals, at least one: all of these states. */
    public static <S> PuzzleBuilder<S> goals(Collection<? extends S> states) {
        Set<S> all = new LinkedHashSet<>(PuzzleBuilder.given("collection of goals", states));
        if (all.isEmpty()) {
            throw new IllegalArgumentException("there are no goals; a puzzle needs at least one");
        }
        all.forEach(PuzzleOf::requireState);
        S first = all.iterator().next();
        return all.size() == 1 ? goal(first) : new PuzzleBuilder<>(all::contains, first, false);
    }

    /**
     * Begins a puzzle whose goals are all states that pass a test. If one of them is known, {@link
     * PuzzleBuilder#sampleGoal} says which.
     */
    public static <S> PuzzleBuilder<S> goal(Class<S> stateType, Predicate<? super S> test) {
        return new PuzzleBuilder<S>(PuzzleBuilder.given("test for goals", test), null, false)
                .of(PuzzleBuilder.given("type of the states", stateType));
    }

    /**
     * Solves it from a state, with the heuristic that the puzzle was given and no limit but the memory of the JVM. The
     * solution has the states and the names of the moves.
     */
    public Solution<S> solve(S start, SearchAlgorithm search) {
        return solve(start, search, Limits.NONE);
    }

    /** Solves it from a state within limits. */
    public Solution<S> solve(S start, SearchAlgorithm search, Limits limits) {
        Problem<StateOf<S>> problem = from(start);
        return Solution.ofStates(problem, search.solve(problem, limits));
    }

    /** The problem of solving it from a state, with the heuristic that the puzzle was given. */
    public Problem<StateOf<S>> from(S start) {
        return new Problem<>(this, at(start), heuristic);
    }

    /** The heuristic that it was given; {@link Zero} if there was none. */
    public Heuristic<? super StateOf<S>> heuristic() {
        return heuristic;
    }

    /** A new position at a state. */
    public StateOf<S> at(S state) {
        if (!isPacked || state == null) {
            requireState(state);
        }
        return position(state);
    }

    private StateOf<S> position(@Nullable S state) {
        return graph == null || state == null ? new FunctionState<>(this, state) : new GraphState<>(graph, state);
    }

    /** Refuses null, and states that Java does not compare by their contents. */
    static void requireState(@Nullable Object state) {
        if (state == null) {
            throw new IllegalArgumentException("a state is null; a start and a goal must be states");
        }
        requireComparable(state.getClass());
    }

    static void requireComparable(Class<?> stateType) {
        if (stateType.isArray()) {
            throw new IllegalArgumentException("the states are arrays (" + stateType.getSimpleName()
                    + "), which equals compares by identity, so that no state would be found again; use a List, a String"
                    + " or a record instead, or pack states into longs and test for goals");
        }
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
        return listsSuccessors() ? BY_STATE : moves.count();
    }

    @Override
    public String moveName(int move) {
        return listsSuccessors() ? "move " + move : moves.name(move);
    }

    @Override
    public String moveName(StateOf<S> position, int move) {
        return listsSuccessors() ? position.step(move).name() : moves.name(move);
    }

    @Override
    public int inverse(int move) {
        return listsSuccessors() ? NO_INVERSE : inverses[move];
    }

    @Override
    public Costs<StateOf<S>> costs() {
        return costs;
    }

    @Override
    public int packedLongs() {
        return 1;
    }

    /** @hidden from users of the library */
    @Override
    public boolean numbersStates() {
        return packing.numbersStates();
    }

    /**
     * With a table of states that the search alone uses, unless a heuristic of another origin may know packed states.
     *
     * @hidden from users of the library
     */
    @Override
    public Problem<StateOf<S>> confined(Problem<StateOf<S>> problem) {
        boolean isKnown = problem.heuristic() == heuristic || problem.heuristic() == Zero.INSTANCE;
        if (isPacked || !isKnown) {
            return problem;
        }
        PuzzleOf<S> own = new PuzzleOf<>(this);
        return new Problem<>(own, problem.start(), problem.heuristic()); // by its state: its number is of this table
    }

    /** At the goal; if no goal state is known, without a state until one is unpacked. */
    @Override
    public StateOf<S> newPosition() {
        return position(goal);
    }

    /** States are immutable, and need no number for this; a user's packing may refuse one. */
    @Override
    public Supplier<StateOf<S>> copies(StateOf<S> position) {
        if (isPacked) {
            return Puzzle.super.copies(position);
        }
        S state = position.state();
        return () -> position(state);
    }

    @Override
    public Optional<StateOf<S>> goal() {
        return Optional.ofNullable(goal).map(this::at);
    }

    @Override
    public boolean hasOneGoal() {
        return hasOneGoal;
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

    @Override
    public String toString() {
        return name;
    }

    boolean isGoal(S state) {
        return isGoal.test(state);
    }

    /** Whether it lists the successors of each state, instead of moves. */
    boolean listsSuccessors() {
        return successors != null;
    }

    /** The moves, if it does not list successors. */
    Moves<S> moves() {
        return moves;
    }

    /** The steps from a state, if it lists successors. */
    List<Step<S>> steps(S state) {
        List<Step<S>> steps = requireNonNull(successors).apply(state);
        if (steps == null) {
            throw new IllegalArgumentException(
                    "the successors of " + state + " are null; an empty list says that there are none");
        }
        return steps;
    }

    long pack(S state) {
        return packing.pack(state);
    }

    /** Packs the states that moves lead to, by move; returns the legal ones among them. Only if it does not list successors. */
    long packNeighbours(S state, long allowed, long[] to) {
        return moves.pack(state, allowed, packing, to);
    }

    S unpack(long packed) {
        return packing.unpack(packed);
    }
}
