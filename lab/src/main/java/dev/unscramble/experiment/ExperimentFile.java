package dev.unscramble.experiment;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.experiment.RunKey.InstanceKey;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Quantity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;

/**
 * Reads an experiment from a TOML file, and checks it wholly: the names of puzzles, algorithms and
 * heuristics, the instances, and whether each solver can be made for each puzzle. All that is wrong is
 * said at once, each with its line and column.
 */
public final class ExperimentFile {
    private static final List<Attribute> ATTRIBUTES = List.of(
            Attribute.SOLVED,
            Attribute.GENERATED,
            Attribute.EXPANDED,
            Attribute.STORED,
            Attribute.LENGTH,
            Attribute.EBF,
            Attribute.EBF_ROOT,
            Attribute.SECONDS);
    private static final int MAX_REPETITIONS = 1000;

    private final String name;
    private final String text;
    private final Path folder;
    private final boolean isQuick;
    private final Tables tables;
    private final Progress progress;
    private final FileErrors errors;

    private ExperimentFile(
            String name, String source, String text, Path folder, boolean isQuick, Tables tables, Progress progress) {
        this.name = name;
        this.text = text;
        this.folder = folder;
        this.isQuick = isQuick;
        this.tables = tables;
        this.progress = progress;
        this.errors = new FileErrors(source, text);
    }

    /**
     * The experiment in a file.
     *
     * @param isQuick whether what the file says about quick experiments holds
     * @param tables where the tables of pattern databases come from
     * @param progress of drawing instances, which may take a while
     * @throws InputException if anything is wrong with it
     */
    public static Experiment read(Path file, boolean isQuick, Tables tables, Progress progress) {
        String text = TextSource.file(file.toString());
        Path folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
        String name = file.getFileName().toString().replaceFirst("(?i)\\.toml$", "");
        return new ExperimentFile(name, file.toString(), text, folder, isQuick, tables, progress).experiment();
    }

    /** The experiment in a text; files that it names are looked for in the current folder. */
    public static Experiment parse(String name, String text, boolean isQuick, Tables tables, Progress progress) {
        return new ExperimentFile(name, name + ".toml", text, Path.of(""), isQuick, tables, progress).experiment();
    }

    private Experiment experiment() {
        TomlParseResult toml = Toml.parse(text);
        for (TomlParseError error : toml.errors()) {
            errors.add(error.position(), Objects.requireNonNullElse(error.getMessage(), "it is no TOML"));
        }
        errors.check();
        TomlSection root = new TomlSection(toml, null, isQuick, errors);
        root.allow(
                "an experiment",
                "title",
                "about",
                "seed",
                "repetitions",
                "attributes",
                "instances",
                "solvers",
                "limits",
                "original");
        long seed = root.longNumber("seed").orElse(1L);
        Map<InstanceKey, Instance<?>> instances = new LinkedHashMap<>();
        List<Group> groups = groups(root, seed, instances);
        List<SolverSpec> solvers = solvers(root, instances);
        Experiment experiment = new Experiment(
                name,
                root.text("title").orElse(name),
                root.text("about")
                        .map(about -> about.strip().replaceAll("\\s+", " "))
                        .orElse(""),
                seed,
                root.number("repetitions", 1, MAX_REPETITIONS).orElse(1),
                attributes(root),
                groups,
                instances,
                solvers,
                limits(root),
                originals(root, solvers),
                text);
        errors.check();
        return experiment;
    }

    private List<Attribute> attributes(TomlSection root) {
        if (!root.has("attributes")) {
            return ATTRIBUTES;
        }
        List<Attribute> attributes = new ArrayList<>();
        for (Object item : root.items("attributes")) {
            root.tried("attributes", () -> Attribute.named(item.toString())).ifPresent(attributes::add);
        }
        return attributes;
    }

    private List<Group> groups(TomlSection root, long seed, Map<InstanceKey, Instance<?>> instances) {
        List<TomlSection> sections = root.sections("instances", isQuick);
        if (sections.isEmpty()) {
            root.refuse("there are no instances; a table headed by [[instances]] says which");
        }
        boolean isOnePuzzle = sections.stream()
                        .flatMap(section -> section.items("puzzle").stream())
                        .distinct()
                        .count()
                == 1;
        List<Group> groups = new ArrayList<>();
        Set<String> labels = new HashSet<>();
        for (TomlSection section : sections) {
            for (Group group :
                    new InstanceSection(section, folder, seed, isOnePuzzle, tables, progress, instances).groups()) {
                groups.add(group);
                if (!labels.add(group.label())) {
                    section.refuse(
                            "two groups of instances are called \"" + group.label() + "\"; give them a label each");
                }
            }
        }
        return groups;
    }

    private List<SolverSpec> solvers(TomlSection root, Map<InstanceKey, Instance<?>> instances) {
        List<TomlSection> sections = root.sections("solvers", isQuick);
        if (sections.isEmpty()) {
            root.refuse("there are no solvers; a table headed by [[solvers]] says which");
        }
        List<Domain<?>> domains = new ArrayList<>();
        instances.values().stream().map(Instance::domain).distinct().forEach(domains::add);
        List<SolverSpec> solvers = new ArrayList<>();
        Set<String> labels = new HashSet<>();
        Set<String> keys = new HashSet<>();
        for (TomlSection section : sections) {
            Optional<SolverSpec> solver = new SolverSection(section).solver(domains);
            solver.ifPresent(solvers::add);
            solver.filter(made -> !labels.add(made.label()))
                    .ifPresent(made ->
                            section.refuse("two solvers are called \"" + made.label() + "\"; give them a label each"));
            solver.filter(made -> !keys.add(made.key()))
                    .ifPresent(made -> section.refuse("this solver is there twice (" + made.key() + ")"));
        }
        return solvers;
    }

    private List<LimitSpec> limits(TomlSection root) {
        List<LimitSpec> all = new ArrayList<>();
        for (TomlSection section : root.sections("limits", isQuick)) {
            section.allow("[limits]", "label", "max-nodes", "time-limit", "memory-limit", "max-depth");
            Limits none = Limits.NONE;
            Limits others = new Limits(
                    none.nodes(),
                    section.readQuantity("time-limit", Quantity::time).orElse(none.time()),
                    Math.min(
                            none.memoryBytes(),
                            section.readQuantity("memory-limit", Quantity::bytes)
                                    .orElse(none.memoryBytes())),
                    section.number("max-depth", 0, Integer.MAX_VALUE).orElse(none.depth()));
            List<Object> nodes = section.items("max-nodes");
            if (nodes.isEmpty()) {
                all.add(labelled(section, LimitSpec.of(others)));
            }
            for (Object item : nodes) {
                section.tried("max-nodes", () -> others.withNodes(Quantity.count(item.toString())))
                        .ifPresent(limits -> all.add(labelled(section, LimitSpec.of(limits))));
            }
            if (section.has("label") && nodes.size() > 1) {
                section.refuse("label", "one label is too few for " + nodes.size() + " limits; leave it out");
            }
        }
        return all.isEmpty() ? List.of(LimitSpec.NONE) : all;
    }

    private static LimitSpec labelled(TomlSection section, LimitSpec limits) {
        return section.text("label")
                .map(label -> new LimitSpec(label, limits.limits()))
                .orElse(limits);
    }

    private List<PublishedFigures> originals(TomlSection root, List<SolverSpec> solvers) {
        List<PublishedFigures> originals = new ArrayList<>();
        for (TomlSection section : root.sections("original", isQuick)) {
            originals.add(new PublishedSection(section, isQuick).original(solvers));
        }
        return originals;
    }
}
