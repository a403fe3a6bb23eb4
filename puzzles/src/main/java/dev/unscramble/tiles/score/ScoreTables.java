package dev.unscramble.tiles.score;

import java.util.Random;

/**
 * The tables of {@code TileScores}, for the boards of one size, and for one corner of the blank's goal if there are weights
 * for corners.
 */
public final class ScoreTables {
    private static final long HASH_SEED = 1;

    /** By the goal cell of a tile, then its cell: its score. */
    public final int[] tiles;

    /** By the goal cell of a tile, then its cell: the bits that it adds to the hash. */
    public final long[] hashes;

    public final LineScores rows;
    public final LineScores columns;
    /** The scores of pairs and squares. */
    public final NearScores near;

    public final WayBoard ways;
    /** The bytes of a state. */
    public final int length;

    /** The tables of weights of the features of a size, mirrored so that the first cell comes to a corner. */
    public ScoreTables(ScoreFeatures features, int[] weights, Corner corner) {
        int size = features.size;
        tiles = new int[size * size];
        for (int home = 0; home < size; home++) {
            for (int cell = 0; cell < size; cell++) {
                int feature = features.tile(corner.mirror(home, features), corner.mirror(cell, features));
                tiles[features.tile(home, cell)] = weights[feature];
            }
        }
        hashes = new Random(HASH_SEED).longs(tiles.length).toArray();
        rows = new LineScores(features.rowLines);
        columns = new LineScores(features.columnLines);
        for (int cell = 0; cell < size; cell++) {
            int mirrored = corner.mirror(cell, features);
            int row = cell / features.columns;
            int column = cell % features.columns;
            rows.set(row, column, weights[features.rowConflicts(mirrored / features.columns, column)]);
            columns.set(column, row, weights[features.columnConflicts(mirrored % features.columns, row)]);
        }
        length = size + 1 + WayBoard.length(features);
        ways = new WayBoard(features, size + 1);
        near = new NearScores(features, ways, weights, corner);
    }

    /** The corner of the blank's goal cell. */
    public record Corner(boolean isBottom, boolean isRight) {
        public static final Corner FIRST = new Corner(false, false);

        /** The same cell of a board whose first cell is in this corner. */
        int mirror(int cell, ScoreFeatures features) {
            int row = cell / features.columns;
            int column = cell % features.columns;
            return (isBottom ? features.rows - 1 - row : row) * features.columns
                    + (isRight ? features.columns - 1 - column : column);
        }

        int down(int steps) {
            return isBottom ? -steps : steps;
        }

        int right(int steps) {
            return isRight ? -steps : steps;
        }
    }

    /** The scores of conflicts in lines. */
    public static final class LineScores {
        private final Lines lines;
        /** By line, then number of conflicts. */
        private final int[] scores;

        LineScores(Lines lines) {
            this.lines = lines;
            this.scores = new int[lines.count() * lines.length()];
        }

        private void set(int line, int conflicts, int score) {
            scores[line * lines.length() + conflicts] = score;
        }

        /** The score of all lines of a board. */
        public int score(byte[] states, int at, int blank) {
            int sum = 0;
            for (int line = 0; line < lines.count(); line++) {
                sum += scores[line * lines.length() + lines.conflicts(states, at, line, blank)];
            }
            return sum;
        }

        /** The change of the score when a tile slides into the blank from a cell in the next line. */
        public int change(byte[] states, int at, int blank, int from, int home) {
            int line = lines.of(home);
            if (line == lines.of(from)) {
                return -gain(states, at, line, from, home);
            }
            return line == lines.of(blank) ? gain(states, at, line, blank, home) : 0;
        }

        /** The score that a tile adds to a line in one of its cells. */
        private int gain(byte[] states, int at, int line, int cell, int home) {
            int place = lines.place(home);
            if (!lines.isInConflict(states, at, line, cell, place)) {
                return 0;
            }
            int conflicts = lines.conflicts(states, at, line, cell, place);
            int first = line * lines.length();
            return scores[first + Lines.with(conflicts)] - scores[first + Lines.without(conflicts)];
        }
    }
}
