package dev.unscramble.model;

/** Watches long work, such as making a table, and may stop it. Thread-safe. */
@FunctionalInterface
public interface BuildMonitor {
    /** Never stops anything. */
    BuildMonitor NONE = share -> true;

    /** Whether to continue; about this share of the work is done. */
    boolean goOn(double share);

    /** This monitor and another one; either may stop the work. */
    default BuildMonitor and(BuildMonitor other) {
        return share -> goOn(share) && other.goOn(share);
    }

    /** Throws {@link StoppedException} if the work must stop. */
    default void check(double share) {
        if (!goOn(share)) {
            throw new StoppedException("stopped");
        }
    }
}
