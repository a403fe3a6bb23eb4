package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Names that people mistype. */
public final class Names {
    private Names() {}

    /** A name as it is compared: in lower case, _ like -. */
    public static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The complaint about a name that is none of those that are known. */
    public static InputException unknown(String what, String given, Collection<String> known) {
        String nearest = known.stream()
                .min(Comparator.comparingInt(name -> distance(plain(given), name)))
                .orElseThrow();
        String all = String.join(", ", known);
        boolean isNear = distance(plain(given), nearest) <= 1 + nearest.length() / 4;
        return new InputException("there is no " + what + " \"" + given + "\""
                + (isNear ? "; did you mean " + nearest + "?" : "")
                + (isNear ? " There are " : "; there are ") + all);
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
