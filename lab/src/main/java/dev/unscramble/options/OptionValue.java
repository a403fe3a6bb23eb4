package dev.unscramble.options;

import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.model.Limits;
import dev.unscramble.text.Names;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What the text of an option means: how it is read, written and shown, and which limit or which choice
 * about an algorithm it changes, if it is one.
 */
final class OptionValue<T> {
    private static final String NONE = "none";

    private final Function<String, T> reader;
    private final Function<T, String> description;
    private final BiFunction<Limits, T, Limits> limit;
    private final BiFunction<SearchOptions, T, SearchOptions> search;
    private final Predicate<T> isDefault;
    private final boolean mayBeNone;
    private final List<String> names;

    private OptionValue(
            Function<String, T> reader,
            Function<T, String> description,
            BiFunction<Limits, T, Limits> limit,
            BiFunction<SearchOptions, T, SearchOptions> search,
            Predicate<T> isDefault,
            boolean mayBeNone,
            List<String> names) {
        this.reader = reader;
        this.description = description;
        this.limit = limit;
        this.search = search;
        this.isDefault = isDefault;
        this.mayBeNone = mayBeNone;
        this.names = names;
    }

    /**
     * A text that is neither a limit nor a choice about an algorithm; the reader may refuse it.
     *
     * @param names what it may be, where that is one of a few
     */
    static OptionValue<String> text(UnaryOperator<String> reader, List<String> names) {
        return new OptionValue<>(
                reader,
                text -> text,
                (limits, text) -> limits,
                (options, text) -> options,
                text -> false,
                false,
                names);
    }

    /**
     * A limit, which may be {@code none}.
     *
     * @param description what it limits, in a few words
     */
    static <T> OptionValue<T> limit(
            Function<String, T> reader, BiFunction<Limits, T, Limits> change, Function<T, String> description) {
        Predicate<T> isDefault = value -> change.apply(Limits.NONE, value).equals(Limits.NONE);
        return new OptionValue<>(reader, description, change, (options, value) -> options, isDefault, true, List.of());
    }

    /** A choice about the algorithm. */
    static <T> OptionValue<T> search(Function<String, T> reader, BiFunction<SearchOptions, T, SearchOptions> change) {
        return search(reader, change, List.of());
    }

    /** A choice about the algorithm among a few constants. */
    static <E extends Enum<E>> OptionValue<E> search(E[] values, BiFunction<SearchOptions, E, SearchOptions> change) {
        return search(
                text -> Names.oneOf(values, text),
                change,
                Arrays.stream(values).map(Names::label).toList());
    }

    private static <T> OptionValue<T> search(
            Function<String, T> reader, BiFunction<SearchOptions, T, SearchOptions> change, List<String> names) {
        Predicate<T> isDefault =
                value -> change.apply(SearchOptions.DEFAULT, value).equals(SearchOptions.DEFAULT);
        return new OptionValue<>(
                reader, OptionValue::written, (limits, value) -> limits, change, isDefault, false, names);
    }

    /** The names that its text may be, where it is one of a few. */
    List<String> names() {
        return names;
    }

    /** Limits changed by this text. */
    Limits limits(Limits limits, String text) {
        return isNone(text) ? limits : limit.apply(limits, reader.apply(text));
    }

    /** Choices about the algorithm changed by this text. */
    SearchOptions search(SearchOptions options, String text) {
        return isNone(text) ? options : search.apply(options, reader.apply(text));
    }

    /** Refuses what cannot be meant. */
    void check(String text) {
        limits(Limits.NONE, text);
        search(SearchOptions.DEFAULT, text);
    }

    /** Whether the text makes no difference to what holds anyway. */
    boolean isDefault(String text) {
        return isNone(text) || isDefault.test(reader.apply(text));
    }

    /** The same for all texts that mean the same; it can be read again. */
    String write(String text) {
        return isNone(text) ? NONE : written(reader.apply(text));
    }

    /** What it amounts to, for people. */
    String describe(String text) {
        return description.apply(reader.apply(text));
    }

    private boolean isNone(String text) {
        return mayBeNone && Names.plain(text).equals(NONE);
    }

    private static String written(Object value) {
        if (value instanceof Duration time) {
            return BigDecimal.valueOf(time.toNanos(), 6).stripTrailingZeros().toPlainString() + "ms";
        }
        return value instanceof Enum<?> constant ? Names.label(constant) : value.toString();
    }
}
