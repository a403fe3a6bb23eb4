package dev.unscramble.report;

import dev.unscramble.experiment.Attribute;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.experiment.SolverSpec;
import dev.unscramble.report.ExperimentResults.Row;
import dev.unscramble.report.ExperimentResults.Trial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One attribute of all solvers, row by row. Only what is about the same instances is compared: by
 * default, solvers that solved all instances of a row; a solver that did not has a dash and the share
 * that it solved. The other view, {@link #overCommon}, is about the instances that all solvers solved.
 */
public final class Comparison {
    private final ExperimentResults results;
    private final Attribute attribute;
    private final boolean isOverCommon;
    private final List<Line> lines;

    /** A row of the table. */
    public record Line(Row row, int instances, List<Cell> cells) {}

    /**
     * What a solver has in a row.
     *
     * @param solved of those instances that were run
     * @param summary of those that it solved; of the common ones in that view
     * @param isShown whether the summary is about all instances that it should be about
     * @param isBest whether no other solver that can be compared is better
     * @param original what others printed
     */
    public record Cell(
            Share solved, SampleStatistics summary, boolean isShown, boolean isBest, Optional<String> original) {
        Cell best() {
            return new Cell(solved, summary, isShown, true, original);
        }
    }

    private Comparison(ExperimentResults results, Attribute attribute, boolean isOverCommon) {
        this.results = results;
        this.attribute = attribute;
        this.isOverCommon = isOverCommon;
        this.lines =
                IntStream.range(0, results.rows().size()).mapToObj(this::line).toList();
    }

    /** Each solver over all instances. */
    public static Comparison of(ExperimentResults results, Attribute attribute) {
        return new Comparison(results, attribute, false);
    }

    /** All solvers over those instances that all of them solved. */
    public static Comparison overCommon(ExperimentResults results, Attribute attribute) {
        return new Comparison(results, attribute, true);
    }

    public Attribute attribute() {
        return attribute;
    }

    public boolean isOverCommon() {
        return isOverCommon;
    }

    public List<Line> lines() {
        return lines;
    }

    /** Whether some solver left something unsolved, so that the other view tells more. */
    public boolean hasGaps() {
        return attribute != Attribute.SOLVED
                && lines.stream().flatMap(line -> line.cells.stream()).anyMatch(cell -> !cell.isShown);
    }

    /** Whether others printed anything of this. */
    public boolean hasOriginals() {
        return lines.stream().flatMap(line -> line.cells.stream()).anyMatch(cell -> cell.original.isPresent());
    }

    private Line line(int index) {
        Row row = results.rows().get(index);
        List<List<Trial>> all = IntStream.range(0, results.solvers().size())
                .mapToObj(column -> results.trials(index, column))
                .toList();
        Set<Integer> common = new HashSet<>();
        for (int i = 0; i < row.group().entries().size(); i++) {
            common.add(i);
        }
        all.forEach(trials -> common.retainAll(
                trials.stream().filter(Trial::isSolved).map(Trial::entry).collect(Collectors.toSet())));
        List<Cell> cells = new ArrayList<>();
        for (int column = 0; column < all.size(); column++) {
            cells.add(cell(row, results.solvers().get(column), all.get(column), common));
        }
        return new Line(
                row, isOverCommon ? common.size() : row.group().entries().size(), marked(cells));
    }

    private Cell cell(Row row, SolverSpec solver, List<Trial> trials, Set<Integer> common) {
        Share solved = new Share((int) trials.stream().filter(Trial::isSolved).count(), trials.size());
        boolean isSample = row.group().sampling().isRandom();
        List<Double> values = trials.stream()
                .filter(trial -> attribute == Attribute.SOLVED || trial.isSolved())
                .filter(trial -> !isOverCommon || common.contains(trial.entry()))
                .map(trial -> trial.value(attribute))
                .toList();
        boolean isComplete = trials.size() == row.group().entries().size();
        boolean isShown =
                !values.isEmpty() && (isOverCommon || isComplete && (attribute == Attribute.SOLVED || solved.isAll()));
        return new Cell(solved, SampleStatistics.of(values, isSample), isShown, false, original(row, solver, trials));
    }

    private List<Cell> marked(List<Cell> cells) {
        List<Double> means = cells.stream()
                .filter(Cell::isShown)
                .map(cell -> cell.summary.mean())
                .filter(mean -> !Double.isNaN(mean))
                .toList();
        double least = means.stream().mapToDouble(Double::doubleValue).min().orElse(Double.NaN);
        double most = means.stream().mapToDouble(Double::doubleValue).max().orElse(Double.NaN);
        if (means.size() < 2 || least == most || attribute.better() == Attribute.Better.NEITHER) {
            return cells;
        }
        double best = attribute.better() == Attribute.Better.LESS ? least : most;
        return cells.stream()
                .map(cell -> cell.isShown && cell.summary.mean() == best ? cell.best() : cell)
                .toList();
    }

    private Optional<String> original(Row row, SolverSpec solver, List<Trial> trials) {
        for (PublishedFigures original : results.manifest().experiment().originals()) {
            if (original.attribute().equals(Optional.of(attribute))) {
                Optional<String> printed = original.printed(solver.label(), row.names());
                String known = original.known().get(solver.label());
                if (printed.isPresent()) {
                    return printed;
                } else if (known != null) {
                    return known(row, known, trials);
                }
            }
        }
        return Optional.empty();
    }

    /** The mean of what was known of the instances, and for how many of them ours is the very same. */
    private Optional<String> known(Row row, String name, List<Trial> trials) {
        List<Double> expected = new ArrayList<>();
        int same = 0;
        for (Trial trial : trials) {
            Group.Entry entry = row.group().entries().get(trial.entry());
            Double value = entry.known().get(name);
            if (value != null) {
                expected.add(value);
                same += trial.isSolved() && value == trial.value(attribute) ? 1 : 0;
            }
        }
        if (expected.isEmpty()) {
            return Optional.empty();
        }
        String mean = attribute.formatMean(SampleStatistics.of(expected, false).mean());
        return Optional.of(String.format(Locale.ROOT, "%s, %d of %d the same", mean, same, expected.size()));
    }
}
