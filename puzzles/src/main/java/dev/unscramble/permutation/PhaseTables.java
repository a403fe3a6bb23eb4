package dev.unscramble.permutation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The coordinates of a phase, with distances in some of its moves: of each coordinate together with the one that has the
 * fewest values, so that tables stay small.
 */
final class PhaseTables {
    /** All moves are allowed. */
    static final long ALL = -1L;

    private static final byte UNKNOWN = -1;

    private final int[] moves;
    private final long isMove;
    /** By coordinate, move and value: the value after the move. */
    private final List<int[]> next;

    private final int[] sizes;
    private final int smallest;
    private final List<byte[]> distances = new ArrayList<>();

    /** @param next by coordinate: by move, of all moves of the puzzle, then value: the value after the move */
    PhaseTables(PermutationPuzzle puzzle, int[] moves, List<int[]> next) {
        this.moves = moves;
        this.isMove = Arrays.stream(moves).mapToLong(move -> 1L << move).sum();
        this.next = next;
        this.sizes = next.stream()
                .mapToInt(table -> table.length / puzzle.moveCount())
                .toArray();
        this.smallest = IntStream.range(0, sizes.length)
                .boxed()
                .min(Comparator.comparingInt(one -> sizes[one]))
                .orElseThrow();
        for (int one = 0; one < sizes.length; one++) {
            distances.add(one == smallest && sizes.length > 1 ? new byte[0] : distances(one));
        }
    }

    int[] moves() {
        return moves;
    }

    boolean has(int move) {
        return (isMove >>> move & 1) != 0;
    }

    private byte[] distances(int one) {
        byte[] known = new byte[sizes[one] * sizes[smallest]];
        Arrays.fill(known, UNKNOWN);
        int[] queue = new int[known.length];
        int count = 1;
        known[0] = 0;
        for (int at = 0; at < count; at++) {
            int index = queue[at];
            for (int move : moves) {
                int after = next.get(one)[move * sizes[one] + index / sizes[smallest]] * sizes[smallest]
                        + next.get(smallest)[move * sizes[smallest] + index % sizes[smallest]];
                if (known[after] == UNKNOWN) {
                    known[after] = (byte) (known[index] + 1);
                    queue[count++] = after;
                }
            }
        }
        return known;
    }

    void apply(int move, int[] values, int[] to) {
        for (int one = 0; one < values.length; one++) {
            to[one] = next.get(one)[move * sizes[one] + values[one]];
        }
    }

    /** A lower bound of the moves to the solved values. */
    int distance(int[] values) {
        int most = 0;
        for (int one = 0; one < values.length; one++) {
            if (distances.get(one).length > 0) {
                most = Math.max(most, distances.get(one)[values[one] * sizes[smallest] + values[smallest]]);
            }
        }
        return most;
    }

    boolean isSolved(int[] values) {
        for (int value : values) {
            if (value != 0) {
                return false;
            }
        }
        return true;
    }
}
