package dev.unscramble.text;

import dev.unscramble.model.InputException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers with units, as users write limits. */
public final class Quantity {
    private static final Pattern NUMBER = Pattern.compile("(\\d+(?:\\.\\d+)?(?:e\\d{1,2})?)\\s*([a-z]*)");

    private static final Map<String, Double> COUNTS = Map.of("", 1.0, "k", 1e3, "m", 1e6, "g", 1e9);
    private static final Map<String, Double> BYTES =
            Map.of("", 1.0, "b", 1.0, "k", 0x1p10, "kb", 0x1p10, "m", 0x1p20, "mb", 0x1p20, "g", 0x1p30, "gb", 0x1p30);
    private static final Map<String, Double> TIMES =
            Map.of("", 1.0, "ms", 1e-3, "s", 1.0, "m", 60.0, "min", 60.0, "h", 3600.0);

    private Quantity() {}

    /** Counts such as 5000, 10k, 2.5M or 1e6, at least 1. */
    public static long count(String text) {
        long count = (long) parse(text, COUNTS, "5000, 10k or 2M");
        if (count < 1) {
            throw new InputException("'" + text + "' is less than 1");
        }
        return count;
    }

    /** A count of at least 0 and at most {@code most}. */
    public static int upTo(String text, int most) {
        long count = text.strip().equals("0") ? 0 : count(text);
        if (count > most) {
            throw new InputException(
                    String.format(Locale.ROOT, "'%s' is more than %,d, the most that is possible", text, most));
        }
        return (int) count;
    }

    /** Sizes such as 512m or 2g; without a unit, bytes. */
    public static long bytes(String text) {
        return (long) parse(text, BYTES, "512m or 2g");
    }

    /** Times such as 500ms, 10s, 2m or 1h; without a unit, seconds. */
    public static Duration time(String text) {
        double nanos = parse(text, TIMES, "500ms, 10s or 2m") * 1e9;
        return Duration.ofNanos((long) Math.min(nanos, Long.MAX_VALUE));
    }

    /** A number of things in words, as in 1 node or 5,000 nodes. */
    public static String counted(long count, String thing) {
        return grouped(count) + " " + (count == 1 ? thing : thing + "s");
    }

    /** A whole number with its digits in groups, as in 5,000; many times faster than a format. */
    public static String grouped(long number) {
        StringBuilder digits = new StringBuilder().append(number);
        for (int at = digits.length() - 3; at > (number < 0 ? 1 : 0); at -= 3) {
            digits.insert(at, ',');
        }
        return digits.toString();
    }

    /** A number rounded to some decimals, as in 0.050; it must be finite. Halves are rounded up, as they are written. */
    public static String fixed(double number, int decimals) {
        double scaled = number * Math.pow(10, decimals);
        boolean isNearHalf = Math.abs(scaled - Math.floor(scaled) - 0.5) < 1e-6;
        if (decimals > 0 && scaled >= 0 && scaled < 1e9 && !isNearHalf) { // many times faster than a BigDecimal
            StringBuilder digits = new StringBuilder().append(Math.round(scaled));
            digits.insert(0, "0".repeat(Math.max(0, decimals + 1 - digits.length())));
            return digits.insert(digits.length() - decimals, '.').toString();
        }
        return BigDecimal.valueOf(number)
                .setScale(decimals, RoundingMode.HALF_UP)
                .toPlainString();
    }

    /** A whole number without a unit, of at least {@code least}. */
    public static int whole(String text, int least) {
        String digits = text.strip();
        if (digits.matches("\\d{1,9}") && Integer.parseInt(digits) >= least) {
            return Integer.parseInt(digits);
        }
        throw new InputException("'" + text + "' should be a whole number from " + least + " on");
    }

    /** A number such as 2 or 1.5. */
    public static double decimal(String text) {
        if (text.strip().matches("\\d{1,9}(\\.\\d{1,9})?")) {
            return Double.parseDouble(text.strip());
        }
        throw new InputException("'" + text + "' should be a number such as 1.5");
    }

    private static double parse(String text, Map<String, Double> units, String example) {
        Matcher matcher = NUMBER.matcher(text.strip().replace("_", "").toLowerCase(Locale.ROOT));
        if (matcher.matches()) {
            Double unit = units.get(matcher.group(2));
            if (unit != null) {
                return Double.parseDouble(matcher.group(1)) * unit;
            }
        }
        throw new InputException("'" + text + "' should be like " + example);
    }
}
