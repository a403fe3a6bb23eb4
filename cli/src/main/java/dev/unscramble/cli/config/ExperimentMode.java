package dev.unscramble.cli.config;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.kind.Catalog;
import dev.unscramble.cli.config.Ini.Entry;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.generate.Generator;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.options.SolverSelection;
import dev.unscramble.pdb.Tables;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Puzzles of several sizes, each of which is turned on or off, solved by each algorithm with each heuristic. */
public record ExperimentMode(List<Edge> edges, List<String> algorithms, List<String> heuristics, SolveOptions options)
        implements Config.Mode {
    static final List<String> KEYS = List.of(
            "AllEdges",
            "Edge2",
            "Edge3",
            "Edge4",
            "Puzzles2",
            "Puzzles3",
            "Puzzles4",
            "Algorithms",
            "Heuristics",
            "Count",
            "Seed");

    private static final List<String> COURSE_HEURISTICS = List.of("h1", "h2", "h3", "h4");

    /** The puzzles of one size, which may be none. */
    public record Edge(Domain<?> domain, List<Instance<?>> puzzles) {
        static Edge read(String name, Keys keys, PuzzleValues values) {
            Entry first = keys.entries().stream()
                    .filter(entry ->
                            isOfAnEdge(entry.key()) && edge(entry.key()).equals(name))
                    .findFirst()
                    .orElseThrow();
            Domain<?> domain = keys.read(first, value -> values.domain(name));
            Stream<Instance<?>> given =
                    keys.entry("Puzzles" + name).stream().flatMap(entry -> values.many(entry, name).stream());
            Stream<Instance<?>> random = keys.count().stream().flatMap(count -> random(keys, domain, count));
            return new Edge(domain, Stream.concat(given, random).toList());
        }

        private static <P extends Position> Stream<Instance<P>> random(Keys keys, Domain<P> domain, int count) {
            long seed = keys.seed()
                    .orElseThrow(() -> keys.error(keys.required("Count"), "random puzzles need a Seed, any number"));
            return new Generator<>(domain, seed, Limits.NONE, Progress.NONE).uniform(count);
        }
    }

    static ExperimentMode read(Keys keys, Tables tables) {
        SolveOptions options = keys.options();
        PuzzleValues values = new PuzzleValues(keys, tables);
        Optional<Entry> algorithms = entry(keys, "Algorithms", SolveOption.ALGORITHM);
        Optional<Entry> heuristics = entry(keys, "Heuristics", SolveOption.HEURISTIC);
        List<String> algorithmNames = names(keys, algorithms, List.of(Config.DEFAULT_ALGORITHM));
        List<Edge> edges = keys.entries().stream()
                .map(entry -> edge(entry.key()))
                .filter(edge -> isOfAnEdge("Edge" + edge))
                .distinct()
                .filter(edge -> keys.isOn("AllEdges") || keys.isOn("Edge" + edge))
                .map(edge -> Edge.read(edge, keys, values))
                .toList();
        if (edges.isEmpty()) {
            throw keys.error("no edge is turned on; set AllEdges, or Edge3 and the like, to True");
        }
        List<String> heuristicNames = names(keys, heuristics, COURSE_HEURISTICS);
        for (Edge edge : edges) {
            keys.at(algorithms, () -> SolverSelection.of(edge.domain(), algorithmNames, List.of(), options));
            keys.at(heuristics, () -> SolverSelection.of(edge.domain(), algorithmNames, heuristicNames, options));
        }
        return new ExperimentMode(edges, algorithmNames, heuristicNames, options);
    }

    @Override
    public boolean run(Screen screen, Log log) {
        return new ExperimentRun(this, screen, log).run();
    }

    /** Whether a key is Edge or Puzzles followed by the name of a puzzle. */
    static boolean isOfAnEdge(String key) {
        String edge = edge(key);
        try {
            return !edge.isEmpty()
                    && Catalog.kinds().stream()
                            .anyMatch(kind ->
                                    kind.named(edge, PuzzleSettings.DEFAULT).isPresent());
        } catch (InputException e) {
            return true; // the name of a puzzle that cannot be
        }
    }

    private static String edge(String key) {
        String plain = key.toLowerCase(Locale.ROOT);
        return plain.startsWith("edge") ? plain.substring(4) : plain.startsWith("puzzles") ? plain.substring(7) : "";
    }

    /** A list under one key, or a single name under the key of an option. */
    private static Optional<Entry> entry(Keys keys, String key, SolveOption single) {
        return keys.entry(key).or(() -> keys.entry(Keys.keyOf(single)));
    }

    private static List<String> names(Keys keys, Optional<Entry> entry, List<String> standard) {
        List<String> names = entry.map(
                        given -> SolverSelection.names(given.value().replaceAll("^\\[|\\]$", "")))
                .orElse(standard);
        if (names.isEmpty()) {
            throw keys.error(
                    entry.orElseThrow(), entry.orElseThrow().key() + " is empty; leave it out for the default");
        }
        return names;
    }
}
