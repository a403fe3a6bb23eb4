package dev.unscramble.puzzle;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A solution to read: the states that it leads through, the names of its moves, and its cost. Ask {@link #isSolved} first
 * if there may be none; the {@link #result} then says why.
 */
public final class Solution<S> {
    private final Result result;
    private final List<S> states = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();

    private <P extends Position> Solution(Problem<P> problem, Result result, Function<P, S> view) {
        this.result = result;
        P position = problem.start();
        states.add(view.apply(position));
        for (int move : result.moves()) {
            moves.add(problem.puzzle().moveName(position, move));
            position.apply(move);
            states.add(view.apply(position));
        }
    }

    /** The solution in a result of a problem; each of its states is a new position. */
    public static <P extends Position> Solution<P> of(Problem<P> problem, Result result) {
        Puzzle<P> puzzle = problem.puzzle();
        return new Solution<>(
                problem, result, position -> PackedState.of(puzzle, position).in(puzzle));
    }

    static <S> Solution<S> ofStates(Problem<StateOf<S>> problem, Result result) {
        return new Solution<>(problem, result, StateOf::state);
    }

    /** Whether there is a solution. */
    public boolean isSolved() {
        return result.isSolved();
    }

    /** Whether it is proved that none is cheaper. */
    public boolean isOptimal() {
        return result.isOptimal();
    }

    /**
     * The states from the start to the goal.
     *
     * @throws IllegalStateException if there is no solution
     */
    public List<S> states() {
        result.requireSolved();
        return List.copyOf(states);
    }

    /**
     * The names of the moves from each state to the next.
     *
     * @throws IllegalStateException if there is no solution
     */
    public List<String> moves() {
        result.requireSolved();
        return List.copyOf(moves);
    }

    /**
     * The cost of all moves together.
     *
     * @throws IllegalStateException if there is no solution
     */
    public int cost() {
        return result.cost();
    }

    /** The result with all that the search counted and proved. */
    public Result result() {
        return result;
    }

    /** The moves and the cost, or how the search ended without a solution. */
    @Override
    public String toString() {
        return isSolved()
                ? moves + ", cost " + cost()
                : "no solution: " + result.outcome().label();
    }
}
