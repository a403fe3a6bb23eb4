package dev.unscramble.catalog;

import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.io.InputStream;
import java.util.List;
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

    /** The tiles with this goal; what tables they need they make in memory. */
    public static TileDomain domain(Board goal) {
        return new TileDomain(new TilePuzzle(goal), Tables.IN_MEMORY);
    }

    public static TileInstance tiles(String board) {
        return (TileInstance) new InstanceReader(PuzzleSettings.DEFAULT).readOne(board, InputStream.nullInputStream());
    }

    /** A dial three marks from the goal: one turn by three, which costs five, or three turns by one. */
    public static Instance<Hand> dial() {
        Dial dial = new Dial(20, new Turn(1, 1), new Turn(-1, 1), new Turn(-3, 5));
        return new PlainDomain<>(dial, List.of()).instance(dial.at(3));
    }

    /** What a blind search makes of the {@link #dial} within that many nodes. */
    public static SolveResult<Hand> solveDial(String algorithm, long nodes) {
        Instance<Hand> dial = dial();
        return solver(dial, algorithm, "zero").solve(dial, Limits.NONE.withNodes(nodes), Progress.NONE);
    }

    public static <P extends Position> Solver<P> solver(Instance<P> instance, String algorithm, String heuristic) {
        return Solver.of(instance.domain(), algorithm, Optional.of(heuristic), SearchOptions.DEFAULT);
    }

    public static SolveResult<TilePosition> solve(String board, String algorithm, Limits limits) {
        TileInstance instance = tiles(board);
        return solver(instance, algorithm, "manhattan").solve(instance, limits, Progress.NONE);
    }

    /** How many moves a board needs, by a search that no heuristic can lead astray. */
    public static int distance(Instance<?> instance) {
        Result result = solve(instance, "bfs", "zero");
        if (!result.isOptimal()) {
            throw new AssertionError(instance.start() + ": " + result);
        }
        return result.length();
    }

    private static <P extends Position> Result solve(Instance<P> instance, String algorithm, String heuristic) {
        return solver(instance, algorithm, heuristic)
                .solve(instance, Limits.NONE, Progress.NONE)
                .result();
    }
}
