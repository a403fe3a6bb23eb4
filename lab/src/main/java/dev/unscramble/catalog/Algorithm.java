package dev.unscramble.catalog;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.AStarIdaStar;
import dev.unscramble.search.Anytime;
import dev.unscramble.search.Backtrack;
import dev.unscramble.search.Beam;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.IterativeDeepening;
import dev.unscramble.search.Rbfs;
import dev.unscramble.search.Search;
import dev.unscramble.text.Names;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The algorithms by name. The first kind of duplicates that one takes is its default. */
public enum Algorithm {
    BACKTRACK(
            List.of("backtrack1", "dfs"),
            Kinds.ANY,
            choice -> new Backtrack(choice.duplicates, choice.options.cutoff())),
    IDS(
            List.of("iddfs", "iterative-deepening"),
            Kinds.DEEPENING,
            choice -> new IterativeDeepening(choice.duplicates, choice.options.cutoff())),
    BFS(
            List.of("graph-search", "breadth-first"),
            Kinds.ANY,
            choice -> BestFirst.bfs(choice.tieBreak(TieBreak.FIFO), choice.duplicates)),
    UCS(
            List.of("dijkstra", "uniform-cost"),
            Kinds.ANY,
            choice -> BestFirst.ucs(choice.tieBreak(TieBreak.FIFO), choice.duplicates)),
    GREEDY(
            List.of("greedy-best-first"),
            Kinds.ANY,
            choice -> BestFirst.greedy(choice.tieBreak(TieBreak.LOW_H), choice.duplicates)),
    ASTAR(
            List.of("a*", "a-star"),
            Kinds.ANY,
            choice -> BestFirst.astar(choice.tieBreak(TieBreak.LOW_H), choice.duplicates)),
    WASTAR(
            List.of("wa*", "weighted-astar", "weighted-a*"),
            Kinds.ANY,
            choice -> BestFirst.wastar(choice.options.weight(), choice.tieBreak(TieBreak.LOW_H), choice.duplicates)),
    IDASTAR(
            List.of("ida*", "ida-star"),
            Kinds.BY_MOVES,
            choice -> new IdaStar(choice.duplicates, choice.options.sequenceLength(), choice.options.threads())),
    ASTAR_IDASTAR(List.of("a*+ida*", "astar+idastar"), Kinds.BELOW_OPEN, Algorithm::astarIdastar),
    RBFS(List.of("recursive-best-first"), Kinds.ON_PATH, choice -> new Rbfs(choice.duplicates)),
    BEAM(List.of("beam-search", "local-beam"), Kinds.ONLY_ALL, choice -> new Beam(choice.options.width())),
    BIDIRECTIONAL(List.of("bidirectional-bfs", "bibfs"), Kinds.ONLY_ALL, choice -> new Bidirectional()),
    ANYTIME(
            List.of("any-time"),
            Kinds.ONLY_ALL,
            choice -> new Anytime(choice.options.stopAt(), choice.options.threads()));

    /** The name that stands for the best algorithm and heuristic for a puzzle. */
    public static final String AUTO = "auto";

    private final List<String> aliases;
    private final List<Duplicates> duplicates;
    private final Function<Choice, Search> maker;

    Algorithm(List<String> aliases, List<Duplicates> duplicates, Function<Choice, Search> maker) {
        this.aliases = aliases;
        this.duplicates = duplicates;
        this.maker = maker;
    }

    /** The algorithm of this name or alias. */
    public static Algorithm named(String given) {
        String name = Names.plain(given).replace(' ', '-');
        return Arrays.stream(values())
                .filter(algorithm -> algorithm.label().equals(name) || algorithm.aliases.contains(name))
                .findFirst()
                .orElseThrow(() -> Names.unknown("algorithm", given, labels()));
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

    public String label() {
        return Names.label(this);
    }

    /** Those whose solutions are cheapest ones, under a heuristic that never overestimates. */
    static List<Algorithm> optimal() {
        return List.of(IDS, BFS, UCS, ASTAR, IDASTAR, ASTAR_IDASTAR, RBFS, BIDIRECTIONAL);
    }

    private static Search astarIdastar(Choice choice) {
        SearchOptions options = choice.options;
        return new AStarIdaStar(choice.duplicates, options.sequenceLength(), options.threads())
                .aimingAt(options.aim(), options.stopAt());
    }

    /** The name with the number that matters to it, as in {@code beam:100}. */
    public String label(SearchOptions options) {
        return switch (this) {
            case BEAM -> label() + ":" + options.width();
            case WASTAR -> label() + ":" + options.weight();
            default -> label();
        };
    }

    /** The options with the number that is written behind the name. */
    SearchOptions withNumber(SearchOptions options, String number) {
        try {
            return switch (this) {
                case BEAM -> options.withBeamWidth(Integer.parseInt(number));
                case WASTAR -> options.withWeight(new BigDecimal(number).doubleValue());
                default -> throw new InputException(label() + " takes no number; beam:10 and wastar:2 do");
            };
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

    /** The rule for duplicates: the chosen one or the default. */
    Duplicates duplicates(SearchOptions options) {
        return options.duplicates().orElse(duplicates.get(0));
    }

    /** The search, with those of the options that concern it. */
    public Search search(SearchOptions options) {
        Duplicates chosen = duplicates(options);
        Set<Duplicates> allowed = EnumSet.copyOf(duplicates);
        if (!allowed.contains(chosen)) {
            String names = duplicates.stream().map(Names::label).collect(Collectors.joining(" or "));
            throw new InputException(
                    "with " + label() + ", --duplicates can only be " + names + ", not " + Names.label(chosen));
        }
        return maker.apply(new Choice(options, chosen));
    }

    /** Which kinds of duplicates an algorithm can look for, its default first. */
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
    }

    private record Choice(SearchOptions options, Duplicates duplicates) {
        TieBreak tieBreak(TieBreak standard) {
            return options.tieBreak().orElse(standard);
        }
    }
}
