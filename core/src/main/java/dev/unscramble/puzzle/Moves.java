package dev.unscramble.puzzle;

import dev.unscramble.model.Costs;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/** The moves of a {@link PuzzleOf}, if they are the same everywhere. Their functions are in flat arrays, for speed. */
final class Moves<S> {

    /**
     * A move. Those of a list share their functions, which are called with its elements.
     *
     * @param step from a state to the next, or to null
     * @param argument the second argument of the functions
     * @param cost if it is the same in every state
     * @param costByState the cost otherwise, or null
     */
    record Named<S>(
            String name,
            BiFunction<? super S, Object, ? extends @Nullable S> step,
            Object argument,
            int cost,
            @Nullable ToIntBiFunction<? super S, Object> costByState) {

        int cost(S state) {
            int known = costByState == null ? cost : costByState.applyAsInt(state, argument);
            PuzzleBuilder.requireCost(name, known, " at " + state);
            return known;
        }
    }

    private final Named<S>[] all;
    private final BiFunction<? super S, Object, ? extends @Nullable S>[] steps;
    private final Object[] arguments;

    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays have no type parameters
    Moves(List<Named<S>> moves) {
        all = moves.toArray(new Named[moves.size()]);
        steps = new BiFunction[all.length];
        arguments = new Object[all.length];
        for (int move = 0; move < all.length; move++) {
            steps[move] = all[move].step;
            arguments[move] = all[move].argument;
        }
    }

    int count() {
        return all.length;
    }

    String name(int move) {
        return all[move].name;
    }

    /** The state that a move leads to, or null if it is not legal. */
    @Nullable
    S after(S state, int move) {
        return steps[move].apply(state, arguments[move]);
    }

    /** Fills {@code next}, by move, with the states that legal moves lead to; returns the legal moves. */
    long neighbours(S state, @Nullable Object[] next) {
        long legal = 0;
        for (int move = 0; move < steps.length; move++) {
            S neighbour = steps[move].apply(state, arguments[move]);
            if (neighbour != null) {
                next[move] = neighbour;
                legal |= 1L << move;
            }
        }
        return legal;
    }

    /** Packs the states that moves lead to, by move; returns the legal ones among them. */
    long pack(S state, long allowed, StatePacking<S> packing, long[] to) {
        long legal = 0;
        for (int move = 0; move < steps.length; move++) {
            if ((allowed >>> move & 1) != 0) {
                S neighbour = steps[move].apply(state, arguments[move]);
                if (neighbour != null) {
                    to[move] = packing.pack(neighbour);
                    legal |= 1L << move;
                }
            }
        }
        return legal;
    }

    Costs<StateOf<S>> costs(int least) {
        int[] byMove = new int[all.length];
        for (int move = 0; move < all.length; move++) {
            if (all[move].costByState != null) {
                return Costs.byState(least, (position, own) -> all[own].cost(position.state()));
            }
            byMove[move] = all[move].cost;
        }
        return Costs.byMove(byMove);
    }
}
