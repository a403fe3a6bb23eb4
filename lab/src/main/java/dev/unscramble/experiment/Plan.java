package dev.unscramble.experiment;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.SolverSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * All runs of an experiment, or those of one shard. They are interleaved: the first instances of all groups come first,
 * then the second ones, so that after a tenth of the time there is a tenth of every table, and the time left can be
 * estimated.
 */
public final class Plan {
    /** The memory of a planned run and its result, generously. */
    private static final long BYTES_PER_RUN = 1024;

    private final Manifest manifest;
    private final List<Task> tasks = new ArrayList<>();

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
        manifest.shard().ifPresent(shard -> {
            Set<RunKey> own = Set.copyOf(shard.of(keys()));
            tasks.removeIf(task -> !own.contains(task.key()));
        });
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
                tasks.add(new Task(key, group.label(), entry.id(), solver.label()));
            }
        }
    }

    private Set<RunKey> keys() {
        return tasks.stream().map(Task::key).collect(Collectors.toSet());
    }

    /** The number of different runs. */
    public int size() {
        return keys().size();
    }

    /** All runs in order; one that two groups ask for is there twice. */
    public List<Task> tasks() {
        return Collections.unmodifiableList(tasks);
    }

    /** The runs that are not in {@code made}, each once, even if several groups ask for it. */
    public List<Task> without(Set<RunKey> made) {
        Set<RunKey> known = new HashSet<>(made);
        return tasks.stream().filter(task -> known.add(task.key())).toList();
    }
}
