package dev.unscramble.tiles;

/**
 * The cycles of a board, as a permutation of its goal.
 *
 * @hidden from users of the library
 */
public final class Permutation {
    private final int[] goalCells;

    public Permutation(Board goal) {
        this.goalCells = goal.cells();
    }

    /** The number of cycles, including those of one cell. */
    public int cycles(TilePosition position) {
        int cycles = 0;
        for (int first = 0; first < goalCells.length; first++) {
            if (isLeast(position, first)) {
                cycles++;
            }
        }
        return cycles;
    }

    /** The number of cells whose content differs from the goal. */
    public int displaced(TilePosition position) {
        int displaced = 0;
        for (int cell = 0; cell < goalCells.length; cell++) {
            if (goalCells[position.tile(cell)] != cell) {
                displaced++;
            }
        }
        return displaced;
    }

    /** Whether the blank is in its goal cell. */
    public boolean isBlankHome(TilePosition position) {
        return goalCells[0] == position.blank();
    }

    /** Whether an odd number of swaps leads to the goal. */
    boolean isOdd(TilePosition position) {
        return (goalCells.length - cycles(position)) % 2 == 1;
    }

    /** Whether a cell is the lowest of its cycle; found without memory of visited cells. */
    private boolean isLeast(TilePosition position, int first) {
        int cell = goalCells[position.tile(first)];
        while (cell > first) {
            cell = goalCells[position.tile(cell)];
        }
        return cell == first;
    }
}
