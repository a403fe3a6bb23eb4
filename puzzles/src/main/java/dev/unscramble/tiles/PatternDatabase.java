package dev.unscramble.tiles;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.pdb.Tables;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Additive pattern databases (Korf and Felner, 2002): the tiles are split into patterns, and a {@link
 * PatternTable} for each tells by how much its tiles' Manhattan distance falls short of the slides that
 * they need; no slide counts twice, so the sum never overestimates. Where the board can be mirrored with
 * the blank's goal in place, the mirror image is looked up as well, and the larger sum counts.
 *
 * <p>It tracks the Manhattan distance of all tiles, then four bits for each pattern, as the board is
 * and as the mirror shows it. A slide changes one pattern of either. Along a path it also tracks the ranks of
 * all patterns, which a slide changes by a few additions ({@link PatternView}).
 */
public final class PatternDatabase implements Heuristic<TilePosition> {
    /** Two views of that many patterns fill a long. */
    static final int MAX_PATTERNS = PatternSums.MAX_PATTERNS;

    private final String name;
    private final TilePuzzle puzzle;
    private final TilePartition partition;
    private final Tables source;
    private final AdditiveDistance manhattan;
    private final List<PatternLookup> lookups;
    private final long memoryBytes;
    private final boolean isExact;
    /** Without tables until it is prepared; every use of it begins with a look at whether it is. */
    private PatternSums sums;

    private Optional<ValueHeuristic> values = Optional.empty();
    private boolean isPrepared;

    /**
     * Describes it; {@link #prepare} makes or reads the tables.
     *
     * @throws dev.unscramble.model.InputException if they do not fit into memory
     */
    public PatternDatabase(TilePuzzle puzzle, TilePartition partition, Tables source) {
        this.name = "pdb:" + partition.name();
        this.puzzle = puzzle;
        this.partition = partition;
        this.source = source;
        source.requireMemory(name, keys(partition).toList());
        this.memoryBytes = keys(partition).mapToLong(Tables.Key::bytes).sum();
        this.manhattan = AdditiveDistance.manhattan(puzzle);
        List<PatternView> views = partition.symmetries().stream()
                .map(symmetry -> PatternView.of(puzzle, partition.patterns(), symmetry))
                .toList();
        this.sums = PatternSums.of(partition.patterns().size(), views);
        this.lookups = partition.symmetries().stream()
                .map(symmetry -> new PatternLookup(puzzle, partition.patterns(), symmetry))
                .toList();
        this.isExact = partition.patterns().get(0).tiles() == puzzle.size() - 1;
    }

    @Override
    public synchronized void prepare(BuildMonitor monitor) {
        if (!isPrepared) {
            sums = sums.with(partition.patterns().stream()
                    .map(pattern -> PatternTable.of(pattern, source, monitor))
                    .toList());
            values = puzzle.isPacked()
                    ? Optional.of(new PatternValues(manhattan.valueChanges(puzzle), sums))
                    : Optional.empty();
            isPrepared = true;
        }
    }

    private void requirePrepared() {
        if (!isPrepared) {
            throw new IllegalStateException(name + " has no tables yet; prepare it before a search");
        }
    }

    /** Whether the tables for a partition are there and need not be made. */
    public static boolean isReady(TilePartition partition, Tables source) {
        return keys(partition).allMatch(source::has);
    }

    private static Stream<Tables.Key> keys(TilePartition partition) {
        return partition.patterns().stream().map(PatternTable::key);
    }

    @Override
    public int estimate(TilePosition position) {
        return value(begin(position));
    }

    @Override
    public long begin(TilePosition position) {
        requirePrepared();
        long tracked = sums.withManhattan(0, manhattan.begin(position));
        for (int view = 0; view < lookups.size(); view++) {
            for (int pattern = 0; pattern < sums.patterns(); pattern++) {
                tracked =
                        sums.withRank(tracked, view, pattern, lookups.get(view).rank(position, pattern, 0, 0));
            }
        }
        return tracked;
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        int tile = position.tile(position.target(move));
        long tracked = sums.withManhattan(before, manhattan.after(position, move, 0));
        for (int view = 0; view < lookups.size(); view++) {
            int pattern = (view == 0 ? sums.first() : sums.second()).pattern(tile);
            int rank = lookups.get(view).rank(position, pattern, tile, position.blank());
            tracked = sums.withRank(tracked, view, pattern, rank);
        }
        return tracked;
    }

    /** Looks in the mirror only if the board as it is does not settle it. */
    @Override
    public long afterWithin(TilePosition position, int move, long before, int most, int[] rows, int at, int to) {
        int tile = position.tile(position.target(move));
        int edge = PatternView.edge(position.blank(), move);
        PatternView view = sums.first();
        long tracked = sums.withManhattan(before, manhattan.after(position, move, 0));
        tracked = sums.slide(tracked, 0, view.pattern(tile), view.change(position, edge, tile), rows, at, to);
        if (!sums.hasMirror() || PatternSums.first(tracked) > most) {
            return PatternSums.withoutMirror(tracked);
        }
        PatternView mirror = sums.second();
        return sums.slide(tracked, 1, mirror.pattern(tile), mirror.change(position, edge, tile), rows, at, to);
    }

    @Override
    public int rowInts() {
        return sums.rowInts();
    }

    @Override
    public void beginRow(TilePosition position, int[] rows, int at) {
        for (int view = 0; view < lookups.size(); view++) {
            for (int pattern = 0; pattern < sums.patterns(); pattern++) {
                rows[at + view * sums.patterns() + pattern] = lookups.get(view).rank(position, pattern, 0, 0);
            }
        }
    }

    @Override
    public Optional<ValueHeuristic> valueForm() {
        requirePrepared();
        return values;
    }

    @Override
    public int value(long tracked) {
        return sums.value(tracked);
    }

    @Override
    public long memoryBytes() {
        return memoryBytes;
    }

    @Override
    public int trackedBits() {
        return sums.trackedBits();
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
