package dev.unscramble.options;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.text.Names;
import dev.unscramble.text.Quantity;
import dev.unscramble.tiles.TileCosts;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The table of all options of a solve. An option is defined here and nowhere else: the command line ({@code
 * --max-nodes}), the shell ({@code max-nodes}), config files ({@code MaxNodes}), experiments ({@code max-nodes}), the
 * keys of runs and the orders of runs all derive from it. {@link SolveOptions} holds what a user chose.
 */
public enum SolveOption {
    ALGORITHM(
            OptionGroup.SOLVER,
            "NAME",
            "auto",
            "the algorithm",
            String.join(", ", Algorithm.labels())
                    + " (which picks one and says which); beam:50 and wastar:2 bring their number"),
    HEURISTIC(
            OptionGroup.SOLVER,
            "NAME",
            "the puzzle's own",
            "the heuristic",
            "zero, misplaced (h1), manhattan (h2), max-sort (h3), euclidean (h4), gaschnig, linear-conflict,"
                    + " walking-distance, pdb (pdb:6-6-3); for the cube opposites, opposites/8, pdb:permutation,"
                    + " pdb:twist, pdb:exact (pdb for short); sum(a,b) or max(a,b) of any"),
    GOAL(
            OptionGroup.RULES,
            "GOAL",
            PuzzleSettings.AUTO_GOAL,
            "the state to reach",
            "blank-first (0 1 2 ...), blank-last (1 2 ... 0), snail, solved (of a cube), any state, or auto: the one"
                    + " that came with the puzzle, else blank-first if it can be reached, else blank-last"),
    MOVE_ORDER(
            OptionGroup.RULES,
            "ORDER",
            "up,left,right,down",
            "the order in which moves are tried",
            "directions of the blank, or turns of the cube"),
    METRIC(
            OptionGroup.RULES,
            "METRIC",
            "half",
            "what counts as one move of the cube",
            "half (half turns too) or quarter"),
    COSTS(
            OptionGroup.RULES,
            "COSTS",
            "unit",
            "what a slide costs, by the number of the tile",
            "unit (1), tile (the number), square, sqrt or inverse (both times 10,000, rounded)"),
    MAX_NODES(OptionGroup.LIMITS, "N", "none", "the most nodes to generate", "5000, 10k, 2M"),
    TIME_LIMIT(
            OptionGroup.LIMITS,
            "TIME",
            "none; 5s for anytime and ara, unless --optimal",
            "the longest time to search",
            "500ms, 10s, 2m, or none"),
    MEMORY_LIMIT(
            OptionGroup.LIMITS,
            "SIZE",
            "nearly all that Java may use",
            "the most memory to use, tables included",
            "512m, 2g"),
    MAX_DEPTH(OptionGroup.LIMITS, "D", "none", "the longest solution to look for", "a number of moves"),
    WEIGHT(
            OptionGroup.SEARCH,
            "W",
            "1.5",
            "how many times the least cost a solution may cost: the weight of h in wastar, wida and wrbfs, the bound of"
                    + " xdp, xup, focal, dps and ees, and of the first round of ara",
            "1 or more"),
    BEAM_WIDTH(OptionGroup.SEARCH, "K", "100", "how many states beam keeps", "1 or more"),
    LOOK_AHEAD(OptionGroup.SEARCH, "N", "10", "how many nodes lss-lrta expands before it moves", "1 or more"),
    RESTARTS(
            OptionGroup.SEARCH,
            "N",
            "100",
            "how often hill-climbing and annealing start again when they are stuck",
            "0 or more"),
    TIE_BREAK(
            OptionGroup.SEARCH,
            "RULE",
            "low-h; fifo for bfs, ucs and rbfs",
            "which of the nodes of least f comes first",
            "low-h, high-h, lifo or fifo"),
    DUPLICATES(
            OptionGroup.SEARCH,
            "RULE",
            "all; path for ids; parent for idastar and rbfs; sequences for astar-idastar",
            "which duplicate states are pruned",
            "none (tree search), parent, path, all (graph search), explored (all, the move back generated too) or "
                    + "sequences (of moves, by idastar and astar-idastar)"),
    DEPTH_CUTOFF(
            OptionGroup.SEARCH,
            "WHEN",
            "early",
            "whether backtrack and ids expand nodes at their bound",
            "early (test them for the goal only) or late (generate their children too)"),
    SEQUENCE_LENGTH(
            OptionGroup.SEARCH,
            "N",
            "chosen by the search",
            "the longest sequences of moves that the rule sequences prunes",
            "2 to 16"),
    THREADS(
            OptionGroup.SEARCH,
            "N",
            "1",
            "how many threads share a search by idastar, astar-idastar or anytime",
            "1 to 1024; the answer of all but anytime is the same"),
    STOP_AT(
            OptionGroup.SEARCH,
            "RATIO",
            "1",
            "how close to the shortest a solution must be proved to be for anytime or ara to end",
            "1.05 for at most a twentieth longer"),
    OPTIMAL(
            OptionGroup.SEARCH,
            "YES",
            "no",
            "prove that the solution is a shortest one, however long that takes",
            "yes or no");

    /** The value of a flag without a value. */
    public static final String YES = "yes";

    static final String NO = "no";

    private final OptionGroup group;
    private final String valueName;
    private final String standard;
    private final String meaning;
    private final String valueText;

    SolveOption(OptionGroup group, String valueName, String standard, String meaning, String valueText) {
        this.group = group;
        this.valueName = valueName;
        this.standard = standard;
        this.meaning = meaning;
        this.valueText = valueText;
    }

    /** The names of all options. */
    public static List<String> labels() {
        return Arrays.stream(values()).map(SolveOption::label).toList();
    }

    /** The options of some groups, in the order of the table. */
    public static List<SolveOption> of(OptionGroup... groups) {
        return Arrays.stream(values())
                .filter(option -> List.of(groups).contains(option.group))
                .toList();
    }

    /** The option of this name, written as in {@code max-nodes}, {@code --max-nodes} or {@code MaxNodes}. */
    public static SolveOption named(String given) {
        return Arrays.stream(values())
                .filter(option -> option.isCalled(given))
                .findFirst()
                .orElseThrow(() -> Names.unknown("option", given, labels()));
    }

    /** The option whose value may follow the name of an algorithm, as the weight does in {@code wastar:2}. */
    public static Optional<SolveOption> numberOf(Algorithm algorithm) {
        return algorithm.parameter().map(parameter -> valueOf(parameter.name()));
    }

    /** Whether this is its name, with or without dashes. */
    public boolean isCalled(String given) {
        return Names.plain(given).replace("-", "").equals(label().replace("-", ""));
    }

    public String label() {
        return Names.label(this);
    }

    /** Its one-letter name on the command line, if it has one. */
    public Optional<String> letter() {
        return switch (this) {
            case ALGORITHM -> Optional.of("a");
            case HEURISTIC -> Optional.of("H");
            default -> Optional.empty();
        };
    }

    public OptionGroup group() {
        return group;
    }

    /** A word for its value, as in {@code --max-nodes N}. */
    public String valueName() {
        return valueName;
    }

    /** The default, in words. */
    public String standard() {
        return standard;
    }

    /** Its meaning, in a few words. */
    public String meaning() {
        return meaning;
    }

    /** The values that it takes, or some of them. */
    public String valueText() {
        return valueText;
    }

    /** Whether its name alone, without a value, is enough on the command line. */
    public boolean isFlag() {
        return this == OPTIMAL;
    }

    /** The allowed values, if they are few and the same for all puzzles. */
    public List<String> valueNames() {
        return value().names();
    }

    /** Whether it changes the rules of the puzzle, and not only how it is solved. */
    public boolean isRule() {
        return group == OptionGroup.RULES;
    }

    /**
     * Refuses a wrong value; a value that depends on the puzzle is checked later, with the puzzle.
     *
     * @throws InputException if it is not a value of this option
     */
    public void check(String text) {
        read(text);
    }

    Choice read(String text) {
        return value().read(text);
    }

    /** How its text is read and what it changes: made only for an option that is used, since each part of it is a lambda. */
    private OptionValue<?> value() {
        return switch (this) {
            case ALGORITHM -> OptionValue.text(SolveOption::algorithm, Algorithm.labels());
            case HEURISTIC, GOAL -> OptionValue.text(String::strip, List.of());
            case MOVE_ORDER -> OptionValue.text(text -> text.strip().replaceAll("[\\s,;]+", ","), List.of());
            case METRIC -> OptionValue.text(String::strip, PuzzleSettings.METRICS);
            case COSTS -> OptionValue.text(String::strip, TileCosts.NAMES);
            case MAX_NODES ->
                OptionValue.limit(Quantity::count, Limits::withNodes, nodes -> Quantity.counted(nodes, "node"));
            case TIME_LIMIT ->
                OptionValue.limit(Quantity::time, Limits::withTime, time -> time.toMillis() / 1000.0 + " s")
                        .withNone(Limits.AS_LONG_AS_IT_TAKES);
            case MEMORY_LIMIT ->
                OptionValue.limit(
                        text -> Math.min(Quantity.bytes(text), Limits.NONE.memoryBytes()),
                        Limits::withMemoryBytes,
                        bytes -> bytes < 1 << 20
                                ? Quantity.counted(bytes, "byte")
                                : String.format(Locale.ROOT, "%,d MiB", bytes >> 20));
            case MAX_DEPTH ->
                OptionValue.limit(
                        text -> Quantity.whole(text, 0), Limits::withDepth, depth -> Quantity.counted(depth, "move"));
            case WEIGHT -> OptionValue.search(Quantity::decimal, SearchOptions::withWeight);
            case BEAM_WIDTH -> OptionValue.search(text -> Quantity.whole(text, 1), SearchOptions::withBeamWidth);
            case LOOK_AHEAD -> OptionValue.search(text -> Quantity.whole(text, 1), SearchOptions::withLookAhead);
            case RESTARTS -> OptionValue.search(text -> Quantity.whole(text, 0), SearchOptions::withRestarts);
            case TIE_BREAK -> OptionValue.search(TieBreak.values(), SearchOptions::withTieBreak);
            case DUPLICATES ->
                OptionValue.search(Duplicates.values(), (options, rule) -> options.withDuplicates(Optional.of(rule)));
            case DEPTH_CUTOFF -> OptionValue.search(DepthCutoff.values(), SearchOptions::withCutoff);
            case SEQUENCE_LENGTH ->
                OptionValue.search(text -> Quantity.whole(text, 1), SearchOptions::withSequenceLength);
            case THREADS -> OptionValue.search(text -> Quantity.whole(text, 1), SearchOptions::withThreads);
            case STOP_AT -> OptionValue.search(Quantity::decimal, SearchOptions::withStopAt);
            case OPTIMAL ->
                OptionValue.search(SolveOption::isYes, (options, yes) -> options.withAim(yes ? Aim.PROVE : Aim.EXACT));
        };
    }

    private static String algorithm(String text) {
        Algorithm.requireName(text.strip().split(":", 2)[0]);
        return text.strip();
    }

    private static boolean isYes(String text) {
        return switch (Names.plain(text)) {
            case YES, "true" -> true;
            case NO, "false" -> false;
            default -> throw new InputException("'" + text + "' is neither yes nor no");
        };
    }
}
