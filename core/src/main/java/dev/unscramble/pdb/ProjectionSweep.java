package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Costs;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Finds the distances of all patterns of a {@link Projection}, breadth first from the goals. It needs no memory but the
 * table: each layer is a pass over it, which threads share.
 *
 * <p>If every move has an inverse and costs 1, each pass marks the neighbours of the last layer: threads that mark the
 * same pattern write the same value. Otherwise each pass looks for a neighbour with a distance from every pattern
 * without one, and each pattern is written by one thread alone.
 */
final class ProjectionSweep<P extends Position> {
    private static final byte UNKNOWN = (byte) ProjectionDatabase.FAR;
    private static final int SHARES = 64;

    private final Projection<P> projection;
    private final Puzzle<P> puzzle;
    private final Costs<P> costs;
    private final BuildMonitor monitor;
    private final TableBytes distances;

    ProjectionSweep(Projection<P> projection, BuildMonitor monitor) {
        this.projection = projection;
        this.puzzle = projection.puzzle();
        this.costs = puzzle.costs();
        this.monitor = monitor;
        this.distances = new TableBytes(projection.size());
    }

    TableBytes run() {
        if (!costs.areFixed() || puzzle.moveCount() == Puzzle.BY_STATE) {
            throw new InputException("a pattern database for " + puzzle.name()
                    + " cannot be made: its moves or their costs depend on the state, not on the pattern alone");
        }
        distances.fill(UNKNOWN);
        LongStream.of(projection.goals()).forEach(goal -> distances.set(goal, (byte) 0));
        boolean isOutwards = costs.areUnit() && puzzle.noWayBack().isEmpty();
        long met = 0;
        int depth = 0;
        // if no pattern is at any of that many distances in a row that a move cannot pass them all, none is farther
        for (int empty = 0; empty < costs.most() && depth < ProjectionDatabase.FAR; depth++) {
            long count = layer(depth, isOutwards, met);
            met += count;
            empty = count == 0 ? empty + 1 : 0;
        }
        return distances;
    }

    /** Makes one pass; returns the number of patterns at this depth. */
    private long layer(int depth, boolean isOutwards, long met) {
        long size = projection.size();
        return IntStream.range(0, SHARES)
                .parallel()
                .mapToLong(share -> {
                    monitor.check((double) met / size);
                    long from = share * (size / SHARES) + Math.min(share, size % SHARES);
                    long to = from + size / SHARES + (share < size % SHARES ? 1 : 0);
                    return isOutwards ? outwards(from, to, (byte) depth) : inwards(from, to, depth);
                })
                .sum();
    }

    /** Marks all neighbours of the patterns at a depth. */
    private long outwards(long from, long to, byte depth) {
        P position = puzzle.newPosition();
        long count = 0;
        for (long pattern = from; pattern < to; pattern++) {
            if (distances.get(pattern) == depth) {
                count++;
                projection.unrank(pattern, position);
                mark(position, (byte) (depth + 1));
            }
        }
        return count;
    }

    private void mark(P position, byte depth) {
        for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
            long next = projection.rankAfter(position, Long.numberOfTrailingZeros(moves), 0);
            if (distances.get(next) == UNKNOWN) {
                distances.set(next, depth);
            }
        }
    }

    /** Looks for patterns without a distance that have a move by which their distance is {@code depth}. */
    private long inwards(long from, long to, int depth) {
        P position = puzzle.newPosition();
        long count = 0;
        for (long pattern = from; pattern < to; pattern++) {
            if (distances.get(pattern) == UNKNOWN) {
                projection.unrank(pattern, position);
                if (isAt(position, depth)) {
                    distances.set(pattern, (byte) depth);
                }
            }
            count += distances.get(pattern) == (byte) depth ? 1 : 0;
        }
        return count;
    }

    private boolean isAt(P position, int depth) {
        for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
            int move = Long.numberOfTrailingZeros(moves);
            int before = depth - costs.of(position, move);
            if (before >= 0 && distances.get(projection.rankAfter(position, move, 0)) == (byte) before) {
                return true;
            }
        }
        return false;
    }
}
