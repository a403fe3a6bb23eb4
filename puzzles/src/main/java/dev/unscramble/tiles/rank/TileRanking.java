package dev.unscramble.tiles.rank;

import dev.unscramble.model.Ranking;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The states of a tile puzzle of up to 16 cells by number ({@link TileNumbers}), in parts, and the moves between
 * parts. A move of the blank along a row leaves the order of the tiles unchanged; one to the next row is
 * a {@link WindowRotation} (after Korf and Schultze, 2005).
 *
 * <p>A part is a cell of the blank, or if that is too large, a cell and the first digits of the permutation.
 * The permutations in it are those of the tiles that are left:
 *
 * <pre>
 *   number   cell of the blank | d0 d1 | d2 d3 ... d(n-3)
 *            \____ the part ____________/ \__ the index __/
 *                    (two digits split it)
 * </pre>
 *
 * <p>A window after the split turns within the part; one that begins before it is a {@link PartCrossing}.
 */
public final class TileRanking implements Ranking<TilePosition> {
    /** The most cells that a board may have: four bits hold a cell. */
    public static final int MAX_CELLS = 16;

    private final TilePuzzle puzzle;
    private final TileNumbers numbers;
    private final int tiles;
    private final int cells;
    private final int rowLength;
    /** The number of digits of the permutation in the number of the part. */
    private final int split;
    /** The number of parts for each cell of the blank. */
    private final int partsPerCell;

    private final long partSize;
    /** By first place of the window after the split: the rotation of a move of the blank down. */
    private final WindowRotation[] down;

    private final WindowRotation[] up;
    /** By first place of the window before the split: the crossing of a move of the blank down. */
    private final PartCrossing[] crossingDown;

    private final PartCrossing[] crossingUp;

    /** A part for each cell of the blank. */
    public TileRanking(TilePuzzle puzzle) {
        this(puzzle, numbers(puzzle), 0);
    }

    private static TileNumbers numbers(TilePuzzle puzzle) {
        if (puzzle.size() > MAX_CELLS) {
            throw new IllegalArgumentException("boards of more than " + MAX_CELLS + " cells have no numbers");
        }
        return new TileNumbers(puzzle);
    }

    private TileRanking(TilePuzzle puzzle, TileNumbers numbers, int split) {
        this.puzzle = puzzle;
        this.numbers = numbers;
        this.tiles = numbers.tiles();
        this.cells = numbers.cells();
        this.rowLength = numbers.rowLength();
        this.split = split;
        this.partSize = HalfPermutations.count(tiles - split);
        this.partsPerCell = Math.toIntExact(numbers.cellSize() / partSize);
        this.down = rotations(false);
        this.up = rotations(true);
        this.crossingDown = crossings(false);
        this.crossingUp = crossings(true);
    }

    private WindowRotation[] rotations(boolean isLeft) {
        WindowRotation[] rotations = new WindowRotation[cells - rowLength];
        for (int first = split; first < rotations.length; first++) {
            rotations[first] = new WindowRotation(tiles - split, first - split, rowLength, isLeft);
        }
        return rotations;
    }

    private PartCrossing[] crossings(boolean isLeft) {
        return IntStream.range(0, Math.min(split, cells - rowLength))
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
        return digits == split ? this : new TileRanking(puzzle, numbers, digits);
    }

    @Override
    public TilePuzzle puzzle() {
        return puzzle;
    }

    @Override
    public long size() {
        return numbers.cellSize() * cells;
    }

    @Override
    public int parts() {
        return cells * partsPerCell;
    }

    @Override
    public long partSize() {
        return partSize;
    }

    @Override
    public long rank(TilePosition position) {
        return numbers.rank(position);
    }

    @Override
    public void unrank(long number, TilePosition position) {
        numbers.unrank(number, position);
    }

    /** All cells of the blank, then the next digits: most moves change the cell only. */
    @Override
    public int partInOrder(int place) {
        return place % cells * partsPerCell + place / cells;
    }

    @Override
    public int[] neighbours(int part) {
        int cell = part / partsPerCell;
        return IntStream.of(cell - rowLength, cell - 1, cell + 1, cell + rowLength)
                .filter(other -> other >= 0 && other < cells)
                .filter(other -> Math.abs(other - cell) > 1 || isSameRow(cell, other))
                .flatMap(other -> neighbours(part, other))
                .toArray();
    }

    /** The neighbours of a part with the blank in another cell. */
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
        return numbers.isOdd(part / partsPerCell)
                != HalfPermutations.isOddPrefix(part % partsPerCell, tiles - split, tiles);
    }
}
