package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Instance;
import dev.unscramble.model.InputException;
import dev.unscramble.report.result.MoveNames;
import dev.unscramble.report.result.Show;
import dev.unscramble.text.Names;
import dev.unscramble.text.Quantity;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** The options of the shell itself, beside those of a solve. */
enum Preference {
    BOARD(
            "",
            "how states are shown: drawn, or any format that convert writes",
            (text, instance) -> instance.write(text),
            instance -> instance.formats().stream()),
    SHOW(
            "moves",
            "of a solution: moves, boards or none",
            (text, instance) -> Names.oneOf(Show.values(), text),
            instance -> labels(Show.values())),
    MOVES(
            "blank",
            "name moves by where the blank goes (blank) or by the tiles that slide (tiles)",
            (text, instance) -> Names.oneOf(MoveNames.values(), text),
            instance -> labels(MoveNames.values())),
    DELAY(
            "400ms",
            "how long visuallySolve shows each state on a terminal",
            (text, instance) -> Quantity.time(text),
            instance -> Stream.empty());

    private final String standard;
    private final String meaning;
    private final BiConsumer<String, Instance<?>> check;
    private final Function<Instance<?>, Stream<String>> valueNames;

    Preference(
            String standard,
            String meaning,
            BiConsumer<String, Instance<?>> check,
            Function<Instance<?>, Stream<String>> valueNames) {
        this.standard = standard;
        this.meaning = meaning;
        this.check = check;
        this.valueNames = valueNames;
    }

    private static Stream<String> labels(Enum<?>[] values) {
        return Arrays.stream(values).map(Names::label);
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

    /** The allowed values, if they are few. */
    Stream<String> valueNames(Instance<?> instance) {
        return valueNames.apply(instance);
    }

    /** Refuses a value that cannot be used with the current puzzle. */
    void check(String text, Instance<?> instance) {
        try {
            check.accept(text, instance);
        } catch (InputException e) {
            throw e.at(label());
        }
    }
}
