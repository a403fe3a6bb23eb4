package dev.unscramble.experiment.file;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.Group.Entry;
import dev.unscramble.generate.Draw;
import dev.unscramble.generate.Sample;
import dev.unscramble.generate.Sampler;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import dev.unscramble.run.RunKey.InstanceKey;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * An {@code [[instances]]} table: the source of instances. It is one of several, each with groups of its own: exact
 * depths, random moves, or, if there is only a count, uniform instances; or a file, a list or a suite.
 */
final class InstanceSection {
    private static final List<String> SOURCES = List.of("depths", "moves", "file", "list", "suite");
    private static final List<String> KEYS =
            List.of("label", "puzzle", "depths", "moves", "count", "seed", "file", "list", "suite", "sort-by", "first");
    private static final int MOST_DEPTH = 100_000;

    /** The memory of an instance, its key, its runs in a plan and its row in a report, generously. */
    private static final long BYTES_PER_INSTANCE = 2048;

    private final TomlSection section;
    private final Path folder;
    private final long seed;
    private final Progress progress;
    private final Set<Domain<?>> domains;
    private final SolveOptions rules;
    private final Optional<String> puzzle;
    private final Tables tables;
    private final String prefix;

    /**
     * The table.
     *
     * @param folder against which the names of files are resolved
     * @param isOnePuzzle whether no other table is about another puzzle, so that groups need not name it
     * @param domains to add the puzzles of the instances to
     */
    InstanceSection(
            TomlSection section,
            Path folder,
            long seed,
            boolean isOnePuzzle,
            Tables tables,
            Progress progress,
            Set<Domain<?>> domains) {
        this.section = section;
        this.folder = folder;
        this.seed = section.longNumber("seed").orElse(seed);
        this.progress = progress;
        this.domains = domains;
        section.allow("[[instances]]", TomlSection.keys(KEYS, OptionGroup.RULES));
        this.rules = section.options(SolveOption.of(OptionGroup.RULES));
        this.puzzle = section.text("puzzle");
        this.tables = tables;
        this.prefix = section.text("label")
                .or(() -> isOnePuzzle ? Optional.empty() : puzzle)
                .orElse("");
    }

    List<Group> groups() {
        List<String> given = SOURCES.stream().filter(section::has).toList();
        if (given.size() > 1) {
            section.refuse(
                    given.get(1), "there are " + String.join(" and ", given) + "; only one of them may be given");
            return List.of();
        }
        String source = given.isEmpty() ? "count" : given.get(0);
        if (!section.has(source)) {
            section.refuse("the instances are not named; use depths, moves, count, file, list or suite");
            return List.of();
        }
        return switch (source) {
            case "file" ->
                given(
                        source,
                        section.text("file").map(InstanceSection::lastName).orElse(source));
            case "list" -> given(source, "list");
            case "suite" -> given(source, section.text("suite").orElse(""));
            default -> drawn(source);
        };
    }

    private static String lastName(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private List<Group> drawn(String source) {
        Optional<Integer> count = section.number("count", 1, 10_000_000);
        if (!section.has("count")) {
            section.refuse("count is missing: how many instances of each kind");
        }
        if (puzzle.isEmpty()) {
            section.refuse("puzzle is missing, such as puzzle = \"3x3\"");
            return List.of();
        }
        Optional<Domain<?>> domain = domain();
        return domain.isEmpty() || count.isEmpty() || !isHeld(domain.get(), source, count.get())
                ? List.of()
                : section.tried(source, () -> draw(domain.get(), source, count.get()))
                        .orElse(List.of());
    }

    /** Whether all instances to be drawn fit in memory; notes a mistake if they do not. */
    private boolean isHeld(Domain<?> domain, String source, int count) {
        long groups = source.equals("count") ? 1 : section.items(source).size();
        long drawn = count * groups;
        long most = source.equals("depths")
                ? domain.stateCount()
                        .map(states -> states.min(BigInteger.valueOf(drawn)).longValue())
                        .orElse(drawn)
                : drawn;
        long room = Limits.NONE.memoryBytes() / BYTES_PER_INSTANCE;
        if (most > room) {
            section.refuse(
                    "count",
                    String.format(
                            Locale.ROOT,
                            "these are %,d instances, and there is memory for about %,d here",
                            most,
                            room));
        }
        return most <= room;
    }

    /** The puzzle; each of its rules is tried by itself, to know which one is wrong. */
    private Optional<Domain<?>> domain() {
        SolveOptions chosen = SolveOptions.NONE;
        Optional<Domain<?>> domain = section.tried("puzzle", () -> named(SolveOptions.NONE));
        for (Map.Entry<SolveOption, String> rule : rules.chosen().entrySet()) {
            SolveOptions more = chosen.with(rule.getKey(), rule.getValue());
            domain = domain.flatMap(first -> section.tried(rule.getKey().label(), () -> named(more)));
            chosen = more;
        }
        return domain;
    }

    private Domain<?> named(SolveOptions chosen) {
        return new InstanceReader(chosen.settings(tables)).domain(puzzle.orElseThrow());
    }

    private PuzzleSettings settings() {
        PuzzleSettings settings = rules.settings(tables);
        return puzzle.map(settings::withPuzzle).orElse(settings);
    }

    private <P extends Position> List<Group> draw(Domain<P> domain, String source, int count) {
        List<? extends Draw> draws = switch (source) {
            case "depths" -> Draw.atDepths(section.numbers(source, 0, MOST_DEPTH));
            case "moves" ->
                section.numbers(source, 0, MOST_DEPTH).stream()
                        .map(Draw.ByMoves::new)
                        .toList();
            default -> List.of(new Draw.Uniform());
        };
        boolean isUnnamed = source.equals("count") && prefix.isEmpty();
        List<Group> groups = new ArrayList<>();
        for (Sample<P> sample : new Sampler<>(domain, seed, Limits.NONE, progress).samples(count, draws)) {
            sample.instances().forEach(instance -> domains.add(instance.domain()));
            groups.add(Group.of(sample, isUnnamed ? domain.puzzle().name() : prefix, rules));
        }
        return groups;
    }

    private Entry entry(String id, Instance<?> instance, Map<String, Double> known) {
        domains.add(instance.domain());
        return new Entry(id, InstanceKey.of(instance, rules), known);
    }

    private List<Group> given(String source, String name) {
        if (section.has("count")) {
            section.refuse("count", "with " + source + ", use first = N instead of count");
        }
        GivenInstances reader = new GivenInstances(section, folder, settings(), this::entry);
        String label = prefix.isEmpty() ? name : prefix;
        return List.of(new Group(label, "", OptionalInt.empty(), Sample.Kind.GIVEN, reader.entries(source)));
    }
}
