package dev.unscramble.cli.config;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.cli.config.Ini.Entry;
import dev.unscramble.cli.config.Ini.Section;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.options.SeedOption;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.result.Show;
import dev.unscramble.text.Names;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes a {@link Config} of an INI file. What is turned off is checked for unknown keys only; puzzles that
 * cannot be solved are accepted like others.
 */
public final class ConfigReader {
    private static final List<String> SECTIONS = List.of("Mode", "Generator", "SolveOne", "Experiment");
    private static final List<String> MODE_KEYS = List.of("ExperMode", "SolveOneMode", "Generator", "LogFile");
    private static final List<String> GENERATOR_KEYS =
            List.of("EdgeSize", "Count", "Seed", "Depth", "MinDepth", "Moves", "Format");
    private static final Set<SolveOption> GENERATOR_OPTIONS = EnumSet.of(
            SolveOption.GOAL,
            SolveOption.METRIC,
            SolveOption.MAX_NODES,
            SolveOption.TIME_LIMIT,
            SolveOption.MEMORY_LIMIT);
    private static final List<String> SOLVE_ONE_KEYS = List.of("EdgeSize", "Puzzle", "Heuristic", "Show");
    private static final String DEFAULT_LOG = "output.log";
    static final String DEFAULT_ALGORITHM = "astar";
    private static final int MOST_MOVES = 100_000_000;
    private static final int DEFAULT_COUNT = 10;

    private final Ini ini;
    private final Tables tables;

    private ConfigReader(Ini ini, Tables tables) {
        this.ini = ini;
        this.tables = tables;
    }

    /**
     * Reads a file.
     *
     * @param tables where the tables of pattern databases come from
     * @throws InputException if something in it is wrong; it says in which line
     */
    public static Config file(String name, Tables tables) {
        if (!TextSource.isFile(name)) {
            throw new InputException("the file \"" + name + "\" does not exist; run --init writes one to begin with");
        }
        return new ConfigReader(Ini.parse(name, TextSource.file(name)), tables).config();
    }

    private Config config() {
        for (Section section : ini.sections()) {
            if (SECTIONS.stream().noneMatch(section::isCalled)) {
                throw ini.at(section.line(), Names.unknown("section", section.name(), SECTIONS));
            }
        }
        Set<SolveOption> all = EnumSet.allOf(SolveOption.class);
        Keys mode = keys("Mode", MODE_KEYS, Set.of());
        Keys generator = keys("Generator", GENERATOR_KEYS, GENERATOR_OPTIONS);
        Keys solveOne = keys("SolveOne", SOLVE_ONE_KEYS, all);
        Keys experiment = keys("Experiment", ExperimentReader.KEYS, all);
        Config config = new Config(
                mode.isOn("Generator") ? Optional.of(generating(generator)) : Optional.empty(),
                mode.isOn("SolveOneMode") ? Optional.of(solvingOne(solveOne)) : Optional.empty(),
                mode.isOn("ExperMode")
                        ? Optional.of(new ExperimentReader(ini, experiment, tables).read())
                        : Optional.empty(),
                mode.read("LogFile", TextSource::path).orElse(Path.of(DEFAULT_LOG)));
        if (config.generator().isEmpty()
                && config.solveOne().isEmpty()
                && config.experiment().isEmpty()) {
            throw ini.error(
                    ini.section("Mode").map(Section::line).orElse(1),
                    "nothing is turned on; set ExperMode, SolveOneMode or Generator to True in [Mode]");
        }
        return config;
    }

    private Keys keys(String name, List<String> known, Set<SolveOption> options) {
        Section section = ini.section(name).orElse(new Section(name, 1));
        Keys keys = new Keys(ini, section);
        keys.allow(known, options, key -> name.equals("Experiment") && ExperimentReader.isOfAnEdge(key));
        return keys;
    }

    // --- Generator ------------------------------------------------------------------------------------

    private Config.Generating generating(Keys keys) {
        SolveOptions options = keys.options();
        Domain<?> domain = keys.read(keys.required("EdgeSize"), new PuzzleValues(ini, options, tables)::domain);
        Optional<Integer> depth = keys.number("Depth", MOST_MOVES);
        Optional<Integer> minDepth = keys.number("MinDepth", MOST_MOVES);
        Optional<Integer> moves = keys.number("Moves", MOST_MOVES);
        if (Stream.of(depth, minDepth, moves).filter(Optional::isPresent).count() > 1) {
            throw ini.error(keys.line(), "only one of Depth, MinDepth and Moves can be given");
        }
        return new Config.Generating(
                domain,
                keys.count().orElse(DEFAULT_COUNT),
                keys.seed().orElseGet(SeedOption::any),
                depth,
                minDepth,
                moves,
                keys.entry("Format").map(Entry::value),
                options.limits());
    }

    // --- SolveOne -------------------------------------------------------------------------------------

    private Config.SolvingOne solvingOne(Keys keys) {
        SolveOptions options = withAlgorithm(keys.options());
        PuzzleValues values = new PuzzleValues(ini, options, tables);
        Entry puzzle = keys.required("Puzzle");
        List<Instance<?>> instances = keys.read("EdgeSize", values::domain)
                .map(domain -> values.many(puzzle, domain))
                .orElseGet(() -> List.of(values.one(puzzle)));
        if (instances.size() != 1) {
            throw ini.error(puzzle.line(), "Puzzle holds " + instances.size() + " puzzles; SolveOne takes one");
        }
        Instance<?> instance = instances.get(0);
        keys.entry("Heuristic")
                .ifPresent(entry ->
                        keys.read(entry, name -> instance.domain().heuristics().parse(name)));
        keys.entry("Algorithm").ifPresent(entry -> keys.read(entry, name -> options.solver(instance.domain())));
        Show show =
                keys.read("Show", value -> Names.oneOf(Show.values(), value)).orElse(Show.MOVES);
        return new Config.SolvingOne(instance, options, show);
    }

    private static SolveOptions withAlgorithm(SolveOptions options) {
        return options.get(SolveOption.ALGORITHM).isPresent()
                ? options
                : options.with(SolveOption.ALGORITHM, DEFAULT_ALGORITHM);
    }
}
