package dev.unscramble.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The solution that a search found, and the bounds that it proved.
 *
 * @param outcome how it ended; solved if there is a solution, whatever ended the search after that
 * @param moves the solution, if there is one, which has been replayed
 * @param upperBound the cost of the solution, if there is one: an optimal one does not cost more
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
        OptionalInt upperBound,
        int lowerBound,
        int initialH,
        Statistics statistics,
        Optional<String> reason,
        Optional<Outcome> stopped,
        List<Improvement> improvements) {

    /** Copies the lists. Refuses a cost without a solution, and a solution without a cost. */
    public Result {
        if ((outcome == Outcome.SOLVED) != upperBound.isPresent()) {
            throw new IllegalArgumentException("a result has a cost if it is solved, and only then");
        }
        moves = List.copyOf(moves);
        improvements = List.copyOf(improvements);
    }

    /** The result of a search that ends with its first solution. */
    public Result(
            Outcome outcome,
            List<Integer> moves,
            OptionalInt upperBound,
            int lowerBound,
            int initialH,
            Statistics statistics,
            Optional<String> reason) {
        this(outcome, moves, upperBound, lowerBound, initialH, statistics, reason, Optional.empty(), List.of());
    }

    /** Whether there is a solution. */
    public boolean isSolved() {
        return outcome == Outcome.SOLVED;
    }

    /** Whether the solution is proved optimal: it costs no more than the lower bound. */
    public boolean isOptimal() {
        return isSolved() && cost() <= lowerBound;
    }

    /** The name of {@link #stopped} in results and reports. */
    public Optional<String> stopLabel() {
        return stopped.map(stop -> stop != Outcome.SOLVED ? stop.label() : isOptimal() ? "proved" : "gap");
    }

    /**
     * The number of moves of the solution. If there may be none, ask {@link #isSolved} first.
     *
     * @throws IllegalStateException if there is no solution
     */
    public int length() {
        requireSolved();
        return moves.size();
    }

    /**
     * The cost of the solution. If there may be none, ask {@link #isSolved} first, or for the {@link #upperBound}.
     *
     * @throws IllegalStateException if there is no solution
     */
    public int cost() {
        requireSolved();
        return upperBound.getAsInt();
    }

    /**
     * Requires a solution.
     *
     * @throws IllegalStateException if there is none
     * @hidden from users of the library
     */
    public void requireSolved() {
        if (!isSolved()) {
            throw new IllegalStateException("there is no solution: the search ended with " + outcome.label()
                    + reason.map(why -> ", because " + why).orElse(""));
        }
    }
}
