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
 * Divides the runs that wait to be made elsewhere into batches. Runs of one kind (solver, limits and group of
 * instances) take about the same time. A first run of each kind measures how long; then the kinds that take longest
 * come first, so that none of their runs is waited for at the end. Short runs share a batch of about a second of work,
 * since sending one costs some milliseconds; but never more of a kind than were made before, since the first ones may
 * have been easy.
 */
final class RunBatches {
    private static final double BATCH_SECONDS = 1;
    private static final double SECONDS_ALONE = 0.1;

    private final Map<Kind, Waiting> kinds = new LinkedHashMap<>();
    private int size;

    /** Runs that take about the same time. */
    private record Kind(String solver, String limits, String group) {
        static Kind of(Task task) {
            return new Kind(task.key().solver(), task.key().limits(), task.group());
        }
    }

    /** The waiting runs of a kind, and the times of those that were made. */
    private static final class Waiting {
        private final Deque<Task> tasks = new ArrayDeque<>();
        private boolean isTried;
        private int made;
        private double seconds;

        /** The mean time of a run; larger than any other if none is known, and infinite if none was tried. */
        double estimate() {
            return made > 0 ? seconds / made : isTried ? Double.MAX_VALUE : Double.POSITIVE_INFINITY;
        }

        /** The seconds of a batch that one run takes. */
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
     * @param before runs from which the time of others is estimated
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

    /** Adds the time of a run. */
    void learn(FinishedRun run) {
        Optional.ofNullable(kinds.get(Kind.of(run.task())))
                .ifPresent(kind -> kind.learn(run.measurement().statistics().seconds()));
    }

    /**
     * The runs to send next, if {@code batches} batches are in progress.
     *
     * @return empty if none are left
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
