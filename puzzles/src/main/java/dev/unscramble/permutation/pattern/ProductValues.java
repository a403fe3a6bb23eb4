package dev.unscramble.permutation.pattern;

import dev.unscramble.model.ValueForm;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.InverseCoordinates;
import dev.unscramble.permutation.MoveTable;
import dev.unscramble.permutation.PermutationPuzzle;
import java.util.List;

/**
 * A {@link ProductPattern} on states that are values, of which it needs the tracked coordinates alone. It also tracks the
 * first view with the largest distance, and begins with that one, since it is the likeliest to exceed a bound again.
 *
 * <p>The inverse of a state is as far from the solved one as the state (dual lookups: Felner, Zahavi, Schaeffer and Holte,
 * 2005). Its distances do not count in the estimate, which would no longer be consistent. But a neighbour that they put
 * beyond the bound is said to be beyond it. They are looked up last, and tracked in one int: a move that leaves the solved
 * pattern as it is does not change the pattern of the inverse either, so the distance is that of the state before, and often
 * nothing needs to be looked up.
 *
 * <pre>
 *   tracked:    | view, 8 bits | distance, 8 bits |
 *   row:        | coordinates of view 0 | ... | coordinates of the last view | distances of the inverse | not used |
 *   distances:  | 0 | view 5, 5 bits | ... | view 0, 5 bits |
 * </pre>
 *
 * @param next by part, value and move: the value after the move
 * @param factors by part but the last: its factor in the number of a row
 * @param viewMoves by view and move: the move that it becomes
 * @param inverses the views of the inverse
 * @param kept by move: where the distances of those views of the inverse are that it does not change
 */
record ProductValues(
        TableBytes table,
        EntryFormat format,
        EntryIndex entries,
        int[][] next,
        long[] factors,
        int moves,
        int[][] viewMoves,
        InverseCoordinates[] inverses,
        int[] kept)
        implements ValueHeuristic {
    /** The ints of a row beside the coordinates. */
    static final int OTHER_INTS = 2;

    private static final int BYTE = 0xFF;
    /** The distance of a state from which no way leads to the solved one; a table has none as large. */
    static final int NO_WAY = BYTE;

    /** In an int of distances of the inverse: what each takes, the largest, and 1 for each. */
    private static final int INVERSE_BITS = 5;

    private static final int INVERSE_MOST = 15;
    private static final int INVERSE_ONES = 0b00001_00001_00001_00001_00001_00001;

    static ProductValues of(
            PermutationPuzzle puzzle,
            List<Coordinate> parts,
            ProductLayout layout,
            TableBytes table,
            List<View> views) {
        List<View> ofInverse = views.stream()
                .filter(view -> view.isOfInverse() && InverseCoordinates.fit(puzzle, parts))
                .toList();
        int[] kept = new int[puzzle.moveCount()];
        for (int move = 0; move < kept.length; move++) {
            for (int view = 0; view < ofInverse.size(); view++) {
                int seen = ofInverse.get(view).symmetry().moves()[move];
                boolean isKept = parts.stream().allMatch(part -> part.moves().after(seen, 0) == 0);
                kept[move] |= isKept ? INVERSE_MOST << view * INVERSE_BITS : 0;
            }
        }
        return new ProductValues(
                table,
                layout.format(),
                layout.entries(),
                layout.parts().stream().map(MoveTable::byValue).toArray(int[][]::new),
                layout.factors(),
                puzzle.moveCount(),
                views.stream()
                        .filter(view -> !view.isOfInverse())
                        .map(view -> view.symmetry().moves())
                        .toArray(int[][]::new),
                ofInverse.stream()
                        .map(view -> InverseCoordinates.of(
                                puzzle, parts, view.symmetry().points()))
                        .toArray(InverseCoordinates[]::new),
                kept);
    }

    boolean hasInverses() {
        return inverses.length > 0;
    }

    @Override
    public long after(long low, long high, int move, long before, int most, int[] rows, int at, int to) {
        int others = viewMoves.length * next.length;
        int known = hasInverses() ? rows[at + others] & kept[move] : 0;
        if (hasInverses() && exceeds(known, most)) {
            return Math.max(0, most + 1L);
        }
        int largest = -1;
        int view = (int) before >>> Byte.SIZE;
        int best = 0;
        for (int i = 0; i < viewMoves.length; i++) {
            int seen = viewMoves[view][move];
            int cell = view * next.length;
            long row = 0;
            for (int part = 0; part < factors.length; part++) {
                int value = next[part][rows[at + cell] * moves + seen];
                rows[to + cell] = value;
                row += value * factors[part];
                cell++;
            }
            int column = next[factors.length][rows[at + cell] * moves + seen];
            rows[to + cell] = column;
            int distance = format.get(table, entries.of(row, column));
            if (distance > most) {
                return distance | view << Byte.SIZE;
            }
            if (distance > largest || distance == largest && view < best) {
                largest = distance;
                best = view;
            }
            view = view + 1 == viewMoves.length ? 0 : view + 1;
        }
        if (hasInverses()) {
            ValueForm form = inverses[0].values();
            int ofInverse =
                    distancesOfInverse(form.low(low, high, move), form.high(low, high, move), most, known, kept[move]);
            if (ofInverse < 0) {
                return -ofInverse;
            }
            rows[to + others] = ofInverse;
        }
        return largest | best << Byte.SIZE;
    }

    /** Whether one of several distances of the inverse does: that many more would set the last bit of one. */
    private static boolean exceeds(int distances, int most) {
        int more = INVERSE_MOST - Math.min(most, INVERSE_MOST);
        return (distances + more * INVERSE_ONES & INVERSE_ONES << INVERSE_BITS - 1) != 0;
    }

    /** The distances of all views of the inverse of a state. */
    int distancesOfInverse(long low, long high) {
        return distancesOfInverse(low, high, Integer.MAX_VALUE, 0, 0);
    }

    /**
     * The distances of all views of the inverse of a state, or a distance that exceeds {@code most}, as a negative number.
     *
     * @param known those that are known
     * @param kept where they are
     */
    private int distancesOfInverse(long low, long high, int most, int known, int kept) {
        int all = known;
        for (int i = 0; i < inverses.length; i++) {
            int shift = i * INVERSE_BITS;
            if ((kept >>> shift & INVERSE_MOST) == 0) {
                InverseCoordinates inverse = inverses[i];
                long keys = inverse.keys(low, high);
                long row = 0;
                for (int part = 0; part < factors.length; part++) {
                    row += inverse.value(keys, part) * factors[part];
                }
                int column = inverse.value(keys, factors.length);
                int distance = row < 0 || column < 0 ? NO_WAY : format.get(table, entries.of(row, column));
                if (distance > most) {
                    return -distance;
                }
                all |= Math.min(distance, INVERSE_MOST) << shift;
            }
        }
        return all;
    }

    /**
     * Of the view that {@link #after} begins with; the last int of a row only keeps the reading from being left out. With
     * views of the inverse, many neighbours are pruned without their entries, which are not read before.
     */
    @Override
    public void fetch(long tracked, int[] rows, int at) {
        if (hasInverses()) {
            return;
        }
        int view = (int) tracked >>> Byte.SIZE;
        int cell = at + view * next.length;
        int sum = 0;
        for (int move = 0; move < moves; move++) {
            sum += format.get(table, index(rows, cell, move));
        }
        rows[at + viewMoves.length * next.length + 1] = sum;
    }

    /** The index of the neighbour of a view whose coordinates begin at {@code cell}. */
    private long index(int[] rows, int cell, int move) {
        long row = 0;
        for (int part = 0; part < factors.length; part++) {
            row += next[part][rows[cell + part] * moves + move] * factors[part];
        }
        int last = factors.length;
        return entries.of(row, next[last][rows[cell + last] * moves + move]);
    }

    @Override
    public int value(long tracked) {
        return distance(tracked);
    }

    /** The distance in what is tracked. */
    static int distance(long tracked) {
        int distance = (int) tracked & BYTE;
        return distance == NO_WAY ? Integer.MAX_VALUE : distance;
    }
}
