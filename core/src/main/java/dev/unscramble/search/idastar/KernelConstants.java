package dev.unscramble.search.idastar;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The constants of a {@link Kernel}.
 *
 * @param walk for one puzzle and heuristic; null for a kernel that any of them can share
 * @param rowInts of the walk
 * @param bySlack whether the levels of a path are slacks, because every move costs one
 * @param largestGoalH an upper bound on the h of a goal
 * @param leastCost the cost of the cheapest move, or 0 if h is not admissible
 * @param thereAndBack an upper bound on the cost of a move and its inverse: a node whose child exceeds the bound by
 *     more exceeds it by the difference (pathmax). Unlimited if moves are so dear that the difference would be taken
 *     for an f, though no way leads from the child to the goal
 * @param splits whether paths are handed over at a horizon
 * @param tracksDepth whether the moves of a path are counted, because its cost does not say how many there are, or
 *     because the states on it are compared
 */
record KernelConstants(
        @Nullable Walk<Position> walk,
        int rowInts,
        boolean bySlack,
        int largestGoalH,
        int leastCost,
        int thereAndBack,
        boolean splits,
        boolean checksPath,
        boolean tracksDepth) {

    @SuppressWarnings("unchecked") // a kernel only ever sees the positions of its own puzzle
    static <P extends Position> KernelConstants of(
            Puzzle<P> puzzle, Heuristic<? super P> heuristic, Walk<P> walk, boolean checksPath) {
        Costs<P> costs = puzzle.costs();
        boolean isAdmissible = heuristic.guarantee().isAdmissible();
        return new KernelConstants(
                (Walk<Position>) walk,
                walk.rowInts(),
                walk.hasUnitCosts(),
                isAdmissible ? 0 : Integer.MAX_VALUE,
                isAdmissible ? costs.least() : 0,
                isAdmissible && puzzle.noWayBack().isEmpty() && costs.most() < Puzzle.MAX_COST / 10
                        ? 2 * costs.most()
                        : Integer.MAX_VALUE,
                false,
                checksPath,
                checksPath || !walk.hasUnitCosts());
    }

    /** The constants of a kernel that hands over paths at a horizon. */
    KernelConstants splitting() {
        return new KernelConstants(
                walk, rowInts, bySlack, largestGoalH, leastCost, thereAndBack, true, checksPath, tracksDepth);
    }

    /** The constants of a kernel for all puzzles and heuristics that have the others alike. */
    KernelConstants withoutWalk() {
        return new KernelConstants(
                null, rowInts, bySlack, largestGoalH, leastCost, thereAndBack, splits, checksPath, tracksDepth);
    }

    /** All but the walk, as a key: the methods that Java makes for records take 20 ms when they are first called. */
    List<Object> withoutWalkAsKey() {
        return List.of(rowInts, bySlack, largestGoalH, leastCost, thereAndBack, splits, checksPath, tracksDepth);
    }
}
