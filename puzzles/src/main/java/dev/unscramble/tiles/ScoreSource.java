package dev.unscramble.tiles;

import dev.unscramble.tiles.score.ScoreFeatures;
import dev.unscramble.tiles.score.ScoreTables;
import dev.unscramble.tiles.score.ScoreTables.Corner;
import dev.unscramble.tiles.score.ScoreWeights;
import dev.unscramble.tiles.score.WayBoard;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The tables of scores for the boards of one size: fitted ones for goals with the blank in a corner, if there are
 * any, and plain ones for all others. They are made when they are first needed, as most searches do not need them.
 * Thread-safe.
 */
final class ScoreSource {
    private final ScoreFeatures features;
    private final Supplier<Optional<ScoreWeights>> fitted;
    private final Map<Optional<Corner>, ScoreTables> tables = new HashMap<>();

    ScoreSource(int rows, int columns, Supplier<Optional<ScoreWeights>> fitted) {
        this.features = new ScoreFeatures(rows, columns);
        this.fitted = fitted;
    }

    /** The tables for goals with the blank in a cell. */
    synchronized ScoreTables towards(int blank) {
        return tables.computeIfAbsent(corner(blank), this::make);
    }

    private Optional<Corner> corner(int blank) {
        int row = blank / features.columns;
        int column = blank % features.columns;
        boolean isCorner = row % (features.rows - 1) == 0 && column % (features.columns - 1) == 0;
        return isCorner ? Optional.of(new Corner(row > 0, column > 0)) : Optional.empty();
    }

    private ScoreTables make(Optional<Corner> corner) {
        Optional<ScoreWeights> weights = fitted.get();
        int length = features.size + 1 + (weights.isPresent() ? WayBoard.length(features) : 0);
        return corner.isPresent() && weights.isPresent()
                ? new ScoreTables(features, length, weights.get().weights(), corner.get())
                : new ScoreTables(features, length, features.plainWeights(), Corner.FIRST);
    }
}
