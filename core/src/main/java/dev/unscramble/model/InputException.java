package dev.unscramble.model;

/**
 * Input that breaks a rule. The message is one sentence for the person who gave it: what, where,
 * which rule, and what to do about it where that is known.
 */
public final class InputException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public InputException(String message) {
        super(message);
    }

    public InputException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The same complaint with the place it was found at in front. */
    public InputException at(String place) {
        return new InputException(place + ": " + getMessage(), this);
    }
}
