package dev.unscramble.tiles.pattern;

import dev.unscramble.model.InputException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Some tiles of a puzzle, by the cells that they belong to, and the cell that the blank belongs to: all
 * that the distances in a {@link PatternTable} depend on. The tiles' numbers do not matter, so that one
 * table serves many goals.
 */
record TilePattern(int rows, int columns, int goalBlank, List<Integer> goalCells) {
    /** The most tiles that a pattern may have; with one more, tables for 4x4 would have billions of entries. */
    static final int MAX_TILES = 8;

    private static final Pattern TABLE_NAME =
            Pattern.compile("tiles-(\\d{1,2})x(\\d{1,2})-blank(\\d{1,2})-cells(\\d{1,2}(?:\\.\\d{1,2}){0,7})");

    TilePattern {
        goalCells = List.copyOf(goalCells);
    }

    int cells() {
        return rows * columns;
    }

    int tiles() {
        return goalCells.size();
    }

    long goalMask() {
        return goalCells.stream().mapToLong(cell -> 1L << cell).sum();
    }

    /** The number of placements of its tiles. */
    long entries() {
        long entries = 1;
        for (int i = 0; i < tiles(); i++) {
            entries *= cells() - i;
        }
        return entries;
    }

    /** The Manhattan distance of a tile in a cell. */
    int manhattan(int tile, int cell) {
        int goal = goalCells.get(tile);
        return Math.abs(goal / columns - cell / columns) + Math.abs(goal % columns - cell % columns);
    }

    /** The name of its table, such as "tiles-4x4-blank0-cells1.2.4.5.8.9". */
    String tableName() {
        return "tiles-" + rows + "x" + columns + "-blank" + goalBlank + "-cells"
                + goalCells.stream().map(String::valueOf).collect(Collectors.joining("."));
    }

    static boolean isTableName(String name) {
        return TABLE_NAME.matcher(name).matches();
    }

    /** The pattern whose table has this name. */
    static TilePattern ofTable(String name) {
        Matcher parts = TABLE_NAME.matcher(name);
        if (!parts.matches()) {
            throw new InputException("\"" + name + "\" is not the name of a table of tiles");
        }
        return new TilePattern(
                Integer.parseInt(parts.group(1)),
                Integer.parseInt(parts.group(2)),
                Integer.parseInt(parts.group(3)),
                Arrays.stream(parts.group(4).split("\\.")).map(Integer::valueOf).toList());
    }
}
