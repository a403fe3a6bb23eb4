package dev.unscramble.model;

/** Watches something long being made, and may stop it. Threads share it. */
@FunctionalInterface
public interface BuildMonitor {
    /** Never stops anything. */
    BuildMonitor NONE = share -> true;

    /** Whether to go on, with about this share of the work done. */
    boolean goOn(double share);

    /** Both watch, and either may stop it. */
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
