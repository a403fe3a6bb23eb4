package dev.unscramble.analysis;

import dev.unscramble.analysis.CheckedHeuristic.Scope;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.census.HeuristicCheck;
import dev.unscramble.census.StoredExploration;
import dev.unscramble.generate.Generator;
import dev.unscramble.model.Costs;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Checks a heuristic if a state space is too large to be explored: at all states near the goal, and at those on the
 * shortest solutions of random puzzles. The distance of a state on a shortest solution is the number of moves that
 * follow it.
 */
public final class SampledCheck<P extends Position> {
    /** The most states near the goal to check. */
    private static final long NEAR_STATES = 100_000;

    /** A puzzle is given up after this many nodes. */
    private static final long NODES_PER_SOLUTION = 20_000_000;

    /** After this many uniform puzzles were given up and none solved, the next ones are scrambled by fewer moves. */
    private static final int PATIENCE = 3;

    private static final int FEW_MOVES = 40;

    private final Domain<P> domain;
    private final Limits limits;
    private final Progress progress;
    private final long start = System.nanoTime();
    private final HeuristicCheck<P> check;
    private int solved;
    private int givenUp;
    private boolean isUniform = true;

    public SampledCheck(Domain<P> domain, Heuristic<? super P> heuristic, Limits limits, Progress progress) {
        this.domain = domain;
        this.limits = limits;
        this.progress = progress;
        this.check = new HeuristicCheck<>(domain.puzzle(), heuristic);
    }

    /**
     * Checks the states near the goal, and those on the solutions of {@code samples} puzzles, which depend on the seed
     * only.
     */
    public CheckedHeuristic<P> run(int samples, long seed) {
        StoredExploration<P> near = new StoredExploration<>(domain.puzzle(), limits, progress);
        Outcome stop = check.lookAt(near, limits.withNodes(Math.min(NEAR_STATES, limits.nodes())));
        long nearStates = check.states();
        if (stop == Outcome.NODE_LIMIT) {
            stop = solveAll(samples, seed, near.depth());
        }
        Scope scope = near.isComplete() ? Scope.WHOLE : solved == 0 ? Scope.NEAR : Scope.SAMPLE;
        return new CheckedHeuristic<>(check, scope, sources(nearStates, near.depth()), stop, System.nanoTime() - start);
    }

    private List<String> sources(long nearStates, int nearDepth) {
        List<String> sources = new ArrayList<>();
        sources.add(String.format(
                Locale.ROOT, "%,d up to %d moves from the goal, by breadth-first search", nearStates, nearDepth));
        if (solved + givenUp > 0) {
            sources.add(String.format(
                    Locale.ROOT,
                    "%,d on shortest solutions of %,d %s, by %s with %s",
                    check.states() - nearStates,
                    solved,
                    isUniform ? "random puzzles" : "puzzles of " + FEW_MOVES + " random moves",
                    domain.optimal().label(),
                    domain.optimal().heuristicName()));
        }
        if (givenUp > 0) {
            sources.add(String.format(
                    Locale.ROOT, "%,d more puzzles were given up after %,d nodes each", givenUp, NODES_PER_SOLUTION));
        }
        return sources;
    }

    private Outcome solveAll(int samples, long seed, int nearDepth) {
        while (solved < samples) {
            Duration left = limits.time().minusNanos(System.nanoTime() - start);
            if (left.isNegative()) {
                return Outcome.TIME_LIMIT;
            }
            Instance<P> instance = instance(seed + solved + givenUp);
            Result result = domain.optimal()
                    .solve(instance, limits.withNodes(NODES_PER_SOLUTION).withTime(left), progress)
                    .result();
            if (result.isOptimal()) {
                lookAlong(instance, result, nearDepth);
                solved++;
            } else if (result.outcome() == Outcome.NODE_LIMIT) {
                givenUp++;
                isUniform &= solved > 0 || givenUp < PATIENCE;
            } else {
                return result.outcome();
            }
        }
        return Outcome.EXHAUSTED;
    }

    private Instance<P> instance(long seed) {
        Generator<P> generator = new Generator<>(domain, seed, limits, progress);
        return (isUniform ? generator.uniform(1) : generator.byMoves(1, FEW_MOVES))
                .findFirst()
                .orElseThrow();
    }

    private void lookAlong(Instance<P> instance, Result result, int nearDepth) {
        Costs<P> costs = domain.puzzle().costs();
        P position = instance.position();
        int distance = result.cost();
        for (int move : result.moves()) {
            if (distance > nearDepth) {
                check.lookAt(position, distance, Long.MAX_VALUE / 2 + solved);
            }
            distance -= costs.of(position, move);
            position.apply(move);
        }
    }
}
