package dev.unscramble.report.experiment;

import dev.unscramble.experiment.Claim;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Experiment.Rows;
import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.Group.Entry;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.experiment.Task;
import dev.unscramble.generate.Sample;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Statistics;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.RunKey.InstanceKey;
import dev.unscramble.run.RunKey.Timing;
import dev.unscramble.run.SolverSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * SampleResults made up for tests: what each solver generated on each instance of each depth, or that it solved
 * nothing. A node takes 1 ms.
 */
final class SampleResults {
    /** Not solved. */
    static final long UNSOLVED = -1;

    /** Not run yet. */
    static final long MISSING = -2;

    private final List<Group> groups = new ArrayList<>();
    private final List<SolverSpec> solvers = new ArrayList<>();
    private final Map<RunKey, FinishedRun> runs = new HashMap<>();
    private final List<PublishedFigures> published = new ArrayList<>();
    private final Map<String, Integer> detours = new HashMap<>();
    private Rows rows = Rows.GROUP;
    private int price = 1;

    SampleResults(String... solvers) {
        for (String solver : solvers) {
            this.solvers.add(new SolverSpec(solver, "key of " + solver));
        }
    }

    /** From now on a solver finds solutions that are so much longer than the shortest. */
    SampleResults detour(String solver, int moves) {
        detours.put(solver, moves);
        return this;
    }

    /** All instances by now become one group of given ones. */
    SampleResults joined() {
        List<Entry> all =
                groups.stream().flatMap(group -> group.entries().stream()).toList();
        groups.clear();
        groups.add(new Group("given", "", OptionalInt.empty(), Sample.Kind.GIVEN, all));
        return this;
    }

    /** What a row is about. */
    SampleResults rows(Rows each) {
        rows = each;
        return this;
    }

    /** From now on a move costs that much. */
    SampleResults price(int each) {
        price = each;
        return this;
    }

    /** A row of the table: for each solver what it generated on the instances, one after the other. */
    SampleResults depth(int depth, Sample.Kind sampling, long[]... generated) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < generated[0].length; i++) {
            InstanceKey key = new InstanceKey("3x3", "start " + depth + "/" + i, "goal", "");
            entries.add(new Entry(Integer.toString(i + 1), key, Map.of("nodes", 10.0 * (i + 1))));
        }
        Group group = new Group("depth " + depth, "depth", OptionalInt.of(depth), sampling, entries);
        groups.add(group);
        for (int solver = 0; solver < solvers.size(); solver++) {
            for (int i = 0; i < entries.size(); i++) {
                if (generated[solver][i] != MISSING) {
                    add(group, entries.get(i), solvers.get(solver), depth, generated[solver][i]);
                }
            }
        }
        return this;
    }

    private void add(Group group, Entry entry, SolverSpec solver, int depth, long generated) {
        RunKey key = new RunKey(entry.key(), solver.key(), "", 1, 1, "1.0", Timing.SHARED);
        boolean isSolved = generated != UNSOLVED;
        int length = isSolved ? depth + detours.getOrDefault(solver.label(), 0) : 0;
        Measurement found = new Measurement(
                "astar",
                "zero",
                isSolved ? Outcome.SOLVED : Outcome.NODE_LIMIT,
                length,
                price * length,
                isSolved,
                0,
                0,
                new Statistics(
                        Math.max(generated, 0) / 2,
                        Math.max(generated, 0),
                        0,
                        0,
                        0,
                        0,
                        0,
                        List.of(),
                        Math.max(generated, 1) * 1_000_000),
                OptionalLong.empty());
        runs.put(key, new FinishedRun(new Task(key, group.label(), entry.id(), solver.label()), 1, found));
    }

    SampleResults published(PublishedFigures figures) {
        published.add(figures);
        return this;
    }

    /** Figures of nodes generated, published for one solver and row. */
    SampleResults published(String solver, String row, String figure) {
        return published(new PublishedFigures(
                "a book",
                "",
                Optional.of(Attribute.GENERATED),
                Map.of(solver, Map.of(row, figure)),
                Map.of(),
                List.of(),
                ""));
    }

    /** What is said of nodes generated. */
    SampleResults claimed(Claim... claims) {
        return published(new PublishedFigures(
                "a book", "", Optional.of(Attribute.GENERATED), Map.of(), Map.of(), List.of(claims), "@book{a}"));
    }

    ExperimentResults results() {
        Experiment experiment = new Experiment(
                "test",
                "A <test> & more",
                "",
                1,
                1,
                List.of(Attribute.SOLVED, Attribute.GENERATED, Attribute.EBF, Attribute.EBF_ROOT),
                rows,
                groups,
                solvers,
                List.of(new LimitSpec("", "")),
                published,
                "seed = 1");
        Manifest manifest = new Manifest(experiment, "1.0", Timing.SHARED, List.of());
        return ExperimentResults.of(manifest, runs.values());
    }

    static long[] nodes(long... numbers) {
        return numbers;
    }
}
