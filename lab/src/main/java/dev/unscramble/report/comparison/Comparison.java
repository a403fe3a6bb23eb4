package dev.unscramble.report.comparison;

import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.report.comparison.ExperimentResults.Row;
import dev.unscramble.report.comparison.ExperimentResults.Trial;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.SolverSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One attribute of all solvers, row by row, in one of three views. */
public final class Comparison {
    private final ExperimentResults results;
    private final Attribute attribute;
    private final View view;
    private final List<Line> lines;

    /** Which instances of a row count. */
    public enum View {
        /** All of them; a solver that did not solve all has a dash and the share that it solved. */
        WHOLE,
        /** Those that all solvers solved. */
        COMMON,
        /** For each solver those of which it found a solution as short as the depth of the row. */
        AT_DEPTH
    }

    /** A row of the table. */
    public record Line(Row row, int instances, List<Cell> cells) {}

    /**
     * What a solver has in a row.
     *
     * @param solved of those instances that were run
     * @param summary of those that count in this view
     * @param isShown whether the summary is about all instances that it should be about
     * @param isBest whether no other solver that can be compared is better
     * @param published what others published
     */
    public record Cell(
            Share solved, SampleStatistics summary, boolean isShown, boolean isBest, Optional<String> published) {
        Cell best() {
            return new Cell(solved, summary, isShown, true, published);
        }
    }

    public Comparison(ExperimentResults results, Attribute attribute, View view) {
        this.results = results;
        this.attribute = attribute;
        this.view = view;
        this.lines =
                IntStream.range(0, results.rows().size()).mapToObj(this::line).toList();
    }

    /** Over all instances. */
    public static Comparison of(ExperimentResults results, Attribute attribute) {
        return new Comparison(results, attribute, View.WHOLE);
    }

    public Attribute attribute() {
        return attribute;
    }

    public View view() {
        return view;
    }

    public List<Line> lines() {
        return lines;
    }

    /** Whether some solver left something unsolved, so that the other view has more. */
    public boolean hasGaps() {
        return attribute != Attribute.SOLVED
                && lines.stream().flatMap(line -> line.cells.stream()).anyMatch(cell -> !cell.isShown);
    }

    /** Whether others published anything of this. */
    public boolean hasPublished() {
        return lines.stream().flatMap(line -> line.cells.stream()).anyMatch(cell -> cell.published.isPresent());
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
        List<List<Trial>> counted = all.stream()
                .map(trials -> trials.stream()
                        .filter(trial -> counts(row, trial, common))
                        .toList())
                .toList();
        List<Cell> cells = IntStream.range(0, all.size())
                .mapToObj(column -> cell(row, results.solvers().get(column), all.get(column), counted.get(column)))
                .toList();
        return new Line(
                row,
                view == View.COMMON ? common.size() : row.group().entries().size(),
                view == View.AT_DEPTH ? cells : marked(cells, new BestOfRow(attribute, cells, counted).columns()));
    }

    private boolean counts(Row row, Trial trial, Set<Integer> common) {
        return switch (view) {
            case WHOLE -> attribute == Attribute.SOLVED || trial.isSolved();
            case COMMON -> common.contains(trial.entry());
            case AT_DEPTH -> trial.isAtDepth(row);
        };
    }

    private Cell cell(Row row, SolverSpec solver, List<Trial> trials, List<Trial> counted) {
        Share solved = new Share((int) trials.stream().filter(Trial::isSolved).count(), trials.size());
        List<Double> values =
                counted.stream().map(trial -> trial.value(attribute)).toList();
        boolean isWhole =
                trials.size() == row.group().entries().size() && (attribute == Attribute.SOLVED || solved.isAll());
        return new Cell(
                solved,
                SampleStatistics.of(values, row.group().sampling().isRandom()),
                !values.isEmpty() && (isWhole || view != View.WHOLE),
                false,
                published(row, solver, trials));
    }

    private static List<Cell> marked(List<Cell> cells, List<Integer> best) {
        return IntStream.range(0, cells.size())
                .mapToObj(column -> best.contains(column) ? cells.get(column).best() : cells.get(column))
                .toList();
    }

    private Optional<String> published(Row row, SolverSpec solver, List<Trial> trials) {
        for (PublishedFigures figures : results.manifest().experiment().published()) {
            if (figures.attribute().equals(Optional.of(attribute))) {
                Optional<String> published = figures.published(solver.label(), row.names());
                String known = figures.known().get(solver.label());
                if (published.isPresent()) {
                    return published;
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
