package dev.unscramble.run;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;

/** How a run is made: in this JVM, or in one of its own. Several threads may use it at once. */
@FunctionalInterface
public interface RunExecutor {

    /**
     * Makes a run, which may be cancelled by the progress and is one of that outcome then.
     *
     * @throws InputException if the order cannot be carried out
     */
    Measurement run(RunOrder order, Progress progress);
}
