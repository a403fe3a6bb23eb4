package dev.unscramble.cli.config;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.generate.Draw;
import dev.unscramble.generate.Generator;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SeedOption;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Random puzzles.
 *
 * @param format how to write them; by default, as lists for a config file
 */
public record GeneratorMode(Domain<?> domain, int count, long seed, Draw draw, Optional<String> format, Limits limits)
        implements Config.Mode {
    static final List<String> KEYS = List.of("EdgeSize", "Count", "Seed", "Depth", "MinDepth", "Moves", "Format");
    static final Set<SolveOption> OPTIONS = EnumSet.of(
            SolveOption.GOAL,
            SolveOption.METRIC,
            SolveOption.COSTS,
            SolveOption.MAX_NODES,
            SolveOption.TIME_LIMIT,
            SolveOption.MEMORY_LIMIT);
    private static final int MOST_MOVES = 100_000_000;
    private static final int DEFAULT_COUNT = 10;

    static GeneratorMode read(Keys keys, Tables tables) {
        SolveOptions options = keys.options();
        Domain<?> domain = keys.read(keys.required("EdgeSize"), new PuzzleValues(keys, tables)::domain);
        Optional<Integer> depth = keys.number("Depth", MOST_MOVES);
        Optional<Integer> minDepth = keys.number("MinDepth", MOST_MOVES);
        Optional<Integer> moves = keys.number("Moves", MOST_MOVES);
        if (Stream.of(depth, minDepth, moves).filter(Optional::isPresent).count() > 1) {
            throw keys.error("only one of Depth, MinDepth and Moves can be given");
        }
        return new GeneratorMode(
                domain,
                keys.count().orElse(DEFAULT_COUNT),
                keys.seed().orElseGet(SeedOption::any),
                Draw.of(depth, minDepth, moves),
                keys.read("Format", name -> format(name, domain)),
                options.limits());
    }

    private static <P extends Position> String format(String name, Domain<P> domain) {
        List<String> known =
                domain.instance(domain.puzzle().goalFor("generate")).formats();
        if (!known.contains(Names.plain(name))) {
            throw Names.unknown("puzzle format", name, known);
        }
        return name;
    }

    @Override
    public boolean run(Screen screen, Log log) {
        log.print("\n== Generator: " + count + " of " + domain.puzzle().name() + ", seed " + seed + "\n");
        try {
            List<? extends Instance<?>> puzzles = screen.watch("generating", progress -> {
                Generator<?> generator = new Generator<>(domain, seed, limits, progress);
                Stream<? extends Instance<?>> made = draw.from(generator, count);
                generator.remark().ifPresent(log::print);
                return made.takeWhile(puzzle -> !screen.isInterrupted()).toList();
            });
            puzzles.forEach(puzzle -> log.print(format.map(puzzle::write).orElseGet(() -> asList(puzzle))));
            return true;
        } catch (StoppedException e) {
            log.print(String.valueOf(e.getMessage()));
            return false;
        }
    }

    /** As a list for a config file: [7, 2, 4, ...]. */
    private static String asList(Instance<?> puzzle) {
        return puzzle instanceof TileInstance ? "[" + puzzle.write("csv").replace(",", ", ") + "]" : puzzle.start();
    }
}
