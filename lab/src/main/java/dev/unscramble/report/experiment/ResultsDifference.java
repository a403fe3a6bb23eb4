package dev.unscramble.report.experiment;

import dev.unscramble.model.InputException;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.comparison.ExperimentResults.Row;
import dev.unscramble.report.comparison.ExperimentResults.Trial;
import dev.unscramble.report.comparison.SampleStatistics;
import dev.unscramble.report.comparison.Share;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.report.text.TextWrap;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.RunKey.InstanceKey;
import dev.unscramble.run.SolverSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Two folders of results side by side: what each solver needed in one and in the other, over the instances
 * that it solved in both. Solvers are matched by their labels, instances by what they are, whatever else the two
 * experiments have.
 */
public final class ResultsDifference {
    private final Map<String, List<Pair>> pairs = new LinkedHashMap<>();

    /** The outcomes of an instance in both. */
    private record Pair(Trial first, Trial second) {
        boolean isSolved() {
            return first.isSolved() && second.isSolved();
        }
    }

    /** An instance within limits. */
    private record Place(InstanceKey instance, String limit) {}

    private ResultsDifference(ExperimentResults first, ExperimentResults second) {
        for (SolverSpec solver : first.solvers()) {
            Map<Place, Trial> others = trials(second, solver.label());
            List<Pair> both = new ArrayList<>();
            trials(first, solver.label()).forEach((place, trial) -> {
                Trial other = others.get(place);
                if (other != null) {
                    both.add(new Pair(trial, other));
                }
            });
            if (!both.isEmpty()) {
                pairs.put(solver.label(), both);
            }
        }
    }

    private static Map<Place, Trial> trials(ExperimentResults results, String label) {
        Map<Place, Trial> trials = new LinkedHashMap<>();
        int solver = results.solvers().stream().map(SolverSpec::label).toList().indexOf(label);
        for (int index = 0; solver >= 0 && index < results.rows().size(); index++) {
            Row row = results.rows().get(index);
            results.trials(index, solver)
                    .forEach(trial -> trials.put(
                            new Place(
                                    row.group().entries().get(trial.entry()).key(),
                                    row.limit().key()),
                            trial));
        }
        return trials;
    }

    /**
     * A table for each attribute that the first has.
     *
     * @param names what to call the two, the first first
     * @throws InputException if they have no run in common
     */
    public static String write(
            List<String> names, ExperimentResults first, ExperimentResults second, TextLayout layout) {
        ResultsDifference difference = new ResultsDifference(first, second);
        if (difference.pairs.isEmpty()) {
            throw new InputException("the two have no run in common: no solver of one label was run on one instance in"
                    + " both; compare results of one experiment, such as before and after a change");
        }
        List<String> parts = new ArrayList<>();
        parts.add("first   " + names.get(0) + ": " + name(first) + "\nsecond  " + names.get(1) + ": " + name(second));
        parts.add(TextWrap.wrapped(
                "Means over the n instances that a solver solved in both, and in how many of them the"
                        + " second has less, the same or more.",
                layout));
        for (Attribute attribute : first.attributes()) {
            parts.add(attribute == Attribute.SOLVED ? difference.solved() : difference.table(attribute));
        }
        return String.join("\n\n", parts);
    }

    private static String name(ExperimentResults results) {
        return results.manifest().experiment().title() + "; unscramble "
                + results.manifest().version();
    }

    private String solved() {
        TextTable table = new TextTable(
                TextTable.text("solver"), TextTable.number("n"), TextTable.number("first"), TextTable.number("second"));
        pairs.forEach((label, both) -> table.row(
                label,
                Integer.toString(both.size()),
                share(both.stream().map(Pair::first).toList()),
                share(both.stream().map(Pair::second).toList())));
        return "Share solved, of the n instances that were run in both\n" + table;
    }

    private static String share(List<Trial> trials) {
        return new Share((int) trials.stream().filter(Trial::isSolved).count(), trials.size()).percentText();
    }

    private String table(Attribute attribute) {
        TextTable table = new TextTable(
                TextTable.text("solver"),
                TextTable.number("n"),
                TextTable.number("first"),
                TextTable.number("second"),
                TextTable.number("second / first"),
                TextTable.number("less"),
                TextTable.number("same"),
                TextTable.number("more"));
        pairs.forEach((label, both) -> table.row(row(attribute, label, both)));
        return attribute.title()
                + ", means over the n instances that were solved in both; in how many of them the second"
                + " has less\n" + table;
    }

    private static String[] row(Attribute attribute, String label, List<Pair> both) {
        List<Pair> solved = both.stream().filter(Pair::isSolved).toList();
        double mine = mean(attribute, solved.stream().map(Pair::first).toList());
        double theirs = mean(attribute, solved.stream().map(Pair::second).toList());
        int less = 0;
        int more = 0;
        for (Pair pair : solved) {
            int order = Double.compare(pair.second.value(attribute), pair.first.value(attribute));
            less += order < 0 ? 1 : 0;
            more += order > 0 ? 1 : 0;
        }
        return new String[] {
            label,
            Integer.toString(solved.size()),
            attribute.formatMean(mine),
            attribute.formatMean(theirs),
            mine > 0 ? String.format(Locale.ROOT, "%.3f", theirs / mine) : "-",
            Integer.toString(less),
            Integer.toString(solved.size() - less - more),
            Integer.toString(more)
        };
    }

    private static double mean(Attribute attribute, List<Trial> trials) {
        return SampleStatistics.of(
                        trials.stream().map(trial -> trial.value(attribute)).toList(), false)
                .mean();
    }
}
