package dev.unscramble.experiment.results;

import dev.unscramble.experiment.Task;
import java.util.List;

/**
 * The runs of an experiment that are not in its folder yet.
 *
 * @param total the number of runs of the experiment, or of the shard
 * @param session the number of this call of the experiment
 */
public record MissingRuns(List<Task> tasks, int total, int session) {

    /** The number of runs that are in the folder. */
    public int made() {
        return total - tasks.size();
    }
}
