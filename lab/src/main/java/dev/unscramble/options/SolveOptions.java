package dev.unscramble.options;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.pdb.Tables;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a user chose about a solve, each choice checked when it was made. It is kept as text so that it
 * can be shown again as it was given. Immutable.
 */
public final class SolveOptions {
    /** Nothing is chosen. */
    public static final SolveOptions NONE = new SolveOptions(new EnumMap<>(SolveOption.class));

    private final Map<SolveOption, String> chosen;

    private SolveOptions(Map<SolveOption, String> chosen) {
        this.chosen = chosen;
    }

    /**
     * The options that have this {@link #key}.
     *
     * @throws InputException if it is not a key
     */
    public static SolveOptions ofKey(String key) {
        SolveOptions options = NONE;
        for (String part : key.isEmpty() ? new String[0] : key.split(" ")) {
            String[] choice = part.split("=", 2);
            if (choice.length < 2) {
                throw new InputException("\"" + part + "\" is not an option with its value, as in max-nodes=5000");
            }
            options = options.with(SolveOption.named(choice[0]), choice[1]);
        }
        return options;
    }

    /**
     * With one more choice.
     *
     * @throws InputException if it cannot be meant
     */
    public SolveOptions with(SolveOption option, String text) {
        try {
            option.check(text);
        } catch (InputException e) {
            throw e.at(option.label());
        }
        Map<SolveOption, String> more = copy();
        more.put(option, text.strip());
        return new SolveOptions(more);
    }

    public SolveOptions with(SolveOption option, Optional<String> text) {
        return text.map(some -> with(option, some)).orElseGet(() -> without(option));
    }

    /** With this choice where none is made. */
    public SolveOptions withDefault(SolveOption option, String text) {
        return chosen.containsKey(option) ? this : with(option, text);
    }

    public SolveOptions without(SolveOption option) {
        Map<SolveOption, String> fewer = copy();
        fewer.remove(option);
        return new SolveOptions(fewer);
    }

    /** With these choices on top. */
    public SolveOptions with(SolveOptions others) {
        Map<SolveOption, String> more = copy();
        more.putAll(others.chosen);
        return new SolveOptions(more);
    }

    /** With the same rules of the puzzle as others. */
    public SolveOptions withRulesOf(SolveOptions others) {
        Map<SolveOption, String> changed = copy();
        changed.keySet().removeIf(SolveOption::isRule);
        changed.putAll(others.only(OptionGroup.RULES).chosen);
        return new SolveOptions(changed);
    }

    /** What was chosen of one group. */
    public SolveOptions only(OptionGroup group) {
        Map<SolveOption, String> some = copy();
        some.keySet().retainAll(SolveOption.of(group));
        return new SolveOptions(some);
    }

    private Map<SolveOption, String> copy() {
        Map<SolveOption, String> copy = new EnumMap<>(SolveOption.class);
        copy.putAll(chosen);
        return copy;
    }

    /** What was chosen, if anything was. */
    public Optional<String> get(SolveOption option) {
        return Optional.ofNullable(chosen.get(option));
    }

    /** All that was chosen, in the order of the table. */
    public Map<SolveOption, String> chosen() {
        return Collections.unmodifiableMap(chosen);
    }

    /** The rules of the puzzle, with the tables that fit into the memory that may be used. */
    public PuzzleSettings settings(Tables tables) {
        return new PuzzleSettings(
                Optional.empty(),
                get(SolveOption.GOAL),
                get(SolveOption.MOVE_ORDER),
                get(SolveOption.METRIC),
                tables.within(limits().memoryBytes()));
    }

    /** The limits. */
    public Limits limits() {
        return folded(Limits.NONE, OptionValue::limits);
    }

    /** The limits; where none of time is given, this one. */
    public Limits limits(Duration defaultTime) {
        Limits limits = limits();
        return chosen.containsKey(SolveOption.TIME_LIMIT) ? limits : limits.withTime(defaultTime);
    }

    /** What concerns the algorithm. */
    public SearchOptions search() {
        return folded(SearchOptions.DEFAULT, OptionValue::search);
    }

    /** Changes something by one choice. */
    private interface Change<T> {
        T apply(OptionValue<?> value, T before, String text);
    }

    private <T> T folded(T standard, Change<T> change) {
        T result = standard;
        for (Map.Entry<SolveOption, String> choice : chosen.entrySet()) {
            result = change.apply(choice.getKey().value(), result, choice.getValue());
        }
        return result;
    }

    /** The solver that all this amounts to. */
    public <P extends Position> Solver<P> solver(Domain<P> domain) {
        return Solver.of(domain, algorithm(), get(SolveOption.HEURISTIC), search());
    }

    /** A remark for users who chose something that this solver does not use. */
    public Optional<String> remark(Solver<?> solver) {
        return get(SolveOption.HEURISTIC)
                .filter(name -> !solver.search().isInformed())
                .map(name -> solver.label() + " uses no heuristic, so " + name + " makes no difference");
    }

    /** The name of the algorithm. */
    public String algorithm() {
        return get(SolveOption.ALGORITHM).orElse(Algorithm.AUTO);
    }

    /** All that makes a difference, as in {@code max-nodes=5000 time-limit=2000ms}; the same for the same choices. */
    public String key() {
        return joined(
                " ",
                choice ->
                        choice.getKey().label() + "=" + choice.getKey().value().write(choice.getValue()));
    }

    /** The same for people, as in {@code 5,000 nodes, 2.0 s}. */
    public String describe() {
        return joined(", ", choice -> choice.getKey().value().describe(choice.getValue()));
    }

    private String joined(String separator, Function<Map.Entry<SolveOption, String>, String> part) {
        return chosen.entrySet().stream()
                .filter(choice -> !choice.getKey().value().isDefault(choice.getValue()))
                .map(part)
                .collect(Collectors.joining(separator));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SolveOptions options && options.chosen.equals(chosen);
    }

    @Override
    public int hashCode() {
        return chosen.hashCode();
    }

    @Override
    public String toString() {
        return chosen.toString();
    }
}
