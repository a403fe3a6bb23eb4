package dev.unscramble.permutation.pattern;

import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.LongIndex;
import dev.unscramble.permutation.MoveTable;
import java.util.ArrayList;
import java.util.List;

/**
 * An order of the coordinates of a pattern. The last one is that of the columns of its table, which decides how many
 * symmetries take rows to rows and columns to columns.
 *
 * @param serving how many do, with the one that changes nothing, as far as the first patterns tell
 */
record ProductOrder(List<Coordinate> coordinates, int serving) {
    private static final int LEAST_COLUMNS = 64;
    /** How many patterns are looked at. */
    private static final int MOST_TRIED = 300;

    /**
     * The order with which the most symmetries serve, with as few changes as that needs.
     *
     * @param symmetries each by the move that it makes of each move
     */
    static ProductOrder best(List<Coordinate> coordinates, List<int[]> symmetries) {
        ProductOrder best = new ProductOrder(coordinates, 1);
        for (int last = coordinates.size() - 1; last >= 0; last--) {
            List<Coordinate> order = new ArrayList<>(coordinates);
            order.add(order.remove(last));
            int serving = serving(order.stream().map(Coordinate::moves).toList(), symmetries);
            best = serving > best.serving ? new ProductOrder(order, serving) : best;
        }
        return best;
    }

    private static int serving(List<MoveTable> parts, List<int[]> symmetries) {
        int last = parts.size() - 1;
        MoveTable columns = parts.get(last);
        MoveProduct ofColumns = MoveProduct.of(List.of(columns), columns.moves());
        MoveProduct rows = MoveProduct.of(parts.subList(0, last), columns.moves());
        if (rows.size() == 1 || columns.size() < LEAST_COLUMNS || !RowClasses.areFew(rows, columns, symmetries)) {
            return 1;
        }
        return (int) symmetries.stream()
                        .filter(symmetry -> serves(ofColumns, symmetry) && serves(rows, symmetry))
                        .count()
                + 1;
    }

    /** Whether what a symmetry makes of a value depends on the value alone, for the values near the first. */
    private static boolean serves(MoveProduct product, int[] symmetry) {
        LongIndex met = new LongIndex();
        long[] values = new long[MOST_TRIED];
        long[] image = new long[MOST_TRIED];
        met.add(0);
        long[] next = new long[product.moves()];
        long[] nextImage = new long[product.moves()];
        for (int at = 0; at < met.size(); at++) {
            product.after(values[at], next);
            product.after(image[at], nextImage);
            for (int move = 0; move < next.length; move++) {
                int count = met.size();
                int to = count < MOST_TRIED ? met.add(next[move]) : met.find(next[move]);
                if (to == count) {
                    values[to] = next[move];
                    image[to] = nextImage[symmetry[move]];
                } else if (to >= 0 && image[to] != nextImage[symmetry[move]]) {
                    return false;
                }
            }
        }
        return true;
    }
}
