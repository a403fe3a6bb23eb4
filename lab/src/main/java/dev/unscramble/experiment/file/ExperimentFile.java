package dev.unscramble.experiment.file;

import dev.unscramble.catalog.Domain;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Experiment.Rows;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.SolverSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;

/**
 * Reads an experiment from a TOML file, and checks all of it: the names of puzzles, algorithms and heuristics, the
 * instances, and whether each solver can be made for each puzzle. All mistakes are reported at once, each with its line
 * and column.
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
    private static final List<String> KEYS = List.of(
            "title",
            "about",
            "seed",
            "repetitions",
            "attributes",
            "rows",
            "instances",
            "solvers",
            "limits",
            "original");

    private static final int MOST_EMPTY_LINES = 500;

    private final String name;
    private final String source;
    private final String text;
    private final Path folder;
    private final boolean isQuick;
    private final Tables tables;
    private final Progress progress;
    private final FileErrors errors;

    private ExperimentFile(
            String name, String source, String text, Path folder, boolean isQuick, Tables tables, Progress progress) {
        this.name = name;
        this.source = source;
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
     * @param isQuick whether to apply the {@code quick} keys of the file
     * @param tables where those of pattern databases come from
     * @param progress of drawing instances, which may take a while
     * @throws InputException if there is a mistake in it
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
        requireContent();
        TomlParseResult toml = Toml.parse(text);
        for (TomlParseError error : toml.errors()) {
            errors.add(error.position(), Objects.requireNonNullElse(error.getMessage(), "it is not TOML"));
        }
        errors.check();
        TomlSection root = new TomlSection(toml, null, isQuick, errors);
        root.allow("an experiment", KEYS);
        long seed = root.longNumber("seed").orElse(1L);
        Set<Domain<?>> domains = new LinkedHashSet<>();
        List<Group> groups = groups(root, seed, domains);
        List<SolverSpec> solvers = solvers(root, List.copyOf(domains));
        Experiment experiment = new Experiment(
                name,
                root.text("title").orElse(name),
                root.text("about")
                        .map(about -> about.strip().replaceAll("\\s+", " "))
                        .orElse(""),
                seed,
                root.number("repetitions", 1, Experiment.MAX_REPETITIONS).orElse(1),
                attributes(root),
                root.text("rows")
                        .flatMap(name -> root.tried("rows", () -> Rows.named(name)))
                        .orElse(Rows.GROUP),
                groups,
                solvers,
                limits(root),
                published(root, solvers),
                text);
        errors.check();
        return experiment;
    }

    /** For each comment, the parser scans all comments that follow it, which takes minutes if there are thousands. */
    private void requireContent() {
        int empty = 0;
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            empty = line.isBlank() || line.stripLeading().startsWith("#") ? empty + 1 : 0;
            if (empty > MOST_EMPTY_LINES) {
                throw new InputException("more than " + MOST_EMPTY_LINES
                                + " lines in a row are empty or comments; leave some of them out")
                        .at(source + ":" + number);
            }
        }
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

    private List<Group> groups(TomlSection root, long seed, Set<Domain<?>> domains) {
        List<TomlSection> sections = root.sections("instances", isQuick);
        if (sections.isEmpty()) {
            root.refuse("there are no instances; add a table headed by [[instances]]");
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
                    new InstanceSection(section, folder, seed, isOnePuzzle, tables, progress, domains).groups()) {
                groups.add(group);
                if (!labels.add(group.label())) {
                    section.refuse(
                            "two groups of instances are called \"" + group.label() + "\"; give each of them a label");
                }
            }
        }
        return groups;
    }

    private List<SolverSpec> solvers(TomlSection root, List<Domain<?>> domains) {
        List<TomlSection> sections = root.sections("solvers", isQuick);
        if (sections.isEmpty()) {
            root.refuse("there are no solvers; add a table headed by [[solvers]]");
        }
        List<SolverSpec> solvers = new ArrayList<>();
        Set<String> labels = new HashSet<>();
        Set<String> keys = new HashSet<>();
        for (TomlSection section : sections) {
            Optional<SolverSpec> solver = new SolverSection(section).solver(domains);
            solver.ifPresent(solvers::add);
            solver.filter(made -> !labels.add(made.label()))
                    .ifPresent(made -> section.refuse(
                            "two solvers are called \"" + made.label() + "\"; give each of them a label"));
            solver.filter(made -> !keys.add(made.key()))
                    .ifPresent(made -> section.refuse("this solver is there twice (" + made.key() + ")"));
        }
        return solvers;
    }

    private List<LimitSpec> limits(TomlSection root) {
        List<LimitSpec> all = new ArrayList<>();
        root.sections("limits", isQuick).forEach(section -> all.addAll(new LimitSection(section).limits()));
        return all.isEmpty() ? List.of(LimitSpec.NONE) : all;
    }

    private List<PublishedFigures> published(TomlSection root, List<SolverSpec> solvers) {
        List<PublishedFigures> published = new ArrayList<>();
        for (TomlSection section : root.sections("original", isQuick)) {
            published.add(new PublishedSection(section, isQuick).figures(solvers));
        }
        return published;
    }
}
