package dev.unscramble.search.idastar;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;

/**
 * What is constant in a {@link Kernel}.
 *
 * @param largestGoalH no goal has a larger h
 * @param leastCost what a state that is not a goal needs at least, as far as that counts
 * @param thereAndBack a node whose child exceeds the bound by more than this exceeds it by the rest (pathmax)
 * @param splits whether paths are handed over at a horizon
 * @param tracksDepth whether depths do not follow from what paths cost, or are needed
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
                isAdmissible && isReversible ? 2 * greatestCost : Integer.MAX_VALUE,
                splits,
                checksPath,
                checksPath || !walk.hasUnitCosts());
    }
}
