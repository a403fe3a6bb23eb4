package dev.unscramble.experiment.runner;

import dev.unscramble.experiment.Task;

/** Receives the results of runs: into memory, or into a folder. Several threads may use it at once. */
@FunctionalInterface
public interface RunSink<R> {

    /** Receives the result of a run. */
    void put(Task task, R result) throws InterruptedException;

    /** Whether it can take no more. */
    default boolean isBroken() {
        return false;
    }
}
