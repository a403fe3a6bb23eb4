package dev.unscramble.report.chart;

import java.util.Locale;

/**
 * A bar of a chart: a label and a value.
 *
 * @param label the name of the row
 * @param value at least 0
 * @param text the value as text
 * @param limited whether a limit stopped the run, so that the value would have been larger
 * @param note a remark after the value, or empty
 * @param family whose colour it has
 * @param isHatched whether it is hatched in that colour, which is explained below the chart
 */
public record Bar(
        String label, long value, String text, boolean limited, String note, Family family, boolean isHatched) {

    public Bar {
        if (value < 0) {
            throw new IllegalArgumentException("a bar has no value below 0: " + label + " has " + value);
        }
    }

    /** A bar of no family. */
    public Bar(String label, long value, boolean limited, String note) {
        this(label, value, String.format(Locale.ROOT, "%,d", value), limited, note, Family.NONE, false);
    }

    /** A bar without a remark. */
    public static Bar of(String label, long value) {
        return new Bar(label, value, false, "");
    }

    /** The value and the note. */
    String remark() {
        return note.isEmpty() ? text : text + "  " + note;
    }
}
