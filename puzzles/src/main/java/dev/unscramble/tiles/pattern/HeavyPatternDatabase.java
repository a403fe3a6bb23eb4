package dev.unscramble.tiles.pattern;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.TileCosts;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Additive pattern databases for slides that have costs by tile ({@link TileCosts}): each table counts only what the
 * slides of its own tiles cost, so that the sum never overestimates. The mirror image of a board is not looked up, as a
 * {@link PatternDatabase} does: in it, tiles of other costs would slide.
 */
public final class HeavyPatternDatabase implements IncrementalHeuristic<TilePosition> {
    private final String name;
    private final TilePuzzle puzzle;
    private final TilePartition partition;
    private final Tables source;
    private final List<HeavyPattern> patterns;
    private final AdditiveDistance manhattan;
    private final int[] manhattanChanges;
    private final PatternLookup lookup;
    /** By tile: its pattern; the first if it is in none, whose rank it never changes. */
    private final byte[] patternOf;
    /** By pattern, then rank. */
    private int @Nullable [][] entries;

    /**
     * A database without its tables; {@link #prepare} makes or reads them.
     *
     * @throws dev.unscramble.model.InputException if they do not fit into memory
     */
    public HeavyPatternDatabase(TilePuzzle puzzle, TilePartition partition, Tables source) {
        this.name = "pdb:" + partition.name();
        this.puzzle = puzzle;
        this.partition = partition;
        this.source = source;
        this.patterns = HeavyPattern.of(puzzle, partition);
        this.manhattan = AdditiveDistance.manhattan(puzzle);
        this.manhattanChanges = manhattan.changes();
        Symmetry view = partition.symmetries().get(0);
        this.lookup = new PatternLookup(puzzle, partition.patterns(), view);
        this.patternOf = new byte[puzzle.size()];
        for (int pattern = 0; pattern < patterns.size(); pattern++) {
            for (int tile : PatternView.tiles(puzzle, partition.patterns().get(pattern), view)) {
                patternOf[tile] = (byte) pattern;
            }
        }
        source.requireMemory(name, patterns.stream().map(HeavyPattern::key).toList());
    }

    @Override
    public synchronized void prepare(BuildMonitor monitor) {
        if (entries == null) {
            entries = patterns.stream()
                    .map(pattern -> HeavyPatternTable.entries(pattern, source, monitor))
                    .toArray(int[][]::new);
        }
    }

    private int[][] entries() {
        int[][] ready = entries;
        if (ready == null) {
            throw new IllegalStateException(name + " has no tables yet; prepare it before a search");
        }
        return ready;
    }

    @Override
    public int estimate(TilePosition position) {
        int sum = manhattan.estimate(position);
        for (int pattern = 0; pattern < patterns.size(); pattern++) {
            sum += entries()[pattern][lookup.rank(position, pattern, 0, 0)];
        }
        return sum;
    }

    /** A slide changes one pattern. */
    @Override
    public long after(TilePosition position, int move, long before) {
        int tile = position.tile(position.target(move));
        int pattern = patternOf[tile];
        int[] table = entries()[pattern];
        return before
                + manhattanChanges[position.slide(move)]
                + table[lookup.rank(position, pattern, tile, position.blank())]
                - table[lookup.rank(position, pattern, 0, 0)];
    }

    /** Its tables are those of one goal: which tile belongs to a cell says what its slides cost. They are not stored. */
    @Override
    public Optional<Heuristic<TilePosition>> towards(TilePosition target) {
        source.requireMemory(name + " towards another goal", memoryBytes());
        TilePuzzle other = puzzle.towards(target);
        TilePartition same = TilePartition.parse(other, partition.name());
        return Optional.of(new HeavyPatternDatabase(other, same, Tables.IN_MEMORY));
    }

    @Override
    public long memoryBytes() {
        return patterns.stream().mapToLong(pattern -> pattern.key().bytes()).sum();
    }

    @Override
    public String name() {
        return name;
    }

    /** As of a {@link PatternDatabase}: a pattern of all tiles is exact, and others ignore the cell of the blank. */
    @Override
    public Guarantee guarantee() {
        boolean isExact = patterns.get(0).costs().size() == puzzle.size() - 1;
        return isExact ? Guarantee.CONSISTENT : Guarantee.ADMISSIBLE;
    }
}
