package dev.unscramble.tiles.rank;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A {@link WindowRotation} that changes digits by which the states are split into parts, so that the states of a
 * part go to several others. They go in pieces: all that agree in the digits of the window and of the parts.
 *
 * <pre>
 *   parts by the digit d0, a window of d0 and d1:
 *
 *     part 0   | 00 | 01 | 02 |  --.      piece 01 becomes 10, and so on: each part gets a
 *     part 1   | 10 | 11 | 12 |  &lt;-'      piece of every other, and reads no more of it
 *     part 2   | 20 | 21 | 22 |
 * </pre>
 */
final class PartCrossing {
    /** By number of a block: the one that it turns into. */
    private final int[] blockTargets;

    private final long piece;
    private final int piecesPerBlock;
    private final int piecesPerPart;
    /** The number of parts that exchange states: they agree in the digits before the window. */
    private final int partsPerGroup;

    /** A rotation whose window begins before the last digit by which parts of a size are split. */
    PartCrossing(WindowRotation rotation, long partSize) {
        this.blockTargets = rotation.blockTargets();
        this.piece = Math.min(rotation.block(), partSize);
        this.piecesPerBlock = Math.toIntExact(rotation.block() / piece);
        this.piecesPerPart = Math.toIntExact(partSize / piece);
        this.partsPerGroup = Math.toIntExact(blockTargets.length * rotation.block() / partSize);
    }

    /** The parts that get states of this one. */
    int[] targets(int part) {
        int group = part - part % partsPerGroup;
        return IntStream.range(0, piecesPerPart)
                .map(piece -> group + target(part, piece) / piecesPerPart)
                .distinct()
                .toArray();
    }

    /** The longs of a part with the pieces that go to another, as first and end of each run. */
    int[] runs(int from, int to) {
        int[] runs = new int[2 * piecesPerPart];
        int length = 0;
        for (int i = 0; i < piecesPerPart; i++) {
            if (place(from, i, to) >= 0) {
                int first = (int) (i * piece / Long.SIZE);
                int end = (int) (((i + 1) * piece + Long.SIZE - 1) / Long.SIZE);
                if (length == 0 || first > runs[length - 1]) {
                    runs[length] = first;
                    length += 2;
                }
                runs[length - 1] = end;
            }
        }
        return Arrays.copyOf(runs, length);
    }

    /** Adds to {@code reached}, in one part, the states that the turn makes of {@code states}, in another. */
    void spread(int from, long[] states, int to, long[] reached) {
        for (int i = 0; i < piecesPerPart; i++) {
            int place = place(from, i, to);
            if (place >= 0) {
                Bits.or(states, i * piece, reached, place * piece, piece);
            }
        }
    }

    /** The piece of the part {@code to} that a piece of the part {@code from} becomes; negative if none. */
    private int place(int from, int piece, int to) {
        int target = target(from, piece);
        boolean isThere = from / partsPerGroup == to / partsPerGroup && target / piecesPerPart == to % partsPerGroup;
        return isThere ? target % piecesPerPart : -1;
    }

    /** The piece of its group that a piece of a part becomes. */
    private int target(int part, int piece) {
        int inGroup = part % partsPerGroup * piecesPerPart + piece;
        return blockTargets[inGroup / piecesPerBlock] * piecesPerBlock + inGroup % piecesPerBlock;
    }
}
