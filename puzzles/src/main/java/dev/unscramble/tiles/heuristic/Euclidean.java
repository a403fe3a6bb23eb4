package dev.unscramble.tiles.heuristic;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Optional;

/**
 * The tiles' straight-line distances, the sum rounded up (h4). The true distance is a whole number,
 * so a sum that is at most as large is still at most as large when rounded up. The sum is kept in multiples of
 * 2^-16, each term rounded down, so that no error of arithmetic spoils this.
 *
 * @hidden from users of the library
 */
public final class Euclidean implements IncrementalHeuristic<TilePosition> {
    private static final int FRACTION_BITS = 16;
    private static final int ONE = 1 << FRACTION_BITS;

    private final TilePuzzle puzzle;
    private final boolean countsBlank;
    private final AdditiveDistance sum;

    private Euclidean(String name, Guarantee guarantee, TilePuzzle puzzle, boolean countsBlank) {
        this.puzzle = puzzle;
        this.countsBlank = countsBlank;
        sum = new AdditiveDistance(name, guarantee, puzzle, countsBlank, (rows, columns) ->
                (int) Math.floor(ONE * Math.sqrt(rows * rows + columns * columns)));
    }

    public Euclidean(TilePuzzle puzzle) {
        this("euclidean", Guarantee.CONSISTENT, puzzle, false);
    }

    /** The straight-line distances including the blank's, which is not admissible. */
    public static Euclidean withBlank(TilePuzzle puzzle) {
        return new Euclidean("euclidean:blank", Guarantee.NONE, puzzle, true);
    }

    @Override
    public int estimate(TilePosition position) {
        return value(begin(position));
    }

    /** The sum, plus an offset that makes the shift in {@link #value} round up. */
    @Override
    public long begin(TilePosition position) {
        return sum.begin(position) + ONE - 1;
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        return sum.after(position, move, before);
    }

    @Override
    public int value(long tracked) {
        return (int) (tracked >> FRACTION_BITS);
    }

    @Override
    public Optional<Heuristic<TilePosition>> towards(TilePosition target) {
        return Optional.of(new Euclidean(name(), guarantee(), puzzle.towards(target), countsBlank));
    }

    @Override
    public int trackedBits() {
        return 13 + FRACTION_BITS;
    }

    @Override
    public String name() {
        return sum.name();
    }

    @Override
    public Guarantee guarantee() {
        return sum.guarantee();
    }
}
