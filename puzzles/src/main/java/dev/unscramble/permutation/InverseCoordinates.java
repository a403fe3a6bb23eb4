package dev.unscramble.permutation;

import java.util.Arrays;
import java.util.List;

/**
 * The coordinates of the inverse of a state, which do not follow from those of the inverse of a neighbour. But each slot of
 * a state says what is in one slot of its inverse, and so what it adds to the keys of all coordinates, which are side by
 * side in a long. A record, whose fields the compiler treats as constants.
 *
 * @param sums by chunk of slots and its bits: what they add to the keys
 * @param base what is added for every state
 * @param shifts by coordinate: where its key is
 * @param byKey by coordinate and key: the value
 */
public record InverseCoordinates(PermutationValues values, long[] sums, long base, int[] shifts, int[][] byKey) {
    /** The most bits of a key. */
    private static final int MOST_BITS = 22;

    /** Whether states are values, none of which several rearrangements make, and keys are small. */
    public static boolean fit(PermutationPuzzle puzzle, List<Coordinate> coordinates) {
        int[] bits = bits(puzzle, coordinates);
        return puzzle.valueForm().isPresent()
                && Arrays.stream(bits).allMatch(own -> own <= MOST_BITS)
                && Arrays.stream(bits).sum() <= Long.SIZE;
    }

    private static int[] bits(PermutationPuzzle puzzle, List<Coordinate> coordinates) {
        return coordinates.stream()
                .mapToInt(coordinate -> coordinate.part().bits(puzzle))
                .toArray();
    }

    /**
     * The coordinates of the inverse of a state, relabelled. They must {@link #fit}.
     *
     * @param points by point: the point that it becomes; empty if nothing is relabelled
     */
    public static InverseCoordinates of(PermutationPuzzle puzzle, List<Coordinate> coordinates, int... points) {
        int[] bits = bits(puzzle, coordinates);
        int[] shifts = new int[bits.length];
        for (int i = 1; i < shifts.length; i++) {
            shifts[i] = shifts[i - 1] + bits[i - 1];
        }
        Points all = new Points(puzzle);
        long base = keys(puzzle, coordinates, shifts, puzzle.solved());
        PermutationValues values = puzzle.values();
        long[] sums = values.sums(puzzle, (slot, value) -> {
            Points.SlotValue ofInverse = all.ofInverse(slot, value, points);
            int[] changed = puzzle.solved().clone();
            changed[ofInverse.slot()] = ofInverse.value();
            return keys(puzzle, coordinates, shifts, changed) - base;
        });
        int[][] byKey = coordinates.stream().map(Coordinate::byKey).toArray(int[][]::new);
        return new InverseCoordinates(values, sums, base, shifts, byKey);
    }

    private static long keys(PermutationPuzzle puzzle, List<Coordinate> coordinates, int[] shifts, int[] state) {
        long keys = 0;
        for (int i = 0; i < shifts.length; i++) {
            keys += coordinates.get(i).part().key(puzzle, state) << shifts[i];
        }
        return keys;
    }

    /** The keys of all coordinates of a state. */
    public long keys(long low, long high) {
        return base + values.sum(sums, 0, low, high);
    }

    /** The value of a coordinate; negative if it cannot be reached. */
    public int value(long keys, int coordinate) {
        int[] values = byKey[coordinate];
        return values[(int) (keys >>> shifts[coordinate]) & values.length - 1];
    }
}
