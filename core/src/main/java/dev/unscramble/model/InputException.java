package dev.unscramble.model;

import java.util.Objects;
import java.util.regex.Pattern;
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

    /** Characters that a terminal would obey instead of showing them, and those that turn the order of letters. */
    private static final Pattern CONTROLS =
            Pattern.compile("[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]");

    /** The fault of the input, in a sentence for the user. */
    public InputException(String message) {
        super(message);
    }

    /** The fault of the input, and the error that revealed it. */
    public InputException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The message, safe to be shown. It is made when it is asked for: readers that try all kinds of puzzles do not ask. */
    @Override
    public String getMessage() {
        return shortened(shown(Objects.requireNonNull(super.getMessage())));
    }

    /** A text from outside, safe to be shown on a terminal: {@code ?} instead of control characters. */
    public static String shown(String text) {
        return CONTROLS.matcher(text).replaceAll("?");
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
