package dev.unscramble.course;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The grade of a solution.
 *
 * @param length the number of moves given
 * @param cost the cost of the moves up to the first illegal one; their number, if every move costs one
 * @param illegalMove the number of the first illegal move, counted from 1, if there is one
 * @param solves whether the moves are legal and reach the goal
 * @param best the result of the best search that there is time for, which says whether the solution is optimal
 */
public record Grade(int length, int cost, OptionalInt illegalMove, boolean solves, Result best) {

    /** Solves the puzzle and grades the moves. */
    public static <P extends Position> Grade of(
            Instance<P> instance, List<Integer> moves, Limits limits, Progress progress) {
        return of(instance, moves, best(instance, limits, progress));
    }

    /** The result of the best search that there is time for, to grade moves by. */
    static <P extends Position> Result best(Instance<P> instance, Limits limits, Progress progress) {
        return instance.domain()
                .auto(Optional.empty(), SearchOptions.DEFAULT)
                .solve(instance, limits, progress)
                .result();
    }

    static <P extends Position> Grade of(Instance<P> instance, List<Integer> moves, Result best) {
        P position = instance.position();
        OptionalInt illegal = OptionalInt.empty();
        int cost = 0;
        for (int i = 0; i < moves.size() && illegal.isEmpty(); i++) {
            if (position.isLegal(moves.get(i))) {
                cost += instance.puzzle().costs().of(position, moves.get(i));
                position.apply(moves.get(i));
            } else {
                illegal = OptionalInt.of(i + 1);
            }
        }
        boolean solves = illegal.isEmpty() && position.isGoal();
        return new Grade(moves.size(), cost, illegal, solves, best);
    }

    /** Whether there are no moves, and some are needed: nothing was handed in. */
    public boolean isEmpty() {
        return length == 0 && !solves;
    }

    public boolean isLegal() {
        return illegalMove.isEmpty();
    }

    /** Whether it is proved that no solution costs less, perhaps by a search that found none. */
    private boolean isOptimal() {
        return solves && cost <= best.lowerBound();
    }

    /** The length of an optimal solution, if it is known. */
    public OptionalInt optimal() {
        return isOptimal()
                ? OptionalInt.of(length)
                : best.isOptimal() ? OptionalInt.of(best.length()) : OptionalInt.empty();
    }

    /**
     * How much more than an optimal one the solution costs, if both are known: how much longer it is, if every
     * move costs one.
     */
    public OptionalInt difference() {
        if (isOptimal()) {
            return OptionalInt.of(0);
        }
        return solves && best.isOptimal() ? OptionalInt.of(cost - best.cost()) : OptionalInt.empty();
    }
}
