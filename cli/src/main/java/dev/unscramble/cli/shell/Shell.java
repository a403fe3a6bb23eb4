package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Instance;
import dev.unscramble.cli.screen.Screen;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.report.ResultText;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out commands, one line at a time. */
public final class Shell {
    private final ShellState state;
    private final Screen screen;
    private final Colours colours;
    private final Optional<InteractiveTerminal> terminal;
    private final List<ShellCommand> commands = new ArrayList<>();
    private boolean isOver;

    /** A shell that writes here, without a view to draw on. */
    public Shell(Screen screen) {
        this(screen, Optional.empty());
    }

    Shell(Screen screen, Optional<InteractiveTerminal> terminal) {
        this.screen = screen;
        this.state = new ShellState(screen.tables());
        this.terminal = terminal;
        this.colours = new Colours(screen.hasColour());
        commands.addAll(new StateCommands(this).all());
        commands.addAll(new SearchCommands(this).all());
        commands.addAll(new PlayCommands(this).all());
        commands.addAll(new ShellCommands(this).all());
    }

    /**
     * Carries out a line.
     *
     * @throws InputException if it cannot be understood or done
     * @throws StoppedException if a search found no solution
     */
    public void execute(String line) {
        Line parsed = Line.of(line);
        if (!parsed.isEmpty()) {
            Instance<?> before = state.instance();
            perform(parsed);
            tellOfNewRules(before, state.instance());
        }
    }

    /** Carries out a command, as a part of another one. */
    void perform(Line line) {
        command(line.name()).action().accept(line);
    }

    /** Whether it was asked to end. */
    public boolean isOver() {
        return isOver;
    }

    void end() {
        isOver = true;
    }

    List<ShellCommand> commands() {
        return commands;
    }

    ShellCommand command(String name) {
        return commands.stream()
                .filter(command -> command.isCalled(name))
                .findFirst()
                .orElseThrow(() -> new InputException("there is no command \"" + name + "\"; "
                        + Names.nearest(
                                        name,
                                        commands.stream()
                                                .map(ShellCommand::name)
                                                .toList())
                                .map(near -> "did you mean " + near + "?")
                                .orElse("help lists the commands")));
    }

    ShellState state() {
        return state;
    }

    Screen screen() {
        return screen;
    }

    Colours colours() {
        return colours;
    }

    /** A new view, if there is a terminal to have one on. */
    Optional<LiveView> view() {
        return terminal.map(InteractiveTerminal::open);
    }

    /** How wide texts may be. */
    int columns() {
        return terminal.map(InteractiveTerminal::columns).orElse(Integer.MAX_VALUE);
    }

    /** A sentence on as many lines as the window makes of it, broken between words. */
    String wrapped(String sentence) {
        return ResultText.wrapped(List.of(sentence.split(" ")), "", columns() - 1);
    }

    /** The current state as the user likes to see it. */
    String shown() {
        return shown(state.instance());
    }

    private <P extends Position> String shown(Instance<P> instance) {
        String chosen = state.preference(Preference.BOARD);
        String format = !chosen.isEmpty() ? chosen : screen.isTerminal() ? "drawn" : "text";
        if (!format.equals("drawn")) {
            return instance.write(format);
        }
        return drawn(instance, instance.position());
    }

    /** A state as a picture; where its puzzle has no colours of its own, what is in place is green. */
    <P extends Position> String drawn(Instance<P> instance, P position) {
        String plain = instance.draw(position, false);
        String own = instance.draw(position, screen.hasColour());
        return own.equals(plain)
                ? colours.state(plain, instance.draw(instance.puzzle().goal(), false))
                : own;
    }

    private void tellOfNewRules(Instance<?> before, Instance<?> after) {
        if (!ShellState.rules(before).equals(ShellState.rules(after))) {
            screen.print(ShellState.rules(after));
        }
    }
}
