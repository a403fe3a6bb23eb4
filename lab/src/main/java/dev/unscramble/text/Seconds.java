package dev.unscramble.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Times as text: three significant digits, and the unit that fits them, from 123 ns to 1,230 s. */
public final class Seconds {
    private static final int DIGITS = 3;
    private static final MathContext ROUNDED = new MathContext(DIGITS, RoundingMode.HALF_UP);
    private static final String[] UNITS = {"s", "ms", "\u00b5s", "ns"};

    private Seconds() {}

    public static String text(double seconds) {
        if (seconds == 0) {
            return "0 s";
        }
        BigDecimal rounded = BigDecimal.valueOf(seconds).round(ROUNDED);
        int unit = 0;
        while (rounded.abs().compareTo(BigDecimal.ONE) < 0 && unit < UNITS.length - 1) {
            rounded = rounded.movePointRight(3);
            unit++;
        }
        int before = rounded.precision() - rounded.scale();
        return String.format(Locale.ROOT, "%,." + Math.max(0, DIGITS - Math.max(1, before)) + "f", rounded) + " "
                + UNITS[unit];
    }
}
