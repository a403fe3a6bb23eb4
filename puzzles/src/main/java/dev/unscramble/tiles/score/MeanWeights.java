package dev.unscramble.tiles.score;

/**
 * Weights for boards of any size and for any goal, from those that were fitted to the boards of one size. What a tile
 * weighs depends on how far it has to go in each direction, and hardly on its cell; what conflicts weigh, on whether
 * they are in a line at the edge. So the means of each are used. Where boards are larger than the fitted ones, weights grow on
 * as they do last. Pairs and squares are the same on all boards.
 */
final class MeanWeights {
    private final ScoreFeatures fitted;
    private final int[] weights;
    private final int last;
    /** By how far a tile has to go in each direction: its mean weight, less that in its goal cell. */
    private final double[][] tiles;

    /** By the number of conflicts, in lines at the edge. */
    private final double[] edge;
    /** By the number of conflicts, in other lines. */
    private final double[] inner;

    /** The means of weights that were fitted to a square. */
    MeanWeights(ScoreFeatures fitted, int[] weights) {
        this.fitted = fitted;
        this.weights = weights;
        this.last = fitted.rows - 1;
        this.tiles = new double[fitted.rows][fitted.rows];
        this.edge = new double[fitted.rows];
        this.inner = new double[fitted.rows];
        findTiles();
        findConflicts();
    }

    private void findTiles() {
        int[][] counts = new int[fitted.rows][fitted.rows];
        for (int home = 1; home < fitted.size; home++) {
            for (int cell = 0; cell < fitted.size; cell++) {
                int rows = fitted.rowsToGo(home, cell);
                int columns = fitted.columnsToGo(home, cell);
                int weight = weights[fitted.tile(home, cell)] - weights[fitted.tile(home, home)];
                counts[rows][columns]++;
                tiles[rows][columns] += (weight - tiles[rows][columns]) / counts[rows][columns];
            }
        }
    }

    /** Rows are enough: a column has the weights of the row that it becomes when the board is mirrored. */
    private void findConflicts() {
        for (int conflicts = 1; conflicts <= last; conflicts++) {
            for (int row = 0; row <= last; row++) {
                int weight = weights[fitted.rowConflicts(row, conflicts)];
                if (row % last == 0) {
                    edge[conflicts] += weight / 2.0;
                } else {
                    inner[conflicts] += weight / (last - 1.0);
                }
            }
        }
    }

    /** The weights of the features of other boards. */
    int[] of(ScoreFeatures features) {
        int[] means = new int[features.count()];
        for (int home = 0; home < features.size; home++) {
            for (int cell = 0; cell < features.size; cell++) {
                means[features.tile(home, cell)] =
                        tile(features.rowsToGo(home, cell), features.columnsToGo(home, cell));
            }
        }
        for (int i = 0; i < features.size; i++) {
            means[features.rowConflicts(0, i)] =
                    conflicts(i / features.columns % (features.rows - 1) == 0, i % features.columns);
            means[features.columnConflicts(0, i)] =
                    conflicts(i / features.rows % (features.columns - 1) == 0, i % features.rows);
        }
        System.arraycopy(weights, fitted.pairsAt(), means, features.pairsAt(), means.length - features.pairsAt());
        return means;
    }

    private int tile(int rows, int columns) {
        int row = Math.min(rows, last);
        int column = Math.min(columns, last);
        double weight = tiles[row][column];
        double perRow = rows == row ? 0 : weight - tiles[row - 1][column];
        double perColumn = columns == column ? 0 : weight - tiles[row][column - 1];
        return (int) Math.round(weight + (rows - row) * perRow + (columns - column) * perColumn);
    }

    private int conflicts(boolean isAtEdge, int conflicts) {
        double[] known = isAtEdge ? edge : inner;
        int more = Math.max(0, conflicts - last);
        return (int) Math.round(known[conflicts - more] + more * (known[last] - known[last - 1]));
    }
}
