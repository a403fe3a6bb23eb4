package dev.unscramble.options;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.model.InputException;
import dev.unscramble.search.Duplicates;
import dev.unscramble.store.OpenList.TieBreak;
import dev.unscramble.text.Names;
import dev.unscramble.text.Quantity;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Each thing that can be chosen about a solve, by the name that it has on the command line, in the shell
 * ({@code max-nodes}) and in config files ({@code MaxNodes}). {@link SolveOptions} holds the choices.
 */
public enum SolveOption {
    ALGORITHM("auto", "backtrack, ids, bfs, ..., beam:50 or auto", SolveOption::checkAlgorithm),
    HEURISTIC("the algorithm's own", "h1, manhattan, sum(h1,h2), ...", text -> {}),
    GOAL("blank-first", "blank-first, blank-last, snail or any state", text -> {}),
    MOVE_ORDER("up,left,right,down", "the order in which moves are tried", text -> {}),
    METRIC("the puzzle's own", "what counts as one move of a cube: half or quarter", text -> {}),
    MAX_NODES("none", "the most nodes to generate (5000, 10k, 2M)", limit(Quantity::count)),
    TIME_LIMIT("none", "the longest time to search (500ms, 10s, 2m)", limit(Quantity::time)),
    MEMORY_LIMIT("none", "the most memory to use (512m, 2g)", limit(Quantity::bytes)),
    MAX_DEPTH("none", "the longest solution to look for", limit(SolveOption::depth)),
    WEIGHT("1.5", "the weight of h in wastar", text -> SearchOptions.DEFAULT.withWeight(weight(text))),
    BEAM_WIDTH("100", "how many states beam keeps", text -> SearchOptions.DEFAULT.withBeamWidth(atLeastOne(text))),
    TIE_BREAK("low-h; fifo in bfs, ucs", "low-h, high-h, lifo or fifo", text -> Names.oneOf(TieBreak.values(), text)),
    DUPLICATES("the algorithm's own", "parent, path, all or sequences", text -> Names.oneOf(Duplicates.values(), text)),
    SEQUENCE_LENGTH(
            "10",
            "the longest sequences that duplicates=sequences looks at",
            text -> SearchOptions.DEFAULT.withSequenceLength(atLeastOne(text))),
    THREADS(
            "1",
            "how many threads share a search by idastar",
            text -> SearchOptions.DEFAULT.withThreads(atLeastOne(text)));

    private static final String NONE = "none";

    private final String standard;
    private final String meaning;
    private final Consumer<String> check;

    SolveOption(String standard, String meaning, Consumer<String> check) {
        this.standard = standard;
        this.meaning = meaning;
        this.check = check;
    }

    /** The names of all of them. */
    public static List<String> labels() {
        return Arrays.stream(values()).map(SolveOption::label).toList();
    }

    /** The option of this name, written as in {@code max-nodes}, {@code --max-nodes} or {@code MaxNodes}. */
    public static SolveOption named(String given) {
        return Arrays.stream(values())
                .filter(option -> option.isCalled(given))
                .findFirst()
                .orElseThrow(() -> Names.unknown("option", given, labels()));
    }

    /** Whether this is its name, with or without dashes. */
    public boolean isCalled(String given) {
        return Names.plain(given).replace("-", "").equals(label().replace("-", ""));
    }

    public String label() {
        return Names.label(this);
    }

    /** What holds where nothing is chosen. */
    public String standard() {
        return standard;
    }

    /** What it is about, in a few words. */
    public String meaning() {
        return meaning;
    }

    /** Whether it changes the rules of the puzzle, and not only how it is solved. */
    public boolean isRule() {
        return this == GOAL || this == MOVE_ORDER || this == METRIC;
    }

    /** Refuses what cannot be meant; what depends on the puzzle is refused when there is one. */
    void check(String text) {
        try {
            check.accept(text);
        } catch (InputException e) {
            throw e.at(label());
        }
    }

    static boolean isNone(String text) {
        return Names.plain(text).equals(NONE);
    }

    private static Consumer<String> limit(Consumer<String> reading) {
        return text -> {
            if (!isNone(text)) {
                reading.accept(text);
            }
        };
    }

    private static void checkAlgorithm(String text) {
        String name = text.split(":", 2)[0];
        if (!Names.plain(name).equals(Algorithm.AUTO)) {
            Algorithm.named(name);
        }
    }

    static int depth(String text) {
        return wholeNumber(text, 0);
    }

    static int atLeastOne(String text) {
        return wholeNumber(text, 1);
    }

    private static int wholeNumber(String text, int least) {
        if (text.strip().matches("\\d{1,9}") && Integer.parseInt(text.strip()) >= least) {
            return Integer.parseInt(text.strip());
        }
        throw new InputException("'" + text + "' should be a whole number from " + least + " on");
    }

    static double weight(String text) {
        if (text.strip().matches("\\d{1,9}(\\.\\d{1,9})?")) {
            return Double.parseDouble(text.strip());
        }
        throw new InputException("'" + text + "' should be a number such as 1.5");
    }
}
