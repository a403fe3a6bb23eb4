package dev.unscramble.tiles;

import dev.unscramble.model.Heuristic;

/**
 * A sum over the tiles of how far each is from its goal, by some measure: misplaced tiles, Manhattan
 * or Euclidean distance. A move changes one term, which is a look-up.
 *
 * <p>Terms are whole multiples of 2^-{@link #fractionBits}, and h is their sum rounded up. That keeps
 * a measure admissible: a sum that is no more than the true distance, a whole number, is still no
 * more than it when rounded up. Terms are rounded down, so that no error of arithmetic spoils this.
 */
public final class AdditiveDistance implements Heuristic<TilePosition> {
    private final String name;
    private final int fractionBits;
    private final int cellBits;
    /** By tile, then cell: the term of the tile there. */
    private final int[] distance;
    /** By move, then cell of the blank, then tile: what sliding the tile into the blank adds. */
    private final int[] change;

    private AdditiveDistance(String name, TilePuzzle puzzle, int fractionBits, Measure measure) {
        this.name = name;
        this.fractionBits = fractionBits;
        this.cellBits = puzzle.cellBits();
        this.distance = new int[1 << 2 * cellBits];
        this.change = new int[puzzle.moveCount() << 2 * cellBits];
        int columns = puzzle.columns();
        int[] goalCells = puzzle.goalBoard().cells();
        for (int tile = 1; tile < puzzle.size(); tile++) {
            int goal = goalCells[tile];
            for (int cell = 0; cell < puzzle.size(); cell++) {
                distance[tile << cellBits | cell] = measure.of(
                        Math.abs(cell / columns - goal / columns), Math.abs(cell % columns - goal % columns));
            }
        }
        TilePosition position = puzzle.goal();
        for (int blank = 0; blank < puzzle.size(); blank++) {
            position.blank = blank;
            for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
                int move = Long.numberOfTrailingZeros(moves);
                for (int tile = 1; tile < puzzle.size(); tile++) {
                    change[(move << cellBits | blank) << cellBits | tile] =
                            distance[tile << cellBits | blank] - distance[tile << cellBits | position.target(move)];
                }
            }
        }
    }

    /** The tiles that are not where they belong (h1). */
    public static AdditiveDistance misplaced(TilePuzzle puzzle) {
        return new AdditiveDistance("misplaced", puzzle, 0, (rows, columns) -> rows + columns == 0 ? 0 : 1);
    }

    /** The steps that the tiles would need if they could pass through each other (h2). */
    public static AdditiveDistance manhattan(TilePuzzle puzzle) {
        return new AdditiveDistance("manhattan", puzzle, 0, Integer::sum);
    }

    /** The tiles' distances as the crow flies, rounded up in the end (h4). */
    public static AdditiveDistance euclidean(TilePuzzle puzzle) {
        int fractionBits = 16;
        return new AdditiveDistance("euclidean", puzzle, fractionBits, (rows, columns) ->
                (int) Math.floor(Math.sqrt(rows * rows + columns * columns) * (1 << fractionBits)));
    }

    @Override
    public int estimate(TilePosition position) {
        return value(begin(position));
    }

    @Override
    public long begin(TilePosition position) {
        long sum = (1L << fractionBits) - 1;
        for (int cell = 0; cell < position.size(); cell++) {
            sum += distance[position.tile(cell) << cellBits | cell];
        }
        return sum;
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        int tile = position.tile(position.target(move));
        return before + change[(move << cellBits | position.blank()) << cellBits | tile];
    }

    @Override
    public int value(long memory) {
        return (int) (memory >> fractionBits);
    }

    @Override
    public int memoryBits() {
        return 13 + fractionBits;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Trust trust() {
        return Trust.CONSISTENT;
    }

    /** How far a tile is that is so many rows and columns away, in multiples of the fraction. */
    @FunctionalInterface
    private interface Measure {
        int of(int rows, int columns);
    }
}
