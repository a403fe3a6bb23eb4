package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.options.SolverSelection;
import dev.unscramble.report.result.ChartMeasure;
import dev.unscramble.report.result.ComparisonText;
import dev.unscramble.report.result.ResultText;
import java.util.List;
import java.util.Optional;

/** The commands that search. */
final class SearchCommands {
    private static final String TIME_PER_SOLVER = "10s";

    private final Shell shell;
    private final ShellState state;

    SearchCommands(Shell shell) {
        this.shell = shell;
        this.state = shell.state();
    }

    List<ShellCommand> all() {
        return List.of(
                new ShellCommand(
                                "solve",
                                "[ALGORITHM] [HEURISTIC] [option=value ...]",
                                "solves the puzzle: the number of moves, then the moves",
                                this::solve)
                        .suchAs("solve", "solve A-star h1", "solve beam 50", "solve wastar h2 weight=2 max-nodes=10k")
                        .completedBy(Completion.ALGORITHM, Completion.HEURISTIC_OR_OPTION),
                new ShellCommand("maxNodes", "[N]", "sets or says how many nodes a search may generate", this::maxNodes)
                        .called("setmaxnodes")
                        .suchAs("maxNodes 10000", "maxNodes none"),
                new ShellCommand("stats", "", "shows all about the last solve", this::stats),
                new ShellCommand(
                                "compare",
                                "[ALGORITHMS] [HEURISTICS] [option=value ...]",
                                "runs several solvers on the puzzle: one table, one chart",
                                this::compare)
                        .suchAs("compare", "compare astar,beam:50 h1,h2")
                        .completedBy(Completion.ALGORITHM, Completion.HEURISTIC_OR_OPTION));
    }

    private void solve(Line line) {
        shell.tellOfOldState();
        SolveOptions options = Choice.parse(line.words(), state.options());
        show(Solving.solve(shell, state.instanceUnder(options), options));
    }

    private <P extends Position> void show(SolveResult<P> solved) {
        Screen screen = shell.screen();
        List<String> moves = Solving.moveNames(state, solved);
        screen.print(Solving.length(solved));
        switch (Solving.show(state)) {
            case MOVES -> {
                if (!moves.isEmpty()) {
                    screen.print(shell.layout().wrapped(moves, ""));
                }
            }
            case BOARDS -> screen.print(ResultText.walk(solved, moves, shell.layout()));
            case NONE -> {}
        }
        screen.print(shell.colours().faint(shell.wrapped(Solving.effort(solved))));
    }

    private void maxNodes(Line line) {
        if (line.text().isEmpty()) {
            shell.screen().print(state.options().get(SolveOption.MAX_NODES).orElse("none"));
        } else {
            state.choose(SolveOption.MAX_NODES, Optional.of(line.text()));
        }
    }

    private void stats(Line line) {
        SolveResult<?> last = state.last()
                .orElseThrow(() -> new InputException("nothing has been solved yet; solve comes before stats"));
        shell.screen().print(ResultText.summary(last, Solving.moveNames(state, last), shell.layout()));
    }

    private void compare(Line line) {
        shell.tellOfOldState();
        Choice choice = Choice.split(line.words(), state.options());
        compare(state.instanceUnder(choice.options()), choice);
    }

    private void compare(Instance<?> instance, Choice choice) {
        List<SolveOptions> selected = SolverSelection.able(
                instance, selection(instance, choice), choice.options().limits(), shell.screen()::remark);
        SolverSelection.remarks(instance.domain(), selected, choice.options()).forEach(shell.screen()::remark);
        LocalExperiment runs = LocalExperiment.comparing(
                instance, selected, choice.options().withDefault(SolveOption.TIME_LIMIT, TIME_PER_SOLVER));
        shell.screen().run(runs, solved -> {});
        shell.screen().print(ComparisonText.whole(instance, runs.results(), ChartMeasure.GENERATED, shell.layout()));
        if (runs.results().stream().noneMatch(solved -> solved.result().isSolved())) {
            throw new StoppedException("none of them solved it");
        }
    }

    private static List<SolveOptions> selection(Instance<?> instance, Choice choice) {
        List<String> names = choice.names();
        if (names.size() > 2) {
            throw new InputException(
                    "\"" + names.get(2) + "\" is unexpected; separate several names by commas, without spaces");
        }
        return SolverSelection.named(
                instance.domain(),
                names.stream().findFirst(),
                names.stream().skip(1).findFirst(),
                choice.options());
    }
}
