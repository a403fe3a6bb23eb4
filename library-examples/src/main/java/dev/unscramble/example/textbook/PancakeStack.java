package dev.unscramble.example.textbook;

import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.search.IdaStar;
import java.util.List;
import java.util.stream.IntStream;

/** Sorts a stack of pancakes by turning over some of the uppermost. The state is a text: "a" is the smallest, the top comes first. */
public final class PancakeStack {
    private PancakeStack() {}

    /** The sorted stack. */
    public static final String SORTED = "abcdefghijkl";

    /** The moves: how many pancakes are turned over. */
    public static final List<Integer> FLIPS =
            IntStream.rangeClosed(2, SORTED.length()).boxed().toList();

    /** The stack after some pancakes were turned over. */
    public static String flip(String stack, int count) {
        char[] pancakes = stack.toCharArray();
        for (int place = 0; place < count; place++) {
            pancakes[place] = stack.charAt(count - 1 - place);
        }
        return new String(pancakes);
    }

    /** The neighbours that differ by more than one, of which a flip removes at most one (Helmert, 2010). */
    public static int gaps(String stack) {
        int gaps = stack.charAt(stack.length() - 1) == SORTED.charAt(stack.length() - 1) ? 0 : 1;
        for (int place = 1; place < stack.length(); place++) {
            gaps += Math.abs(stack.charAt(place) - stack.charAt(place - 1)) > 1 ? 1 : 0;
        }
        return gaps;
    }

    /** Sorts a stack. */
    public static Result solve(String stack) {
        PuzzleOf<String> puzzle = PuzzleOf.goal(SORTED)
                .moves(FLIPS, PancakeStack::flip)
                .heuristic(Guarantee.CONSISTENT, PancakeStack::gaps)
                .build();
        return IdaStar.create().solve(puzzle.from(stack));
    }
}
