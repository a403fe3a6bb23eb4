package dev.unscramble.puzzle;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Collects the parts of a {@link PuzzleOf}. The moves are needed; everything else has a default. All
 * functions must give the same answer each time, and be safe to call from several threads.
 */
public final class PuzzleBuilder<S> {
    final Predicate<? super S> isGoal;
    final boolean hasOneGoal;

    @Nullable
    S goal;

    final List<Moves.Named<S>> moves = new ArrayList<>();
    Optional<Function<? super S, ? extends List<Step<S>>>> successors = Optional.empty();
    String name = "puzzle";
    int leastCost = 1;
    Heuristic<? super StateOf<S>> heuristic = Zero.INSTANCE;
    Optional<StatePacking<S>> packing = Optional.empty();

    /** The nodes, if it is a graph. */
    @Nullable
    GraphNodes<S> graph;

    Optional<Function<String, ? extends S>> reader = Optional.empty();
    private Class<?> stateType = Object.class;
    private final Map<String, String> opposites = new LinkedHashMap<>();

    PuzzleBuilder(Predicate<? super S> isGoal, @Nullable S goal, boolean hasOneGoal) {
        this.isGoal = isGoal;
        this.goal = goal;
        this.hasOneGoal = hasOneGoal;
    }

    /** Returns what a user gave. Refuses null. */
    static <T> T given(String what, @Nullable T value) {
        if (value == null) {
            throw new IllegalArgumentException("the " + what + " is null");
        }
        return value;
    }

    PuzzleBuilder<S> of(Class<?> given) {
        stateType = given;
        return this;
    }

    /**
     * One of the states that pass the test for goals: reports show it, and random puzzles are generated from it. Searches
     * use the test.
     *
     * @throws IllegalArgumentException if it does not pass the test
     */
    public PuzzleBuilder<S> sampleGoal(S state) {
        if (!isGoal.test(given("sample goal", state))) {
            throw new IllegalArgumentException("the sample goal " + state + " does not pass the test for goals");
        }
        goal = state;
        return this;
    }

    /** The name of the puzzle. */
    public PuzzleBuilder<S> name(String text) {
        name = given("name", text);
        return this;
    }

    /** Adds a move of cost 1. The function returns the state that it leads to, or null if it is not legal. */
    public PuzzleBuilder<S> move(String moveName, Function<? super S, ? extends @Nullable S> step) {
        return move(moveName, 1, step);
    }

    /** Adds a move of a cost from 1 to {@value Puzzle#MAX_COST}. The function returns the state that it leads to, or null if it is not legal. */
    public PuzzleBuilder<S> move(String moveName, int cost, Function<? super S, ? extends @Nullable S> step) {
        requireCost(moveName, cost, "");
        return add(moveName, cost, null, step);
    }

    /**
     * Adds a move whose cost depends on the state that it leaves. The function returns the state that it leads to, or
     * null if it is not legal; the cost is only asked for if it is legal.
     */
    public PuzzleBuilder<S> move(
            String moveName, ToIntFunction<? super S> cost, Function<? super S, ? extends @Nullable S> step) {
        requireMove(moveName, cost);
        return add(moveName, 1, cost, step);
    }

    private PuzzleBuilder<S> add(
            String moveName,
            int cost,
            @Nullable ToIntFunction<? super S> costByState,
            Function<? super S, ? extends @Nullable S> step) {
        requireMove(moveName, step);
        return add(new Moves.Named<>(
                moveName,
                (state, self) -> step.apply(state),
                moveName,
                cost,
                costByState == null ? null : (state, self) -> costByState.applyAsInt(state)));
    }

    private PuzzleBuilder<S> add(Moves.Named<S> added) {
        for (Moves.Named<S> other : moves) {
            if (other.name().equals(added.name())) {
                throw new IllegalArgumentException(
                        "two moves are called \"" + added.name() + "\"; each needs its own name");
            }
        }
        moves.add(added);
        return this;
    }

    private static void requireMove(@Nullable String moveName, @Nullable Object step) {
        if (moveName == null || step == null) {
            throw new IllegalArgumentException("the move " + moveName + " is null, or has no function");
        }
    }

    static void requireCost(String moveName, int cost, String where) {
        if (cost < 1 || cost > Puzzle.MAX_COST) {
            throw new IllegalArgumentException("the move \"" + moveName + "\" costs " + cost + where
                    + "; a move must cost at least 1 and at most " + Puzzle.MAX_COST);
        }
    }

    /**
     * Adds a move for each element of a list, named by its {@code toString}.
     *
     * @param step returns the state that a move leads to, or null if it is not legal
     */
    public <M> PuzzleBuilder<S> moves(List<M> all, BiFunction<? super S, ? super M, ? extends @Nullable S> step) {
        return addAll(all, null, step);
    }

    @SuppressWarnings("unchecked") // the functions are called with elements of the list only
    private <M> PuzzleBuilder<S> addAll(
            List<M> all,
            @Nullable ToIntBiFunction<? super S, ? super M> cost,
            BiFunction<? super S, ? super M, ? extends @Nullable S> step) {
        for (M move : given("list of moves", all)) {
            requireMove(nameOf(move), step);
            add(new Moves.Named<>(
                    nameOf(move),
                    (BiFunction<? super S, Object, ? extends @Nullable S>) step,
                    move,
                    1,
                    (ToIntBiFunction<? super S, Object>) cost));
        }
        return this;
    }

    private static String nameOf(@Nullable Object move) {
        if (move == null) {
            throw new IllegalArgumentException("one of the moves is null; leave it out");
        }
        return move.toString();
    }

    /**
     * Lists the steps from each state, instead of moves that are the same everywhere: any number of them, each with its
     * name, its cost and the state that it leads to. Searches try them in the order of the list, and ask for it once for
     * each state that they expand. No search takes a step back by a move, so that bidirectional search cannot be used.
     */
    public PuzzleBuilder<S> successors(Function<? super S, ? extends List<Step<S>>> steps) {
        successors = Optional.of(given("function of successors", steps));
        return this;
    }

    /**
     * Adds a move for each element of a list, named by its {@code toString}, whose cost depends on the state that it
     * leaves.
     *
     * @param cost of a move that is legal
     * @param step returns the state that a move leads to, or null if it is not legal
     */
    public <M> PuzzleBuilder<S> moves(
            List<M> all,
            ToIntBiFunction<? super S, ? super M> cost,
            BiFunction<? super S, ? super M, ? extends @Nullable S> step) {
        given("list of moves", all).forEach(move -> requireMove(nameOf(move), cost));
        return addAll(all, cost, step);
    }

    /**
     * A lower bound on the cost of every move, if costs depend on the state; 1 by default. The proofs of searches rely
     * on it: a state that is not a goal is at least this far from one.
     */
    public PuzzleBuilder<S> leastCost(int given) {
        leastCost = given;
        return this;
    }

    /**
     * Makes two moves the inverses of each other: each must take back the other, from every state. No search then
     * undoes a move at once, and if every move has its inverse, bidirectional search can be used.
     */
    public PuzzleBuilder<S> opposites(String one, String other) {
        opposites.put(one, other);
        opposites.put(other, one);
        return this;
    }

    /** A heuristic without a guarantee: no solution is proved optimal with it. */
    public PuzzleBuilder<S> heuristic(ToIntFunction<? super S> estimate) {
        return heuristic(Guarantee.NONE, estimate);
    }

    /** A heuristic with a guarantee that the proofs of searches rely on. */
    public PuzzleBuilder<S> heuristic(Guarantee guarantee, ToIntFunction<? super S> estimate) {
        return heuristic("heuristic", guarantee, estimate);
    }

    /** A heuristic with a name, by which results and commands call it, and a guarantee. */
    public PuzzleBuilder<S> heuristic(String called, Guarantee guarantee, ToIntFunction<? super S> estimate) {
        ToIntFunction<? super S> function = given("heuristic", estimate);
        heuristic = Heuristic.of(
                given("name of the heuristic", called),
                given("guarantee", guarantee),
                position -> function.applyAsInt(position.state()));
        return this;
    }

    /**
     * A heuristic that estimates the cost from a state to any other, such as the goal, with a guarantee. A search from
     * both ends can use it, too. The puzzle must have been begun with a goal.
     */
    public PuzzleBuilder<S> heuristic(Guarantee guarantee, ToIntBiFunction<? super S, ? super S> estimate) {
        if (goal == null) {
            throw new IllegalArgumentException(
                    "an estimate from state to state needs a goal to estimate to, and this puzzle has a test for goals");
        }
        heuristic = new PairHeuristic<>(given("guarantee", guarantee), given("heuristic", estimate), goal);
        return this;
    }

    /**
     * Functions that pack a state into a long and unpack it again. With them, searches store these numbers and no
     * objects, which takes far less memory.
     */
    public PuzzleBuilder<S> packed(ToLongFunction<? super S> pack, LongFunction<? extends S> unpack) {
        return packed(StatePacking.by(
                given("function that packs states", pack), given("function that unpacks states", unpack)));
    }

    private PuzzleBuilder<S> packed(StatePacking<S> own) {
        packing = Optional.of(own);
        return this;
    }

    /** The edges of a graph: its nodes are states, and have numbers. */
    PuzzleBuilder<S> graph(GraphNodes<S> nodes) {
        graph = nodes;
        return packed(nodes).successors(node -> nodes.get(node).steps);
    }

    /** The estimates that the nodes of a graph have. */
    PuzzleBuilder<S> estimates(String called, Guarantee guarantee, GraphNodes<S> nodes) {
        heuristic = Heuristic.of(called, guarantee, nodes::estimate);
        return this;
    }

    /** A function that reads a state from text; {@code toString} writes it. */
    public PuzzleBuilder<S> readBy(Function<String, ? extends S> function) {
        reader = Optional.of(given("function that reads states", function));
        return this;
    }

    /**
     * The puzzle.
     *
     * @throws IllegalArgumentException if there are no moves, too many, or opposites of moves that do not exist; or if
     *     states are arrays, which Java does not compare by their contents
     */
    public PuzzleOf<S> build() {
        if (successors.isPresent() && !(moves.isEmpty() && opposites.isEmpty())) {
            throw new IllegalArgumentException(
                    "the puzzle has successors and moves; list the moves among the successors of each state");
        }
        if (successors.isEmpty() && (moves.isEmpty() || moves.size() > Position.MAX_MOVES)) {
            throw new IllegalArgumentException(
                    "the puzzle has " + moves.size() + " moves; it must have from 1 to " + Position.MAX_MOVES
                            + ", or say by successors(...) which steps lead from each state, any number of them");
        }
        if (packing.isEmpty()) {
            PuzzleOf.requireComparable(stateType);
        }
        return new PuzzleOf<>(this);
    }

    int[] inverses() {
        int[] inverses = new int[moves.size()];
        Arrays.fill(inverses, Puzzle.NO_INVERSE);
        opposites.forEach((one, other) -> inverses[number(one)] = number(other));
        return inverses;
    }

    private int number(String moveName) {
        List<String> names = moves.stream().map(Moves.Named::name).toList();
        if (!names.contains(moveName)) {
            throw new IllegalArgumentException("no move is called \"" + moveName + "\"; there are " + names);
        }
        return names.indexOf(moveName);
    }
}
