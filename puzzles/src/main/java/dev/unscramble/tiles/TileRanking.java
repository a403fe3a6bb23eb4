package dev.unscramble.tiles;

import dev.unscramble.model.Ranking;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The states of a tile puzzle of up to 16 cells by number: first the cell of the blank, then the tiles in the
 * order of their cells, as one of the half of all permutations that can be reached ({@link HalfPermutations}).
 *
 * <p>Cells are taken along the shorter side, so that "rows" are as short as can be. A blank that goes along
 * a row leaves the order of the tiles as it is; one that goes to the next row is a {@link WindowRotation} (after Korf
 * and Schultze, 2005).
 *
 * <p>A part is a cell of the blank, or where that is too much, a cell and the first digits of the permutation.
 * The permutations in it are those of the tiles that are left:
 *
 * <pre>
 *   number   cell of the blank | d0 d1 | d2 d3 ... d(n-3)
 *            \____ the part ____________/ \__ the index __/
 *                    (two digits split it)
 * </pre>
 *
 * <p>A window behind the split turns within the part; one that begins before it is a {@link PartCrossing}.
 */
public final class TileRanking implements Ranking<TilePosition> {
    /** The most cells that a board may have: four bits hold a cell. */
    public static final int MAX_CELLS = 16;

    private final TilePuzzle puzzle;
    private final int tiles;
    private final int rowLength;
    /** How many digits of the permutation belong to the number of the part. */
    private final int split;
    /** How many parts those digits make of a cell. */
    private final int partsPerCell;

    private final long cellSize;
    private final long partSize;
    /** By place in the order of cells: the cell. */
    private final int[] cells;
    /** By cell: its place. */
    private final int[] places;
    /** By place of the blank: whether the permutations are odd. */
    private final boolean[] isOdd;
    /** By first place of the window behind the split: what the blank does on its way down, and up. */
    private final WindowRotation[] down;

    private final WindowRotation[] up;
    /** The same by first place before the split. */
    private final PartCrossing[] crossingDown;

    private final PartCrossing[] crossingUp;
    /** How many of the last tiles {@link #lastOfEven} arranges. */
    private final int paged;
    /** By the lowest digits of a number: the arrangement of the last tiles, if it is even or if it is odd. */
    private final long[] lastOfEven;

    private final long[] lastOfOdd;

    /** A part for each cell of the blank. */
    public TileRanking(TilePuzzle puzzle) {
        this(puzzle, 0);
    }

    private TileRanking(TilePuzzle puzzle, int split) {
        if (puzzle.size() > MAX_CELLS) {
            throw new IllegalArgumentException("boards of more than " + MAX_CELLS + " cells have no numbers");
        }
        this.puzzle = puzzle;
        this.tiles = puzzle.size() - 1;
        this.rowLength = Math.min(puzzle.rows(), puzzle.columns());
        this.split = split;
        this.cellSize = HalfPermutations.count(tiles);
        this.partSize = HalfPermutations.count(tiles - split);
        this.partsPerCell = Math.toIntExact(cellSize / partSize);
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
        this.isOdd = new boolean[cells.length];
        for (int place = 0; place < cells.length; place++) {
            boolean turnsOddly = rowLength % 2 == 0 && (place / rowLength - goalRow) % 2 != 0;
            isOdd[place] = isGoalOdd != turnsOddly;
        }
        this.down = rotations(false);
        this.up = rotations(true);
        this.crossingDown = crossings(false);
        this.crossingUp = crossings(true);
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
        WindowRotation[] rotations = new WindowRotation[cells.length - rowLength];
        for (int first = split; first < rotations.length; first++) {
            rotations[first] = new WindowRotation(tiles - split, first - split, rowLength, isLeft);
        }
        return rotations;
    }

    private PartCrossing[] crossings(boolean isLeft) {
        return IntStream.range(0, Math.min(split, cells.length - rowLength))
                .mapToObj(first -> new PartCrossing(new WindowRotation(tiles, first, rowLength, isLeft), partSize))
                .toArray(PartCrossing[]::new);
    }

    /** The last tiles, those of a page, always stay in one part. */
    @Override
    public TileRanking inParts(long most) {
        int digits = 0;
        while (HalfPermutations.count(tiles - digits) > most && tiles - digits > WindowRotation.PAGE_ELEMENTS) {
            digits++;
        }
        return digits == split ? this : new TileRanking(puzzle, digits);
    }

    @Override
    public TilePuzzle puzzle() {
        return puzzle;
    }

    @Override
    public long size() {
        return cellSize * cells.length;
    }

    @Override
    public int parts() {
        return cells.length * partsPerCell;
    }

    @Override
    public long partSize() {
        return partSize;
    }

    @Override
    public long rank(TilePosition position) {
        return places[position.blank()] * cellSize + HalfPermutations.rank(order(position), tiles);
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
        int blank = (int) (number / cellSize);
        long index = number - blank * cellSize;
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

    /** All cells of the blank, then the next digits: most moves change the cell only. */
    @Override
    public int partInOrder(int place) {
        return place % cells.length * partsPerCell + place / cells.length;
    }

    @Override
    public int[] neighbours(int part) {
        int cell = part / partsPerCell;
        return IntStream.of(cell - rowLength, cell - 1, cell + 1, cell + rowLength)
                .filter(other -> other >= 0 && other < cells.length)
                .filter(other -> Math.abs(other - cell) > 1 || isSameRow(cell, other))
                .flatMap(other -> neighbours(part, other))
                .toArray();
    }

    /** The neighbours of a part where the blank is in another cell. */
    private IntStream neighbours(int part, int otherCell) {
        int cell = part / partsPerCell;
        int digits = part % partsPerCell;
        return (isCrossing(cell, otherCell)
                        ? Arrays.stream(crossing(cell, otherCell).targets(digits))
                        : IntStream.of(digits))
                .map(other -> otherCell * partsPerCell + other);
    }

    private boolean isSameRow(int cell, int other) {
        return cell / rowLength == other / rowLength;
    }

    private boolean isCrossing(int fromCell, int toCell) {
        return !isSameRow(fromCell, toCell) && Math.min(fromCell, toCell) < split;
    }

    private PartCrossing crossing(int fromCell, int toCell) {
        return fromCell < toCell ? crossingDown[fromCell] : crossingUp[toCell];
    }

    @Override
    public int[] runs(int from, int to) {
        int fromCell = from / partsPerCell;
        int toCell = to / partsPerCell;
        return isCrossing(fromCell, toCell)
                ? crossing(fromCell, toCell).runs(from % partsPerCell, to % partsPerCell)
                : Ranking.super.runs(from, to);
    }

    @Override
    public void spread(int from, long[] states, int to, long[] reached) {
        int fromCell = from / partsPerCell;
        int toCell = to / partsPerCell;
        if (isSameRow(fromCell, toCell)) {
            Bits.or(states, 0, reached, 0, (long) states.length * Long.SIZE);
        } else if (isCrossing(fromCell, toCell)) {
            crossing(fromCell, toCell).spread(from % partsPerCell, states, to % partsPerCell, reached);
        } else {
            WindowRotation rotation = fromCell < toCell ? down[fromCell] : up[toCell];
            rotation.spread(states, isOdd(from), reached);
        }
    }

    /** Whether the tiles that are left make odd permutations: the digits before them count too. */
    private boolean isOdd(int part) {
        int rest = part % partsPerCell;
        int sum = isOdd[part / partsPerCell] ? 1 : 0;
        for (int radix = tiles - split + 1; radix <= tiles; radix++) {
            sum += rest % radix;
            rest /= radix;
        }
        return (sum & 1) == 1;
    }
}
