package dev.unscramble.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The solution that a search found, and the bounds that it proved.
 *
 * @param outcome how it ended; solved if there is a solution, whatever ended the search after that
 * @param moves the solution, if there is one, which has been replayed
 * @param cost of the solution
 * @param lowerBound the proved lower bound on the cost of any solution
 * @param initialH the heuristic's estimate of the start; 0 if an obstacle showed that no search is needed
 * @param statistics the counts and times of the search
 * @param reason why there is no solution, if the outcome alone does not explain it
 * @param stopped of a search that improves its solution: why it ended, once it had one; solved if that is proved to
 *     be as close to the best as was asked for
 * @param improvements of such a search: its solutions, each better than the one before, the last one being the
 *     result's
 */
public record Result(
        Outcome outcome,
        List<Integer> moves,
        int cost,
        int lowerBound,
        int initialH,
        Statistics statistics,
        Optional<String> reason,
        Optional<Outcome> stopped,
        List<Improvement> improvements) {

    public Result {
        moves = List.copyOf(moves);
        improvements = List.copyOf(improvements);
    }

    /** The result of a search that ends with its first solution. */
    public Result(
            Outcome outcome,
            List<Integer> moves,
            int cost,
            int lowerBound,
            int initialH,
            Statistics statistics,
            Optional<String> reason) {
        this(outcome, moves, cost, lowerBound, initialH, statistics, reason, Optional.empty(), List.of());
    }

    public boolean isSolved() {
        return outcome == Outcome.SOLVED;
    }

    /** Whether the solution is proved optimal: it costs no more than the lower bound. */
    public boolean isOptimal() {
        return isSolved() && cost <= lowerBound;
    }

    /** The name of {@link #stopped} in results and reports. */
    public Optional<String> stopLabel() {
        return stopped.map(stop -> stop != Outcome.SOLVED ? stop.label() : isOptimal() ? "proved" : "gap");
    }

    public int length() {
        return moves.size();
    }

    /** An upper bound on the cost of an optimal solution: the cost of the one found, if there is one. */
    public OptionalInt upperBound() {
        return isSolved() ? OptionalInt.of(cost) : OptionalInt.empty();
    }
}
