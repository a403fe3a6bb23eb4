package dev.unscramble.tiles.pattern;

import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.List;
import java.util.Optional;

/**
 * A {@link PatternDatabase} that has its tables. It is a record so that they are constants in a search that is compiled
 * for it.
 *
 * @param changes by slide: the change of the Manhattan distance
 */
record PreparedPatterns(
        String name,
        Guarantee guarantee,
        PatternSums sums,
        AdditiveDistance manhattan,
        int[] changes,
        List<PatternLookup> lookups,
        Optional<ValueHeuristic> valueForm)
        implements IncrementalHeuristic<TilePosition> {

    static PreparedPatterns of(
            PatternDatabase database, TilePuzzle puzzle, TilePartition partition, List<PatternTable> tables) {
        List<TilePattern> patterns = partition.patterns();
        PatternSums sums = PatternSums.of(
                tables,
                partition.symmetries().stream()
                        .map(symmetry -> PatternView.of(puzzle, patterns, symmetry))
                        .toList());
        AdditiveDistance manhattan = AdditiveDistance.manhattan(puzzle);
        return new PreparedPatterns(
                database.name(),
                database.guarantee(),
                sums,
                manhattan,
                manhattan.changes(),
                partition.symmetries().stream()
                        .map(symmetry -> new PatternLookup(puzzle, patterns, symmetry))
                        .toList(),
                puzzle.slides().isPacked()
                        ? Optional.of(new PatternValues(manhattan.valueChanges(puzzle), sums))
                        : Optional.empty());
    }

    @Override
    public int estimate(TilePosition position) {
        return value(begin(position));
    }

    @Override
    public long begin(TilePosition position) {
        long tracked = sums.withManhattan(0, manhattan.begin(position));
        for (int view = 0; view < lookups.size(); view++) {
            for (int pattern = 0; pattern < sums.patterns(); pattern++) {
                tracked = sums.withPattern(
                        tracked, view, pattern, lookups.get(view).rank(position, pattern, 0, 0));
            }
        }
        return tracked;
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        int tile = position.tile(position.target(move));
        long tracked = sums.withManhattan(before, changes[position.slide(move)]);
        for (int view = 0; view < lookups.size(); view++) {
            int pattern = (view == 0 ? sums.first() : sums.second()).pattern(tile);
            PatternLookup lookup = lookups.get(view);
            int rank = lookup.rank(position, pattern, tile, position.blank());
            int rankBefore = sums.keepsExcesses() ? rank : lookup.rank(position, pattern, 0, 0);
            tracked = sums.withRank(tracked, view, pattern, rankBefore, rank);
        }
        return tracked;
    }

    /** Looks up the mirror image only if the h of the board itself does not exceed {@code most}. */
    @Override
    public long afterWithin(TilePosition position, int move, long before, int most, int[] rows, int at, int to) {
        int tile = position.tile(position.target(move));
        int edge = PatternView.edge(position.blank(), move);
        int pattern = sums.first().pattern(tile);
        int change = sums.first().change(position, edge, tile);
        long tracked = sums.withManhattan(before, changes[position.slide(move)]);
        tracked = sums.slide(tracked, 0, pattern, change, rows, at);
        if (PatternSums.first(tracked) > most) {
            return PatternSums.withoutMirror(tracked);
        }
        sums.fillRow(pattern, change, rows, at, to);
        PatternView mirror = sums.second();
        return sums.hasMirror()
                ? sums.slideMirror(tracked, mirror.pattern(tile), mirror.change(position, edge, tile), rows, to)
                : tracked;
    }

    @Override
    public int rowInts() {
        return PatternSums.rowInts(sums.patterns(), lookups.size());
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
    public int value(long tracked) {
        return PatternSums.value(tracked);
    }

    @Override
    public int trackedBits() {
        return PatternSums.trackedBits(sums.patterns(), lookups.size());
    }
}
