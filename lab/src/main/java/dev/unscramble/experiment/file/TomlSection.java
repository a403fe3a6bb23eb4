package dev.unscramble.experiment.file;

import dev.unscramble.model.InputException;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * A table of a TOML file, whose values are read by type. A mistake is noted, and reading continues. In a quick
 * experiment, the keys of {@code quick = { ... }} override those of the table, and {@code quick = false} leaves the
 * table out.
 */
final class TomlSection {
    static final String QUICK = "quick";

    private final TomlTable table;
    private final @Nullable TomlTable quick;
    private final FileErrors errors;
    /** Whether a quick experiment leaves it out. */
    private final boolean isLeftOut;

    private final @Nullable TomlPosition position;

    TomlSection(TomlTable table, @Nullable TomlPosition position, boolean isQuick, FileErrors errors) {
        this.table = table;
        this.position = position;
        this.errors = errors;
        Object wish = table.get(List.of(QUICK));
        this.quick = isQuick && wish instanceof TomlTable overriding ? overriding : null;
        this.isLeftOut = isQuick && Boolean.FALSE.equals(wish);
        if (wish != null && !(wish instanceof TomlTable) && !Boolean.FALSE.equals(wish)) {
            refuse(QUICK, QUICK + " is false, or a table such as { count = 5 }");
        }
    }

    boolean has(String key) {
        return holder(key) != null;
    }

    /** Some keys, and those of all options of some groups. */
    static List<String> keys(List<String> own, OptionGroup... groups) {
        return Stream.concat(own.stream(), SolveOption.of(groups).stream().map(SolveOption::label))
                .toList();
    }

    /** Notes every key that is not one of these. */
    void allow(String what, List<String> keys) {
        List<String> known = new ArrayList<>(keys);
        known.add(QUICK);
        allow(what, table, known);
        if (table.get(List.of(QUICK)) instanceof TomlTable overriding) {
            allow(what, overriding, keys);
        }
    }

    private void allow(String what, TomlTable within, List<String> known) {
        for (String key : within.keySet()) {
            if (!known.contains(key)) {
                errors.add(
                        within.inputPositionOf(List.of(key)),
                        Objects.requireNonNull(
                                Names.unknown("key of " + what, key, known).getMessage()));
            }
        }
    }

    Optional<String> text(String key) {
        return value(key, String.class, "a text in quotes").filter(text -> {
            if (text.isBlank()) {
                refuse(key, key + " is empty");
            }
            return !text.isBlank();
        });
    }

    /** A text, read by a function that may refuse it. */
    <T> Optional<T> read(String key, Function<String, T> reader) {
        return text(key).flatMap(text -> tried(key, () -> reader.apply(text)));
    }

    /** The chosen ones of some options of a solve, each as a text or a number. */
    SolveOptions options(List<SolveOption> options) {
        return options.stream()
                .flatMap(option -> quantity(option.label()).stream()
                        .flatMap(text -> tried(option.label(), () -> SolveOptions.NONE.with(option, text)).stream()))
                .reduce(SolveOptions.NONE, SolveOptions::with);
    }

    /** A text or a number, as a text. */
    private Optional<String> quantity(String key) {
        Object given = get(key);
        return given instanceof Long || given instanceof Double ? Optional.of(given.toString()) : text(key);
    }

    /** A whole number within bounds. */
    Optional<Integer> number(String key, int least, int most) {
        return value(key, Long.class, "a whole number")
                .filter(number -> isWithin(key, number, least, most))
                .map(Long::intValue);
    }

    Optional<Long> longNumber(String key) {
        return value(key, Long.class, "a whole number");
    }

    /** One whole number or a list of them, within bounds. */
    List<Integer> numbers(String key, int least, int most) {
        return items(key).stream()
                .filter(item -> {
                    boolean isNumber = item instanceof Long;
                    if (!isNumber) {
                        refuse(key, key + " has " + shown(item) + " in it; it is a list of whole numbers");
                    }
                    return isNumber && isWithin(key, (Long) item, least, most);
                })
                .map(item -> ((Long) item).intValue())
                .toList();
    }

    /** One value or a list of them. */
    List<Object> items(String key) {
        Object given = get(key);
        if (given instanceof TomlArray array) {
            if (array.isEmpty()) {
                refuse(key, key + " is an empty list");
            }
            return array.toList();
        }
        return given == null ? List.of() : List.of(given);
    }

    /** The tables of an array of tables, or a single one. */
    List<TomlSection> sections(String key, boolean isQuick) {
        Object given = get(key);
        List<TomlSection> sections = new ArrayList<>();
        if (given instanceof TomlTable single) {
            sections.add(new TomlSection(single, at(key), isQuick, errors));
        } else if (given instanceof TomlArray array && array.toList().stream().allMatch(TomlTable.class::isInstance)) {
            for (int i = 0; i < array.size(); i++) {
                sections.add(new TomlSection(array.getTable(i), array.inputPositionOf(i), isQuick, errors));
            }
        } else if (given != null) {
            refuse(key, key + " should be tables, each headed by [[" + key + "]]");
        }
        return sections.stream().filter(section -> !section.isLeftOut).toList();
    }

    /** The names of all keys, in the order of the file. */
    List<String> keys() {
        return List.copyOf(table.keySet());
    }

    /** Returns the result of some work; if it refuses its input, notes a mistake in the value of this key. */
    <T> Optional<T> tried(String key, Supplier<T> work) {
        try {
            return Optional.of(work.get());
        } catch (InputException e) {
            refuse(key, Objects.requireNonNull(e.getMessage()));
            return Optional.empty();
        }
    }

    /** Notes a mistake in the value of a key. */
    void refuse(String key, String message) {
        errors.addBehindKey(at(key), message);
    }

    /** Notes a mistake in the table as a whole. */
    void refuse(String message) {
        errors.add(position, message);
    }

    private <T> Optional<T> value(String key, Class<T> type, String description) {
        Object given = get(key);
        if (given == null) {
            return Optional.empty();
        }
        if (!type.isInstance(given)) {
            refuse(key, key + " is " + shown(given) + "; it should be " + description);
            return Optional.empty();
        }
        return Optional.of(type.cast(given));
    }

    private boolean isWithin(String key, long number, int least, int most) {
        boolean is = number >= least && number <= most;
        if (!is) {
            String rule = most == Integer.MAX_VALUE ? "at least " + least : "from " + least + " to " + most;
            refuse(key, key + " is " + number + "; it must be " + rule);
        }
        return is;
    }

    private static String shown(Object given) {
        return given instanceof String text
                ? "\"" + text + "\""
                : given instanceof TomlTable ? "a table" : given instanceof TomlArray ? "a list" : given.toString();
    }

    private @Nullable Object get(String key) {
        TomlTable holder = holder(key);
        return holder == null ? null : holder.get(List.of(key));
    }

    private @Nullable TomlPosition at(String key) {
        TomlTable holder = holder(key);
        return holder == null ? position : holder.inputPositionOf(List.of(key));
    }

    private @Nullable TomlTable holder(String key) {
        if (quick != null && quick.contains(List.of(key))) {
            return quick;
        }
        return table.contains(List.of(key)) ? table : null;
    }
}
