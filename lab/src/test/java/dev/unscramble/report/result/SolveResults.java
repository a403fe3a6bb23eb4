package dev.unscramble.report.result;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.tiles.TilePosition;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** SolveResults with made-up figures, so that what is written of them is known to the letter. */
final class SolveResults {
    private static final Statistics FIGURES =
            new Statistics(1_002, 1_200, 30, 4, 500, 1_170, 900, List.of(), 60_000_000);

    private SolveResults() {}

    /** Two moves, up and left, by this algorithm and heuristic, with this lower bound proved. */
    static SolveResult<TilePosition> solved(String algorithm, String heuristic, int lowerBound) {
        return solved(algorithm, heuristic, Outcome.SOLVED, lowerBound, FIGURES, Optional.empty());
    }

    /** No solution, for that reason. */
    static SolveResult<TilePosition> unsolved(String algorithm, String heuristic, Outcome outcome) {
        return solved(algorithm, heuristic, outcome, 7, FIGURES, Optional.empty());
    }

    static SolveResult<TilePosition> unsolvable(String algorithm, String heuristic) {
        return solved(algorithm, heuristic, Outcome.UNSOLVABLE, 0, Statistics.EMPTY, Optional.of("odd, \"very\""));
    }

    /** As {@link #solved(String, String, int)}, in half a second. */
    static SolveResult<TilePosition> slow() {
        var figures = new Statistics(1_002, 1_200, 30, 4, 500, 1_170, 900, List.of(), 500_000_000);
        return solved("bfs", "zero", Outcome.SOLVED, 2, figures, Optional.empty());
    }

    /** Two rounds under the bounds 0 and 2. */
    static SolveResult<TilePosition> deepened() {
        var rounds =
                List.of(new Statistics.Iteration(0, 1, 5, 0, 1), new Statistics.Iteration(2, 1_234, 2_345, 6, 1_235));
        var figures = new Statistics(1_235, 2_350, 6, 0, 0, 3, 1, rounds, 1_000_000);
        return solved("idastar", "manhattan", Outcome.SOLVED, 2, figures, Optional.empty());
    }

    /** Four moves at first, then two, of a search that this ended. */
    static SolveResult<TilePosition> improved(Outcome stop, int lowerBound) {
        SolveResult<TilePosition> last = solved("astar", "manhattan", lowerBound);
        Result result = last.result();
        List<Integer> detour = last.instance().parseMoves("up left right left");
        return new SolveResult<>(
                last.instance(),
                last.solver(),
                new Result(
                        result.outcome(),
                        result.moves(),
                        result.upperBound(),
                        result.lowerBound(),
                        result.initialH(),
                        result.statistics(),
                        result.reason(),
                        Optional.of(stop),
                        List.of(
                                new Improvement(detour, 4, 1, 1_500_000),
                                new Improvement(result.moves(), 2, lowerBound, 25_000_000))));
    }

    private static SolveResult<TilePosition> solved(
            String algorithm,
            String heuristic,
            Outcome outcome,
            int lowerBound,
            Statistics figures,
            Optional<String> reason) {
        TileInstance instance = Examples.tiles(Examples.TWO_MOVES);
        List<Integer> moves = outcome == Outcome.SOLVED ? instance.parseMoves("up left") : List.of();
        OptionalInt cost = outcome == Outcome.SOLVED ? OptionalInt.of(moves.size()) : OptionalInt.empty();
        var result = new Result(outcome, moves, cost, lowerBound, 2, figures, reason);
        return new SolveResult<>(instance, Examples.solver(instance, algorithm, heuristic), result);
    }
}
