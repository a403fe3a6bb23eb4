package dev.unscramble.tiles.pattern;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Additive pattern databases (Korf and Felner, 2002): the tiles are split into patterns, and a {@link
 * PatternTable} for each contains the difference between the slides that its tiles need and their Manhattan
 * distance; no slide counts twice, so the sum never overestimates. If the board can be mirrored with
 * the blank's goal in place, the mirror image is looked up as well, and the larger sum counts.
 *
 * <p>It tracks both sums, then four bits for each pattern, of the board and of its mirror image ({@link
 * PatternSums}). A slide changes one pattern of either. Along a path it also tracks the ranks of all patterns,
 * which a slide changes by a few additions ({@link PatternView}).
 */
public final class PatternDatabase implements IncrementalHeuristic<TilePosition> {
    private final String name;
    private final TilePuzzle puzzle;
    private final TilePartition partition;
    private final Tables source;
    private final long memoryBytes;
    private final boolean isExact;
    private @Nullable PreparedPatterns prepared;

    /**
     * A database without its tables; {@link #prepare} makes or reads them.
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
        this.isExact = partition.patterns().get(0).tiles() == puzzle.size() - 1;
    }

    @Override
    public synchronized void prepare(BuildMonitor monitor) {
        if (prepared == null) {
            List<PatternTable> tables = partition.patterns().stream()
                    .map(pattern -> PatternTable.of(pattern, source, monitor))
                    .toList();
            prepared = PreparedPatterns.of(this, puzzle, partition, tables);
        }
    }

    @Override
    public PreparedPatterns prepared() {
        PreparedPatterns ready = prepared;
        if (ready == null) {
            throw new IllegalStateException(name + " has no tables yet; prepare it before a search");
        }
        return ready;
    }

    /** Whether the tables for a partition exist and need not be made. */
    public static boolean isReady(TilePartition partition, Tables source) {
        return keys(partition).allMatch(source::has);
    }

    private static Stream<Tables.Key> keys(TilePartition partition) {
        return partition.patterns().stream().map(PatternTable::key);
    }

    @Override
    public int estimate(TilePosition position) {
        return prepared().estimate(position);
    }

    @Override
    public long begin(TilePosition position) {
        return prepared().begin(position);
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        return prepared().after(position, move, before);
    }

    @Override
    public long afterWithin(TilePosition position, int move, long before, int most, int[] rows, int at, int to) {
        return prepared().afterWithin(position, move, before, most, rows, at, to);
    }

    @Override
    public int rowInts() {
        return PatternSums.rowInts(
                partition.patterns().size(), partition.symmetries().size());
    }

    @Override
    public void beginRow(TilePosition position, int[] rows, int at) {
        prepared().beginRow(position, rows, at);
    }

    @Override
    public Optional<ValueHeuristic> valueForm() {
        return prepared().valueForm();
    }

    /** Its tables are those of all goals with the blank in this cell, or in one that mirrors it. */
    @Override
    public Optional<Heuristic<TilePosition>> towards(TilePosition target) {
        TilePuzzle other = puzzle.towards(target);
        return Optional.of(new PatternDatabase(other, TilePartition.parse(other, partition.name()), source));
    }

    @Override
    public int value(long tracked) {
        return PatternSums.value(tracked);
    }

    @Override
    public long memoryBytes() {
        return memoryBytes;
    }

    @Override
    public int trackedBits() {
        return PatternSums.trackedBits(
                partition.patterns().size(), partition.symmetries().size());
    }

    @Override
    public String name() {
        return name;
    }

    /** Tables ignore the cell of the blank, so h may drop by more than one; but a pattern of all tiles is exact. */
    @Override
    public Guarantee guarantee() {
        return isExact ? Guarantee.CONSISTENT : Guarantee.ADMISSIBLE;
    }
}
