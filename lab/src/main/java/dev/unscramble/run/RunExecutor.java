package dev.unscramble.run;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;

/** Makes a run: in this JVM, or in one of its own. Several threads may use it at once. */
@FunctionalInterface
public interface RunExecutor {

    /**
     * Makes a run; {@code progress} may cancel it, which is then its outcome.
     *
     * @throws InputException if the order cannot be carried out
     */
    Measurement run(RunKey order, Progress progress);
}
