package dev.unscramble.tiles.score;

import dev.unscramble.tiles.score.ScoreTables.Corner;

/** The scores of tiles that are near each other, wherever they are: of pairs and squares, by a {@link WayBoard}. */
public final class NearScores {
    private final PairScores pairs;
    private final SquareScores squares;

    NearScores(ScoreFeatures features, WayBoard board, int[] weights, Corner corner) {
        this.pairs = new PairScores(features, board, weights, corner);
        this.squares = new SquareScores(features, board, weights, corner);
    }

    /** The score of all pairs and squares on a board. */
    public int score(byte[] states, int at) {
        return pairs.score(states, at) + squares.score(states, at);
    }

    /** The change of the score when a tile slides into the blank. */
    public int change(byte[] states, int at, int blank, int from, int home) {
        return pairs.change(states, at, blank, from, home) + squares.change(states, at, blank, from, home);
    }
}
