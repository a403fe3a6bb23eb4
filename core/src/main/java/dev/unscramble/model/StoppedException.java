package dev.unscramble.model;

/** A limit, or a person, stopped work that has no part of a result to show. */
public final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoppedException(String message) {
        super(message);
    }
}
