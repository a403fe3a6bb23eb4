package dev.unscramble.permutation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
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

    /** The most entries of a table; to make it takes five bytes for each. */
    private static final long MOST_ENTRIES = 1 << 26;

    private final int[] moves;
    private final long isMove;
    private final List<MoveTable> parts;
    /** The part with the fewest values. */
    private final int smallest;

    private final List<byte[]> distances = new ArrayList<>();

    /** @param parts by coordinate: its table, of all moves of the puzzle */
    PhaseTables(int[] moves, List<MoveTable> parts) {
        this.moves = moves;
        this.isMove = Arrays.stream(moves).mapToLong(move -> 1L << move).sum();
        this.parts = parts;
        this.smallest = IntStream.range(0, parts.size())
                .boxed()
                .min(Comparator.comparingInt(one -> parts.get(one).size()))
                .orElseThrow();
        for (int one = 0; one < parts.size(); one++) {
            distances.add(one == smallest && parts.size() > 1 ? new byte[0] : distances(parts.get(one)));
        }
    }

    /** Whether there is memory for the tables of such coordinates. */
    static boolean fit(List<MoveTable> parts) {
        IntSummaryStatistics sizes = parts.stream().mapToInt(MoveTable::size).summaryStatistics();
        return (long) sizes.getMin() * sizes.getMax() <= MOST_ENTRIES;
    }

    int[] moves() {
        return moves;
    }

    boolean has(int move) {
        return (isMove >>> move & 1) != 0;
    }

    private byte[] distances(MoveTable rows) {
        MoveTable columns = parts.get(smallest);
        byte[] known = new byte[rows.size() * columns.size()];
        Arrays.fill(known, UNKNOWN);
        int[] queue = new int[known.length];
        int count = 1;
        known[0] = 0;
        for (int at = 0; at < count; at++) {
            int index = queue[at];
            for (int move : moves) {
                int after = rows.after(move, index / columns.size()) * columns.size()
                        + columns.after(move, index % columns.size());
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
            to[one] = parts.get(one).after(move, values[one]);
        }
    }

    /** A lower bound of the moves to the solved values. */
    int distance(int[] values) {
        int most = 0;
        for (int one = 0; one < values.length; one++) {
            if (distances.get(one).length > 0) {
                most = Math.max(
                        most,
                        distances.get(one)[values[one] * parts.get(smallest).size() + values[smallest]]);
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
