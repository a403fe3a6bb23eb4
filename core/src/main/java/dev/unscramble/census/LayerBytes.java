package dev.unscramble.census;

import dev.unscramble.model.Ranking;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** How many bytes a {@link RankedExploration} takes. */
public final class LayerBytes {
    private LayerBytes() {}

    /** How much memory a thread takes that works with files: what it reads, and what it builds. */
    public static long perThread(Ranking<?> ranking) {
        return 2 * ofPart(ranking);
    }

    private static long ofPart(Ranking<?> ranking) {
        return (ranking.partSize() + Long.SIZE - 1) / Long.SIZE * Long.BYTES;
    }

    /**
     * How many bytes the layers take at most: three of all parts, or of one half of them, then the other, then the
     * first.
     */
    public static long needed(Ranking<?> ranking) {
        int larger = largerHalf(ranking);
        return ofPart(ranking) * (larger == ranking.parts() ? 3L * larger : ranking.parts() + larger);
    }

    /** How many parts the larger half has, where every move leads from one half to the other; else all of them. */
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
