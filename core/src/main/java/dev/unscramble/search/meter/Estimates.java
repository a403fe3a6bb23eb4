package dev.unscramble.search.meter;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;

/** Refuses estimates that no heuristic may make. */
public final class Estimates {
    private Estimates() {}

    /** Returns {@code h}, the estimate for a position, unless it is negative. */
    public static <P extends Position> int checked(
            int h, Heuristic<? super P> heuristic, Puzzle<P> puzzle, P position) {
        if (h < 0) {
            throw new InputException("the heuristic " + heuristic.name() + " estimates " + h + " for "
                    + puzzle.format(position) + "; an estimate must be at least 0");
        }
        return h;
    }

    /** A checked estimate of the position that {@code move} leads to. */
    public static <P extends Position> int checkedAfter(
            int h, Heuristic<? super P> heuristic, Puzzle<P> puzzle, P position, int move) {
        if (h < 0) {
            position.apply(move);
            checked(h, heuristic, puzzle, position);
        }
        return h;
    }
}
