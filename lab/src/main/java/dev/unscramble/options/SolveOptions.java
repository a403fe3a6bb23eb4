package dev.unscramble.options;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleFiles;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The options that a user chose for a solve, each read once. Their texts are kept, to be shown again as they were
 * given. Immutable.
 */
public final class SolveOptions {
    /** Nothing is chosen. */
    public static final SolveOptions NONE = new SolveOptions(new EnumMap<>(SolveOption.class));

    private final EnumMap<SolveOption, Choice> choices;
    private final Settings settings;

    private SolveOptions(EnumMap<SolveOption, Choice> choices) {
        this.choices = choices;
        Settings changed = Settings.DEFAULT;
        for (Choice choice : choices.values()) {
            changed = choice.change().orElse(UnaryOperator.identity()).apply(changed);
        }
        this.settings = changed;
    }

    /**
     * The options that have this {@link #key}.
     *
     * @throws InputException if it is not a key
     */
    public static SolveOptions ofKey(String key) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String part : key.isEmpty() ? new String[0] : key.split(" ")) {
            String[] choice = part.split("=", 2);
            if (choice.length < 2) {
                throw new InputException("\"" + part + "\" is not an option with its value, as in max-nodes=5000");
            }
            texts.put(choice[0], choice[1]);
        }
        return from(texts);
    }

    /**
     * The options of these texts, by their names.
     *
     * @throws InputException if a name is unknown, or a text is not a value of its option
     */
    public static SolveOptions from(Map<String, String> texts) {
        return texts.entrySet().stream()
                .map(choice -> NONE.with(SolveOption.named(choice.getKey()), choice.getValue()))
                .reduce(NONE, SolveOptions::with);
    }

    /**
     * With one more choice.
     *
     * @throws InputException if the text is not a value of the option
     */
    public SolveOptions with(SolveOption option, String text) {
        try {
            Choice choice = option.read(text);
            return changed(more -> more.put(option, choice));
        } catch (InputException e) {
            throw e.at(option.label());
        }
    }

    public SolveOptions with(SolveOption option, Optional<String> text) {
        return text.map(some -> with(option, some)).orElseGet(() -> without(option));
    }

    /** With this value, if none is chosen. */
    public SolveOptions withDefault(SolveOption option, String text) {
        return choices.containsKey(option) ? this : with(option, text);
    }

    public SolveOptions without(SolveOption option) {
        return changed(fewer -> fewer.remove(option));
    }

    /** With these choices, which override. */
    public SolveOptions with(SolveOptions others) {
        return changed(more -> more.putAll(others.choices));
    }

    /** With the same rules of the puzzle as {@code others}. */
    public SolveOptions withRulesOf(SolveOptions others) {
        return changed(rules -> {
            rules.keySet().removeIf(SolveOption::isRule);
            rules.putAll(others.only(OptionGroup.RULES).choices);
        });
    }

    /** The choices of one group. */
    public SolveOptions only(OptionGroup group) {
        return changed(some -> some.keySet().retainAll(SolveOption.of(group)));
    }

    private SolveOptions changed(Consumer<Map<SolveOption, Choice>> change) {
        EnumMap<SolveOption, Choice> copy = new EnumMap<>(choices);
        change.accept(copy);
        return new SolveOptions(copy);
    }

    /** The chosen value, if there is one. */
    public Optional<String> get(SolveOption option) {
        return Optional.ofNullable(choices.get(option)).map(Choice::text);
    }

    /** All choices, in the order of the table. */
    public Map<SolveOption, String> chosen() {
        Map<SolveOption, String> texts = new EnumMap<>(SolveOption.class);
        choices.forEach((option, choice) -> texts.put(option, choice.text()));
        return texts;
    }

    /** The rules of the puzzle, with tables within the memory limit. */
    public PuzzleSettings settings(Tables tables) {
        return new PuzzleSettings(
                Optional.empty(),
                get(SolveOption.GOAL),
                get(SolveOption.MOVE_ORDER),
                get(SolveOption.METRIC),
                get(SolveOption.COSTS),
                tables.within(limits().memoryBytes()),
                PuzzleFiles.NONE);
    }

    public Limits limits() {
        return settings.limits();
    }

    /** The limits, with this time limit if none is chosen. */
    public Limits limits(Duration defaultTime) {
        return choices.containsKey(SolveOption.TIME_LIMIT) ? limits() : limits().withTime(defaultTime);
    }

    /** The options of the algorithm. */
    public SearchOptions search() {
        return settings.search();
    }

    /** The solver of these choices. */
    public <P extends Position> Solver<P> solver(Domain<P> domain) {
        return Solver.of(domain, algorithm(), get(SolveOption.HEURISTIC), search());
    }

    /** The choices that none of these algorithms uses, each with a remark. */
    public Map<SolveOption, String> unused(List<? extends Solver<?>> solvers) {
        Map<SolveOption, String> unused = new EnumMap<>(SolveOption.class);
        choices.forEach((option, choice) -> {
            if (solvers.stream().noneMatch(solver -> isUsed(option, choice, solver))) {
                unused.put(
                        option,
                        solvers.size() == 1
                                ? unused(option, solvers.get(0))
                                : "none of these algorithms uses " + named(option));
            }
        });
        return unused;
    }

    /** Why a solver does not use an option: its algorithm has none, or the number in its name holds. */
    private String unused(SolveOption option, Solver<?> solver) {
        String[] typed = algorithm().replaceFirst("\\.0+$", "").split(":", 2);
        if (Names.plain(typed[0]).equals(Algorithm.AUTO)) {
            return solver.label() + " does not use " + named(option);
        }
        String name = String.join(":", typed);
        boolean isInName = typed.length > 1
                && Algorithm.own(typed[0]).isEmpty()
                && SolveOption.numberOf(Algorithm.named(typed[0])).equals(Optional.of(option));
        return isInName ? "the " + option.label() + " in " + name + " holds" : name + " does not use " + named(option);
    }

    private static String named(SolveOption option) {
        return option == SolveOption.HEURISTIC ? "a heuristic" : option.label();
    }

    /** Remarks for users who chose something that none of these solvers uses. */
    public List<String> remarks(List<? extends Solver<?>> solvers) {
        return unused(solvers).entrySet().stream()
                .map(unused ->
                        unused.getValue() + ", so " + get(unused.getKey()).orElseThrow() + " makes no difference")
                .toList();
    }

    /** Whether it makes a difference; a solver that cannot prove anything is refused if {@code optimal} is chosen. */
    private static boolean isUsed(SolveOption option, Choice choice, Solver<?> solver) {
        if (option == SolveOption.HEURISTIC) {
            return solver.search().isInformed();
        }
        Settings used = Settings.DEFAULT.with(solver.options());
        return option.group() != OptionGroup.SEARCH
                || option == SolveOption.OPTIMAL
                || choice.change().orElseThrow().apply(used).equals(used);
    }

    /** The name of the algorithm. */
    public String algorithm() {
        return get(SolveOption.ALGORITHM).orElse(Algorithm.AUTO);
    }

    /** All choices that make a difference, as in {@code max-nodes=5000 time-limit=2000ms}; equal for equal choices. */
    public String key() {
        return joined(" ", (option, choice) -> option.label() + "=" + choice.written());
    }

    /** The choices in words, as in {@code 5,000 nodes, 2.0 s}. */
    public String describe() {
        return joined(", ", (option, choice) -> choice.description());
    }

    private String joined(String separator, BiFunction<SolveOption, Choice, String> part) {
        return choices.entrySet().stream()
                .filter(choice -> !choice.getValue().isDefault())
                .map(choice -> part.apply(choice.getKey(), choice.getValue()))
                .collect(Collectors.joining(separator));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SolveOptions options && options.chosen().equals(chosen());
    }

    @Override
    public int hashCode() {
        return chosen().hashCode();
    }

    @Override
    public String toString() {
        return chosen().toString();
    }
}
