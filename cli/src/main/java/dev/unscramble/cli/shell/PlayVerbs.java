package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Attempt;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.Quantity;
import dev.unscramble.catalog.SolveOptions;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.report.ResultText;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The commands to solve a puzzle oneself, or to watch it being solved. */
final class PlayVerbs {

    private final Shell shell;
    private final Session session;
    private final Hints hints = new Hints();

    PlayVerbs(Shell shell) {
        this.shell = shell;
        this.session = shell.session();
    }

    List<Verb> all() {
        return List.of(
                new Verb(
                                "visuallySolve",
                                "[ALGORITHM] [HEURISTIC] [option=value ...]",
                                "solves the puzzle and shows every step",
                                this::visuallySolve)
                        .suchAs("visuallySolve", "visuallySolve A-star h2")
                        .completedBy(Completion.ALGORITHM, Completion.HEURISTIC_OR_OPTION),
                new Verb("hint", "", "tells the next move of a shortest solution", this::hint),
                new Verb("play", "", "lets you play with the arrow keys until it is solved", this::play));
    }

    private void visuallySolve(Line line) {
        SolveOptions options = Choice.parse(line.words(), session.options());
        Instance<?> instance = session.instanceUnder(options);
        boolean isKnown = line.words().isEmpty()
                && session.last().filter(last -> last.instance() == instance).isPresent()
                && session.last().get().result().isSolved();
        Attempt<?> attempt = isKnown ? session.last().get() : Solving.solve(shell, instance, options);
        show(attempt);
    }

    private <P extends Position> void show(Attempt<P> attempt) {
        List<String> moves = Solving.moveNames(session, attempt);
        Optional<Stage> stage = shell.stage();
        if (stage.isPresent()) {
            Duration delay = Quantity.time(session.preference(Preference.DELAY));
            try (Stage here = stage.get()) {
                new Film<>(shell, attempt, moves).show(here, delay.toMillis());
            }
        } else {
            shell.screen().print(ResultText.walk(attempt, moves, shell.screen().hasColour()));
        }
        shell.screen().print(Solving.length(attempt.result()));
    }

    private void hint(Line line) {
        if (session.instance().position().isGoal()) {
            shell.screen().print("it is solved");
            return;
        }
        Hints.Hint hint = hints.next(shell, session.instance())
                .orElseThrow(() -> new StoppedException("no solution was found to take a hint from"));
        shell.screen().print(hint.text());
    }

    private void play(Line line) {
        Optional<Stage> stage = shell.stage();
        if (stage.isEmpty()) {
            throw new InputException("play needs a terminal; move, hint and undo do the same without one");
        }
        Game game = new Game(shell, hints);
        try (Stage here = stage.get()) {
            game.play(here);
        }
        shell.screen().print(game.verdict());
    }
}
