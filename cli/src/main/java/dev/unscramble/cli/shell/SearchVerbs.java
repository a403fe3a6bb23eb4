package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Attempt;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.LineUp;
import dev.unscramble.catalog.SolveOption;
import dev.unscramble.catalog.SolveOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.cli.screen.Screen;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.report.ComparisonText;
import dev.unscramble.report.ResultText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The commands that search. */
final class SearchVerbs {
    private static final Duration TIME_PER_SOLVER = Duration.ofSeconds(10);

    private final Shell shell;
    private final Session session;

    SearchVerbs(Shell shell) {
        this.shell = shell;
        this.session = shell.session();
    }

    List<Verb> all() {
        return List.of(
                new Verb(
                                "solve",
                                "[ALGORITHM] [HEURISTIC] [option=value ...]",
                                "solves the puzzle: the number of moves, then the moves",
                                this::solve)
                        .suchAs("solve", "solve A-star h1", "solve beam 50", "solve wastar h2 weight=2 max-nodes=10k")
                        .completedBy(Completion.ALGORITHM, Completion.HEURISTIC_OR_OPTION),
                new Verb("maxNodes", "[N]", "sets or says how many nodes a search may generate", this::maxNodes)
                        .suchAs("maxNodes 10000", "maxNodes none"),
                new Verb("stats", "", "tells all about the last solve", this::stats),
                new Verb(
                                "compare",
                                "[ALGORITHMS] [HEURISTICS] [option=value ...]",
                                "runs several solvers on the puzzle: one table, one chart",
                                this::compare)
                        .suchAs("compare", "compare astar,beam:50 h1,h2")
                        .completedBy(Completion.ALGORITHM, Completion.HEURISTIC_OR_OPTION));
    }

    private void solve(Line line) {
        SolveOptions options = Choice.parse(line.words(), session.options());
        show(Solving.solve(shell, session.instanceUnder(options), options));
    }

    private <P extends Position> void show(Attempt<P> attempt) {
        Screen screen = shell.screen();
        List<String> moves = Solving.moveNames(session, attempt);
        screen.print(Solving.length(attempt.result()));
        switch (Solving.show(session)) {
            case MOVES -> {
                if (!moves.isEmpty()) {
                    screen.print(ResultText.wrapped(moves, "", shell.columns() - 1));
                }
            }
            case BOARDS -> screen.print(ResultText.walk(attempt, moves, screen.hasColour()));
            case NONE -> {}
        }
        screen.print(shell.paint().faint(shell.wrapped(Solving.effort(attempt))));
    }

    private void maxNodes(Line line) {
        if (line.text().isEmpty()) {
            shell.screen().print(session.options().get(SolveOption.MAX_NODES).orElse("none"));
        } else {
            session.choose(SolveOption.MAX_NODES, Optional.of(line.text()));
        }
    }

    private void stats(Line line) {
        Attempt<?> last = session.last()
                .orElseThrow(() -> new InputException("nothing has been solved yet; solve comes before stats"));
        shell.screen().print(ResultText.summary(last, Solving.moveNames(session, last), width()));
    }

    private void compare(Line line) {
        Choice choice = Choice.split(line.words(), session.options());
        compare(session.instanceUnder(choice.options()), choice);
    }

    private <P extends Position> void compare(Instance<P> instance, Choice choice) {
        Limits limits = choice.options().limits(Optional.of(TIME_PER_SOLVER));
        List<Attempt<?>> attempts = new ArrayList<>();
        List<Solver<P>> solvers = lineUp(instance, choice);
        for (Solver<P> solver : solvers) {
            String label = solver.label() + " (" + (attempts.size() + 1) + " of " + solvers.size() + ")";
            attempts.add(shell.screen().watch(label, progress -> solver.solve(instance, limits, progress)));
            if (shell.screen().isInterrupted()) {
                break;
            }
        }
        shell.screen().print(ComparisonText.whole(instance, attempts, width()));
        if (attempts.stream().noneMatch(attempt -> attempt.result().isSolved())) {
            throw new StoppedException("none of them solved it");
        }
    }

    private int width() {
        return Math.min(ResultText.WIDTH, shell.columns() - 1);
    }

    private static <P extends Position> List<Solver<P>> lineUp(Instance<P> instance, Choice choice) {
        List<String> names = choice.names();
        if (names.size() > 2) {
            throw new InputException(
                    "\"" + names.get(2) + "\" is too much; part several names by commas, without spaces");
        }
        if (names.isEmpty()) {
            return LineUp.standard(instance.domain(), choice.options().search());
        }
        List<String> heuristics = names.size() == 2 ? LineUp.names(names.get(1)) : List.of();
        return LineUp.of(
                instance.domain(),
                LineUp.names(names.get(0)),
                heuristics,
                choice.options().search());
    }
}
