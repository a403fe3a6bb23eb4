package dev.unscramble.tiles.score;

import dev.unscramble.tiles.score.ScoreTables.Corner;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The scores of tiles that are near each other, wherever they are: of pairs and squares, by a {@link WayBoard}. */
public final class NearScores {
    private final PairScores pairs;
    private final SquareScores squares;

    private NearScores(PairScores pairs, SquareScores squares) {
        this.pairs = pairs;
        this.squares = squares;
    }

    /** The scores, or null if all weights of pairs and squares are 0. */
    static @Nullable NearScores of(ScoreFeatures features, WayBoard board, int[] weights, Corner corner) {
        boolean isUsed =
                Arrays.stream(weights, features.pairsAt(), weights.length).anyMatch(weight -> weight != 0);
        return isUsed
                ? new NearScores(
                        new PairScores(features, board, weights, corner),
                        new SquareScores(features, board, weights, corner))
                : null;
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
