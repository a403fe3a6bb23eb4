package dev.unscramble.model;

import java.util.List;
import java.util.Optional;

/**
 * What a search found, and what it can prove.
 *
 * @param outcome how it ended
 * @param moves the solution, where there is one, replayed before it got here
 * @param cost what the solution costs
 * @param lowerBound a proved bound: no solution costs less
 * @param initialH the heuristic's estimate of the start
 * @param statistics what the search did
 * @param reason why there is no solution, where the outcome alone does not say it
 */
public record Result(
        Outcome outcome,
        List<Integer> moves,
        int cost,
        int lowerBound,
        int initialH,
        Statistics statistics,
        Optional<String> reason) {

    public Result {
        moves = List.copyOf(moves);
    }

    public boolean isSolved() {
        return outcome == Outcome.SOLVED;
    }

    /** Whether the solution is proved to be a cheapest one: it costs no more than the bound. */
    public boolean isOptimal() {
        return isSolved() && cost <= lowerBound;
    }

    public int length() {
        return moves.size();
    }
}
