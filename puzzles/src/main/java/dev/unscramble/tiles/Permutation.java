package dev.unscramble.tiles;

/**
 * What the cycles of a board, taken as a permutation of its goal, tell.
 *
 * @hidden from users of the library
 */
public final class Permutation {
    private final int[] goalCells;

    public Permutation(Board goal) {
        this.goalCells = goal.cells();
    }

    /** How many cycles there are, cells that hold what they should included. */
    public int cycles(TilePosition position) {
        int cycles = 0;
        for (int first = 0; first < goalCells.length; first++) {
            if (isLeast(position, first)) {
                cycles++;
            }
        }
        return cycles;
    }

    /** How many cells hold something else than they should. */
    public int displaced(TilePosition position) {
        int displaced = 0;
        for (int cell = 0; cell < goalCells.length; cell++) {
            if (goalCells[position.tile(cell)] != cell) {
                displaced++;
            }
        }
        return displaced;
    }

    /** Whether the blank is where it should be. */
    public boolean isBlankHome(TilePosition position) {
        return goalCells[0] == position.blank();
    }

    /** Whether an odd number of swaps leads to the goal. */
    boolean isOdd(TilePosition position) {
        return (goalCells.length - cycles(position)) % 2 == 1;
    }

    /** Whether a cell is the lowest of its cycle; nothing needs to be remembered to tell. */
    private boolean isLeast(TilePosition position, int first) {
        int cell = goalCells[position.tile(first)];
        while (cell > first) {
            cell = goalCells[position.tile(cell)];
        }
        return cell == first;
    }
}
