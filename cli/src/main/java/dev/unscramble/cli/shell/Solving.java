package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Result;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.report.result.LengthText;
import dev.unscramble.report.result.MoveNames;
import dev.unscramble.report.result.Show;
import dev.unscramble.text.Names;
import dev.unscramble.text.Quantity;
import java.util.List;
import java.util.Locale;

/** Solves, for all commands that need it. */
final class Solving {
    private Solving() {}

    /**
     * Solves, and stores the result.
     *
     * @throws StoppedException if no solution exists, or none was found; the message says why
     */
    static <P extends Position> SolveResult<P> solve(Shell shell, Instance<P> instance, SolveOptions options) {
        Limits limits = options.limits();
        Solver<P> solver = options.solver(instance.domain());
        options.remarks(List.of(solver)).forEach(shell.screen()::remark);
        SolveResult<P> solved =
                shell.screen().watch(solver.label(), progress -> solver.solve(instance, limits, progress));
        shell.state().remember(solved);
        if (!solved.result().isSolved()) {
            throw new StoppedException(failure(solved.result(), limits));
        }
        return solved;
    }

    /** Refuses a state that cannot be solved. */
    static void requireSolvable(Instance<?> instance) {
        instance.obstacle().ifPresent(why -> {
            throw new InputException("this state cannot be solved: " + why);
        });
    }

    private static String failure(Result result, Limits limits) {
        String sofar = " after " + Quantity.counted(result.statistics().generated(), "node");
        return switch (result.outcome()) {
            case SOLVED -> throw new IllegalArgumentException("it is solved");
            case UNSOLVABLE -> "unsolvable: " + result.reason().orElse("the goal cannot be reached");
            case EXHAUSTED ->
                "no solution found" + sofar
                        + ", and nothing is left to try; another algorithm, a wider beam or more restarts may find one";
            case NODE_LIMIT ->
                "the limit of " + Quantity.counted(limits.nodes(), "node")
                        + " was exceeded before a solution was found; maxNodes raises it";
            case TIME_LIMIT ->
                "the time limit of " + limits.time().toMillis() / 1000.0 + " s was reached" + sofar
                        + "; set time-limit raises it";
            case MEMORY_LIMIT -> "the memory is used up" + sofar + "; idastar needs hardly any";
            case DEPTH_LIMIT -> "no solution has at most " + limits.depth() + " moves; set max-depth raises the limit";
            case CANCELLED -> "stopped" + sofar;
        };
    }

    static String length(SolveResult<?> solved) {
        Result result = solved.result();
        return new LengthText(solved.instance().puzzle()).of(result.length(), result.cost())
                + (result.isOptimal() ? " (optimal)" : " (not proved optimal)");
    }

    /** The search effort, on one line. */
    static String effort(SolveResult<?> solved) {
        var statistics = solved.result().statistics();
        return String.format(
                Locale.ROOT,
                "%s%s%s: %s expanded, %,d generated, %.3f s",
                solved.solver().label(),
                solved.solver().search().isInformed() ? " " + solved.solver().heuristicName() : "",
                solved.solver()
                        .reason()
                        .map(why -> " (picked by auto: " + why + ")")
                        .orElse(""),
                Quantity.counted(statistics.expanded(), "node"),
                statistics.generated(),
                statistics.seconds());
    }

    static Show show(ShellState state) {
        return Names.oneOf(Show.values(), state.preference(Preference.SHOW));
    }

    static <P extends Position> List<String> moveNames(ShellState state, SolveResult<P> solved) {
        boolean byTiles = Names.oneOf(MoveNames.values(), state.preference(Preference.MOVES)) == MoveNames.TILES;
        return byTiles ? solved.instance().movedPieces(solved.result().moves()) : solved.moveNames();
    }
}
