package dev.unscramble.analysis;

import dev.unscramble.census.Exploration;
import dev.unscramble.census.HeuristicCheck;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.List;

/**
 * What was found out about a heuristic.
 *
 * @param check what was seen of it
 * @param scope which states it was seen at
 * @param sources how the states were found, and their distances
 * @param outcome why it ended: {@link Outcome#EXHAUSTED} if all that was to be seen was seen
 */
public record CheckedHeuristic<P extends Position>(
        HeuristicCheck<P> check, Scope scope, List<String> sources, Outcome outcome, long nanos) {

    public CheckedHeuristic {
        sources = List.copyOf(sources);
    }

    /** Looks at all states of an exploration, the nearest first, until there are no more or a limit is reached. */
    public static <P extends Position> CheckedHeuristic<P> of(
            Heuristic<? super P> heuristic, Puzzle<P> puzzle, Exploration<P> exploration, Limits limits) {
        HeuristicCheck<P> check = new HeuristicCheck<>(puzzle, heuristic);
        Outcome outcome = check.lookAt(exploration, limits);
        Scope scope = outcome == Outcome.EXHAUSTED ? Scope.WHOLE : Scope.NEAR;
        String source = "up to " + exploration.depth() + " moves from the goal, by breadth-first search";
        return new CheckedHeuristic<>(check, scope, List.of(source), outcome, exploration.nanos());
    }

    /** Which states were looked at. */
    public enum Scope {
        /** All that there are: what is seen of them is proved. */
        WHOLE,
        /** All up to some distance: what is seen of them refutes, but does not prove. */
        NEAR,
        /** Some at every distance: the same. */
        SAMPLE
    }

    /** What a heuristic can be said to be. */
    public enum Verdict {
        PROVED,
        REFUTED,
        /** No counterexample was seen, but there may be one. */
        OPEN
    }

    public Verdict admissible() {
        return verdict(check.overestimates().count() == 0);
    }

    /** A heuristic that overestimates drops too fast somewhere on the way to the goal, or is not 0 there. */
    public Verdict consistent() {
        return verdict(check.seen().isConsistent());
    }

    private Verdict verdict(boolean isUnrefuted) {
        if (!isUnrefuted) {
            return Verdict.REFUTED;
        }
        return scope == Scope.WHOLE ? Verdict.PROVED : Verdict.OPEN;
    }

    /** What the heuristic says of itself. */
    public Guarantee declared() {
        return check.heuristic().guarantee();
    }

    /** Whether a state was seen that contradicts this claim. */
    public boolean isRefuted(Guarantee claimed) {
        return check.seen().compareTo(claimed) < 0;
    }

    public double seconds() {
        return nanos / 1e9;
    }
}
