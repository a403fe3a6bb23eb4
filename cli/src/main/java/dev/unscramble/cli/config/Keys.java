package dev.unscramble.cli.config;

import dev.unscramble.cli.config.Ini.Entry;
import dev.unscramble.cli.config.Ini.Section;
import dev.unscramble.model.InputException;
import dev.unscramble.options.SeedOption;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.text.Names;
import dev.unscramble.text.Quantity;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The keys of one section, by name: values of the right type, and complaints with their lines. */
record Keys(Ini ini, Section section) {
    private static final int MOST_PUZZLES = 100_000;
    private static final Set<String> TRUE = Set.of("true", "yes", "on", "1");
    private static final Set<String> FALSE = Set.of("false", "no", "off", "0");

    /**
     * Refuses keys that are neither among those that are known, nor these options of a solve, nor otherwise allowed.
     */
    void allow(List<String> known, Set<SolveOption> options, Predicate<String> others) {
        Set<String> all = new LinkedHashSet<>(known);
        options.stream().map(Keys::keyOf).forEach(all::add);
        for (Entry entry : section.entries()) {
            if (all.stream().noneMatch(entry::isCalled) && !others.test(entry.key())) {
                throw ini.at(entry.line(), Names.unknown("key in [" + section.name() + "]", entry.key(), all));
            }
        }
    }

    /** An option's name as a key: MaxNodes for max-nodes. */
    static String keyOf(SolveOption option) {
        StringBuilder key = new StringBuilder();
        for (String word : option.label().split("-")) {
            key.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        }
        return key.toString();
    }

    /** A complaint about the section. */
    InputException error(String message) {
        return ini.error(section.line(), message);
    }

    /** A complaint about an entry. */
    InputException error(Entry entry, String message) {
        return ini.error(entry.line(), message);
    }

    /** Does work whose complaints are about an entry, or about the section if there is no such entry. */
    <T> T at(Optional<Entry> entry, Supplier<T> work) {
        return at(entry.map(Entry::line).orElse(section.line()), work);
    }

    /** Does work whose complaints are about a line. */
    <T> T at(int line, Supplier<T> work) {
        try {
            return work.get();
        } catch (InputException e) {
            throw ini.at(line, e);
        }
    }

    List<Entry> entries() {
        return section.entries();
    }

    Optional<Entry> entry(String key) {
        return section.entry(key).filter(entry -> !entry.value().isEmpty());
    }

    Entry required(String key) {
        return entry(key)
                .orElseThrow(() -> ini.error(
                        section.entry(key).map(Entry::line).orElse(section.line()),
                        "[" + section.name() + "] needs a value for " + key));
    }

    /** The value of a key, read by a function. */
    <T> Optional<T> read(String key, Function<String, T> reading) {
        return entry(key).map(entry -> read(entry, reading));
    }

    <T> T read(Entry entry, Function<String, T> reading) {
        return at(entry.line(), () -> reading.apply(entry.value()));
    }

    boolean isOn(String key) {
        return read(key, value -> truth(key, value)).orElse(false);
    }

    private static boolean truth(String key, String value) {
        String plain = Names.plain(value);
        if (!TRUE.contains(plain) && !FALSE.contains(plain)) {
            throw new InputException(key + " is \"" + value + "\"; it must be True or False");
        }
        return TRUE.contains(plain);
    }

    /** A whole number of at least 0. */
    Optional<Integer> number(String key, int most) {
        return read(key, value -> Quantity.upTo(value, most));
    }

    /** The number of puzzles; all of them are held in memory. */
    Optional<Integer> count() {
        return number("Count", MOST_PUZZLES);
    }

    Optional<Long> seed() {
        return read(SeedOption.LABEL, SeedOption::parse);
    }

    /** The options of solves. */
    SolveOptions options() {
        return Arrays.stream(SolveOption.values())
                .flatMap(option -> read(keyOf(option), value -> SolveOptions.NONE.with(option, value)).stream())
                .reduce(SolveOptions.NONE, SolveOptions::with);
    }
}
