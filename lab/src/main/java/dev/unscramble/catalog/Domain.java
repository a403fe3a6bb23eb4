package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Ranking;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * One puzzle, that is its rules and its goal, with all that commands and reports need beside those: heuristics by name,
 * a good choice of solver, random states. Rules and heuristics are enough; the rest has defaults.
 *
 * <p>A domain is shared by all {@link Instance}s of the puzzle, so that tables are made once.
 */
public interface Domain<P extends Position> {

    Puzzle<P> puzzle();

    /** The heuristics of this puzzle. */
    HeuristicNames<P> heuristics();

    /** The default heuristic. */
    String defaultHeuristic();

    /** The name of the heuristic of searches that shall have a first solution at once; it needs no time to prepare. */
    default String quickHeuristic() {
        return defaultHeuristic();
    }

    /** Whether the standard comparison has this heuristic: not if it takes long to prepare, or is the same as another. */
    default boolean isCompared(String heuristic) {
        return true;
    }

    /** The best solver for this puzzle; with {@code heuristic}, if one is named. */
    default Solver<P> auto(Optional<String> heuristic, SearchOptions options) {
        return auto(Algorithm.ASTAR, heuristic.orElse(defaultHeuristic()), options, "nothing better is known here");
    }

    /** A solver that {@link #auto} picked, and why. */
    default Solver<P> auto(Algorithm algorithm, String heuristic, SearchOptions options, String reason) {
        return Solver.of(algorithm, heuristics().parse(heuristic), options, Optional.of(reason));
    }

    /** A solver whose solutions are proved optimal, with tables that can be made in a second. */
    default Solver<P> optimal() {
        Solver<P> best = auto(Optional.empty(), SearchOptions.DEFAULT);
        return best.mayOverestimate() ? auto(Optional.of("zero"), SearchOptions.DEFAULT) : best;
    }

    /** The best solver for a proof, however long it takes to prepare; with {@code heuristic}, if one is named. */
    default Solver<P> proving(Optional<String> heuristic, SearchOptions options) {
        return auto(heuristic, options);
    }

    /** A new position at a random state, uniform over all solvable ones. */
    default P random(Random random) {
        throw new InputException(puzzle().name() + " cannot be sampled uniformly; use --moves or --depth");
    }

    /**
     * All states that need exactly this many moves; empty if a search would be needed to find them.
     *
     * @throws InputException if it is known that there is none
     */
    default Optional<StatesAtDepth<P>> statesAtDepth(int depth) {
        return Optional.empty();
    }

    /** All states from which the goal can be reached, if they are listed as those of a map are. */
    default Optional<List<KnownState<P>>> knownStates() {
        return Optional.empty();
    }

    /** A ranking of all states, if there is one: whole state spaces are then explored in a bit per state. */
    default Optional<Ranking<P>> ranking() {
        return Optional.empty();
    }

    /** The number of solvable states, if it is known. */
    default Optional<BigInteger> stateCount() {
        return ranking().map(ranking -> BigInteger.valueOf(ranking.size()));
    }

    /** The puzzle to be solved from {@code start}, which is copied. */
    default Instance<P> instance(P start) {
        return new Instance<>(this, start);
    }
}
