package dev.unscramble.experiment;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * All runs that an experiment asks for, each once, even if several groups ask for it. They take turns:
 * the first instances of all groups come first, then the second ones, so that after a tenth of the
 * time there is a tenth of every table, and the time left can be told.
 */
public final class Plan {
    private final Map<RunKey, Task<?>> tasks = new LinkedHashMap<>();
    private final Map<Domain<?>, Map<SolverSpec, Solver<?>>> ready = new HashMap<>();

    public Plan(Experiment experiment, Manifest manifest) {
        int most = experiment.groups().stream()
                .mapToInt(group -> group.entries().size())
                .max()
                .orElse(0);
        for (int repetition = 1; repetition <= experiment.repetitions(); repetition++) {
            for (int turn = 0; turn < most; turn++) {
                for (Group group : experiment.groups()) {
                    if (turn < group.entries().size()) {
                        add(experiment, manifest, group, group.entries().get(turn), repetition);
                    }
                }
            }
        }
    }

    private void add(Experiment experiment, Manifest manifest, Group group, Group.Entry entry, int repetition) {
        Instance<?> instance = Objects.requireNonNull(experiment.instances().get(entry.key()));
        for (LimitSpec limits : experiment.limits()) {
            for (SolverSpec solver : experiment.solvers()) {
                RunKey key = manifest.key(entry, solver.key(), limits.key(), repetition);
                tasks.computeIfAbsent(key, missing -> task(key, group, entry, solver, instance, limits));
            }
        }
    }

    @SuppressWarnings("unchecked") // what is kept for a domain was made by it
    private <P extends Position> Task<P> task(
            RunKey key, Group group, Group.Entry entry, SolverSpec spec, Instance<P> instance, LimitSpec limits) {
        Solver<P> solver = (Solver<P>) ready.computeIfAbsent(instance.domain(), domain -> new HashMap<>())
                .computeIfAbsent(spec, missing -> spec.in(instance.domain()));
        return new Task<>(key, group.label(), entry.id(), spec, instance, solver, spec.within(limits.limits()));
    }

    public int size() {
        return tasks.size();
    }

    /** The runs that are not among those made before. */
    public List<Task<?>> without(Set<RunKey> made) {
        List<Task<?>> left = new ArrayList<>(tasks.values());
        left.removeIf(task -> made.contains(task.key()));
        return left;
    }
}
