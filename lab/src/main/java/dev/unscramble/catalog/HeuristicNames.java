package dev.unscramble.catalog;

import dev.unscramble.extension.UserHeuristics;
import dev.unscramble.heuristic.Combination;
import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The heuristics that one puzzle has, by name, and the combinations of them: {@code sum(a,b)}, {@code max(a,b)}, also
 * nested, and {@code a+b} for the sum. Besides those of the puzzle there are the {@link UserHeuristics}, by their names
 * or those of their classes.
 */
public final class HeuristicNames<P extends Position> {
    private static final int MAX_LENGTH = 1000;
    private static final int MOST_KEPT = 64;

    private final Map<String, Supplier<Heuristic<? super P>>> makers;
    private final Map<String, Function<String, Heuristic<? super P>>> makersWithDetails;
    private final Map<String, String> aliases;
    private final Tables tables;
    private final UserHeuristics<P> own;
    /** The heuristics that were used last, combinations too: they may have large tables, and can be shared. */
    private final RecentlyUsed<String, Heuristic<? super P>> made = new RecentlyUsed<>(MOST_KEPT);
    /** As {@link #made}, with the heuristics that are classes of users, which requests from the network do not get. */
    private final RecentlyUsed<String, Heuristic<? super P>> loaded = new RecentlyUsed<>(MOST_KEPT);

    /**
     * The heuristics of one puzzle, and {@code zero}, which every puzzle has.
     *
     * @param makersWithDetails those that take details after a colon, as in {@code pdb:6-6-3}
     */
    public HeuristicNames(
            Puzzle<P> puzzle,
            Map<String, Supplier<Heuristic<? super P>>> makers,
            Map<String, Function<String, Heuristic<? super P>>> makersWithDetails,
            Map<String, String> aliases) {
        this(puzzle, makers, makersWithDetails, aliases, Tables.IN_MEMORY);
    }

    /**
     * The heuristics of one puzzle, if the memory of tables is limited.
     *
     * @param tables where the tables of all of them come from
     */
    public HeuristicNames(
            Puzzle<P> puzzle,
            Map<String, Supplier<Heuristic<? super P>>> makers,
            Map<String, Function<String, Heuristic<? super P>>> makersWithDetails,
            Map<String, String> aliases,
            Tables tables) {
        this(withZero(makers), makersWithDetails, aliases, tables, new UserHeuristics<>(puzzle));
    }

    private HeuristicNames(
            Map<String, Supplier<Heuristic<? super P>>> makers,
            Map<String, Function<String, Heuristic<? super P>>> makersWithDetails,
            Map<String, String> aliases,
            Tables tables,
            UserHeuristics<P> own) {
        this.makers = makers;
        this.makersWithDetails = makersWithDetails;
        this.aliases = aliases;
        this.tables = tables;
        this.own = own;
    }

    private static <P extends Position> Map<String, Supplier<Heuristic<? super P>>> withZero(
            Map<String, Supplier<Heuristic<? super P>>> makers) {
        Map<String, Supplier<Heuristic<? super P>>> all = new LinkedHashMap<>(Map.of("zero", () -> Zero.INSTANCE));
        all.putAll(makers);
        return all;
    }

    /** These and another heuristic, by the name that it gives itself. */
    public HeuristicNames<P> with(Heuristic<? super P> another) {
        Map<String, Supplier<Heuristic<? super P>>> all = new LinkedHashMap<>(makers);
        all.put(another.name(), () -> another);
        return new HeuristicNames<>(all, makersWithDetails, aliases, tables, own);
    }

    /** These heuristics, by the names that they give themselves, and {@code zero}. */
    public static <P extends Position> HeuristicNames<P> of(Puzzle<P> puzzle, List<Heuristic<? super P>> heuristics) {
        Map<String, Supplier<Heuristic<? super P>>> makers = new LinkedHashMap<>();
        heuristics.forEach(heuristic -> makers.put(heuristic.name(), () -> heuristic));
        return new HeuristicNames<>(puzzle, makers, Map.of(), Map.of());
    }

    /** The names, without aliases, in the order of help texts. */
    public List<String> labels() {
        Set<String> labels = new LinkedHashSet<>(makers.keySet());
        labels.addAll(own.registered().keySet());
        return List.copyOf(labels);
    }

    /** The aliases, sorted. */
    public List<String> aliases() {
        return aliases.keySet().stream().sorted().toList();
    }

    /** The names of those that are wanted and can be made for this puzzle: tables may be too large. */
    public List<String> available(Predicate<String> isWanted) {
        return labels().stream().filter(isWanted).filter(this::isAvailable).toList();
    }

    private boolean isAvailable(String name) {
        try {
            parse(name);
            return true;
        } catch (InputException e) {
            return false;
        }
    }

    /** The heuristic of a name or a combination; a name may be that of a class, which is then loaded. */
    public Heuristic<? super P> parse(String given) {
        return fitting(known(given));
    }

    /** The heuristic of a name or a combination, but not of a class: requests from the network may not choose what is loaded. */
    public Heuristic<? super P> parseNamed(String given) {
        return fitting(knownNamed(given));
    }

    private Heuristic<? super P> known(String given) {
        String text = given.strip();
        return made.find(text).orElseGet(() -> loaded.get(text, () -> make(text, this::known, this::ofClassOrName)));
    }

    private Heuristic<? super P> knownNamed(String given) {
        String text = given.strip();
        return made.get(
                text, () -> make(text, this::knownNamed, name -> named(name).orElseThrow(() -> unknown(name))));
    }

    /** Each pattern database is checked alone when it is made; those of a combination must also fit together. */
    private Heuristic<? super P> fitting(Heuristic<? super P> heuristic) {
        tables.requireMemory(
                heuristic.name(), IncrementalHeuristic.of(heuristic).memoryBytes());
        return heuristic;
    }

    /**
     * Makes a heuristic.
     *
     * @param part reads the operands of a combination
     * @param single makes the heuristic of a name that is not a combination
     */
    private Heuristic<? super P> make(
            String text, Function<String, Heuristic<? super P>> part, Function<String, Heuristic<? super P>> single) {
        if (text.length() > MAX_LENGTH) {
            throw new InputException("the heuristic \"" + text + "\" has " + text.length()
                    + " characters, and the longest that can be read have " + MAX_LENGTH);
        }
        List<String> terms = split(text, '+');
        if (terms.size() > 1) {
            return Combination.sum(terms.stream().map(part).toList());
        }
        Optional<List<Heuristic<? super P>>> sum = arguments("sum", text, part);
        if (sum.isPresent()) {
            return Combination.sum(sum.get());
        }
        Optional<List<Heuristic<? super P>>> max = arguments("max", text, part);
        if (max.isPresent()) {
            return Combination.max(max.get());
        }
        if (text.isEmpty()) {
            throw new InputException("a heuristic is missing; there are " + String.join(", ", labels()));
        }
        return single.apply(text);
    }

    private Heuristic<? super P> ofClassOrName(String text) {
        Optional<Heuristic<? super P>> ofClass = own.ofClass(text);
        return ofClass.isPresent()
                ? ofClass.get()
                : made.get(text, () -> named(text).orElseThrow(() -> unknownClass(text)));
    }

    private InputException unknownClass(String given) {
        return new InputException(unknown(given).getMessage()
                + own.place()
                        .map(place -> "; nor is there such a class in " + place)
                        .orElse(""));
    }

    private InputException unknown(String given) {
        return Names.unknown("heuristic", given, labels());
    }

    private Optional<Heuristic<? super P>> named(String given) {
        String text = Names.plain(given);
        String[] parts = text.split(":", 2);
        Function<String, Heuristic<? super P>> withDetails =
                makersWithDetails.get(aliases.getOrDefault(parts[0], parts[0]));
        if (parts.length == 2 && withDetails != null) {
            return Optional.of(withDetails.apply(parts[1]));
        }
        Supplier<Heuristic<? super P>> maker = makers.get(aliases.getOrDefault(text, text));
        return maker != null
                ? Optional.of(maker.get())
                : Optional.ofNullable(own.registered().get(text));
    }

    private Optional<List<Heuristic<? super P>>> arguments(
            String function, String text, Function<String, Heuristic<? super P>> part) {
        if (!Names.plain(text).startsWith(function + "(")) {
            return Optional.empty();
        }
        if (!text.endsWith(")")) {
            throw new InputException("the heuristic \"" + text + "\" has no closing bracket");
        }
        String inside = text.substring(function.length() + 1, text.length() - 1);
        List<Heuristic<? super P>> parts = new ArrayList<>();
        for (String each : split(inside, ',')) {
            parts.add(part.apply(each));
        }
        return Optional.of(parts);
    }

    /** Splits a list at a separator, but not within brackets. */
    public static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int open = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (c == separator && open == 0) {
                parts.add(text.substring(from, i));
                from = i + 1;
            }
        }
        parts.add(text.substring(from));
        return parts;
    }
}
