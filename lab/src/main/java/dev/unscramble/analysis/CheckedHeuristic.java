package dev.unscramble.analysis;

import dev.unscramble.catalog.KnownState;
import dev.unscramble.census.Exploration;
import dev.unscramble.census.HeuristicCheck;
import dev.unscramble.census.Histogram;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.List;

/**
 * The result of checking a heuristic.
 *
 * @param check the counts and counterexamples
 * @param scope which states were checked
 * @param sources how the states were found, and their distances
 * @param outcome why the check ended: {@link Outcome#EXHAUSTED} if it looked at all states that it was to look at
 */
public record CheckedHeuristic<P extends Position>(
        HeuristicCheck<P> check, Scope scope, List<String> sources, Outcome outcome, long nanos) {

    public CheckedHeuristic {
        sources = List.copyOf(sources);
    }

    /** Checks all states of an exploration, the nearest first, until there are no more or a limit is reached. */
    public static <P extends Position> CheckedHeuristic<P> of(
            Heuristic<? super P> heuristic, Puzzle<P> puzzle, Exploration<P> exploration, Limits limits) {
        HeuristicCheck<P> check = new HeuristicCheck<>(puzzle, heuristic);
        Outcome outcome = check.lookAt(exploration, limits);
        Scope scope = outcome == Outcome.EXHAUSTED ? Scope.WHOLE : Scope.NEAR;
        String source = "up to " + exploration.depth() + " moves from the goal, by breadth-first search";
        return new CheckedHeuristic<>(check, scope, List.of(source), outcome, exploration.nanos());
    }

    /**
     * Checks all states of a puzzle that lists them with their distances.
     *
     * @throws InputException if a distance is too large for the table of distances
     */
    public static <P extends Position> CheckedHeuristic<P> of(
            Heuristic<? super P> heuristic, Puzzle<P> puzzle, List<KnownState<P>> states) {
        long started = System.nanoTime();
        HeuristicCheck<P> check = new HeuristicCheck<>(puzzle, heuristic);
        int number = 0;
        for (KnownState<P> state : states) {
            if (state.distance() > Histogram.MAX_H) {
                throw new InputException("the distances of " + puzzle.name() + " are too large for a table: from "
                        + puzzle.format(state.position()) + " it is " + state.distance() + ", and at most "
                        + Histogram.MAX_H + " are listed");
            }
            check.lookAt(state.position(), state.distance(), number++);
        }
        return new CheckedHeuristic<>(
                check,
                Scope.WHOLE,
                List.of("all from which a way leads to the goal, by Dijkstra's algorithm"),
                Outcome.EXHAUSTED,
                System.nanoTime() - started);
    }

    /** Which states were checked. */
    public enum Scope {
        /** All states of the puzzle: the result is a proof. */
        WHOLE,
        /** All states up to some distance: a counterexample refutes, but nothing is proved. */
        NEAR,
        /** Some states at every distance: a counterexample refutes, but nothing is proved. */
        SAMPLE
    }

    /** Whether a property of a heuristic is proved. */
    public enum Verdict {
        PROVED,
        REFUTED,
        /** No counterexample was seen, but there may be one. */
        OPEN
    }

    public Verdict admissible() {
        return verdict(check.overestimates().count() == 0);
    }

    /** A heuristic that overestimates drops too fast somewhere on a path to the goal, or is not 0 there. */
    public Verdict consistent() {
        return verdict(check.seen().isConsistent());
    }

    private Verdict verdict(boolean isUnrefuted) {
        if (!isUnrefuted) {
            return Verdict.REFUTED;
        }
        return scope == Scope.WHOLE ? Verdict.PROVED : Verdict.OPEN;
    }

    /** The guarantee that the heuristic declares. */
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
