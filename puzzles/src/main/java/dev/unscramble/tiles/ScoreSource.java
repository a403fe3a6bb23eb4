package dev.unscramble.tiles;

import dev.unscramble.tiles.score.ScoreFeatures;
import dev.unscramble.tiles.score.ScoreTables;
import dev.unscramble.tiles.score.ScoreTables.Corner;
import dev.unscramble.tiles.score.ScoreWeights;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The tables of scores for the boards of one size: for goals with the blank in a corner, and for other goals. They are
 * made when they are first needed, as most searches do not need them. Thread-safe.
 */
final class ScoreSource {
    private final ScoreFeatures features;
    private final Supplier<ScoreWeights> corners;
    private final Map<Optional<Corner>, ScoreTables> goals = new HashMap<>();

    /** @param corners the weights for goals with the blank in a corner */
    ScoreSource(int rows, int columns, Supplier<ScoreWeights> corners) {
        this.features = new ScoreFeatures(rows, columns);
        this.corners = corners;
    }

    /** The tables for goals with the blank in a cell. */
    synchronized ScoreTables ofGoal(int blank) {
        return goals.computeIfAbsent(corner(blank), this::make);
    }

    private Optional<Corner> corner(int blank) {
        int row = blank / features.columns;
        int column = blank % features.columns;
        boolean isCorner = row % (features.rows - 1) == 0 && column % (features.columns - 1) == 0;
        return isCorner ? Optional.of(new Corner(row > 0, column > 0)) : Optional.empty();
    }

    private ScoreTables make(Optional<Corner> corner) {
        ScoreWeights weights =
                corner.isPresent() ? corners.get() : ScoreWeights.forAnyGoal(features.rows, features.columns);
        return new ScoreTables(features, weights.weights(), corner.orElse(Corner.FIRST));
    }
}
