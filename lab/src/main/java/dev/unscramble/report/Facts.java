package dev.unscramble.report;

import java.util.Locale;

/** Lines that each say one thing, its name first, so that what is said lines up. */
final class Facts {
    private final StringBuilder text = new StringBuilder();

    Facts add(String name, String value) {
        text.append(String.format(Locale.ROOT, "%-12s%s%n", name, value));
        return this;
    }

    /** Adds a line in the manner of {@link String#format}. */
    Facts add(String name, String pattern, Object... values) {
        return add(name, String.format(Locale.ROOT, pattern, values));
    }

    /** The lines, without a line break at the end. */
    @Override
    public String toString() {
        return text.toString().stripTrailing();
    }
}
