package dev.unscramble.experiment;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.RunOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * All runs that an experiment asks for, or those of one shard, each once, even if several groups ask for it. They take
 * turns: the first instances of all groups come first, then the second ones, so that after a tenth of the time there is
 * a tenth of every table, and the time left can be told.
 */
public final class Plan {
    /** What a run that is planned, and then one that is made, takes in memory, generously. */
    private static final long BYTES_PER_RUN = 1024;

    private final Manifest manifest;
    private final Map<RunKey, Task> tasks = new LinkedHashMap<>();

    /**
     * A plan.
     *
     * @throws InputException if it has more runs than fit in memory
     */
    public Plan(Manifest manifest) {
        this.manifest = manifest;
        Experiment experiment = manifest.experiment();
        requireRoom(experiment);
        int most = experiment.groups().stream()
                .mapToInt(group -> group.entries().size())
                .max()
                .orElse(0);
        for (int repetition = 1; repetition <= experiment.repetitions(); repetition++) {
            for (int turn = 0; turn < most; turn++) {
                for (Group group : experiment.groups()) {
                    if (turn < group.entries().size()) {
                        add(group, group.entries().get(turn), repetition);
                    }
                }
            }
        }
        manifest.shard().ifPresent(shard -> tasks.keySet().retainAll(Set.copyOf(shard.of(tasks.keySet()))));
    }

    private static void requireRoom(Experiment experiment) {
        long instances = experiment.groups().stream()
                .mapToLong(group -> group.entries().size())
                .sum();
        long runs =
                instances * experiment.solvers().size() * experiment.limits().size() * experiment.repetitions();
        long room = Limits.NONE.memoryBytes() / BYTES_PER_RUN;
        if (runs > room) {
            throw new InputException(String.format(
                    Locale.ROOT,
                    "these are %,d runs, and there is memory for the results of about %,d here; ask for fewer",
                    runs,
                    room));
        }
    }

    private void add(Group group, Group.Entry entry, int repetition) {
        for (LimitSpec limits : manifest.experiment().limits()) {
            for (SolverSpec solver : manifest.experiment().solvers()) {
                RunKey key = manifest.key(entry, solver, limits, repetition);
                tasks.computeIfAbsent(
                        key, missing -> new Task(key, group.label(), entry.id(), solver.label(), order(key, solver)));
            }
        }
    }

    /** What a solver has of its own, such as a depth, overrides the limits. */
    private static RunOrder order(RunKey key, SolverSpec solver) {
        SolveOptions options = SolveOptions.ofKey(key.instance().rules())
                .with(SolveOptions.ofKey(key.limits()))
                .with(solver.options());
        return new RunOrder(
                key.instance().puzzle(), key.instance().start(), key.instance().goal(), options, key.seed());
    }

    public int size() {
        return tasks.size();
    }

    /** The runs that are not among those made before. */
    public List<Task> without(Set<RunKey> made) {
        List<Task> left = new ArrayList<>(tasks.values());
        left.removeIf(task -> made.contains(task.key()));
        return left;
    }
}
