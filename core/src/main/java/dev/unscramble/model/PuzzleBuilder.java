package dev.unscramble.model;

import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.PuzzleOf.NamedMove;
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
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Collects the parts of a {@link PuzzleOf}. The moves are needed; everything else has a default. All
 * functions must give the same answer each time, and be safe to call from several threads.
 */
public final class PuzzleBuilder<S> {
    final Predicate<? super S> isGoal;
    final @Nullable S goal;
    final List<NamedMove<S>> moves = new ArrayList<>();
    String name = "puzzle";
    Heuristic<? super StateOf<S>> heuristic = Zero.INSTANCE;
    Optional<StatePacking<S>> packing = Optional.empty();
    Optional<Function<String, ? extends S>> reader = Optional.empty();
    private final Map<String, String> opposites = new LinkedHashMap<>();

    PuzzleBuilder(Predicate<? super S> isGoal, @Nullable S goal) {
        this.isGoal = isGoal;
        this.goal = goal;
    }

    /** The name of the puzzle. */
    public PuzzleBuilder<S> name(String given) {
        name = given;
        return this;
    }

    /** Adds a move of cost 1. The function returns the state that it leads to, or null if it is not legal. */
    public PuzzleBuilder<S> move(String moveName, Function<? super S, ? extends @Nullable S> step) {
        return move(moveName, 1, step);
    }

    /** Adds a move of a cost from 1 to {@value Puzzle#MAX_COST}. The function returns the state that it leads to, or null if it is not legal. */
    public PuzzleBuilder<S> move(String moveName, int cost, Function<? super S, ? extends @Nullable S> step) {
        if (moves.stream().anyMatch(move -> move.name().equals(moveName))) {
            throw new IllegalArgumentException("two moves are called \"" + moveName + "\"; each needs its own name");
        }
        if (cost < 1 || cost > Puzzle.MAX_COST) {
            throw new IllegalArgumentException("the move \"" + moveName + "\" costs " + cost
                    + "; a move must cost at least 1 and at most " + Puzzle.MAX_COST);
        }
        moves.add(new NamedMove<>(moveName, step, cost));
        return this;
    }

    /**
     * Adds a move for each element of a list, named by its {@code toString}.
     *
     * @param step returns the state that a move leads to, or null if it is not legal
     */
    public <M> PuzzleBuilder<S> moves(List<M> all, BiFunction<? super S, ? super M, ? extends @Nullable S> step) {
        all.forEach(move -> move(move.toString(), state -> step.apply(state, move)));
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
        heuristic = Heuristic.of("heuristic", guarantee, position -> estimate.applyAsInt(position.state()));
        return this;
    }

    /**
     * Functions that pack a state into a long and unpack it again. With them, searches store these numbers and no
     * objects, which takes far less memory.
     */
    public PuzzleBuilder<S> packed(ToLongFunction<? super S> pack, LongFunction<? extends S> unpack) {
        packing = Optional.of(StatePacking.by(pack, unpack));
        return this;
    }

    /** A function that reads a state from text; {@code toString} writes it. */
    public PuzzleBuilder<S> readBy(Function<String, ? extends S> given) {
        reader = Optional.of(given);
        return this;
    }

    /**
     * The puzzle.
     *
     * @throws IllegalArgumentException if there are no moves, too many, or opposites of moves that do not exist
     */
    public PuzzleOf<S> build() {
        if (moves.isEmpty() || moves.size() > Position.MAX_MOVES) {
            throw new IllegalArgumentException(
                    "the puzzle has " + moves.size() + " moves; it must have from 1 to " + Position.MAX_MOVES);
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
        List<String> names = moves.stream().map(NamedMove::name).toList();
        if (!names.contains(moveName)) {
            throw new IllegalArgumentException("no move is called \"" + moveName + "\"; there are " + names);
        }
        return names.indexOf(moveName);
    }
}
