package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Instance;
import dev.unscramble.generate.Generator;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.text.Quantity;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The user solves the puzzle, key by key. The arrows move the blank; letters are moves of that name, with shift their
 * inverses; digits slide the tile of this number.
 */
final class Game {
    private static final String KEYS = "? hints, Backspace takes back, q leaves";

    private final Shell shell;
    private final ShellState state;
    private final Hints hints;
    private final Instance<?> start;
    /** The number of moves before each key that moved something; turning the whole cube is not a move. */
    private final Deque<Integer> before = new ArrayDeque<>();

    private int moves;
    private String message;

    Game(Shell shell, Hints hints) {
        this.shell = shell;
        this.state = shell.state();
        this.hints = hints;
        if (state.instance().position().isGoal()) {
            state.go(scrambled(state.instance()));
        }
        this.start = state.instance();
        this.message = "";
        Solving.requireSolvable(start);
    }

    private <P extends Position> Instance<P> scrambled(Instance<P> solved) {
        return new Generator<>(solved.domain(), state.nextSeed(), Limits.NONE, Progress.NONE)
                .uniform(1)
                .findFirst()
                .orElseThrow();
    }

    private static boolean hasArrows(Instance<?> instance) {
        return instance.puzzle().moveName(0).length() > 1;
    }

    /** Plays until the puzzle is solved or the user leaves; the last picture stays. */
    void play(LiveView view) {
        boolean goesOn = true;
        while (goesOn && !isSolved()) {
            List<String> lines = picture(view, state.instance());
            add(lines, message);
            add(lines, hasArrows(start) ? "the arrows move the blank" : "letters turn faces, with shift backwards");
            shell.wrapped(KEYS).lines().map(shell.colours()::faint).forEach(lines::add);
            view.show(lines);
            goesOn = react(view.key());
        }
        view.show(picture(view, state.instance()));
    }

    private void add(List<String> lines, String sentence) {
        lines.addAll(shell.wrapped(sentence).lines().toList());
    }

    private boolean react(String key) {
        switch (key) {
            case "q", "Q", LiveView.ESCAPE, LiveView.STOP -> {
                return false;
            }
            case "?", "h", "H" -> message = hint();
            case LiveView.BACKSPACE, "z", "Z" -> undo();
            case LiveView.NOTHING, LiveView.ENTER -> {}
            default -> move(key);
        }
        return true;
    }

    private boolean isSolved() {
        return state.instance().position().isGoal();
    }

    private String hint() {
        return hints.next(shell, state.instance()).map(Hints.Hint::text).orElse("no hint was found in time");
    }

    private void undo() {
        if (!before.isEmpty()) {
            state.undo();
            moves = before.pop();
            message = "";
        } else {
            message = "there is nothing to take back";
        }
    }

    private void move(String key) {
        if (!Character.isLetterOrDigit(key.charAt(0))) {
            return;
        }
        boolean isLetter = key.length() == 1 && Character.isLetter(key.charAt(0));
        boolean isBackwards = isLetter && Character.isUpperCase(key.charAt(0));
        String move = isLetter ? key.toUpperCase(Locale.ROOT) + (isBackwards ? "'" : "") : key;
        try {
            Instance<?> next = state.instance().after(move);
            before.push(moves);
            moves += state(next).equals(state(state.instance())) ? 0 : 1;
            state.go(next);
            message = "";
        } catch (InputException e) {
            message = String.valueOf(e.getMessage());
        }
    }

    /** The state, independent of the orientation of the puzzle. */
    private static <P extends Position> String state(Instance<P> instance) {
        return instance.puzzle().format(instance.position());
    }

    private <P extends Position> List<String> picture(LiveView view, Instance<P> instance) {
        P position = instance.position();
        List<String> lines = new ArrayList<>();
        lines.add(shell.colours().strong(count()));
        lines.addAll(view.fitting(shell.drawn(instance, position), instance.format(position)));
        return lines;
    }

    private String count() {
        return Quantity.counted(moves, "move");
    }

    /** The result of the game. */
    String verdict() {
        if (!isSolved()) {
            return "left after " + count() + "; play continues from here";
        }
        Optional<Hints.Hint> best = hints.next(shell, start);
        return shell.colours().good("solved") + " in " + count()
                + best.filter(Hints.Hint::isOptimal)
                        .map(hint -> "; the shortest solution has " + hint.left())
                        .orElse("");
    }
}
