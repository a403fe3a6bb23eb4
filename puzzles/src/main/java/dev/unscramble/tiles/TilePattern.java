package dev.unscramble.tiles;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Some tiles of a puzzle, by the cells that they belong to, and the cell that the blank belongs to: all
 * that the distances in a {@link PatternTable} depend on. The tiles' numbers do not matter, so that one
 * table serves many goals.
 */
record TilePattern(int rows, int columns, int goalBlank, List<Integer> goalCells) {
    /** So many tiles a pattern may have; with one more, tables for 4x4 would have billions of entries. */
    static final int MAX_TILES = 8;

    TilePattern {
        goalCells = List.copyOf(goalCells);
    }

    int cells() {
        return rows * columns;
    }

    int tiles() {
        return goalCells.size();
    }

    int goalMask() {
        return goalCells.stream().mapToInt(cell -> 1 << cell).sum();
    }

    /** In how many ways its tiles can stand. */
    long entries() {
        long entries = 1;
        for (int i = 0; i < tiles(); i++) {
            entries *= cells() - i;
        }
        return entries;
    }

    /** How far a tile in a cell is from where it belongs, the other tiles aside. */
    int manhattan(int tile, int cell) {
        int goal = goalCells.get(tile);
        return Math.abs(goal / columns - cell / columns) + Math.abs(goal % columns - cell % columns);
    }

    /** What it is called, as in "4x4-blank0-tiles1.2.4.5.8.9". */
    String name() {
        return rows + "x" + columns + "-blank" + goalBlank + "-tiles"
                + goalCells.stream().map(String::valueOf).collect(Collectors.joining("."));
    }
}
