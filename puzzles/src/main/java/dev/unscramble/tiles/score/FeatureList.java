package dev.unscramble.tiles.score;

import java.util.Arrays;

/** Finds the {@link ScoreFeatures} of boards. */
public final class FeatureList {
    private final ScoreFeatures features;
    private final byte[] states;
    private final int at;
    private final int blank;
    private int[] found;
    private int count;

    private FeatureList(ScoreFeatures features, byte[] states, int at) {
        this.features = features;
        this.states = states;
        this.at = at;
        this.blank = states[at + features.size] & 0xff;
        this.found = new int[8 * features.size];
    }

    /** The features of a board, as {@code TileScores} write it. */
    public static int[] of(ScoreFeatures features, byte[] states, int at) {
        FeatureList list = new FeatureList(features, states, at);
        list.findLines();
        for (int cell = 0; cell < features.size; cell++) {
            if (cell != list.blank) {
                list.add(features.tile(list.home(cell), cell));
                list.findPairs(cell);
            }
        }
        list.findSquares();
        return Arrays.copyOf(list.found, list.count);
    }

    private int home(int cell) {
        return states[at + cell] & 0xff;
    }

    private void add(int feature) {
        if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = feature;
    }

    private void findLines() {
        for (int row = 0; row < features.rows; row++) {
            int conflicts = features.rowLines.conflicts(states, at, row, blank);
            if (conflicts > 0) {
                add(features.rowConflicts(row, conflicts));
            }
        }
        for (int column = 0; column < features.columns; column++) {
            int conflicts = features.columnLines.conflicts(states, at, column, blank);
            if (conflicts > 0) {
                add(features.columnConflicts(column, conflicts));
            }
        }
    }

    private void findSquares() {
        for (int row = -1; row < features.rows; row++) {
            for (int column = -1; column < features.columns; column++) {
                add(features.square(
                        content(row, column),
                        content(row, column + 1),
                        content(row + 1, column),
                        content(row + 1, column + 1)));
            }
        }
    }

    /** What is in a cell of a square. */
    private int content(int row, int column) {
        if (row < 0 || column < 0 || row == features.rows || column == features.columns) {
            return ScoreFeatures.BORDER;
        }
        int cell = row * features.columns + column;
        return cell == blank ? ScoreFeatures.BLANK : ScoreFeatures.content(features.way(home(cell), cell));
    }

    /** Finds the pairs of the tile in a cell with tiles in later cells. */
    private void findPairs(int cell) {
        int row = cell / features.columns;
        int column = cell % features.columns;
        int way = features.way(home(cell), cell);
        for (int down = 0; down <= Math.min(ScoreFeatures.REACH, features.rows - 1 - row); down++) {
            int aside = ScoreFeatures.REACH - down;
            int last = Math.min(aside, features.columns - 1 - column);
            for (int right = down == 0 ? 1 : Math.max(-aside, -column); right <= last; right++) {
                int other = cell + down * features.columns + right;
                if (other != blank) {
                    add(features.pair(down, right, way, features.way(home(other), other)));
                }
            }
        }
    }
}
