package dev.unscramble.experiment;

import dev.unscramble.experiment.RunKey.Timing;
import java.util.List;

/**
 * What an experiment's results are results of: {@code manifest.json}. It has all that a report needs
 * beside the runs, and all that is needed to make them again.
 *
 * @param version the software's
 * @param sessions the calls of the experiment that made runs, the first first
 */
public record Manifest(Experiment experiment, String version, Timing timing, List<Invocation> sessions) {

    /** The key of a run of this experiment. */
    public RunKey key(Group.Entry entry, SolverSpec solver, LimitSpec limits, int repetition) {
        return new RunKey(entry.key(), solver.key(), limits.key(), experiment.seed(), repetition, version, timing);
    }
}
