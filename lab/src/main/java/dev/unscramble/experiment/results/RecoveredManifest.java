package dev.unscramble.experiment.results;

import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Experiment.Rows;
import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.generate.Sample;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.SolverSpec;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A manifest recovered from the runs, if the file is lost: it has all runs, with the labels that they had when they
 * were made.
 */
public final class RecoveredManifest {
    private RecoveredManifest() {}

    public static Manifest of(Collection<FinishedRun> runs) {
        FinishedRun last = runs.stream().reduce((first, second) -> second).orElseThrow();
        Experiment experiment = new Experiment(
                "runs",
                "Runs whose manifest is lost",
                "",
                last.key().seed(),
                runs.stream().mapToInt(run -> run.key().repetition()).max().orElse(1),
                List.of(Attribute.SOLVED, Attribute.GENERATED, Attribute.EXPANDED, Attribute.LENGTH, Attribute.SECONDS),
                Rows.GROUP,
                groups(runs),
                distinct(
                        runs,
                        run -> new SolverSpec(run.task().label(), run.key().solver()),
                        SolverSpec::key),
                distinct(
                        runs, run -> new LimitSpec(run.key().limits(), run.key().limits()), LimitSpec::key),
                List.of(),
                "");
        return new Manifest(experiment, last.key().version(), last.key().timing(), List.of());
    }

    private static List<Group> groups(Collection<FinishedRun> runs) {
        Map<String, List<FinishedRun>> byGroup = runs.stream()
                .collect(Collectors.groupingBy(run -> run.task().group(), LinkedHashMap::new, Collectors.toList()));
        return byGroup.entrySet().stream()
                .map(group -> new Group(
                        group.getKey(),
                        "",
                        OptionalInt.empty(),
                        Sample.Kind.GIVEN,
                        distinct(
                                group.getValue(),
                                run -> new Group.Entry(
                                        run.task().instance(), run.key().instance(), Map.of()),
                                Group.Entry::key)))
                .toList();
    }

    private static <T, K> List<T> distinct(
            Collection<FinishedRun> runs, Function<FinishedRun, T> part, Function<T, K> key) {
        Map<K, T> parts = new LinkedHashMap<>();
        runs.stream().map(part).forEach(each -> parts.putIfAbsent(key.apply(each), each));
        return List.copyOf(parts.values());
    }
}
