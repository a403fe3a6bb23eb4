package dev.unscramble.catalog;

import dev.unscramble.extension.UserSearches;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.search.CustomSearch;
import dev.unscramble.search.Search;
import dev.unscramble.text.Names;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The algorithms by name: the kinds of duplicates that each takes, its default first, and which options it uses beside.
 * {@link Searches} makes them.
 */
public enum Algorithm {
    BACKTRACK(List.of("backtrack1", "dfs"), Kinds.ANY, Set.of(Use.DEPTH_CUTOFF)),
    IDS(List.of("iddfs", "iterative-deepening"), Kinds.DEEPENING, Set.of(Use.DEPTH_CUTOFF)),
    BFS(List.of("graph-search", "breadth-first"), Kinds.ANY, Set.of(Use.TIE_BREAK)),
    UCS(List.of("dijkstra", "uniform-cost"), Kinds.ANY, Set.of(Use.TIE_BREAK)),
    GREEDY(List.of("greedy-best-first"), Kinds.ANY, Set.of(Use.TIE_BREAK)),
    ASTAR(List.of("a*", "a-star"), Kinds.ANY, Set.of(Use.TIE_BREAK)),
    WASTAR(List.of("wa*", "weighted-astar", "weighted-a*"), Kinds.ANY, Set.of(Use.WEIGHT, Use.TIE_BREAK)),
    IDASTAR(List.of("ida*", "ida-star"), Kinds.BY_MOVES, Set.of(Use.SEQUENCE_LENGTH, Use.THREADS)),
    ASTAR_IDASTAR(
            List.of("a*+ida*", "astar+idastar"),
            Kinds.BELOW_OPEN,
            Set.of(Use.SEQUENCE_LENGTH, Use.THREADS, Use.STOP_AT)),
    RBFS(List.of("recursive-best-first"), Kinds.ON_PATH, Set.of(Use.TIE_BREAK)),
    WIDA(List.of("wida*", "weighted-ida*", "weighted-idastar"), Kinds.ONLY_PARENT, Set.of(Use.WEIGHT)),
    WRBFS(List.of("weighted-rbfs"), Kinds.ON_PATH, Set.of(Use.WEIGHT, Use.TIE_BREAK)),
    BEAM(List.of("beam-search", "local-beam"), Kinds.ONLY_ALL, Set.of(Use.BEAM_WIDTH)),
    BEAM_STACK(List.of("beam-stack-search"), Kinds.ONLY_ALL, Set.of(Use.BEAM_WIDTH)),
    PEA(List.of("pea*", "partial-expansion"), Kinds.ONLY_ALL, Set.of()),
    EPEA(List.of("epea*", "enhanced-partial-expansion"), Kinds.ONLY_ALL, Set.of()),
    BFHS(List.of("breadth-first-heuristic", "bfida*"), Kinds.ONLY_ALL, Set.of()),
    IDASTAR_TT(List.of("ida*-tt", "ida-star-tt"), Kinds.ONLY_ALL, Set.of()),
    BTS(List.of("budgeted-tree-search", "ibex"), Kinds.ONLY_PARENT, Set.of()),
    SMA(List.of("sma*", "sma-star"), Kinds.ONLY_PARENT, Set.of()),
    BIDIRECTIONAL(List.of("bidirectional-bfs", "bibfs"), Kinds.ONLY_ALL, Set.of()),
    NBS(List.of("near-optimal-bidirectional"), Kinds.ONLY_ALL, Set.of()),
    MM(List.of("meet-in-the-middle"), Kinds.ONLY_ALL, Set.of()),
    MME(List.of("mm-epsilon"), Kinds.ONLY_ALL, Set.of()),
    BAE(List.of("bae*", "bae-star", "dibbs"), Kinds.ONLY_ALL, Set.of()),
    BS(List.of("bs*", "bs-star"), Kinds.ONLY_ALL, Set.of()),
    DVCBS(List.of("dynamic-vertex-cover"), Kinds.ONLY_ALL, Set.of()),
    XDP(List.of(), Kinds.ONLY_ALL, Set.of(Use.WEIGHT)),
    XUP(List.of(), Kinds.ONLY_ALL, Set.of(Use.WEIGHT)),
    FOCAL(List.of("a*-epsilon", "astar-epsilon", "focal-search"), Kinds.ONLY_ALL, Set.of(Use.WEIGHT)),
    DPS(List.of("dynamic-potential"), Kinds.ONLY_ALL, Set.of(Use.WEIGHT)),
    EES(List.of("explicit-estimation"), Kinds.ONLY_ALL, Set.of(Use.WEIGHT)),
    ARA(List.of("ara*", "ara-star"), Kinds.ONLY_ALL, Set.of(Use.WEIGHT, Use.STOP_AT)),
    LRTA(List.of("lrta*", "lrta-star"), Kinds.ONLY_EXPLORED, Set.of()),
    LSS_LRTA(List.of("lss-lrta*", "lss-lrta-star"), Kinds.ONLY_EXPLORED, Set.of(Use.LOOK_AHEAD)),
    HILL_CLIMBING(List.of("steepest-ascent"), Kinds.ONLY_NONE, Set.of(Use.RESTARTS)),
    ANNEALING(List.of("simulated-annealing"), Kinds.ONLY_NONE, Set.of(Use.RESTARTS)),
    ANYTIME(List.of("any-time"), Kinds.ONLY_ALL, Set.of(Use.THREADS, Use.STOP_AT));

    /** The name that stands for the best algorithm and heuristic for a puzzle. */
    public static final String AUTO = "auto";

    private final List<String> aliases;
    private final List<Duplicates> duplicates;
    private final Set<Use> uses;

    Algorithm(List<String> aliases, List<Duplicates> duplicates, Set<Use> uses) {
        this.aliases = aliases;
        this.duplicates = duplicates;
        this.uses = uses;
    }

    /** The algorithm of this name or alias, which is not a user's own. */
    public static Algorithm named(String given) {
        return find(given).orElseThrow(() -> Names.unknown("algorithm", given, names()));
    }

    private static Optional<Algorithm> find(String given) {
        String name = Names.plain(given).replace(' ', '-');
        return Arrays.stream(values())
                .filter(algorithm -> algorithm.label().equals(name) || algorithm.aliases.contains(name))
                .findFirst();
    }

    /** The user's own algorithm of this name; the names of the others come first. */
    public static Optional<CustomSearch> own(String given) {
        return find(given).isPresent() ? Optional.empty() : UserSearches.named(given);
    }

    /**
     * Refuses a name that is neither {@link #AUTO}, nor that of an algorithm, nor that of a user's own.
     *
     * @throws InputException if it is none of them
     */
    public static void requireName(String given) {
        if (!Names.plain(given).equals(AUTO) && own(given).isEmpty()) {
            named(given);
        }
    }

    /** Whether a name is its own, and not another one; signs do not matter, and a star is written as such or in letters. */
    boolean isSpelled(String given) {
        return letters(given).equals(letters(label()));
    }

    private static String letters(String name) {
        return Names.plain(name).replace("*", "star").replaceAll("[^a-z]", "");
    }

    /** All names, {@link #AUTO} included, without aliases. */
    public static List<String> labels() {
        List<String> labels = Arrays.stream(values()).map(Algorithm::label).collect(Collectors.toList());
        labels.add(AUTO);
        return labels;
    }

    /** All names, those of users' own algorithms last. */
    public static List<String> names() {
        List<String> names = labels();
        UserSearches.all().forEach(search -> names.add(search.name()));
        return names;
    }

    public String label() {
        return Names.label(this);
    }

    /** The algorithms whose solutions are optimal if the heuristic never overestimates. */
    static List<Algorithm> optimal() {
        return List.of(
                IDS,
                BFS,
                UCS,
                ASTAR,
                IDASTAR,
                ASTAR_IDASTAR,
                RBFS,
                PEA,
                EPEA,
                BFHS,
                IDASTAR_TT,
                BTS,
                SMA,
                BIDIRECTIONAL,
                NBS,
                MM,
                MME,
                BAE,
                BS,
                DVCBS);
    }

    /** The option whose number may follow its name, if it has one. */
    public Optional<Parameter> parameter() {
        return Arrays.stream(Parameter.values())
                .filter(parameter -> uses.contains(Use.valueOf(parameter.name())))
                .findFirst();
    }

    /** The name with its number, as in {@code beam:100}. */
    public String label(SearchOptions options) {
        return label()
                + parameter().map(parameter -> ":" + parameter.in(options)).orElse("");
    }

    /** The options with the number that follows the name. */
    SearchOptions withNumber(SearchOptions options, String number) {
        Parameter parameter = parameter()
                .orElseThrow(() -> new InputException(label() + " takes no number; beam:10 and wastar:2 do"));
        try {
            return parameter.set(options, number);
        } catch (NumberFormatException e) {
            throw new InputException("\"" + number + "\" is not a number for " + label(), e);
        }
    }

    public List<String> aliases() {
        return aliases;
    }

    /** Whether it uses a heuristic. */
    public boolean isInformed() {
        return search(SearchOptions.DEFAULT).isInformed();
    }

    /** By name, users' own algorithms included: whether it uses a heuristic. */
    public static Map<String, Boolean> informed() {
        Map<String, Boolean> informed = new LinkedHashMap<>();
        Arrays.stream(values()).forEach(algorithm -> informed.put(algorithm.label(), algorithm.isInformed()));
        UserSearches.all().forEach(search -> informed.put(search.name(), search.isInformed()));
        return informed;
    }

    /** The search; it is made of the options that it uses, and sees no others. */
    public Search search(SearchOptions options) {
        Duplicates chosen = duplicates(options);
        if (!duplicates.contains(chosen)) {
            String names = duplicates.stream()
                    .map(Names::label)
                    .collect(Collectors.joining(", "))
                    .replaceFirst(", (?!.*,)", " or ");
            throw new InputException(
                    "with " + label() + ", --duplicates can only be " + names + ", not " + Names.label(chosen));
        }
        return Searches.of(this, used(options), chosen);
    }

    /** The rule for duplicates: the chosen one or the default. */
    private Duplicates duplicates(SearchOptions options) {
        return options.duplicates().orElse(duplicates.get(0));
    }

    /** The options with its rule for duplicates; those that it does not use have their defaults. */
    SearchOptions used(SearchOptions options) {
        SearchOptions unused = SearchOptions.DEFAULT;
        boolean isBySequences = duplicates(options) == Duplicates.SEQUENCES;
        boolean isImproving = this == ANYTIME || this == ARA || options.aim() != Aim.EXACT;
        return new SearchOptions(
                (uses.contains(Use.WEIGHT) ? options : unused).weight(),
                (uses.contains(Use.BEAM_WIDTH) ? options : unused).beamWidth(),
                (uses.contains(Use.TIE_BREAK) ? options : unused).tieBreak(),
                Optional.of(duplicates(options)),
                (uses.contains(Use.DEPTH_CUTOFF) ? options : unused).cutoff(),
                (uses.contains(Use.SEQUENCE_LENGTH) && isBySequences ? options : unused).sequenceLength(),
                (uses.contains(Use.THREADS) ? options : unused).threads(),
                (uses.contains(Use.STOP_AT) && isImproving ? options : unused).stopAt(),
                options.aim(),
                (uses.contains(Use.LOOK_AHEAD) ? options : unused).lookAhead(),
                (uses.contains(Use.RESTARTS) ? options : unused).restarts());
    }

    /** The options that not every algorithm uses. */
    private enum Use {
        WEIGHT,
        BEAM_WIDTH,
        TIE_BREAK,
        DEPTH_CUTOFF,
        SEQUENCE_LENGTH,
        THREADS,
        STOP_AT,
        LOOK_AHEAD,
        RESTARTS
    }

    /** The duplicates that an algorithm can prune, its default first. */
    private static final class Kinds {
        static final List<Duplicates> ANY =
                List.of(Duplicates.ALL, Duplicates.EXPLORED, Duplicates.PATH, Duplicates.PARENT, Duplicates.NONE);
        static final List<Duplicates> DEEPENING =
                List.of(Duplicates.PATH, Duplicates.ALL, Duplicates.EXPLORED, Duplicates.PARENT, Duplicates.NONE);
        static final List<Duplicates> BY_MOVES =
                List.of(Duplicates.PARENT, Duplicates.PATH, Duplicates.SEQUENCES, Duplicates.NONE);
        static final List<Duplicates> BELOW_OPEN = List.of(Duplicates.SEQUENCES, Duplicates.PARENT, Duplicates.PATH);
        static final List<Duplicates> ON_PATH = List.of(Duplicates.PARENT, Duplicates.PATH, Duplicates.NONE);
        static final List<Duplicates> ONLY_ALL = List.of(Duplicates.ALL);
        static final List<Duplicates> ONLY_PARENT = List.of(Duplicates.PARENT);
        static final List<Duplicates> ONLY_EXPLORED = List.of(Duplicates.EXPLORED);
        static final List<Duplicates> ONLY_NONE = List.of(Duplicates.NONE);
    }
}
