package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.report.result.ResultText;
import dev.unscramble.text.Quantity;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The commands to solve a puzzle by hand, or to watch it being solved. */
final class PlayCommands {

    private final Shell shell;
    private final ShellState state;
    private final Hints hints = new Hints();

    PlayCommands(Shell shell) {
        this.shell = shell;
        this.state = shell.state();
    }

    List<ShellCommand> all() {
        return List.of(
                new ShellCommand(
                                "visuallySolve",
                                "[ALGORITHM] [HEURISTIC] [option=value ...]",
                                "solves the puzzle and shows every step",
                                this::visuallySolve)
                        .called("visualize")
                        .suchAs("visuallySolve", "visuallySolve A-star h2")
                        .completedBy(Completion.ALGORITHM, Completion.HEURISTIC_OR_OPTION),
                new ShellCommand("hint", "", "shows the next move of a shortest solution", this::hint),
                new ShellCommand(
                        "play", "", "lets you play until it is solved; the arrow keys move the blank", this::play));
    }

    private void visuallySolve(Line line) {
        shell.tellOfOldState();
        SolveOptions options = Choice.parse(line.words(), state.options());
        Instance<?> instance = state.instanceUnder(options);
        boolean isKnown = line.words().isEmpty()
                && state.last().filter(last -> last.instance() == instance).isPresent()
                && state.last().get().result().isSolved();
        SolveResult<?> solved = isKnown ? state.last().get() : Solving.solve(shell, instance, options);
        show(solved);
    }

    private <P extends Position> void show(SolveResult<P> solved) {
        List<String> moves = Solving.moveNames(state, solved);
        Optional<LiveView> view = shell.view();
        if (view.isPresent()) {
            Duration delay = Quantity.time(state.preference(Preference.DELAY));
            try (LiveView here = view.get()) {
                new SolutionPlayer<>(shell, solved, moves).show(here, delay.toMillis());
            }
        } else {
            shell.screen().print(ResultText.walk(solved, moves, shell.layout()));
        }
        shell.screen().print(Solving.length(solved));
    }

    private void hint(Line line) {
        shell.tellOfOldState();
        if (state.instance().position().isGoal()) {
            shell.screen().print("it is solved");
            return;
        }
        Hints.Hint hint = hints.next(shell, state.instance())
                .orElseThrow(() -> new StoppedException("no solution was found to take a hint from"));
        shell.screen().print(shell.wrapped(hint.text()));
    }

    private void play(Line line) {
        Optional<LiveView> view = shell.view();
        if (view.isEmpty()) {
            throw new InputException("play needs a terminal; move, hint and undo do the same without one");
        }
        Game game;
        try (LiveView here = view.get()) {
            game = new Game(shell, hints);
            game.play(here);
        }
        shell.screen().print(shell.wrapped(game.verdict()));
    }
}
