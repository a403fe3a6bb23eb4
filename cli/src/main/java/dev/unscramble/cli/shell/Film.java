package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Attempt;
import dev.unscramble.model.Position;
import java.util.ArrayList;
import java.util.List;

/** A solution, step by step, on a terminal: it runs by itself, can be paused, and stepped through both ways. */
final class Film<P extends Position> {
    private static final String RUNNING = "space pauses, arrows step, Enter skips to the end, q leaves";
    private static final String PAUSED = "space goes on, arrows step, Enter skips to the end, q leaves";

    private final Shell shell;
    private final Attempt<P> attempt;
    private final List<String> names;
    private final List<Integer> moves;
    private final P position;
    private int at;
    private boolean isPaused;

    Film(Shell shell, Attempt<P> attempt, List<String> names) {
        this.shell = shell;
        this.attempt = attempt;
        this.names = names;
        this.moves = attempt.result().moves();
        this.position = attempt.instance().position();
    }

    /** Shows it until it ends or somebody leaves; the last picture stays. */
    void show(Stage stage, long delayMillis) {
        boolean goesOn = true;
        while (goesOn && (isPaused || at < moves.size())) {
            List<String> lines = picture(stage);
            lines.add(shell.paint().faint(isPaused ? PAUSED : RUNNING));
            stage.show(lines);
            goesOn = react(isPaused ? stage.key() : stage.key(delayMillis));
        }
        stage.show(picture(stage));
    }

    private boolean react(String key) {
        switch (key) {
            case Stage.NOTHING -> step(1);
            case " " -> isPaused = !isPaused;
            case Stage.RIGHT, Stage.DOWN -> pauseAndStep(1);
            case Stage.LEFT, Stage.UP -> pauseAndStep(-1);
            case Stage.ENTER -> {
                isPaused = false;
                step(moves.size());
            }
            case "q", "Q", Stage.ESCAPE, Stage.STOP -> {
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

    private List<String> picture(Stage stage) {
        List<String> lines = new ArrayList<>();
        lines.add(at == 0 ? "start" : shell.paint().strong(at + " of " + moves.size() + ": " + names.get(at - 1)));
        lines.addAll(stage.fitting(
                shell.drawn(attempt.instance(), position), attempt.instance().format(position)));
        return lines;
    }
}
