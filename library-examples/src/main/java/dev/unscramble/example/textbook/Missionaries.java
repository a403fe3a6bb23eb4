package dev.unscramble.example.textbook;

import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.search.BestFirst;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Three missionaries and three cannibals cross a river in a boat for two. On no bank may cannibals outnumber missionaries.
 * The state is who is on the left bank, and whether the boat is there.
 */
public record Missionaries(int missionaries, int cannibals, boolean boat) {

    /** All of them on the left bank. */
    public static final Missionaries START = new Missionaries(3, 3, true);

    /** All of them on the right bank. */
    public static final Missionaries GOAL = new Missionaries(0, 0, false);

    /** Who is in the boat. */
    public enum Crossing {
        ONE_MISSIONARY(1, 0),
        TWO_MISSIONARIES(2, 0),
        ONE_CANNIBAL(0, 1),
        TWO_CANNIBALS(0, 2),
        ONE_OF_EACH(1, 1);

        private final int missionaries;
        private final int cannibals;

        Crossing(int missionaries, int cannibals) {
            this.missionaries = missionaries;
            this.cannibals = cannibals;
        }
    }

    /** The state after a crossing, or null if it is not possible. */
    public @Nullable Missionaries after(Crossing crossing) {
        int way = boat ? -1 : 1;
        Missionaries next = new Missionaries(
                missionaries + way * crossing.missionaries, cannibals + way * crossing.cannibals, !boat);
        return next.isPossible() ? next : null;
    }

    private boolean isPossible() {
        return missionaries >= 0
                && missionaries <= 3
                && cannibals >= 0
                && cannibals <= 3
                && (missionaries == 0 || missionaries == 3 || missionaries == cannibals);
    }

    /** Solves it. */
    public static Result solve() {
        PuzzleOf<Missionaries> puzzle = PuzzleOf.goal(GOAL)
                .moves(List.of(Crossing.values()), Missionaries::after)
                .build();
        return BestFirst.bfs().solve(puzzle.from(START));
    }
}
