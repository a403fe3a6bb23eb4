package dev.unscramble.tiles;

import dev.unscramble.model.Ranking;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The states of a tile puzzle of up to 16 cells by number: a part for each cell of the blank, and in it the
 * tiles in the order of their cells, as one of the half of all permutations that can be reached.
 *
 * <p>Cells are taken along the shorter side, so that "rows" are as short as can be. A blank that goes along
 * a row leaves the order of the tiles as it is; one that goes to the next row is a {@link WindowRotation} (after Korf
 * and Schultze, 2005).
 */
public final class TileRanking implements Ranking<TilePosition> {
    /** The most cells that a board may have: four bits hold a cell. */
    public static final int MAX_CELLS = 16;

    private final TilePuzzle puzzle;
    private final int tiles;
    private final int rowLength;
    private final long partSize;
    /** By place in the order of cells: the cell. */
    private final int[] cells;
    /** By cell: its place. */
    private final int[] places;
    /** By place of the blank: whether the permutations are odd. */
    private final boolean[] isOdd;
    /** By first place of the window: what the blank does on its way down, and up. */
    private final WindowRotation[] down;

    private final WindowRotation[] up;
    /** How many of the last tiles {@link #lastOfEven} arranges. */
    private final int paged;
    /** By the lowest digits of a number: the arrangement of the last tiles, if it is even or if it is odd. */
    private final long[] lastOfEven;

    private final long[] lastOfOdd;

    public TileRanking(TilePuzzle puzzle) {
        if (puzzle.size() > MAX_CELLS) {
            throw new IllegalArgumentException("boards of more than " + MAX_CELLS + " cells have no numbers");
        }
        this.puzzle = puzzle;
        this.tiles = puzzle.size() - 1;
        this.rowLength = Math.min(puzzle.rows(), puzzle.columns());
        this.partSize = HalfPermutations.count(tiles);
        boolean isUpright = rowLength == puzzle.columns();
        this.cells = IntStream.range(0, puzzle.size())
                .map(place -> isUpright ? place : place % rowLength * puzzle.columns() + place / rowLength)
                .toArray();
        this.places = new int[cells.length];
        for (int place = 0; place < cells.length; place++) {
            places[cells[place]] = place;
        }
        TilePosition goal = puzzle.goal();
        boolean isGoalOdd = HalfPermutations.isOdd(order(goal), tiles);
        int goalRow = places[goal.blank()] / rowLength;
        this.isOdd = new boolean[parts()];
        for (int part = 0; part < parts(); part++) {
            boolean turnsOddly = rowLength % 2 == 0 && (part / rowLength - goalRow) % 2 != 0;
            isOdd[part] = isGoalOdd != turnsOddly;
        }
        this.down = rotations(false);
        this.up = rotations(true);
        this.paged = Math.min(WindowRotation.PAGE_ELEMENTS, tiles);
        this.lastOfEven = arrangements(false);
        this.lastOfOdd = arrangements(true);
    }

    private long[] arrangements(boolean isOdd) {
        long[] arrangements = new long[(int) HalfPermutations.count(paged)];
        Arrays.setAll(arrangements, number -> HalfPermutations.unrank(number, paged, isOdd));
        return arrangements;
    }

    private WindowRotation[] rotations(boolean isLeft) {
        return IntStream.range(0, parts() - rowLength)
                .mapToObj(first -> new WindowRotation(tiles, first, rowLength, isLeft))
                .toArray(WindowRotation[]::new);
    }

    @Override
    public TilePuzzle puzzle() {
        return puzzle;
    }

    @Override
    public long size() {
        return partSize * parts();
    }

    @Override
    public int parts() {
        return cells.length;
    }

    @Override
    public long partSize() {
        return partSize;
    }

    @Override
    public long rank(TilePosition position) {
        return places[position.blank()] * partSize + HalfPermutations.rank(order(position), tiles);
    }

    /** The tiles in the order of their cells, less one. */
    private long order(TilePosition position) {
        int blank = places[position.blank()];
        long order = 0;
        for (int i = 0; i < tiles; i++) {
            order |= (long) (position.tile(cells[i < blank ? i : i + 1]) - 1) << 4 * i;
        }
        return order;
    }

    @Override
    public void unrank(long number, TilePosition position) {
        int blank = (int) (number / partSize);
        long index = number - blank * partSize;
        int page = (int) (index / lastOfEven.length);
        int low = (int) (index - (long) page * lastOfEven.length);
        long digits = 0;
        int sum = isOdd[blank] ? 1 : 0;
        for (int i = tiles - paged - 1; i >= 0; i--) {
            int digit = page % (tiles - i);
            page /= tiles - i;
            digits |= (long) digit << 4 * i;
            sum += digit;
        }
        set(position, blank, digits, (sum & 1) == 0 ? lastOfEven[low] : lastOfOdd[low]);
    }

    /** Lays out the tiles: the first ones by their digits, the last ones as they are arranged among those left. */
    private void set(TilePosition position, int blank, long digits, long last) {
        long left = 0xfedc_ba98_7654_3210L;
        long board = 0;
        int first = tiles - paged;
        for (int i = 0; i < first; i++) {
            int digit = (int) (digits >>> 4 * i) & 15;
            board |= (left >>> 4 * digit & 15) + 1 << shift(i, blank);
            left = HalfPermutations.without(left, digit);
        }
        for (int i = 0; i < paged; i++) {
            int place = (int) (last >>> 4 * i) & 15;
            board |= (left >>> 4 * place & 15) + 1 << shift(first + i, blank);
        }
        ((PackedTiles) position).set(board);
    }

    /** Where the tile of a place among the tiles stands in a packed board. */
    private int shift(int place, int blank) {
        return 4 * cells[place < blank ? place : place + 1];
    }

    @Override
    public int[] neighbours(int part) {
        return IntStream.of(part - rowLength, part - 1, part + 1, part + rowLength)
                .filter(other -> other >= 0 && other < parts())
                .filter(other -> Math.abs(other - part) > 1 || other / rowLength == part / rowLength)
                .toArray();
    }

    @Override
    public void spread(int from, long[] states, int to, long[] reached) {
        if (from / rowLength == to / rowLength) {
            Bits.or(states, 0, reached, 0, (long) states.length * Long.SIZE);
        } else {
            WindowRotation rotation = from < to ? down[from] : up[to];
            rotation.spread(states, isOdd[from], reached);
        }
    }
}
