package dev.unscramble.experiment;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;

/** How a run is made: in this Java machine, or in one of its own. */
@FunctionalInterface
public interface RunExecutor {

    /** In this Java machine. */
    RunExecutor HERE = Task::measure;

    /** Makes a run, which may be cancelled by the progress and is one of that outcome then. */
    Measurement run(Task<?> task, Limits within, Progress progress);
}
