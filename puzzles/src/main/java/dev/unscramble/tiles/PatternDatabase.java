package dev.unscramble.tiles;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Additive pattern databases (Korf and Felner, 2002): the tiles are parted into patterns, and a {@link
 * PatternTable} for each tells how many slides of its own tiles it needs at least; no slide counts twice,
 * so the sum never overestimates. A board that is square, with its blank's goal on the diagonal, is also
 * looked at in the mirror, and the larger sum counts.
 *
 * <p>It remembers a byte for each pattern, as the board is, then as the mirror shows it; a slide changes
 * one of either.
 */
public final class PatternDatabase implements Heuristic<TilePosition> {
    /** What is remembered has room for so many patterns. */
    private static final int MAX_PATTERNS = 4;

    private static final int MAX_TILES = 7;

    private final String name;
    private final int tiles;
    private final PatternTable[] tables;
    private final View[] views;

    /**
     * Makes its tables, in memory.
     *
     * @param sizes how many tiles each pattern has; together all there are
     */
    public PatternDatabase(TilePuzzle puzzle, int... sizes) {
        this.name = "pdb:" + Arrays.stream(sizes).mapToObj(Integer::toString).collect(Collectors.joining("-"));
        this.tiles = puzzle.size() - 1;
        check(puzzle, sizes);
        int[][] patterns = TilePartition.of(puzzle.goalBoard(), sizes);
        int goalBlank = puzzle.goalBoard().cells()[0];
        this.tables = IntStream.range(0, sizes.length)
                .parallel()
                .mapToObj(i -> new PatternTable(
                        new PatternGraph(puzzle.rows(), puzzle.columns(), sizes[i]), patterns[i], goalBlank))
                .toArray(PatternTable[]::new);
        int[] straight = IntStream.range(0, puzzle.size()).toArray();
        View plain = new View(puzzle.goalBoard(), patterns, straight);
        boolean isSymmetric =
                puzzle.rows() == puzzle.columns() && goalBlank / puzzle.rows() == goalBlank % puzzle.rows();
        int[] mirror = Arrays.stream(straight)
                .map(cell -> cell % puzzle.columns() * puzzle.columns() + cell / puzzle.columns())
                .toArray();
        this.views =
                isSymmetric ? new View[] {plain, new View(puzzle.goalBoard(), patterns, mirror)} : new View[] {plain};
    }

    /** Its usual patterns: 6-6-3 for fifteen tiles, else as few as can be, of at most six, about equal. */
    public static PatternDatabase standard(TilePuzzle puzzle) {
        int tiles = puzzle.size() - 1;
        if (tiles == 15) {
            return new PatternDatabase(puzzle, 6, 6, 3);
        }
        int patterns = (tiles + 5) / 6;
        return new PatternDatabase(
                puzzle,
                IntStream.range(0, patterns)
                        .map(i -> (tiles + patterns - 1 - i) / patterns)
                        .toArray());
    }

    private void check(TilePuzzle puzzle, int... sizes) {
        if (puzzle.size() > 16) {
            throw new InputException("pattern databases are for boards of up to 16 cells, not " + puzzle.name());
        }
        if (Arrays.stream(sizes).sum() != tiles
                || Arrays.stream(sizes).anyMatch(size -> size < 1 || size > MAX_TILES)) {
            throw new InputException("the patterns of " + name + " must have from 1 to " + MAX_TILES
                    + " tiles each and " + tiles + " in all");
        }
        if (sizes.length > MAX_PATTERNS) {
            throw new InputException(name + " has more than " + MAX_PATTERNS + " patterns");
        }
    }

    @Override
    public int estimate(TilePosition position) {
        return value(begin(position));
    }

    @Override
    public long begin(TilePosition position) {
        long inverse = inverse(position);
        long memory = 0;
        for (int view = 0; view < views.length; view++) {
            for (int pattern = 0; pattern < tables.length; pattern++) {
                memory |= views[view].distance(inverse, pattern) << shift(view, pattern);
            }
        }
        return memory;
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        int tile = position.tile(position.target(move));
        long inverse = inverse(position) & ~(15L << 4 * tile) | (long) position.blank() << 4 * tile;
        long memory = before;
        for (int view = 0; view < views.length; view++) {
            int pattern = views[view].patternOf[tile];
            int shift = shift(view, pattern);
            memory = memory & ~(0xffL << shift) | views[view].distance(inverse, pattern) << shift;
        }
        return memory;
    }

    @Override
    public int value(long memory) {
        return Math.max(sum(memory & 0xffff_ffffL), sum(memory >>> Integer.SIZE));
    }

    /** Adds up four bytes: the product's highest byte is their sum, which stays below 256. */
    private static int sum(long bytes) {
        return (int) bytes * 0x0101_0101 >>> 24;
    }

    private static int shift(int view, int pattern) {
        return Integer.SIZE * view + Byte.SIZE * pattern;
    }

    /** For each tile, four bits with the cell that it is in. */
    private static long inverse(TilePosition position) {
        long inverse = 0;
        for (int cell = 0; cell < position.size(); cell++) {
            inverse |= (long) cell << 4 * position.tile(cell);
        }
        return inverse;
    }

    @Override
    public int memoryBits() {
        return Integer.SIZE * views.length;
    }

    @Override
    public String name() {
        return name;
    }

    /** Where the blank is, a table is not asked, so h may drop by more than one; but one of all tiles is exact. */
    @Override
    public Trust trust() {
        return tables.length == 1 ? Trust.CONSISTENT : Trust.ADMISSIBLE;
    }

    /** The board as it is, or as a mirror shows it: which tiles take the parts of which. */
    private final class View {
        /** By tile: the pattern that it takes part in. */
        private final int[] patternOf = new int[tiles + 1];
        /** By pattern: its tiles, in the order of the table. */
        private final int[][] tilesOf;
        /** By cell: where it is seen. */
        private final int[] seenAt;

        View(Board goal, int[][] patterns, int[] seenAt) {
            this.seenAt = seenAt;
            this.tilesOf = new int[patterns.length][];
            for (int pattern = 0; pattern < patterns.length; pattern++) {
                int index = pattern;
                tilesOf[pattern] = Arrays.stream(patterns[pattern])
                        .map(cell -> goal.tile(seenAt[cell]))
                        .peek(tile -> patternOf[tile] = index)
                        .toArray();
            }
        }

        long distance(long inverse, int pattern) {
            int[] own = tilesOf[pattern];
            long cells = 0;
            int mask = 0;
            for (int i = 0; i < own.length; i++) {
                int cell = seenAt[(int) (inverse >>> 4 * own[i]) & 15];
                cells |= (long) cell << 4 * i;
                mask |= 1 << cell;
            }
            return tables[pattern].distance(cells, mask, own.length);
        }
    }
}
