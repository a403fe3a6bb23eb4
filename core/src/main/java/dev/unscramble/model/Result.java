package dev.unscramble.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a search found, and what it can prove.
 *
 * @param outcome how it ended; solved as soon as there is a solution, whatever ended the search after that
 * @param moves the solution, where there is one, replayed before it got here
 * @param cost what the solution costs
 * @param lowerBound a proved bound: no solution costs less
 * @param initialH the heuristic's estimate of the start; 0 where an obstacle showed that no search is needed
 * @param statistics what the search did
 * @param reason why it has no solution, where the outcome alone does not say it
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

    /** Of a search that ends with its first solution. */
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

    /** Whether the solution is proved to be a cheapest one: it costs no more than the bound. */
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

    /** What a cheapest solution costs at most, where there is a solution: what that one costs. */
    public OptionalInt upperBound() {
        return isSolved() ? OptionalInt.of(cost) : OptionalInt.empty();
    }
}
