package dev.unscramble.example.textbook;

import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.search.BestFirst;
import java.util.List;

/** TopSpin: a ring of nine discs that can be turned, and of which the first four can be reversed. */
public final class TopSpin {
    private TopSpin() {}

    /** The solved ring. */
    public static final String GOAL = "123456789";

    /** The moves. */
    public static final List<String> MOVES = List.of("left", "right", "reverse");

    /** The ring after a move. */
    public static String after(String ring, String move) {
        return switch (move) {
            case "left" -> ring.substring(1) + ring.charAt(0);
            case "right" -> ring.charAt(8) + ring.substring(0, 8);
            default -> new StringBuilder(ring.substring(0, 4)).reverse() + ring.substring(4);
        };
    }

    /** Half the neighbours that should not be: reversing changes two pairs of neighbours, and turning none. */
    public static int estimate(String ring) {
        int wrong = 0;
        for (int place = 0; place < 9; place++) {
            int difference = Math.abs(ring.charAt(place) - ring.charAt((place + 1) % 9));
            wrong += difference == 1 || difference == 8 ? 0 : 1;
        }
        return (wrong + 1) / 2;
    }

    /** Solves a ring. */
    public static Result solve(String ring) {
        PuzzleOf<String> puzzle = PuzzleOf.goal(GOAL)
                .moves(MOVES, TopSpin::after)
                .opposites("left", "right")
                .opposites("reverse", "reverse")
                .heuristic(Guarantee.CONSISTENT, TopSpin::estimate)
                .build();
        return BestFirst.astar().solve(puzzle.from(ring));
    }
}
