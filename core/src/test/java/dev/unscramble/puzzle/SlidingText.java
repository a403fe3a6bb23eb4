package dev.unscramble.puzzle;

import dev.unscramble.model.Heuristic.Guarantee;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sliding tiles of two rows and three columns as a stranger would write them: a text and a lambda. */
final class SlidingText {
    static final String GOAL = "012345";

    private SlidingText() {}

    /** With a table of states, unless it is told how to pack them. */
    static PuzzleBuilder<String> builder() {
        return PuzzleOf.goal(GOAL)
                .name("2x3 of text")
                .moves(List.of(-3, 3, -1, 1), SlidingText::slide)
                .opposites("-3", "3")
                .opposites("-1", "1")
                .heuristic(Guarantee.CONSISTENT, SlidingText::misplaced)
                .readBy(text -> text);
    }

    private static @Nullable String slide(String board, int by) {
        int blank = board.indexOf('0');
        int tile = blank + by;
        boolean leavesRow = Math.abs(by) == 1 && tile / 3 != blank / 3;
        if (tile < 0 || tile >= board.length() || leavesRow) {
            return null;
        }
        char moved = board.charAt(tile);
        return board.replace('0', '#').replace(moved, '0').replace('#', moved);
    }

    private static int misplaced(String board) {
        return (int) GOAL.chars()
                .skip(1)
                .filter(tile -> board.indexOf(tile) != GOAL.indexOf(tile))
                .count();
    }
}
