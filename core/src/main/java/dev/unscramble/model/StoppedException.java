package dev.unscramble.model;

/** A limit or the user stopped work that has no partial result. */
public final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The work that was stopped. */
    public StoppedException(String message) {
        super(message);
    }
}
