package dev.unscramble.catalog;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.TilePosition;
import java.io.InputStream;
import java.util.Optional;

/** Puzzles and solvers that the tests of this module are about. */
public final class Examples {
    /** The board of many a course, 26 moves from {@code b12 345 678}. */
    public static final String COURSE = "724 5b6 831";

    /** Two moves from the goal: up, left. */
    public static final String TWO_MOVES = "142 3b5 678";

    /** One that parity forbids. */
    public static final String UNSOLVABLE = "b12 345 687";

    private Examples() {}

    public static TileInstance tiles(String board) {
        return new InstanceReader(Optional.empty(), Direction.DEFAULT_ORDER)
                .readOne(board, InputStream.nullInputStream());
    }

    public static Solver<TilePosition> solver(TileInstance instance, String algorithm, String heuristic) {
        return Solver.of(instance, algorithm, Optional.of(heuristic), SearchOptions.DEFAULT);
    }

    public static Attempt<TilePosition> solve(String board, String algorithm, Limits limits) {
        TileInstance instance = tiles(board);
        return solver(instance, algorithm, "manhattan").solve(instance, limits, Progress.NONE);
    }

    /** How many moves a board needs, by a search that no heuristic can lead astray. */
    public static int distance(TileInstance instance) {
        Result result = solver(instance, "bfs", "zero")
                .solve(instance, Limits.NONE, Progress.NONE)
                .result();
        if (!result.isOptimal()) {
            throw new AssertionError(instance.start() + ": " + result);
        }
        return result.length();
    }
}
