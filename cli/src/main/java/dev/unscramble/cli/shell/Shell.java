package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.Names;
import dev.unscramble.cli.screen.Screen;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.report.ResultText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out commands, one line at a time. */
public final class Shell {
    private final Session session;
    private final Screen screen;
    private final Paint paint;
    private final Optional<Theatre> theatre;
    private final List<Verb> verbs = new ArrayList<>();
    private boolean isOver;

    /** A shell that writes here, without a stage to draw on. */
    public Shell(Screen screen) {
        this(screen, Optional.empty());
    }

    Shell(Screen screen, Optional<Theatre> theatre) {
        this.screen = screen;
        this.session = new Session(screen.tables());
        this.theatre = theatre;
        this.paint = new Paint(screen.hasColour());
        verbs.addAll(new StateVerbs(this).all());
        verbs.addAll(new SearchVerbs(this).all());
        verbs.addAll(new PlayVerbs(this).all());
        verbs.addAll(new TalkVerbs(this).all());
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
            Instance<?> before = session.instance();
            perform(parsed);
            tellOfNewRules(before, session.instance());
        }
    }

    /** Carries out a command, as a part of another one. */
    void perform(Line line) {
        verb(line.name()).action().accept(line);
    }

    /** Whether it was asked to end. */
    public boolean isOver() {
        return isOver;
    }

    void end() {
        isOver = true;
    }

    List<Verb> verbs() {
        return verbs;
    }

    Verb verb(String name) {
        return verbs.stream()
                .filter(verb -> verb.isCalled(name))
                .findFirst()
                .orElseThrow(() -> new InputException("there is no command \"" + name + "\"; "
                        + Names.nearest(name, verbs.stream().map(Verb::name).toList())
                                .map(near -> "did you mean " + near + "?")
                                .orElse("help lists the commands")));
    }

    Session session() {
        return session;
    }

    Screen screen() {
        return screen;
    }

    Paint paint() {
        return paint;
    }

    /** A new stage, if there is a terminal to have one on. */
    Optional<Stage> stage() {
        return theatre.map(Theatre::open);
    }

    /** How wide texts may be. */
    int columns() {
        return theatre.map(Theatre::columns).orElse(Integer.MAX_VALUE);
    }

    /** A sentence on as many lines as the window makes of it, broken between words. */
    String wrapped(String sentence) {
        return ResultText.wrapped(List.of(sentence.split(" ")), "", columns() - 1);
    }

    /** The current state as the user likes to see it. */
    String state() {
        return state(session.instance());
    }

    private <P extends Position> String state(Instance<P> instance) {
        String chosen = session.preference(Preference.BOARD);
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
                ? paint.state(plain, instance.draw(instance.puzzle().goal(), false))
                : own;
    }

    private void tellOfNewRules(Instance<?> before, Instance<?> after) {
        if (!Session.rules(before).equals(Session.rules(after))) {
            screen.print(Session.rules(after));
        }
    }
}
