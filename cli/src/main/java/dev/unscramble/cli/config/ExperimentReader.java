package dev.unscramble.cli.config;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.cli.config.Ini.Entry;
import dev.unscramble.generate.Generator;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.options.SolverSelection;
import dev.unscramble.pdb.Tables;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads the section of an experiment: its edges, each turned on or off, and their puzzles. */
final class ExperimentReader {
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

    private final Ini ini;
    private final Keys keys;
    private final SolveOptions options;
    private final PuzzleValues values;

    ExperimentReader(Ini ini, Keys keys, Tables tables) {
        this.ini = ini;
        this.keys = keys;
        this.options = keys.options();
        this.values = new PuzzleValues(ini, options, tables);
    }

    Config.Experiment read() {
        List<String> algorithms = names("Algorithms", SolveOption.ALGORITHM, List.of(ConfigReader.DEFAULT_ALGORITHM));
        List<Config.Edge> edges = new ArrayList<>();
        for (String edge : edges()) {
            if (keys.isOn("AllEdges") || keys.isOn("Edge" + edge)) {
                edges.add(read(edge));
            }
        }
        if (edges.isEmpty()) {
            throw ini.error(keys.line(), "no edge is turned on; set AllEdges, or Edge3 and the like, to True");
        }
        List<String> heuristics = names("Heuristics", SolveOption.HEURISTIC, COURSE_HEURISTICS);
        edges.forEach(edge -> check(edge.domain(), algorithms, heuristics));
        return new Config.Experiment(edges, algorithms, heuristics, options);
    }

    /** The names of the edges that are mentioned, each once, in order. */
    private Set<String> edges() {
        Set<String> names = new LinkedHashSet<>();
        keys.entries().stream()
                .map(Entry::key)
                .filter(ExperimentReader::isOfAnEdge)
                .forEach(key -> names.add(edge(key)));
        return names;
    }

    /** Whether a key is Edge or Puzzles with the name of a puzzle behind it. */
    static boolean isOfAnEdge(String key) {
        String edge = edge(key);
        try {
            return !edge.isEmpty()
                    && PuzzleKind.all().stream()
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

    private Config.Edge read(String edge) {
        Entry first = keys.entries().stream()
                .filter(entry -> isOfAnEdge(entry.key()) && edge(entry.key()).equals(edge))
                .findFirst()
                .orElseThrow();
        Domain<?> domain = keys.read(first, value -> values.domain(edge));
        List<Instance<?>> puzzles = new ArrayList<>();
        keys.entry("Puzzles" + edge).ifPresent(entry -> puzzles.addAll(values.many(entry, domain)));
        keys.count().ifPresent(count -> puzzles.addAll(random(domain, count)));
        return new Config.Edge(domain, puzzles);
    }

    private <P extends Position> List<Instance<P>> random(Domain<P> domain, int count) {
        long seed = keys.seed()
                .orElseThrow(() -> ini.error(keys.required("Count").line(), "random puzzles need a Seed, any number"));
        return new Generator<>(domain, seed, Limits.NONE, Progress.NONE)
                .uniform(count)
                .toList();
    }

    /** A list under one key, or a single name under the key of an option. */
    private List<String> names(String key, SolveOption single, List<String> standard) {
        return entry(key, single).map(this::names).orElse(standard);
    }

    private Optional<Entry> entry(String key, SolveOption single) {
        return keys.entry(key).or(() -> keys.entry(Keys.keyOf(single)));
    }

    private List<String> names(Entry entry) {
        List<String> names = SolverSelection.names(entry.value().replaceAll("^\\[|\\]$", ""));
        if (names.isEmpty()) {
            throw ini.error(entry.line(), entry.key() + " names nothing; leave it out for the usual ones");
        }
        return names;
    }

    private void check(Domain<?> domain, List<String> algorithms, List<String> heuristics) {
        check(domain, algorithms, List.of(), entry("Algorithms", SolveOption.ALGORITHM));
        check(domain, algorithms, heuristics, entry("Heuristics", SolveOption.HEURISTIC));
    }

    private void check(Domain<?> domain, List<String> algorithms, List<String> heuristics, Optional<Entry> from) {
        try {
            SolverSelection.of(domain, algorithms, heuristics, options);
        } catch (InputException e) {
            throw ini.at(from.map(Entry::line).orElse(keys.line()), e);
        }
    }
}
