package dev.unscramble.catalog;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.AStarIdaStar;
import dev.unscramble.search.AStarIdaStar.Aim;
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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The algorithms by name: the kinds of duplicates that each takes, its default first, and which options it uses beside.
 */
public enum Algorithm {
    BACKTRACK(
            List.of("backtrack1", "dfs"),
            Kinds.ANY,
            Set.of(Use.DEPTH_CUTOFF),
            choice -> new Backtrack(choice.duplicates, choice.options.cutoff())),
    IDS(
            List.of("iddfs", "iterative-deepening"),
            Kinds.DEEPENING,
            Set.of(Use.DEPTH_CUTOFF),
            choice -> new IterativeDeepening(choice.duplicates, choice.options.cutoff())),
    BFS(
            List.of("graph-search", "breadth-first"),
            Kinds.ANY,
            Set.of(Use.TIE_BREAK),
            choice -> BestFirst.bfs(choice.tieBreak(TieBreak.FIFO), choice.duplicates)),
    UCS(
            List.of("dijkstra", "uniform-cost"),
            Kinds.ANY,
            Set.of(Use.TIE_BREAK),
            choice -> BestFirst.ucs(choice.tieBreak(TieBreak.FIFO), choice.duplicates)),
    GREEDY(
            List.of("greedy-best-first"),
            Kinds.ANY,
            Set.of(Use.TIE_BREAK),
            choice -> BestFirst.greedy(choice.tieBreak(TieBreak.LOW_H), choice.duplicates)),
    ASTAR(
            List.of("a*", "a-star"),
            Kinds.ANY,
            Set.of(Use.TIE_BREAK),
            choice -> BestFirst.astar(choice.tieBreak(TieBreak.LOW_H), choice.duplicates)),
    WASTAR(
            List.of("wa*", "weighted-astar", "weighted-a*"),
            Kinds.ANY,
            Set.of(Use.WEIGHT, Use.TIE_BREAK),
            choice -> BestFirst.wastar(choice.options.weight(), choice.tieBreak(TieBreak.LOW_H), choice.duplicates)),
    IDASTAR(
            List.of("ida*", "ida-star"),
            Kinds.BY_MOVES,
            Set.of(Use.SEQUENCE_LENGTH, Use.THREADS),
            choice -> new IdaStar(choice.duplicates, choice.options.sequenceLength(), choice.options.threads())),
    ASTAR_IDASTAR(
            List.of("a*+ida*", "astar+idastar"),
            Kinds.BELOW_OPEN,
            Set.of(Use.SEQUENCE_LENGTH, Use.THREADS, Use.STOP_AT),
            Algorithm::astarIdastar),
    RBFS(List.of("recursive-best-first"), Kinds.ON_PATH, Set.of(), choice -> new Rbfs(choice.duplicates)),
    BEAM(
            List.of("beam-search", "local-beam"),
            Kinds.ONLY_ALL,
            Set.of(Use.BEAM_WIDTH),
            choice -> new Beam(choice.options.width())),
    BIDIRECTIONAL(List.of("bidirectional-bfs", "bibfs"), Kinds.ONLY_ALL, Set.of(), choice -> new Bidirectional()),
    ANYTIME(
            List.of("any-time"),
            Kinds.ONLY_ALL,
            Set.of(Use.THREADS, Use.STOP_AT),
            choice -> new Anytime(choice.options.stopAt(), choice.options.threads()));

    /** The name that stands for the best algorithm and heuristic for a puzzle. */
    public static final String AUTO = "auto";

    private final List<String> aliases;
    private final List<Duplicates> duplicates;
    private final Set<Use> uses;
    private final Function<Choice, Search> maker;

    Algorithm(List<String> aliases, List<Duplicates> duplicates, Set<Use> uses, Function<Choice, Search> maker) {
        this.aliases = aliases;
        this.duplicates = duplicates;
        this.uses = uses;
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

    /** The algorithms whose solutions are optimal if the heuristic never overestimates. */
    static List<Algorithm> optimal() {
        return List.of(IDS, BFS, UCS, ASTAR, IDASTAR, ASTAR_IDASTAR, RBFS, BIDIRECTIONAL);
    }

    private static Search astarIdastar(Choice choice) {
        SearchOptions options = choice.options;
        return new AStarIdaStar(choice.duplicates, options.sequenceLength(), options.threads())
                .aimingAt(options.aim(), options.stopAt());
    }

    /** The name with its number, as in {@code beam:100}. */
    public String label(SearchOptions options) {
        return switch (this) {
            case BEAM -> label() + ":" + options.width();
            case WASTAR -> label() + ":" + options.weight();
            default -> label();
        };
    }

    /** The options with the number that follows the name. */
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

    /** The search; it is made of the options that it uses, and sees no others. */
    public Search search(SearchOptions options) {
        Duplicates chosen = duplicates(options);
        if (!duplicates.contains(chosen)) {
            String names = duplicates.stream().map(Names::label).collect(Collectors.joining(" or "));
            throw new InputException(
                    "with " + label() + ", --duplicates can only be " + names + ", not " + Names.label(chosen));
        }
        return maker.apply(new Choice(used(options), chosen));
    }

    /** The rule for duplicates: the chosen one or the default. */
    private Duplicates duplicates(SearchOptions options) {
        return options.duplicates().orElse(duplicates.get(0));
    }

    /** The options with its rule for duplicates; those that it does not use have their defaults. */
    SearchOptions used(SearchOptions options) {
        SearchOptions unused = SearchOptions.DEFAULT;
        boolean isBySequences = duplicates(options) == Duplicates.SEQUENCES;
        boolean isImproving = this == ANYTIME || options.aim() != Aim.EXACT;
        return new SearchOptions(
                (uses.contains(Use.WEIGHT) ? options : unused).weight(),
                (uses.contains(Use.BEAM_WIDTH) ? options : unused).beamWidth(),
                (uses.contains(Use.TIE_BREAK) ? options : unused).tieBreak(),
                Optional.of(duplicates(options)),
                (uses.contains(Use.DEPTH_CUTOFF) ? options : unused).cutoff(),
                (uses.contains(Use.SEQUENCE_LENGTH) && isBySequences ? options : unused).sequenceLength(),
                (uses.contains(Use.THREADS) ? options : unused).threads(),
                (uses.contains(Use.STOP_AT) && isImproving ? options : unused).stopAt(),
                options.aim());
    }

    /** The options that not every algorithm uses. */
    private enum Use {
        WEIGHT,
        BEAM_WIDTH,
        TIE_BREAK,
        DEPTH_CUTOFF,
        SEQUENCE_LENGTH,
        THREADS,
        STOP_AT
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
    }

    private record Choice(SearchOptions options, Duplicates duplicates) {
        TieBreak tieBreak(TieBreak standard) {
            return options.tieBreak().orElse(standard);
        }
    }
}
