package dev.unscramble.cube;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How far each of all 3,674,160 cubes is from the solved one, found in the plainest way: by a queue, and
 * by the moves of the position alone.
 */
final class CubeDistances {
    static final int STATES = 3_674_160;

    private static final Map<Metric, CubeDistances> FOUND = new EnumMap<>(Metric.class);

    final CubePuzzle puzzle;
    private final byte[] distances = new byte[STATES];

    private CubeDistances(Metric metric) {
        puzzle = new CubePuzzle(metric);
        Arrays.fill(distances, (byte) -1);
        int[] queue = new int[STATES];
        CubePosition position = puzzle.newPosition();
        long[] packed = new long[1];
        position.pack(packed, 0);
        int last = 0;
        queue[last++] = (int) packed[0];
        distances[(int) packed[0]] = 0;
        for (int first = 0; first < last; first++) {
            for (int move = 0; move < puzzle.moveCount(); move++) {
                packed[0] = queue[first];
                position.unpack(packed, 0);
                position.apply(move);
                position.pack(packed, 0);
                if (distances[(int) packed[0]] < 0) {
                    distances[(int) packed[0]] = (byte) (distances[queue[first]] + 1);
                    queue[last++] = (int) packed[0];
                }
            }
        }
    }

    /** Those in a metric, found once. */
    static synchronized CubeDistances in(Metric metric) {
        return FOUND.computeIfAbsent(metric, CubeDistances::new);
    }

    int of(CubePosition position) {
        long[] packed = new long[1];
        position.pack(packed, 0);
        return distances[(int) packed[0]];
    }

    /** How many cubes there are at distance 0, 1, 2, ... */
    List<Integer> counts() {
        List<Integer> counts = new ArrayList<>(Collections.nCopies(20, 0));
        for (byte distance : distances) {
            counts.set(distance, counts.get(distance) + 1);
        }
        return counts.subList(0, counts.indexOf(0));
    }
}
