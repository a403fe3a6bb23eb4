package dev.unscramble.tiles;

import dev.unscramble.model.Heuristic;
import dev.unscramble.pdb.Tables;
import java.util.List;

/**
 * Additive pattern databases (Korf and Felner, 2002): the tiles are parted into patterns, and a {@link
 * PatternTable} for each tells by how much its tiles' Manhattan distance falls short of the slides that
 * they need; no slide counts twice, so the sum never overestimates. Where the board can be mirrored with
 * the blank's goal in place, the mirror image is looked up as well, and the larger sum counts.
 *
 * <p>It remembers the Manhattan distance of all tiles, then four bits for each pattern, as the board is
 * and as the mirror shows it. A slide changes one pattern of either.
 */
public final class PatternDatabase implements Heuristic<TilePosition> {
    private static final int MANHATTAN_BITS = 10;
    private static final int MANHATTAN_MASK = (1 << MANHATTAN_BITS) - 1;
    private static final int LOW_NIBBLES = 0x0f0f_0f0f;

    /** Two views of this many patterns fill a long. */
    static final int MAX_PATTERNS = (Long.SIZE - MANHATTAN_BITS) / 8;

    private final String name;
    private final AdditiveDistance manhattan;
    private final PatternView[] views;
    private final int viewBits;
    private final int viewMask;
    private final boolean isExact;

    public PatternDatabase(TilePuzzle puzzle, TilePartition partition, Tables source) {
        this.name = "pdb:" + partition.name();
        this.manhattan = AdditiveDistance.manhattan(puzzle);
        this.viewBits = 4 * partition.patterns().size();
        this.viewMask = (1 << viewBits) - 1;
        List<PatternTable> tables = partition.patterns().stream()
                .map(pattern -> PatternTable.of(pattern, source))
                .toList();
        this.views = partition.symmetries().stream()
                .map(symmetry -> new PatternView(puzzle, partition.patterns(), symmetry, tables))
                .toArray(PatternView[]::new);
        this.isExact = partition.patterns().get(0).tiles() == puzzle.size() - 1;
    }

    /** Whether the tables for a partition are there and need not be made. */
    public static boolean isReady(TilePartition partition, Tables source) {
        return partition.patterns().stream().map(PatternTable::key).allMatch(source::has);
    }

    @Override
    public int estimate(TilePosition position) {
        return value(begin(position));
    }

    @Override
    public long begin(TilePosition position) {
        long tracked = 0;
        for (int view = views.length - 1; view >= 0; view--) {
            tracked = tracked << viewBits | views[view].begin(position);
        }
        return tracked << MANHATTAN_BITS | manhattan.begin(position);
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        return afterWithin(position, move, before, Integer.MAX_VALUE);
    }

    /** Looks in the mirror only if the board as it is does not settle it. */
    @Override
    public long afterWithin(TilePosition position, int move, long before, int most) {
        int tile = position.tile(position.target(move));
        int to = position.blank();
        long tracked = manhattan.after(position, move, before & MANHATTAN_MASK);
        for (int view = 0, shift = MANHATTAN_BITS; view < views.length; view++, shift += viewBits) {
            long own = views[view].after(position, tile, to, before >>> shift & viewMask);
            tracked |= own << shift;
            if (value(tracked) > most) {
                break;
            }
        }
        return tracked;
    }

    @Override
    public int value(long tracked) {
        long excesses = tracked >>> MANHATTAN_BITS;
        int most = Math.max(sum((int) excesses & viewMask), sum((int) (excesses >>> viewBits) & viewMask));
        return ((int) tracked & MANHATTAN_MASK) + 2 * most;
    }

    /** Adds up groups of four bits, first in pairs: the product's highest byte is the sum of all bytes. */
    private static int sum(int nibbles) {
        return ((nibbles & LOW_NIBBLES) + (nibbles >>> 4 & LOW_NIBBLES)) * 0x0101_0101 >>> 24;
    }

    @Override
    public int trackedBits() {
        return MANHATTAN_BITS + viewBits * views.length;
    }

    @Override
    public String name() {
        return name;
    }

    /** Where the blank is, a table is not asked, so h may drop by more than one; but one of all tiles is exact. */
    @Override
    public Guarantee guarantee() {
        return isExact ? Guarantee.CONSISTENT : Guarantee.ADMISSIBLE;
    }
}
