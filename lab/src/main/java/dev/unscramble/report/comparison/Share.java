package dev.unscramble.report.comparison;

import java.util.Locale;

/** How many of how many. */
public record Share(int part, int whole) {
    private static final double Z = 1.959963984540054;

    public double percent() {
        return whole == 0 ? Double.NaN : 100.0 * part / whole;
    }

    public boolean isAll() {
        return part == whole;
    }

    /** The lower end of the 95 % confidence interval in percent (Wilson, 1927). */
    public double low() {
        return bound(-1);
    }

    /** The upper end of it. */
    public double high() {
        return bound(1);
    }

    private double bound(int side) {
        double n = whole;
        double p = part / n;
        double middle = p + Z * Z / (2 * n);
        double width = Z * Math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n));
        return 100 * Math.min(1, Math.max(0, (middle + side * width) / (1 + Z * Z / n)));
    }

    @Override
    public String toString() {
        return part + " of " + whole;
    }

    /** With one digit after the point, or more if the share would otherwise look like all or none. */
    public String percentText() {
        int digits = isAll() || part == 0 ? 0 : 1;
        String text = percentText(digits);
        while (digits > 0 && text.matches("(0|100)\\.0+ %")) {
            text = percentText(++digits);
        }
        return text;
    }

    private String percentText(int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f %%", percent());
    }
}
