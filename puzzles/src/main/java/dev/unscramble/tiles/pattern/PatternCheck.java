package dev.unscramble.tiles.pattern;

import dev.unscramble.model.InputException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;

/**
 * Checks a pattern's table against a search that shares no code with making it: placements of the tiles that
 * some random slides from the goal lead to are solved by iterative deepening, with the blank anywhere.
 */
public final class PatternCheck {
    private static final int MOST_SLIDES = 14;

    private final TilePattern pattern;
    private final byte[] table;
    private final Random random;
    private final int[] cells;

    private PatternCheck(TilePattern pattern, byte[] table, Random random) {
        this.pattern = pattern;
        this.table = table;
        this.random = random;
        this.cells = new int[pattern.tiles()];
    }

    /** Whether a table of this name is one of tiles. */
    public static boolean isTableName(String name) {
        return TilePattern.isTableName(name);
    }

    /**
     * The fault of the table of this name, if {@code samples} random placements show one.
     *
     * @throws InputException if no table can have this name
     */
    public static Optional<String> fault(String name, byte[] table, Random random, int samples) {
        TilePattern pattern = TilePattern.ofTable(name);
        PatternCheck check = new PatternCheck(pattern, table, random);
        for (int i = 0; i < samples; i++) {
            check.wander(random.nextInt(MOST_SLIDES + 1));
            int said = check.entry();
            int found = check.distance();
            if (said != found) {
                return Optional.of("tiles in the cells " + Arrays.toString(check.cells) + " need " + found
                        + " slides, and it says " + said);
            }
        }
        return Optional.empty();
    }

    /** Makes random slides from the goal. */
    private void wander(int slides) {
        Arrays.setAll(cells, pattern.goalCells()::get);
        long region = region(pattern.goalBlank());
        for (int i = 0; i < slides; i++) {
            int tile;
            int to;
            do {
                tile = random.nextInt(cells.length);
                to = random.nextInt(pattern.cells());
            } while ((region & 1L << to) == 0 || !isNear(cells[tile], to));
            int from = cells[tile];
            cells[tile] = to;
            region = region(from);
        }
    }

    private int entry() {
        int rank = 0;
        int sum = 0;
        for (int tile = 0; tile < cells.length; tile++) {
            int digit = cells[tile];
            for (int earlier = 0; earlier < tile; earlier++) {
                digit -= cells[earlier] < cells[tile] ? 1 : 0;
            }
            rank = rank * (pattern.cells() - tile) + digit;
            sum += pattern.manhattan(tile, cells[tile]);
        }
        return sum + 2 * (table[rank / 2] >> 4 * (rank % 2) & PatternTable.MOST);
    }

    /** The least slides to the goal, wherever the blank is. */
    private int distance() {
        for (int bound = manhattan(); ; bound += 2) {
            long free = ~mask() & CellSets.all(pattern.cells());
            while (free != 0) {
                long region = region(Long.numberOfTrailingZeros(free));
                if (isWithin(bound, region)) {
                    return bound;
                }
                free &= ~region;
            }
        }
    }

    private boolean isWithin(int slides, long region) {
        int sum = manhattan();
        if (sum > slides) {
            return false;
        }
        if (sum == 0 && (region & 1L << pattern.goalBlank()) != 0) {
            return true;
        }
        for (int tile = 0; tile < cells.length; tile++) {
            int from = cells[tile];
            for (int to = 0; to < pattern.cells(); to++) {
                if ((region & 1L << to) != 0 && isNear(from, to)) {
                    cells[tile] = to;
                    boolean found = isWithin(slides - 1, region(from));
                    cells[tile] = from;
                    if (found) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private int manhattan() {
        int sum = 0;
        for (int tile = 0; tile < cells.length; tile++) {
            sum += pattern.manhattan(tile, cells[tile]);
        }
        return sum;
    }

    private long mask() {
        return Arrays.stream(cells).mapToLong(cell -> 1L << cell).sum();
    }

    private boolean isNear(int one, int other) {
        int columns = pattern.columns();
        return Math.abs(one / columns - other / columns) + Math.abs(one % columns - other % columns) == 1;
    }

    /** The free cells that the blank can walk to from one of them. */
    private long region(int blank) {
        long free = ~mask();
        long region = 1L << blank;
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int cell = 0; cell < pattern.cells(); cell++) {
                for (int next = 0; next < pattern.cells(); next++) {
                    boolean isNew = (region & 1L << cell) != 0 && (free & ~region & 1L << next) != 0;
                    if (isNew && isNear(cell, next)) {
                        region |= 1L << next;
                        grows = true;
                    }
                }
            }
        }
        return region;
    }
}
