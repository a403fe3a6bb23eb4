package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Instance;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.report.text.Colours;
import dev.unscramble.report.text.TextLayout;
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

    /** A shell that writes to a screen, without a view to draw on. */
    public Shell(Screen screen) {
        this(screen, Optional.empty());
    }

    Shell(Screen screen, Optional<InteractiveTerminal> terminal) {
        this.screen = screen;
        this.state = new ShellState(screen.tables());
        this.terminal = terminal;
        this.colours = screen.layout().colours();
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
        if (parsed.isText()) {
            screen.print(line.strip());
        } else if (!parsed.isEmpty()) {
            Instance<?> before = state.instance();
            perform(parsed);
            tellOfNewRules(before, state.instance());
        }
    }

    /** Carries out a command, as a step of another one. */
    void perform(Line line) {
        command(line).action().accept(Dialect.translated(line, commands));
    }

    /** Whether it was told to end. */
    public boolean isOver() {
        return isOver;
    }

    void end() {
        isOver = true;
    }

    List<ShellCommand> commands() {
        return commands;
    }

    /** The command of a line. */
    ShellCommand command(Line line) {
        return find(Dialect.translated(line, commands).name())
                .orElseThrow(() ->
                        new InputException("unknown command \"" + line.name() + "\"; " + Suggestion.of(this, line)));
    }

    /** The command of this name, if there is one. */
    Optional<ShellCommand> find(String name) {
        return commands.stream().filter(command -> command.isCalled(name)).findFirst();
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

    /** A new view, if there is a terminal for it. */
    Optional<LiveView> view() {
        return terminal.map(InteractiveTerminal::open);
    }

    /** The layout of tables and long texts; a window whose size may change is asked for its width each time. */
    TextLayout layout() {
        return terminal.map(window -> screen.layout().inWindow(window.columns() - 1))
                .orElseGet(screen::layout);
    }

    /** A sentence on as many lines as the window makes of it, broken between words. */
    String wrapped(String sentence) {
        return wrapped(sentence, "");
    }

    /** A sentence on as many lines as the window makes of it, all but the first one indented. */
    String wrapped(String sentence, String indent) {
        return layout().wrapped(sentence, indent);
    }

    /** The current state in the user's format. */
    String shown() {
        return shown(state.instance());
    }

    private <P extends Position> String shown(Instance<P> instance) {
        String chosen = Names.plain(state.preference(Preference.BOARD)); // perhaps a format of another puzzle
        String format = instance.formats().contains(chosen) ? chosen : screen.isTerminal() ? "drawn" : "text";
        return written(instance, format);
    }

    /** The current state in a format. */
    String written(String format) {
        return written(state.instance(), Names.plain(format));
    }

    private <P extends Position> String written(Instance<P> instance, String format) {
        return format.equals("drawn") ? drawn(instance, instance.position()) : instance.write(format);
    }

    /** A drawing of a state; if its puzzle has no colours of its own, the pieces in place are green. */
    <P extends Position> String drawn(Instance<P> instance, P position) {
        String plain = instance.draw(position, false);
        String own = instance.draw(position, colours.hasColour());
        if (!own.equals(plain)) {
            return own;
        }
        String drawn = layout().drawn(plain);
        return instance.puzzle()
                .goal()
                .map(goal -> colours.state(drawn, layout().drawn(instance.draw(goal, false))))
                .orElse(drawn);
    }

    /** Prints a reminder if the last command that should have changed the state was refused. */
    void tellOfOldState() {
        state.whyTheOldState().ifPresent(why -> screen.print(wrapped(why)));
    }

    private void tellOfNewRules(Instance<?> before, Instance<?> after) {
        if (!ShellState.rules(before).equals(ShellState.rules(after))) {
            screen.print(wrapped(ShellState.rules(after)));
        }
    }
}
