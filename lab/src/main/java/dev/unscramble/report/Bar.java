package dev.unscramble.report;

import java.util.Locale;

/**
 * A row of a chart: a name and how much of something it took.
 *
 * @param label what the row is about
 * @param value at least 0
 * @param limited whether a limit cut it short, so that the value would have been larger
 * @param note a remark to stand behind the value, or nothing
 */
public record Bar(String label, long value, boolean limited, String note) {

    public Bar {
        if (value < 0) {
            throw new IllegalArgumentException("a bar has no value below 0: " + label + " has " + value);
        }
    }

    /** A bar with nothing to remark. */
    public static Bar of(String label, long value) {
        return new Bar(label, value, false, "");
    }

    /** The value with its thousands parted, and the note. */
    String remark() {
        String number = String.format(Locale.ROOT, "%,d", value);
        return note.isEmpty() ? number : number + "  " + note;
    }
}
