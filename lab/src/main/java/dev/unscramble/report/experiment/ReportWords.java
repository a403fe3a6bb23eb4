package dev.unscramble.report.experiment;

import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Invocation;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.generate.Sample;
import dev.unscramble.report.comparison.Comparison;
import dev.unscramble.report.comparison.Comparison.View;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.comparison.ExperimentResults.Row;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.Attribute.Better;
import dev.unscramble.text.Quantity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The sentences of a report, the same in every format, and the list of its tables. */
final class ReportWords {
    private final ExperimentResults results;
    private final Manifest manifest;

    ReportWords(ExperimentResults results) {
        this.results = results;
        this.manifest = results.manifest();
    }

    /** All tables: each attribute, and once more in the other views if these show more. */
    List<Comparison> comparisons() {
        List<Comparison> all = new ArrayList<>();
        for (Attribute attribute : results.attributes()) {
            Comparison whole = Comparison.of(results, attribute);
            if (attribute == Attribute.SOLVED && isAllSolved(whole) && !whole.hasPublished()) {
                continue; // the facts say so in a line
            }
            all.add(whole);
            if (whole.hasGaps() && results.solvers().size() > 1) {
                all.add(new Comparison(results, attribute, View.COMMON));
            }
            if (results.hasDetours() && (attribute.dependsOnLength() || attribute.isLogarithmic())) {
                all.add(new Comparison(results, attribute, View.AT_DEPTH));
            }
        }
        return all;
    }

    private static boolean isAllSolved(Comparison solved) {
        return solved.lines().stream()
                .allMatch(line -> line.cells().stream()
                        .allMatch(cell -> cell.isShown() && cell.solved().isAll()));
    }

    String heading(Comparison comparison) {
        String title = comparison.attribute().title();
        return comparison.view() == View.WHOLE ? title : title + ", " + view(comparison);
    }

    /** The difference between a view and the others. */
    String view(Comparison comparison) {
        return switch (comparison.view()) {
            case WHOLE -> "all instances";
            case COMMON -> "over instances that all solvers solved";
            case AT_DEPTH -> "only runs that found the row's depth";
        };
    }

    /** How to read a table. */
    String reading(Comparison comparison) {
        Attribute attribute = comparison.attribute();
        if (attribute == Attribute.SOLVED) {
            return "Of the n instances of a row, with Wilson's 95 % confidence interval. " + better(comparison);
        }
        String times = attribute.isNoisy() ? timing() + " " : "";
        String interval =
                results.rows().stream().anyMatch(row -> row.group().sampling().isRandom())
                        ? "Mean \u00b1 half of its 95 % confidence interval (Student's t), "
                        : "Mean, ";
        String exact =
                results.rows().stream().anyMatch(row -> row.group().sampling().isWhole())
                        ? "Where a row has all states of its depth, its mean is exact. "
                        : "";
        return (which(comparison) + interval + "median, standard deviation, range; n instances. " + exact + times
                        + better(comparison))
                .strip();
    }

    /** Which instances count. */
    private static String which(Comparison comparison) {
        return switch (comparison.view()) {
            case WHOLE ->
                comparison.hasGaps()
                        ? "A dash where a solver did not solve all instances of the row; only those that did are"
                                + " compared. "
                        : "All instances of a row. ";
            case COMMON ->
                "Only the instances that every solver solved, n of them in a row, so that all figures of a row are"
                        + " about the same ones; they are easier than the rest. ";
            case AT_DEPTH ->
                "For each solver only the instances of which it found a shortest solution; a solver that finds few"
                        + " has its n beside its mean. These may be other and easier instances for each solver, so"
                        + " nothing is marked as best. ";
        };
    }

    /** The meaning of the mark of the best. */
    private static String better(Comparison comparison) {
        Attribute attribute = comparison.attribute();
        if (comparison.view() == View.AT_DEPTH || attribute.better() == Better.NEITHER) {
            return "";
        }
        String which = attribute.dependsOnLength()
                ? "the best of a row is bold, among solvers that found the shortest solutions of all: longer ones make"
                        + " the factor smaller."
                : attribute.isNoisy()
                        ? "the best of a row is bold where its confidence interval overlaps no other."
                        : "the best of a row is bold.";
        return (attribute.better() == Better.LESS ? "Less is better; " : "More is better; ") + which;
    }

    private String timing() {
        String where = switch (manifest.timing()) {
            case FORK -> "Each run was timed in a new JVM, which is cold.";
            case CLUSTER -> "Runs were timed on the machines of a cluster, which may differ and have other work.";
            case WARM ->
                "Runs of under half a second were made twice, and the second time counts; longer ones are first runs.";
            case SHARED ->
                "All runs were timed in one JVM that warms up as it goes, "
                        + manifest.sessions().stream()
                                .mapToInt(Invocation::jobs)
                                .max()
                                .orElse(1)
                        + " at a time; --fork gives each one its own.";
        };
        return manifest.experiment().repetitions() > 1
                ? where + " Of " + manifest.experiment().repetitions() + " repetitions the median counts."
                : where;
    }

    String rowHeading() {
        return results.axis().orElse(manifest.experiment().rows() == Experiment.Rows.PUZZLE ? "puzzle" : "instances");
    }

    /** The facts of the runs: what, when and where. */
    List<String> facts() {
        List<String> facts = new ArrayList<>();
        int made = results.runs().size();
        int planned = results.planned();
        facts.add(String.format(Locale.ROOT, "%,d runs: ", planned)
                + Quantity.counted(
                        results.rows().stream()
                                .filter(row -> !row.isTotal())
                                .map(Row::group)
                                .distinct()
                                .mapToInt(group -> group.entries().size())
                                .sum(),
                        "instance")
                + ", " + Quantity.counted(results.solvers().size(), "solver")
                + (manifest.experiment().limits().size() > 1
                        ? ", " + Quantity.counted(manifest.experiment().limits().size(), "limit")
                        : "")
                + (manifest.experiment().repetitions() > 1
                        ? ", " + Quantity.counted(manifest.experiment().repetitions(), "repetition")
                        : "")
                + (isDrawn() ? "; seed " + manifest.experiment().seed() : ""));
        if (made < planned) {
            facts.add(String.format(Locale.ROOT, "not finished: %,d of %,d runs are made so far", made, planned));
        }
        if (isAllSolved(Comparison.of(results, Attribute.SOLVED))) {
            facts.add("every solver solved every instance");
        }
        facts.add("unscramble " + manifest.version());
        if (manifest.experiment().limits().size() == 1
                && !manifest.experiment().limits().get(0).key().isEmpty()) {
            facts.add("within " + manifest.experiment().limits().get(0).label());
        }
        sessions().forEach((machine, when) -> facts.add(machine + ", " + when));
        facts.addAll(results.complaints());
        return facts;
    }

    /** Whether some instances depend on the seed. */
    private boolean isDrawn() {
        return manifest.experiment().groups().stream().anyMatch(group -> group.sampling() != Sample.Kind.GIVEN);
    }

    /** The command that makes the same runs again, if it is known. */
    Optional<String> command() {
        return manifest.sessions().stream()
                .map(Invocation::command)
                .filter(command -> !command.isEmpty())
                .reduce((first, last) -> last);
    }

    /** The machines, and when they were at work. */
    private Map<String, String> sessions() {
        Map<String, String> machines = new LinkedHashMap<>();
        for (Invocation session : manifest.sessions()) {
            String machine = String.format(
                    Locale.ROOT,
                    "%s, %s, %d processors (%s), %s",
                    session.java(),
                    session.system(),
                    session.processors(),
                    session.processor(),
                    makes(session));
            machines.merge(machine, session.started(), (first, next) -> first + ", " + next);
        }
        return machines;
    }

    private static String makes(Invocation session) {
        return switch (session.timing()) {
            case FORK -> Quantity.counted(session.jobs(), "forked run") + " at a time";
            case CLUSTER -> "which had a cluster make the runs";
            case SHARED, WARM -> Quantity.counted(session.jobs(), "run") + " at a time";
        };
    }

    /** Where the instances of each group come from. */
    List<String> samplings() {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        manifest.experiment().groups().forEach(group -> {
            long different = group.entries().stream()
                    .map(entry -> entry.key())
                    .distinct()
                    .count();
            String repeats = different < group.entries().size()
                    ? "; of " + group.entries().size() + " drawn, " + different + " are different"
                    : "";
            groups.computeIfAbsent(group.sampling().label() + repeats, label -> new ArrayList<>())
                    .add(group.label());
        });
        return groups.entrySet().stream()
                .map(entry -> String.join(", ", entry.getValue()) + ": " + entry.getKey())
                .toList();
    }
}
