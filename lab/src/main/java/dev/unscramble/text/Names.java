package dev.unscramble.text;

import dev.unscramble.model.InputException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Names that users may mistype. */
public final class Names {
    private Names() {}

    /** A name as it is compared: in lower case, _ like -. */
    public static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The known name that was probably meant, if one is near. */
    public static Optional<String> nearest(String given, Collection<String> known) {
        return known.stream()
                .filter(name -> Math.abs(plain(given).length() - name.length()) <= tolerance(name))
                .min(Comparator.comparingInt(name -> distance(plain(given), plain(name))))
                .filter(name -> distance(plain(given), plain(name)) <= tolerance(name))
                .filter(name ->
                        distance(plain(given), plain(name)) < plain(given).length());
    }

    /** The most letters that may differ, and so the largest difference in length. */
    private static int tolerance(String name) {
        return 1 + name.length() / 4;
    }

    /** The error for a name that is not known. */
    public static InputException unknown(String what, String given, Collection<String> known) {
        return new InputException(
                suggestion(what, given, known, "? There are ", "; there are ") + String.join(", ", known));
    }

    /** The error for a name that is not known, if the known ones are too many to list. */
    public static InputException unlike(String what, String given, Collection<String> examples) {
        return new InputException(
                suggestion(what, given, examples, "? Examples are ", "; examples are ") + String.join(", ", examples));
    }

    private static String suggestion(
            String what, String given, Collection<String> known, String afterNearest, String otherwise) {
        return "unknown " + what + " \"" + given + "\""
                + nearest(given, known)
                        .map(name -> "; did you mean " + name + afterNearest)
                        .orElse(otherwise);
    }

    /** A constant by its label. */
    public static <E> E oneOf(E[] values, String text) {
        return Arrays.stream(values)
                .filter(value -> label((Enum<?>) value).equals(plain(text)))
                .findFirst()
                .orElseThrow(() -> new InputException("'" + text + "' is none of "
                        + Arrays.stream(values)
                                .map(value -> label((Enum<?>) value))
                                .collect(Collectors.joining(", "))));
    }

    /** The name of a constant for users, such as low-h. */
    public static String label(Enum<?> value) {
        return plain(value.name());
    }

    /** The least number of letters to change, add, drop or swap with the next (Damerau, 1964). */
    private static int distance(String a, String b) {
        int[][] steps = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                    continue;
                }
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                int least = Math.min(steps[i - 1][j - 1] + change, 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
                boolean isSwapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                steps[i][j] = isSwapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
            }
        }
        return steps[a.length()][b.length()];
    }
}
