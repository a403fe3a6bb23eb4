package dev.unscramble.options;

import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.text.Names;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * How the text of an option is read, and what its value changes.
 *
 * @param change empty for a name or a rule, which only the puzzle can interpret
 * @param none how {@code none} changes the settings; empty if the option does not accept it
 * @param names the allowed texts, if there are only a few
 */
record OptionValue<T>(
        Function<String, T> reader,
        Optional<BiFunction<Settings, T, Settings>> change,
        Function<T, String> description,
        Optional<UnaryOperator<Settings>> none,
        List<String> names) {

    private static final String NONE = "none";

    /** A text that is neither a limit nor a choice about an algorithm; the reader may refuse it. */
    static OptionValue<String> text(UnaryOperator<String> reader, List<String> names) {
        return new OptionValue<>(reader, Optional.empty(), text -> text, Optional.empty(), names);
    }

    /**
     * A limit, which may be {@code none}.
     *
     * @param description what it limits, in a few words
     */
    static <T> OptionValue<T> limit(
            Function<String, T> reader, BiFunction<Limits, T, Limits> change, Function<T, String> description) {
        return new OptionValue<>(
                reader,
                Optional.of((settings, value) -> settings.with(change.apply(settings.limits(), value))),
                description,
                Optional.of(UnaryOperator.identity()),
                List.of());
    }

    /** The same limit, if the text {@code none} means {@code unlimited} and differs from the default. */
    OptionValue<T> withNone(T unlimited) {
        return new OptionValue<>(reader, change, description, changeTo(unlimited), names);
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
        return new OptionValue<>(
                reader,
                Optional.of((settings, value) -> settings.with(change.apply(settings.search(), value))),
                OptionValue::written,
                Optional.empty(),
                names);
    }

    /**
     * The choice of a text.
     *
     * @throws InputException if the text is not a value of this option
     */
    Choice read(String text) {
        if (none.isPresent() && Names.plain(text).equals(NONE)) {
            return Choice.of(text, NONE, "no limit", none);
        }
        T value = reader.apply(text);
        return Choice.of(text, written(value), description.apply(value), changeTo(value));
    }

    private Optional<UnaryOperator<Settings>> changeTo(T value) {
        return change.map(to -> settings -> to.apply(settings, value));
    }

    private static String written(Object value) {
        if (value instanceof Duration time) {
            return BigDecimal.valueOf(time.toNanos(), 6).stripTrailingZeros().toPlainString() + "ms";
        }
        if (value instanceof Boolean isYes) {
            return isYes ? SolveOption.YES : SolveOption.NO;
        }
        return value instanceof Enum<?> constant ? Names.label(constant) : value.toString();
    }
}
