package dev.unscramble.cli.shell;

import dev.unscramble.model.InputException;
import dev.unscramble.report.MoveNames;
import dev.unscramble.report.Show;
import dev.unscramble.text.Names;
import dev.unscramble.text.Quantity;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What can be chosen about the shell itself, beside what can be chosen about a solve. */
enum Preference {
    BOARD("", "how states are shown: drawn, or any format that convert writes", text -> {}),
    SHOW("moves", "of a solution: moves, boards or none", text -> Names.oneOf(Show.values(), text)),
    MOVES(
            "blank",
            "name moves by where the blank goes (blank) or by the tiles that slide (tiles)",
            text -> Names.oneOf(MoveNames.values(), text)),
    DELAY("400ms", "how long visuallySolve shows each state on a terminal", Quantity::time);

    private final String standard;
    private final String meaning;
    private final Consumer<String> check;

    Preference(String standard, String meaning, Consumer<String> check) {
        this.standard = standard;
        this.meaning = meaning;
        this.check = check;
    }

    static Optional<Preference> named(String given) {
        return Arrays.stream(values())
                .filter(preference -> preference.label().equals(Names.plain(given)))
                .findFirst();
    }

    static List<String> labels() {
        return Arrays.stream(values()).map(Preference::label).toList();
    }

    String label() {
        return Names.label(this);
    }

    String standard() {
        return standard;
    }

    String meaning() {
        return meaning;
    }

    void check(String text) {
        try {
            check.accept(text);
        } catch (InputException e) {
            throw e.at(label());
        }
    }
}
