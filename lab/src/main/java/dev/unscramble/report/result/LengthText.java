package dev.unscramble.report.result;

import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.text.Quantity;

/** The lengths of the solutions of a puzzle: in moves, and with their costs if moves do not all cost one. */
public final class LengthText {
    private final boolean isCost;

    public LengthText(Puzzle<?> puzzle) {
        this.isCost = !puzzle.costs().areUnit();
    }

    /** Whether moves do not all cost one, so that a cost is not a length. */
    boolean isCost() {
        return isCost;
    }

    /** The length of a solution. */
    public String of(int length, int cost) {
        return Quantity.counted(length, "move") + (isCost ? " (cost " + cost + ")" : "");
    }

    /** The bounds on the optimum, if no solution is proved optimal. */
    public String bounds(Result result) {
        String bounds = result.isSolved()
                ? "from " + result.lowerBound() + " to " + result.cost()
                : "at least " + result.lowerBound();
        return isCost ? "a cost of " + bounds : bounds;
    }

    /** The proved lower bound, as a sentence. */
    String noneBelow(int lowerBound) {
        return "no solution " + (isCost ? "costs less than " : "is shorter than ") + lowerBound;
    }
}
