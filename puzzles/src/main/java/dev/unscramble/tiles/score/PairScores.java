package dev.unscramble.tiles.score;

import dev.unscramble.tiles.score.ScoreTables.Corner;

/**
 * The scores of pairs of near tiles, by the offset of the second tile from the first and the ways of both: a small
 * table, as it does not depend on where on the board they are. The way of a tile is the offset of its goal cell.
 */
final class PairScores {
    /** Two more than the number of ways, for {@link WayBoard#BLANK} and {@link WayBoard#BORDER}, which score 0. */
    private static final int WAYS = ScoreFeatures.WAYS + 2;

    private static final int NEIGHBOURS = 2 * ScoreFeatures.OFFSETS;
    /** The number of scores of tiles with one way. */
    private static final int OF_WAY = NEIGHBOURS * WAYS;

    private final int size;
    private final WayBoard board;
    private final int stride;
    /** By way of the first tile, then place of the other, row by row, then way of the other. */
    private final byte[] scores = new byte[WAYS * OF_WAY];

    PairScores(ScoreFeatures features, WayBoard board, int[] weights, Corner corner) {
        this.size = features.size;
        this.board = board;
        this.stride = board.stride;
        int neighbour = 0;
        for (int down = -ScoreFeatures.REACH; down <= ScoreFeatures.REACH; down++) {
            int aside = ScoreFeatures.REACH - Math.abs(down);
            for (int right = -aside; right <= aside; right++) {
                if (down != 0 || right != 0) {
                    fill(features, weights, corner, down, right, neighbour++);
                }
            }
        }
    }

    private void fill(ScoreFeatures features, int[] weights, Corner corner, int down, int right, int neighbour) {
        for (int way = 0; way < ScoreFeatures.WAYS; way++) {
            for (int other = 0; other < ScoreFeatures.WAYS; other++) {
                int feature = features.pair(
                        corner.down(down), corner.right(right), mirror(way, corner), mirror(other, corner));
                scores[way * OF_WAY + neighbour * WAYS + other] = (byte) weights[feature];
            }
        }
    }

    private static int mirror(int way, Corner corner) {
        int side = 2 * ScoreFeatures.FARTHEST + 1;
        return ScoreFeatures.wayOf(
                corner.down(way / side - ScoreFeatures.FARTHEST), corner.right(way % side - ScoreFeatures.FARTHEST));
    }

    /** The score of all pairs on a board. */
    int score(byte[] states, int at) {
        int twice = 0;
        for (int cell = 0; cell < size; cell++) {
            twice += score(states, at + board.at(cell), states[at + board.at(cell)]);
        }
        return twice / 2;
    }

    /**
     * The change of the score when a tile slides into the blank. The cell that it comes from is near the blank, and
     * counts as another tile there: its score is subtracted.
     */
    int change(byte[] states, int at, int blank, int from, int home) {
        int to = at + board.at(blank);
        int before = at + board.at(from);
        byte way = board.way(home, blank);
        return score(states, to, way)
                - score(states, before, states[before])
                - scores[way * OF_WAY + beside(from - blank) * WAYS + states[before]];
    }

    /** The index of the next cell among those that are near. */
    private static int beside(int step) {
        return switch (step) {
            case -1 -> 5;
            case 1 -> 6;
            default -> step < 0 ? 2 : 9;
        };
    }

    /** The score of a tile with this way in a cell with all tiles that are near it. */
    private int score(byte[] states, int at, byte way) {
        int of = way * OF_WAY;
        return scores[of + states[at - 2 * stride]]
                + scores[of + WAYS + states[at - stride - 1]]
                + scores[of + 2 * WAYS + states[at - stride]]
                + scores[of + 3 * WAYS + states[at - stride + 1]]
                + scores[of + 4 * WAYS + states[at - 2]]
                + scores[of + 5 * WAYS + states[at - 1]]
                + scores[of + 6 * WAYS + states[at + 1]]
                + scores[of + 7 * WAYS + states[at + 2]]
                + scores[of + 8 * WAYS + states[at + stride - 1]]
                + scores[of + 9 * WAYS + states[at + stride]]
                + scores[of + 10 * WAYS + states[at + stride + 1]]
                + scores[of + 11 * WAYS + states[at + 2 * stride]];
    }
}
