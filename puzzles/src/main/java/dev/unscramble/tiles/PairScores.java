package dev.unscramble.tiles;

import dev.unscramble.tiles.ScoreTables.Corner;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What pairs of near tiles score, by where the other tile is seen from the first and the ways that both have to go: a small
 * table, as it does not matter where on the board they are.
 */
final class PairScores {
    private static final int WAYS = ScoreFeatures.WAYS;

    private final int size;
    /** By home and cell: the way of a tile. */
    private final byte[] ways;
    /** By cell: where its neighbours begin in the next two arrays; one more for their end. */
    private final int[] begins;

    private final int[] neighbours;
    /** Where the scores of pairs with this neighbour begin. */
    private final int[] bases;
    /** By place of the other tile, then way of the first, then way of the other. */
    private final byte[] scores;

    private PairScores(ScoreFeatures features, int[] weights, Corner corner) {
        this.size = features.size;
        int reach = ScoreFeatures.REACH;
        int side = 2 * reach + 1;
        this.ways = new byte[size * size];
        for (int home = 0; home < size; home++) {
            for (int cell = 0; cell < size; cell++) {
                ways[home * size + cell] = (byte) features.way(home, cell);
            }
        }
        this.scores = new byte[side * side * WAYS * WAYS];
        this.begins = new int[size + 1];
        this.neighbours = new int[size * side * side];
        this.bases = new int[size * side * side];
        for (int down = -reach; down <= reach; down++) {
            for (int right = -reach; right <= reach; right++) {
                if (isNear(down, right)) {
                    fill(features, weights, corner, down, right);
                }
            }
        }
        for (int cell = 0; cell < size; cell++) {
            findNeighbours(features, cell);
        }
    }

    /** None if all weights of pairs are 0. */
    static @Nullable PairScores of(ScoreFeatures features, int[] weights, Corner corner) {
        boolean isUsed =
                Arrays.stream(weights, features.pairsAt(), weights.length).anyMatch(weight -> weight != 0);
        return isUsed ? new PairScores(features, weights, corner) : null;
    }

    private static boolean isNear(int down, int right) {
        int steps = Math.abs(down) + Math.abs(right);
        return steps > 0 && steps <= ScoreFeatures.REACH;
    }

    private static int base(int down, int right) {
        int reach = ScoreFeatures.REACH;
        return ((down + reach) * (2 * reach + 1) + right + reach) * WAYS * WAYS;
    }

    private void fill(ScoreFeatures features, int[] weights, Corner corner, int down, int right) {
        for (int way = 0; way < WAYS; way++) {
            for (int other = 0; other < WAYS; other++) {
                int feature = features.pair(
                        corner.down(down), corner.right(right), mirror(way, corner), mirror(other, corner));
                scores[base(down, right) + way * WAYS + other] = (byte) weights[feature];
            }
        }
    }

    private static int mirror(int way, Corner corner) {
        int side = 2 * ScoreFeatures.FARTHEST + 1;
        return ScoreFeatures.wayOf(
                corner.down(way / side - ScoreFeatures.FARTHEST), corner.right(way % side - ScoreFeatures.FARTHEST));
    }

    private void findNeighbours(ScoreFeatures features, int cell) {
        int end = begins[cell];
        for (int other = 0; other < size; other++) {
            int down = other / features.columns - cell / features.columns;
            int right = other % features.columns - cell % features.columns;
            if (isNear(down, right)) {
                neighbours[end] = other;
                bases[end++] = base(down, right);
            }
        }
        begins[cell + 1] = end;
    }

    /** The score of all pairs on a board. */
    int score(byte[] states, int at, int blank) {
        int twice = 0;
        for (int cell = 0; cell < size; cell++) {
            int way = ways[(states[at + cell] & 0xff) * size + cell];
            for (int i = begins[cell]; i < begins[cell + 1]; i++) {
                if (cell != blank && neighbours[i] != blank) {
                    twice += score(states, at, i, way);
                }
            }
        }
        return twice / 2;
    }

    /**
     * What it changes that a tile slides into the blank. Either cell is a neighbour of the other, but not of the tile: what the
     * loops count for that is taken back. The blank is written as 0, and so counts like the tile of the first cell.
     */
    int change(byte[] states, int at, int blank, int from, int home) {
        int way = ways[home * size + blank];
        int wayBefore = ways[home * size + from];
        int change = scores[beside(blank - from) + wayBefore * WAYS + ways[blank]]
                - scores[beside(from - blank) + way * WAYS + wayBefore];
        for (int i = begins[blank]; i < begins[blank + 1]; i++) {
            change += score(states, at, i, way);
        }
        for (int i = begins[from]; i < begins[from + 1]; i++) {
            change -= score(states, at, i, wayBefore);
        }
        return change;
    }

    /** Where the scores of pairs with the tile in the next cell begin. */
    private static int beside(int step) {
        return switch (step) {
            case 1 -> base(0, 1);
            case -1 -> base(0, -1);
            default -> base(Integer.signum(step), 0);
        };
    }

    /** What a tile with a way to go scores with a neighbour of its cell. */
    private int score(byte[] states, int at, int neighbour, int way) {
        int cell = neighbours[neighbour];
        return scores[bases[neighbour] + way * WAYS + ways[(states[at + cell] & 0xff) * size + cell]];
    }
}
