package dev.unscramble.experiment.runner;

import dev.unscramble.experiment.Task;

/** Where the results of runs go: to memory, or to a folder. Several threads may use it at once. */
@FunctionalInterface
public interface RunSink<R> {

    /** Takes what a run came to. */
    void put(Task task, R result) throws InterruptedException;

    /** Whether it can take no more. */
    default boolean isBroken() {
        return false;
    }
}
