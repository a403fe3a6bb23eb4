package dev.unscramble.report.comparison;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.results.FolderContent;
import dev.unscramble.experiment.results.RecoveredManifest;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.model.InputException;
import dev.unscramble.report.comparison.RowGroups.RowGroup;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.SolverSpec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The results of an experiment, arranged in rows (groups of instances, within limits) and columns
 * (solvers). It is made of what is in the folder and of nothing else.
 */
public final class ExperimentResults {
    private final Manifest manifest;
    private final Map<RunKey, FinishedRun> runs;
    private final List<String> complaints;
    private final List<Row> rows;
    /** By row and by solver. */
    private final List<List<List<Trial>>> trials = new ArrayList<>();

    /**
     * A row.
     *
     * @param names its other names
     * @param value where it stands on the axis, if that has numbers
     * @param isTotal whether its instances are also in rows before it
     */
    public record Row(
            String label, List<String> names, Group group, LimitSpec limit, OptionalDouble value, boolean isTotal) {

        /** The depth of its instances, if they were chosen by it. */
        public OptionalInt depth() {
            return group.axis().equals("depth") ? group.value() : OptionalInt.empty();
        }
    }

    /**
     * What a solver made of an instance: a run for each repetition that there is.
     *
     * @param entry the number of the instance in its group
     */
    public record Trial(int entry, List<Measurement> repetitions) {

        public boolean isSolved() {
            return repetitions.stream().allMatch(Measurement::isSolved);
        }

        /** Whether it was solved by no more moves than the instances of its row need. */
        public boolean isAtDepth(Row row) {
            return isSolved()
                    && row.depth().isPresent()
                    && repetitions.stream()
                            .allMatch(run -> run.length() == row.depth().getAsInt());
        }

        /** How much of something it has: the median of its repetitions. */
        public double value(Attribute attribute) {
            return SampleStatistics.of(repetitions.stream().map(attribute::of).toList(), false)
                    .median();
        }
    }

    private ExperimentResults(Manifest manifest, Map<RunKey, FinishedRun> runs, List<String> complaints) {
        this.manifest = manifest;
        this.runs = runs;
        this.complaints = complaints;
        this.rows = rows(manifest, new RowGroups(manifest.experiment(), runs.values()).all());
        for (Row row : rows) {
            trials.add(manifest.experiment().solvers().stream()
                    .map(solver -> trials(row, solver))
                    .toList());
        }
    }

    /** The results of runs that were made here. */
    public static ExperimentResults of(Manifest manifest, Collection<FinishedRun> runs) {
        return new ExperimentResults(
                manifest,
                runs.stream().collect(Collectors.toMap(FinishedRun::key, run -> run, (first, second) -> first)),
                List.of());
    }

    /**
     * Looks for results in a folder.
     *
     * @throws InputException if there are none
     */
    public static void requireResults(Path folder) {
        if (!Files.exists(folder.resolve(ResultsFolder.RUNS))) {
            throw new InputException("there are no results in " + folder + ": it has no " + ResultsFolder.RUNS
                    + "; unscramble experiment makes some");
        }
    }

    /** The results in a folder. */
    public static ExperimentResults read(Path folder) {
        requireResults(folder);
        FolderContent content = FolderContent.read(folder);
        if (content.manifest().isEmpty() && content.runs().isEmpty()) {
            throw new InputException(folder.resolve(ResultsFolder.RUNS) + " holds no runs");
        }
        return new ExperimentResults(
                content.manifest()
                        .orElseGet(() -> RecoveredManifest.of(content.runs().values())),
                content.runs(),
                content.complaints());
    }

    private static List<Row> rows(Manifest manifest, List<RowGroup> groups) {
        boolean manyLimits = manifest.experiment().limits().size() > 1;
        boolean manyGroups = groups.size() > 1;
        List<Row> rows = new ArrayList<>();
        for (RowGroup part : groups) {
            Group group = part.group();
            for (LimitSpec limit : manifest.experiment().limits()) {
                String label =
                        !manyLimits ? group.label() : manyGroups ? group.label() + ", " + limit.label() : limit.label();
                List<String> names = new ArrayList<>(List.of(label, group.label(), limit.label()));
                group.value().ifPresent(value -> names.add(Integer.toString(value)));
                limit.nodes().ifPresent(nodes -> names.add(Long.toString(nodes)));
                OptionalDouble value = manyLimits
                        ? manyGroups || limit.nodes().isEmpty()
                                ? OptionalDouble.empty()
                                : OptionalDouble.of(limit.nodes().getAsLong())
                        : group.value().isPresent()
                                ? OptionalDouble.of(group.value().getAsInt())
                                : OptionalDouble.empty();
                rows.add(new Row(label, names, group, limit, value, part.isTotal()));
            }
        }
        return rows;
    }

    public Manifest manifest() {
        return manifest;
    }

    /** The faults of the files that it was read from. */
    public List<String> complaints() {
        return complaints;
    }

    public List<Row> rows() {
        return rows;
    }

    public List<SolverSpec> solvers() {
        return manifest.experiment().solvers();
    }

    /**
     * The attributes that have tables: those that the experiment asks for, and costs beside lengths if they differ. The
     * least number of nodes is left out if it is not known for any run.
     */
    public List<Attribute> attributes() {
        List<Attribute> asked = manifest.experiment().attributes().stream()
                .filter(attribute -> attribute != Attribute.TIMES_LEAST || isLeastKnown())
                .toList();
        if (asked.contains(Attribute.COST) || !hasPrices()) {
            return asked;
        }
        List<Attribute> all = new ArrayList<>(asked);
        all.add(asked.indexOf(Attribute.LENGTH) + 1, Attribute.COST);
        return all;
    }

    private boolean isLeastKnown() {
        return runs.values().stream()
                .anyMatch(run -> run.measurement().leastExpanded().isPresent());
    }

    /** Whether some solution costs more or less than it has moves. */
    public boolean hasPrices() {
        return runs.values().stream()
                .map(FinishedRun::measurement)
                .anyMatch(run -> run.isSolved() && run.cost() != run.length());
    }

    /** The quantity in which the rows differ, if it is a number: at least two rows have one, and no two the same. */
    public Optional<String> axis() {
        List<Row> numbered =
                rows.stream().filter(row -> row.value().isPresent()).toList();
        boolean isOne =
                numbered.stream().map(row -> row.group().axis()).distinct().count() == 1;
        boolean isDistinct = numbered.stream().map(Row::value).distinct().count() == numbered.size();
        if (numbered.size() < 2 || !isOne || !isDistinct) {
            return Optional.empty();
        }
        return Optional.of(
                manifest.experiment().limits().size() > 1
                        ? "limit of nodes"
                        : numbered.get(0).group().axis());
    }

    /** The name of a row under a heading that names the quantity in which rows differ. */
    public String shortLabel(Row row) {
        return axis().isPresent() && row.value().isPresent()
                ? String.format(Locale.ROOT, "%,.0f", row.value().getAsDouble())
                : row.label();
    }

    /** The trials of one solver in one row, so far. Row and solver are given by index. */
    public List<Trial> trials(int row, int solver) {
        return trials.get(row).get(solver);
    }

    /** Whether some solution is longer than the depth of its row. */
    public boolean hasDetours() {
        return IntStream.range(0, rows.size())
                .filter(row -> rows.get(row).depth().isPresent())
                .anyMatch(row -> trials.get(row).stream()
                        .flatMap(List::stream)
                        .anyMatch(trial -> trial.isSolved() && !trial.isAtDepth(rows.get(row))));
    }

    private List<Trial> trials(Row row, SolverSpec solver) {
        List<Trial> trials = new ArrayList<>();
        List<Group.Entry> entries = row.group().entries();
        for (int i = 0; i < entries.size(); i++) {
            List<Measurement> repetitions = new ArrayList<>();
            for (int repetition = 1; repetition <= manifest.experiment().repetitions(); repetition++) {
                FinishedRun run = runs.get(manifest.key(entries.get(i), solver, row.limit(), repetition));
                if (run != null) {
                    repetitions.add(run.measurement());
                }
            }
            if (!repetitions.isEmpty()) {
                trials.add(new Trial(i, repetitions));
            }
        }
        return trials;
    }

    /** The runs that are part of this experiment, in the order of the table. */
    public List<FinishedRun> runs() {
        List<FinishedRun> all = new ArrayList<>();
        for (RunKey key : keys()) {
            FinishedRun run = runs.get(key);
            if (run != null) {
                all.add(run);
            }
        }
        return all;
    }

    /** How many runs there are to be. */
    public int planned() {
        return keys().size();
    }

    private List<RunKey> keys() {
        List<RunKey> keys = new ArrayList<>();
        for (Row row : rows) {
            for (Group.Entry entry : row.group().entries()) {
                for (SolverSpec solver : manifest.experiment().solvers()) {
                    for (int repetition = 1; repetition <= manifest.experiment().repetitions(); repetition++) {
                        keys.add(manifest.key(entry, solver, row.limit(), repetition));
                    }
                }
            }
        }
        return keys.stream().distinct().toList();
    }
}
