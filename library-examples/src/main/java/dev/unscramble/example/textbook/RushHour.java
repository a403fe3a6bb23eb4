package dev.unscramble.example.textbook;

import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.search.BestFirst;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rush Hour: cars move forwards and backwards until the car X can leave on the right. The state is the board, row by row. */
public final class RushHour {
    private RushHour() {}

    private static final int SIZE = 6;

    /** The first card of the game. */
    public static final String START = "AA...OP..Q.OPXXQ.OP..Q..B...CCB.RRR.";

    /** The moves: a car, and whether it goes one cell forwards (right or down) or backwards. */
    public static final List<String> MOVES = "ABCOPQRX"
            .chars()
            .boxed()
            .flatMap(car -> List.of((char) (int) car + "+", (char) (int) car + "-").stream())
            .toList();

    /** Whether the red car is at the exit. */
    public static boolean isSolved(String board) {
        return board.charAt(17) == 'X';
    }

    /** The board after a move, or null if something is in the way. */
    public static @Nullable String after(String board, String move) {
        char car = move.charAt(0);
        int first = board.indexOf(car);
        int last = board.lastIndexOf(car);
        int step = last - first < SIZE ? 1 : SIZE;
        boolean isForwards = move.charAt(1) == '+';
        int to = isForwards ? last + step : first - step;
        boolean isOnBoard = to >= 0 && to < board.length() && (step == SIZE || to / SIZE == first / SIZE);
        if (!isOnBoard || board.charAt(to) != '.') {
            return null;
        }
        char[] cells = board.toCharArray();
        cells[to] = car;
        cells[isForwards ? first : last] = '.';
        return new String(cells);
    }

    /** Solves a board. */
    public static Result solve(String board) {
        PuzzleOf<String> puzzle = PuzzleOf.goal(String.class, RushHour::isSolved)
                .moves(MOVES, RushHour::after)
                .build();
        return BestFirst.bfs().solve(puzzle.from(board));
    }
}
