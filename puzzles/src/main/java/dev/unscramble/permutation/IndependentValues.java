package dev.unscramble.permutation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Whether the values of several coordinates are independent: moves lead to every combination of them. That is so if the
 * moves lead to all values of the first, those of their products that keep its first value to all of the second, and so on,
 * as in a stabilizer chain (Sims, 1970). A few random ones of these products are taken: it is never said wrongly that values
 * are independent, and hardly ever that they are not.
 */
final class IndependentValues {
    /** How many products that keep a value are taken. */
    private static final int PRODUCTS = 20;

    private IndependentValues() {}

    static boolean are(List<MoveTable> parts) {
        List<int[]> elements = elements(parts);
        int first = 0;
        for (MoveTable part : parts) {
            elements = keeping(first, part.size(), elements);
            if (elements.isEmpty()) {
                return false;
            }
            first += part.size();
        }
        return true;
    }

    /** The moves as permutations of the values of all coordinates, which are numbered together. */
    private static List<int[]> elements(List<MoveTable> parts) {
        int[][] elements = new int[parts.get(0).moves()]
                [parts.stream().mapToInt(MoveTable::size).sum()];
        for (int move = 0; move < elements.length; move++) {
            int first = 0;
            for (MoveTable part : parts) {
                for (int value = 0; value < part.size(); value++) {
                    elements[move][first + value] = first + part.after(move, value);
                }
                first += part.size();
            }
        }
        return List.of(elements);
    }

    /** Random products of elements that keep a value; none if the elements do not take it to {@code size} values. */
    private static List<int[]> keeping(int value, int size, List<int[]> elements) {
        int[] met = new int[size];
        int[] before = new int[value + size];
        int[] last = new int[value + size];
        Arrays.fill(last, -1);
        met[0] = value;
        int count = 1;
        for (int at = 0; at < count; at++) {
            for (int element = 0; element < elements.size(); element++) {
                int image = elements.get(element)[met[at]];
                if (image != value && last[image] < 0) {
                    before[image] = met[at];
                    last[image] = element;
                    met[count++] = image;
                }
            }
        }
        if (count < size) {
            return List.of();
        }
        RandomElements random = new RandomElements(elements);
        List<int[]> keeping = new ArrayList<>();
        while (keeping.size() < PRODUCTS) {
            int[] product = random.next();
            for (int image = product[value]; image != value; image = before[image]) {
                product = RandomElements.times(product, RandomElements.inverse(elements.get(last[image])));
            }
            keeping.add(product);
        }
        return keeping;
    }
}
