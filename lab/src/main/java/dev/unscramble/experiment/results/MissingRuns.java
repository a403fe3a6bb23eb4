package dev.unscramble.experiment.results;

import dev.unscramble.experiment.Task;
import java.util.List;

/**
 * The runs of an experiment that are not in its folder yet.
 *
 * @param total how many runs the experiment has, or the shard of it
 * @param session the number of this call of the experiment
 */
public record MissingRuns(List<Task> tasks, int total, int session) {

    /** How many of all are in the folder. */
    public int made() {
        return total - tasks.size();
    }
}
