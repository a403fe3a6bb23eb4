package dev.unscramble.experiment.runner;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Task;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs that wait to be made elsewhere, and in which batches to send them. Runs of one kind (solver, limits and group
 * of instances) take about the same time. A first run of each kind finds out how long; then the kinds that take
 * longest go first, so that none of their runs is waited for at the end. Short runs go together, for about a second
 * of work, since sending one costs some milliseconds; but never more of a kind than were made before, since the first
 * ones may have been easy.
 */
final class RunBatches {
    private static final double BATCH_SECONDS = 1;
    private static final double SECONDS_ALONE = 0.1;

    private final Map<Kind, Waiting> kinds = new LinkedHashMap<>();
    private int size;

    /** What runs have in common that take about the same time. */
    private record Kind(String solver, String limits, String group) {
        static Kind of(Task task) {
            return new Kind(task.key().solver(), task.key().limits(), task.group());
        }
    }

    /** The runs of a kind, and what is known of it. */
    private static final class Waiting {
        private final Deque<Task> tasks = new ArrayDeque<>();
        private boolean isTried;
        private int made;
        private double seconds;

        /** The mean; without any bound as long as nothing is known, and least known first. */
        double estimate() {
            return made > 0 ? seconds / made : isTried ? Double.MAX_VALUE : Double.POSITIVE_INFINITY;
        }

        /** How much of a batch one run takes, in seconds. */
        double share() {
            return estimate() >= SECONDS_ALONE ? BATCH_SECONDS : Math.max(estimate(), BATCH_SECONDS / made);
        }

        void learn(double more) {
            made++;
            seconds += more;
        }
    }

    /**
     * Runs to be made.
     *
     * @param before runs that tell how long others will take
     */
    RunBatches(List<Task> tasks, Collection<FinishedRun> before) {
        for (Task task : tasks) {
            kinds.computeIfAbsent(Kind.of(task), kind -> new Waiting()).tasks.add(task);
        }
        size = tasks.size();
        before.forEach(this::learn);
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Takes note of how long a run took. */
    void learn(FinishedRun run) {
        Optional.ofNullable(kinds.get(Kind.of(run.task())))
                .ifPresent(kind -> kind.learn(run.measurement().statistics().seconds()));
    }

    /**
     * The runs to send next, while that many batches are being worked on.
     *
     * @return nothing where there are none left
     */
    List<Task> next(int batches) {
        List<Task> batch = new ArrayList<>();
        int most = Math.max(1, size / batches);
        double room = BATCH_SECONDS;
        while (size > 0 && batch.size() < most && room > 0) {
            Waiting hardest = hardest();
            if (!batch.isEmpty() && hardest.estimate() >= SECONDS_ALONE) {
                return batch;
            }
            hardest.isTried = true;
            batch.add(hardest.tasks.remove());
            size--;
            room -= hardest.share();
        }
        return batch;
    }

    private Waiting hardest() {
        return kinds.values().stream()
                .filter(kind -> !kind.tasks.isEmpty())
                .max(Comparator.comparingDouble(Waiting::estimate))
                .orElseThrow();
    }
}
