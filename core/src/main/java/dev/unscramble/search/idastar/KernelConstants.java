package dev.unscramble.search.idastar;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;

/**
 * The constants of a {@link Kernel}.
 *
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
        Walk<Position> walk,
        int largestGoalH,
        int leastCost,
        int thereAndBack,
        boolean splits,
        boolean checksPath,
        boolean tracksDepth) {

    @SuppressWarnings("unchecked") // a kernel only ever sees the positions of its own puzzle
    static <P extends Position> KernelConstants of(
            Puzzle<P> puzzle, Heuristic<? super P> heuristic, Walk<P> walk, boolean splits, boolean checksPath) {
        int leastCost = Integer.MAX_VALUE;
        int greatestCost = 0;
        boolean isReversible = true;
        for (int move = 0; move < puzzle.moveCount(); move++) {
            leastCost = Math.min(leastCost, puzzle.cost(move));
            greatestCost = Math.max(greatestCost, puzzle.cost(move));
            isReversible &= puzzle.inverse(move) != Puzzle.NO_INVERSE;
        }
        boolean isAdmissible = heuristic.guarantee().isAdmissible();
        return new KernelConstants(
                (Walk<Position>) walk,
                isAdmissible ? 0 : Integer.MAX_VALUE,
                isAdmissible ? leastCost : 0,
                isAdmissible && isReversible && greatestCost < Puzzle.MAX_COST / 10
                        ? 2 * greatestCost
                        : Integer.MAX_VALUE,
                splits,
                checksPath,
                checksPath || !walk.hasUnitCosts());
    }
}
