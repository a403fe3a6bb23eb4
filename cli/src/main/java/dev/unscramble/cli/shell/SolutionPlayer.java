package dev.unscramble.cli.shell;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows a solution step by step on a terminal: it runs by itself, can be paused, and stepped through in both
 * directions.
 */
final class SolutionPlayer<P extends Position> {
    private static final String RUNNING = "space pauses, arrows step, Enter skips to the end, q leaves";
    private static final String PAUSED = "space continues, arrows step, Enter skips to the end, q leaves";

    private final Shell shell;
    private final SolveResult<P> solved;
    private final List<String> names;
    private final List<Integer> moves;
    private final P position;
    private int at;
    private boolean isPaused;

    SolutionPlayer(Shell shell, SolveResult<P> solved, List<String> names) {
        this.shell = shell;
        this.solved = solved;
        this.names = names;
        this.moves = solved.result().moves();
        this.position = solved.instance().position();
    }

    /** Shows it until it ends or the user leaves; the last picture stays. */
    void show(LiveView view, long delayMillis) {
        boolean goesOn = true;
        while (goesOn && (isPaused || at < moves.size())) {
            List<String> lines = picture(view);
            shell.wrapped(isPaused ? PAUSED : RUNNING)
                    .lines()
                    .map(shell.colours()::faint)
                    .forEach(lines::add);
            view.show(lines);
            goesOn = react(isPaused ? view.key() : view.key(delayMillis));
        }
        view.show(picture(view));
    }

    private boolean react(String key) {
        switch (key) {
            case LiveView.NOTHING -> step(isPaused ? 0 : 1);
            case " " -> isPaused = !isPaused;
            case LiveView.RIGHT, LiveView.DOWN -> pauseAndStep(1);
            case LiveView.LEFT, LiveView.UP -> pauseAndStep(-1);
            case LiveView.ENTER -> {
                isPaused = false;
                step(moves.size());
            }
            case "q", "Q", LiveView.ESCAPE, LiveView.STOP -> {
                return false;
            }
            default -> {}
        }
        return true;
    }

    private void pauseAndStep(int steps) {
        isPaused = true;
        step(steps);
    }

    private void step(int steps) {
        for (int i = 0; i < steps && at < moves.size(); i++) {
            position.apply(moves.get(at++));
        }
        for (int i = 0; i > steps && at > 0; i--) {
            position.undo(moves.get(--at));
        }
    }

    private List<String> picture(LiveView view) {
        List<String> lines = new ArrayList<>();
        lines.add(at == 0 ? "start" : shell.colours().strong(at + " of " + moves.size() + ": " + names.get(at - 1)));
        lines.addAll(view.fitting(
                shell.drawn(solved.instance(), position), solved.instance().format(position)));
        return lines;
    }
}
