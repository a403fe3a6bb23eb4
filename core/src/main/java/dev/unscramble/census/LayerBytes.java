package dev.unscramble.census;

import dev.unscramble.model.Ranking;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** The memory that a {@link RankedExploration} takes, in bytes. */
public final class LayerBytes {
    private LayerBytes() {}

    /** The memory of a thread that works with files: for the part that it reads, and the part that it builds. */
    public static long perThread(Ranking<?> ranking) {
        return 2 * ofPart(ranking);
    }

    private static long ofPart(Ranking<?> ranking) {
        return (ranking.partSize() + Long.SIZE - 1) / Long.SIZE * Long.BYTES;
    }

    /**
     * An upper bound on the bytes of the layers: three layers of all parts, or, if moves alternate between two halves
     * of the parts, three layers of which each takes one half.
     */
    public static long needed(Ranking<?> ranking) {
        int larger = largerHalf(ranking);
        return ofPart(ranking) * (larger == ranking.parts() ? 3L * larger : ranking.parts() + larger);
    }

    /** The number of parts in the larger half, if every move leads from one half to the other; else all parts. */
    private static int largerHalf(Ranking<?> ranking) {
        int[] colour = new int[ranking.parts()];
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        colour[0] = 1;
        while (!open.isEmpty()) {
            int part = open.remove();
            for (int neighbour : ranking.neighbours(part)) {
                if (colour[neighbour] == colour[part]) {
                    return ranking.parts();
                } else if (colour[neighbour] == 0) {
                    colour[neighbour] = -colour[part];
                    open.add(neighbour);
                }
            }
        }
        int white = (int) Arrays.stream(colour).filter(one -> one == 1).count();
        return Math.max(white, ranking.parts() - white);
    }
}
