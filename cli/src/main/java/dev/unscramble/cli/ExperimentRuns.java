package dev.unscramble.cli;

import dev.unscramble.catalog.Version;
import dev.unscramble.cli.terminal.RunBar;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Invocation;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.Plan;
import dev.unscramble.experiment.Shard;
import dev.unscramble.experiment.Task;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.text.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Has the runs of an experiment made that are not in its folder yet, and tells how that is getting on.
 *
 * @param shard which of its runs, where these are not all
 * @param session this call of the experiment
 */
record ExperimentRuns(Command command, Experiment experiment, Optional<Shard> shard, Invocation session) {

    /** Who makes runs: threads, processes or a cluster. */
    interface Maker {
        /**
         * Makes runs and writes them down, as long as the command is not interrupted.
         *
         * @param session the number of this call of the experiment
         * @param bar is told how many more of them are on the disk
         */
        void make(List<Task> tasks, int session, RunBar bar);
    }

    private Manifest manifest(List<Invocation> sessions) {
        return new Manifest(experiment, Version.current(), session.timing(), sessions, shard);
    }

    void make(ResultsFolder folder, Maker maker) {
        List<Invocation> sessions = new ArrayList<>(folder.sessions());
        Plan plan = new Plan(manifest(sessions));
        List<Task> tasks = plan.without(folder.runs().runs().keySet());
        int before = plan.size() - tasks.size();
        if (!tasks.isEmpty() || sessions.isEmpty()) {
            sessions.add(session);
        }
        folder.write(manifest(sessions));
        String known = before > 0 ? String.format(Locale.ROOT, ", %,d of them made before", before) : "";
        command.remark(Quantity.counted(plan.size(), "run") + known + "; results in " + folder.path());
        RunBar bar = command.bar(tasks.size());
        if (!tasks.isEmpty() || folder.runs().runs().isEmpty()) {
            maker.make(tasks, sessions.size(), bar);
        }
        bar.end();
        if (command.isInterrupted()) {
            command.remark(String.format(
                    Locale.ROOT,
                    "interrupted: %,d of %,d runs are made and kept; the same command goes on",
                    before + bar.done(),
                    plan.size()));
        }
    }
}
