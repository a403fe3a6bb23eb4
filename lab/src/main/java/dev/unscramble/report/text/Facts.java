package dev.unscramble.report.text;

import java.util.Locale;

/** Named values, one per line, with the values aligned. In a window, every line fits. */
public final class Facts {
    private static final String INDENT = " ".repeat(12);

    private final TextLayout layout;
    private final StringBuilder text = new StringBuilder();

    public Facts(TextLayout layout) {
        this.layout = layout;
    }

    public Facts add(String name, String value) {
        text.append(String.format(Locale.ROOT, "%-12s%s%n", name, layout.wrapped(value, INDENT)));
        return this;
    }

    /** Adds a line in the manner of {@link String#format}. */
    public Facts add(String name, String pattern, Object... values) {
        return add(name, String.format(Locale.ROOT, pattern, values));
    }

    /** The lines, without a line break at the end. */
    @Override
    public String toString() {
        return text.toString().stripTrailing();
    }
}
