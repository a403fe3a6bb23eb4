package dev.unscramble.model;

/** Looks on while something long is made, and may put an end to it. Threads share it. */
@FunctionalInterface
public interface BuildMonitor {
    /** Looks at nothing and never ends anything. */
    BuildMonitor NONE = share -> true;

    /** Whether to go on, with about this share of the work done. */
    boolean goOn(double share);

    /** Both look on, and either may put an end to it. */
    default BuildMonitor and(BuildMonitor other) {
        return share -> goOn(share) && other.goOn(share);
    }

    /** Goes on, or throws. */
    default void check(double share) {
        if (!goOn(share)) {
            throw new StoppedException("stopped");
        }
    }
}
