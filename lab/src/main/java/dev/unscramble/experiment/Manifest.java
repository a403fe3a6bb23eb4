package dev.unscramble.experiment;

import dev.unscramble.experiment.RunKey.Timing;
import java.util.List;
import java.util.Optional;

/**
 * What an experiment's results are results of: {@code manifest.json}. It has all that a report needs
 * beside the runs, and all that is needed to make them again.
 *
 * @param version the software's
 * @param sessions the calls of the experiment that made runs, the first first
 * @param shard which of its runs are to be made here, where these are not all
 */
public record Manifest(
        Experiment experiment, String version, Timing timing, List<Invocation> sessions, Optional<Shard> shard) {

    public Manifest {
        sessions = List.copyOf(sessions);
    }

    /** Of all runs of an experiment. */
    public Manifest(Experiment experiment, String version, Timing timing, List<Invocation> sessions) {
        this(experiment, version, timing, sessions, Optional.empty());
    }

    /** The key of a run of this experiment. */
    public RunKey key(Group.Entry entry, SolverSpec solver, LimitSpec limits, int repetition) {
        return new RunKey(entry.key(), solver.key(), limits.key(), experiment.seed(), repetition, version, timing);
    }
}
