package dev.unscramble.bench;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.Search;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.function.Function;

/** The problems that the benchmarks solve. */
final class Instances {
    private Instances() {}

    /**
     * The best-known board of the courses, 26 moves from its goal.
     *
     * <pre>
     *   7 2 4        0 1 2
     *   5 0 6   to   3 4 5
     *   8 3 1        6 7 8
     * </pre>
     */
    static Problem<TilePosition> course(Function<TilePuzzle, Heuristic<TilePosition>> heuristic) {
        return problem(heuristic, Board.of(3, 3, 7, 2, 4, 5, 0, 6, 8, 3, 1));
    }

    /**
     * Number 58 of Korf's hundred (1985), 51 moves from its goal. IDA* with Manhattan distance generates
     * 12,955,404 nodes, as he published, and A* about a million.
     */
    static Problem<TilePosition> korf58(Function<TilePuzzle, Heuristic<TilePosition>> heuristic) {
        return problem(heuristic, Board.of(4, 4, 5, 0, 15, 8, 4, 6, 1, 14, 10, 11, 3, 9, 7, 12, 2, 13));
    }

    private static Problem<TilePosition> problem(Function<TilePuzzle, Heuristic<TilePosition>> heuristic, Board start) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(start.rows(), start.columns()));
        return new Problem<>(puzzle, puzzle.at(start), heuristic.apply(puzzle));
    }

    /** Solves a problem without limits, and counts the nodes that it takes. */
    static Result solve(Search search, Problem<TilePosition> problem, Counter counter) {
        Result result = search.solve(problem, Limits.NONE, Progress.NONE);
        if (!result.isOptimal()) {
            throw new IllegalStateException(search.name() + " found no optimal solution: " + result.outcome());
        }
        counter.nodes += result.statistics().generated();
        return result;
    }
}
