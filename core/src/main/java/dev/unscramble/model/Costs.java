package dev.unscramble.model;

import org.jspecify.annotations.Nullable;

/**
 * What the moves of a puzzle cost: one each, a fixed cost by move, or a cost by state and move, as roads have. Each is a
 * whole number from 1 to {@value Puzzle#MAX_COST}. Immutable, and shared by threads.
 */
public final class Costs<P extends Position> {

    /** The cost of a move that depends on the state. */
    @FunctionalInterface
    public interface ByState<P> {
        /** The cost of a legal move at a position, which must be as it was on return. */
        int cost(P position, int move);
    }

    private static final int[] ONE_EACH = {};
    private static final Costs<Position> UNIT = new Costs<>(ONE_EACH, null, 1, 1);

    private final int[] byMove;
    private final @Nullable ByState<? super P> byState;
    private final int least;
    private final int most;

    private Costs(int[] byMove, @Nullable ByState<? super P> byState, int least, int most) {
        this.byMove = byMove;
        this.byState = byState;
        this.least = least;
        this.most = most;
    }

    /** Every move costs 1. */
    @SuppressWarnings("unchecked") // these costs depend on no position
    public static <P extends Position> Costs<P> unit() {
        return (Costs<P>) UNIT;
    }

    /**
     * A move costs the same in every state.
     *
     * @param costs by move
     */
    public static <P extends Position> Costs<P> byMove(int... costs) {
        int least = Puzzle.MAX_COST;
        int most = 1;
        for (int move = 0; move < costs.length; move++) {
            if (costs[move] < 1 || costs[move] > Puzzle.MAX_COST) {
                throw new IllegalArgumentException("move " + move + " costs " + costs[move]
                        + "; a move must cost at least 1 and at most " + Puzzle.MAX_COST);
            }
            least = Math.min(least, costs[move]);
            most = Math.max(most, costs[move]);
        }
        return most == 1 ? unit() : new Costs<>(costs.clone(), null, least, most);
    }

    /** A move may have a different cost in each state. */
    public static <P extends Position> Costs<P> byState(ByState<? super P> costs) {
        return byState(1, costs);
    }

    /**
     * A move may have a different cost in each state.
     *
     * @param least a lower bound on the cost of every move, on which the proofs of searches rely
     */
    public static <P extends Position> Costs<P> byState(int least, ByState<? super P> costs) {
        if (least < 1 || least > Puzzle.MAX_COST) {
            throw new IllegalArgumentException(
                    "the least cost is " + least + "; a move must cost at least 1 and at most " + Puzzle.MAX_COST);
        }
        return new Costs<>(ONE_EACH, costs, least, Puzzle.MAX_COST);
    }

    /**
     * The cost of a legal move at a position.
     *
     * @throws IllegalArgumentException if the puzzle says a cost that is not allowed
     */
    public int of(P position, int move) {
        if (byState != null) {
            return checked(byState.cost(position, move), position, move);
        }
        return most == 1 ? 1 : byMove[move];
    }

    private int checked(int cost, P position, int move) {
        if (cost < least || cost > Puzzle.MAX_COST) {
            throw new IllegalArgumentException("move " + move + " costs " + cost + " at " + position
                    + "; a move of this puzzle must cost at least " + least + " and at most " + Puzzle.MAX_COST);
        }
        return cost;
    }

    /** A lower bound on the cost of every move. */
    public int least() {
        return least;
    }

    /** An upper bound on the cost of every move; {@value Puzzle#MAX_COST} if costs depend on the state. */
    public int most() {
        return most;
    }

    /** Whether every move costs 1, so that the cost of a path is its length. */
    public boolean areUnit() {
        return byState == null && most == 1;
    }

    /** Whether all moves cost the same, in every state. */
    public boolean areUniform() {
        return byState == null && least == most;
    }

    /** Whether a move costs the same in every state. */
    public boolean areFixed() {
        return byState == null;
    }
}
