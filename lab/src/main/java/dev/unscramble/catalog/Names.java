package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Names that people mistype. */
public final class Names {
    private Names() {}

    /** A name as it is compared: in lower case, _ like -. */
    public static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The known name that was probably meant, if one is near. */
    public static Optional<String> nearest(String given, Collection<String> known) {
        return known.stream()
                .min(Comparator.comparingInt(name -> distance(plain(given), plain(name))))
                .filter(name -> distance(plain(given), plain(name)) <= 1 + name.length() / 4);
    }

    /** The complaint about a name that is none of those that are known. */
    public static InputException unknown(String what, String given, Collection<String> known) {
        String all = String.join(", ", known);
        return new InputException("there is no " + what + " \"" + given + "\""
                + nearest(given, known)
                        .map(name -> "; did you mean " + name + "? There are ")
                        .orElse("; there are ")
                + all);
    }

    /** A constant by its label. */
    public static <E extends Enum<E>> E oneOf(E[] values, String text) {
        return Arrays.stream(values)
                .filter(value -> label(value).equals(plain(text)))
                .findFirst()
                .orElseThrow(() -> new InputException("'" + text + "' is none of "
                        + Arrays.stream(values).map(Names::label).collect(Collectors.joining(", "))));
    }

    /** What people call a constant, such as low-h. */
    public static String label(Enum<?> value) {
        return plain(value.name());
    }

    /** The least number of letters to change, add or drop (Levenshtein, 1965). */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
