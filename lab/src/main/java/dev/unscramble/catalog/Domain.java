package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Ranking;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;

/**
 * One puzzle, that is its rules and its goal, and what people want of it beyond those: heuristics by
 * name, a good choice of solver, random states. Commands and reports ask for these here, so that they
 * are written once for all puzzles. Rules and heuristics are enough; the rest has defaults.
 *
 * <p>A domain is shared by all {@link Instance}s of the puzzle, so that tables are made once.
 */
public interface Domain<P extends Position> {

    Puzzle<P> puzzle();

    /** The heuristics that there are for this puzzle. */
    HeuristicNames<P> heuristics();

    /** The heuristic that is used where none is named. */
    String defaultHeuristic();

    /** The best solver that there is for this puzzle; with this heuristic, if one is named. */
    default Solver<P> auto(Optional<String> heuristic, SearchOptions options) {
        return auto(Algorithm.ASTAR, heuristic.orElse(defaultHeuristic()), options, "nothing better is known here");
    }

    /** The algorithm and heuristic that {@link #auto} picks, and why. */
    default Solver<P> auto(Algorithm algorithm, String heuristic, SearchOptions options, String reason) {
        return Solver.of(algorithm, heuristics().parse(heuristic), options, Optional.of(reason));
    }

    /** A solver whose solutions are proved to be shortest, with what can be had in a second. */
    default Solver<P> optimal() {
        Solver<P> best = auto(Optional.empty(), SearchOptions.DEFAULT);
        return best.mayOverestimate() ? auto(Optional.of("zero"), SearchOptions.DEFAULT) : best;
    }

    /** The best solver for a proof, however long it takes to prepare; with this heuristic, if one is named. */
    default Solver<P> proving(Optional<String> heuristic, SearchOptions options) {
        return auto(heuristic, options);
    }

    /** A new position at a state that is uniform over all that can be solved. */
    default P random(Random random) {
        throw new InputException(puzzle().name() + " cannot be sampled uniformly; use --moves or --depth");
    }

    /**
     * All states that need exactly this many moves, where they can be had without a search.
     *
     * @throws InputException if it is known that there is none
     */
    default Optional<StatesAtDepth<P>> statesAtDepth(int depth) {
        return Optional.empty();
    }

    /** Numbers for all states, where there are any: whole state spaces are then explored in a bit per state. */
    default Optional<Ranking<P>> ranking() {
        return Optional.empty();
    }

    /** How many states can be solved, where that is known. */
    default Optional<BigInteger> stateCount() {
        return ranking().map(ranking -> BigInteger.valueOf(ranking.size()));
    }

    /** The puzzle to be solved from this start, which is copied. */
    default Instance<P> instance(P start) {
        return new Instance<>(this, start);
    }
}
