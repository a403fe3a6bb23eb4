package dev.unscramble.model;

import java.util.stream.Collectors;

/**
 * Input that breaks a rule. The message is one sentence for the user: what, where,
 * which rule, and what to do about it if that is known.
 */
public final class InputException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** A message may quote the input; a longer line is shortened. */
    private static final int LONGEST_LINE = 1000;

    private static final int SHOWN_AT_EACH_END = 100;

    public InputException(String message) {
        super(shortened(message));
    }

    public InputException(String message, Throwable cause) {
        super(shortened(message), cause);
    }

    private static String shortened(String message) {
        return message.length() <= LONGEST_LINE
                ? message
                : message.lines().map(InputException::shortenedLine).collect(Collectors.joining("\n"));
    }

    private static String shortenedLine(String line) {
        return line.length() <= LONGEST_LINE
                ? line
                : line.substring(0, SHOWN_AT_EACH_END) + " ... " + line.substring(line.length() - SHOWN_AT_EACH_END);
    }

    /** This exception, with the place of the error before its message. */
    public InputException at(String place) {
        return new InputException(place + ": " + getMessage(), this);
    }
}
