package dev.unscramble.cube;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The 30 ways to colour a cube with six colours that differ however it is turned: 5 for the colour
 * opposite the first, 3 for the one opposite the next, 2 for the two that are left.
 */
final class ColourSchemes {
    private ColourSchemes() {}

    /**
     * All schemes of these symbols. To name each in one way, however a cube is held, the first symbol is
     * taken for U, and the first that is not opposite it for R.
     *
     * @return for each the symbols of U, R, F, D, L and B
     */
    static List<List<String>> of(Collection<String> sortedSymbols) {
        List<List<String>> schemes = new ArrayList<>();
        List<String> rest = new ArrayList<>(sortedSymbols);
        String up = rest.remove(0);
        for (String down : rest) {
            List<String> sides = without(rest, down);
            String right = sides.remove(0);
            for (String left : sides) {
                List<String> last = without(sides, left);
                schemes.add(List.of(up, right, last.get(0), down, left, last.get(1)));
                schemes.add(List.of(up, right, last.get(1), down, left, last.get(0)));
            }
        }
        return schemes;
    }

    private static List<String> without(List<String> symbols, String symbol) {
        List<String> others = new ArrayList<>(symbols);
        others.remove(symbol);
        return others;
    }
}
