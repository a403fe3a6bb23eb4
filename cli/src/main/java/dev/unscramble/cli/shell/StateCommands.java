package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.files.AtomicFile;
import dev.unscramble.generate.Draw;
import dev.unscramble.generate.Generator;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.options.SolveOption;
import dev.unscramble.text.Quantity;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The commands that show the state of the puzzle, and change it. */
final class StateCommands {
    private static final int MOST_MOVES = 100_000_000;
    private static final String DEPTH = "depth=";
    private static final String MIN_DEPTH = "min-depth=";

    private final Shell shell;
    private final ShellState state;

    StateCommands(Shell shell) {
        this.shell = shell;
        this.state = shell.state();
    }

    List<ShellCommand> all() {
        return List.of(
                new ShellCommand(
                                "puzzle",
                                "[NAME]",
                                "switches to another puzzle, solved, or says which it is",
                                this::puzzle)
                        .suchAs("puzzle 4x4", "puzzle 3x5", "puzzle cube")
                        .completedBy(Completion.PUZZLE),
                new ShellCommand("goal", "[GOAL]", "changes the goal, or says what it is", this::goal)
                        .suchAs("goal snail", "goal 123 456 78b")
                        .completedBy(Completion.GOAL),
                new ShellCommand("setState", "STATE", "switches to a state, in any format", choosing(this::setState))
                        .suchAs("setState b12 345 678", "setState 7 2 4 / 5 0 6 / 8 3 1"),
                new ShellCommand("printState", "[FORMAT]", "shows the state", this::printState)
                        .called("p", "print")
                        .suchAs("printState", "printState json")
                        .completedBy(Completion.FORMAT),
                new ShellCommand("move", "MOVES", "makes one move or several", this::move)
                        .called("m")
                        .suchAs("move up", "move up left left", "move ullr")
                        .completedBy(Completion.MOVE),
                new ShellCommand("undo", "[N]", "goes back to the state before, N times", this::undo),
                new ShellCommand(
                                "randomizeState",
                                "N",
                                "makes N random moves from the goal, none of them undone at once",
                                choosing(this::randomizeState))
                        .called("r", "randomize")
                        .suchAs("randomizeState 100"),
                new ShellCommand(
                                "scramble",
                                "[N | depth=D | min-depth=D]",
                                "switches to a random state: any, or N moves from the goal",
                                choosing(this::scramble))
                        .suchAs("scramble", "scramble depth=20"),
                new ShellCommand(
                                "save",
                                "FILE [FORMAT] [force]",
                                "writes the puzzle to a file, as JSON by default",
                                this::save)
                        .suchAs("save problem.json", "save problem.txt grid")
                        .completedBy(Completion.FILE, Completion.FORMAT),
                new ShellCommand(
                                "load",
                                "FILE [N]",
                                "switches to the puzzle in a file, or to the Nth of them",
                                choosing(this::load))
                        .suchAs("load problem.json", "load puzzles.txt 3")
                        .completedBy(Completion.FILE));
    }

    /** A command that switches to another state; if it fails, the next solve names the state that it solves. */
    private Consumer<Line> choosing(Consumer<Line> action) {
        return line -> {
            state.refused(line);
            action.accept(line);
            state.accepted();
        };
    }

    private void puzzle(Line line) {
        if (line.text().isEmpty()) {
            shell.screen().print(shell.wrapped(ShellState.rules(state.instance())));
            return;
        }
        choosing(named -> state.choosePuzzle(named.plainText())).accept(line);
        showOnTerminal();
    }

    private void goal(Line line) {
        if (line.text().isEmpty()) {
            shell.screen().print(shell.wrapped(ShellState.goal(state.instance())));
            return;
        }
        state.choose(SolveOption.GOAL, Optional.of(line.plainText()));
        remarkOnGoal(state.instance());
    }

    private void setState(Line line) {
        if (line.text().isEmpty()) {
            throw new InputException("setState needs a state, as in setState b12 345 678");
        }
        state.chooseState(line.plainText());
        showOnTerminal();
        remarkOnGoal(state.instance());
    }

    private void printState(Line line) {
        shell.screen().print(line.text().isEmpty() ? shell.shown() : shell.written(line.plainText()));
    }

    private void move(Line line) {
        if (line.text().isEmpty()) {
            throw new InputException("move needs a move, as in move up");
        }
        state.instance().remarkOn(line.plainText()).ifPresent(shell.screen()::remark);
        state.go(state.instance().after(line.plainText()));
        showOnTerminal();
    }

    private void undo(Line line) {
        int times = line.text().isEmpty() ? 1 : number(line.text(), "undo");
        int done = 0;
        while (done < times && state.undo()) {
            done++;
        }
        if (done == 0 && times > 0) {
            throw new InputException("there is nothing to undo");
        }
        if (done < times) {
            shell.screen().remark("went back " + Quantity.counted(done, "step") + "; there is nothing more to undo");
        }
        state.accepted();
        showOnTerminal();
    }

    private void randomizeState(Line line) {
        if (line.text().isEmpty()) {
            throw new InputException("randomizeState needs a number of moves, as in randomizeState 100");
        }
        byMoves(line, "randomizeState");
    }

    private void byMoves(Line line, String command) {
        random(new Draw.ByMoves(number(line.plainText(), command)));
    }

    private void scramble(Line line) {
        String text = line.text();
        if (text.isEmpty()) {
            random(new Draw.Uniform());
        } else if (text.startsWith(DEPTH)) {
            random(new Draw.AtDepth(number(text.substring(DEPTH.length()), "depth")));
        } else if (text.startsWith(MIN_DEPTH)) {
            random(new Draw.AtLeastDepth(number(text.substring(MIN_DEPTH.length()), "min-depth")));
        } else {
            byMoves(line, "scramble");
        }
    }

    private void random(Draw draw) {
        Domain<?> domain = state.instance().domain();
        Limits limits = state.options().limits();
        state.go(shell.screen()
                .watch(
                        "scrambling",
                        progress -> draw.from(new Generator<>(domain, state.nextSeed(), limits, progress), 1)
                                .findFirst()
                                .orElseThrow()));
        if (state.isSeedNews()) {
            shell.screen().remark("seed " + state.seed() + " at the start makes the same random states again");
        }
        showOnTerminal();
    }

    private void save(Line line) {
        List<String> words =
                line.words().stream().filter(word -> !word.equals("force")).toList();
        if (words.isEmpty() || words.size() > 2) {
            throw new InputException("save needs a file and perhaps a format, as in save problem.json");
        }
        Path file = TextSource.path(words.get(0));
        String text = state.instance().write(words.size() == 2 ? words.get(1) : "json") + "\n";
        if (words.size() < line.words().size()) {
            AtomicFile.write(file, text);
        } else if (!AtomicFile.create(file, text)) {
            throw new InputException("\"" + file + "\" exists; save " + line.text() + " force writes over it");
        }
        shell.screen().remark("saved in " + file);
    }

    private void load(Line line) {
        if (line.words().isEmpty() || line.words().size() > 2) {
            throw new InputException("load needs a file, as in load problem.json");
        }
        int number = line.words().size() == 2 ? number(line.words().get(1), "load") : 1;
        state.load(line.words().get(0), number);
        showOnTerminal();
        remarkOnGoal(state.instance());
    }

    private void showOnTerminal() {
        if (shell.screen().isTerminal()) {
            shell.screen().print(shell.shown());
        }
    }

    private void remarkOnGoal(Instance<?> instance) {
        instance.goalReason().ifPresent(why -> shell.screen().remark("goal " + why));
        instance.obstacle().ifPresent(why -> shell.screen().remark("this state cannot be solved: " + why));
    }

    private static int number(String text, String where) {
        try {
            return Quantity.upTo(text, MOST_MOVES);
        } catch (InputException e) {
            throw e.at(where);
        }
    }
}
