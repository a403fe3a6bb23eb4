package dev.unscramble.search;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import java.util.Arrays;

/**
 * Depth-first search to a bound, the part that backtracking and iterative deepening share. Children
 * are made one at a time, also those just beyond the bound, which are counted and go no further. The
 * path is kept in arrays, so that no depth overflows a stack.
 *
 * <p>With {@link Duplicates#ALL} it remembers the least depth at which it met each state, in this
 * round or an earlier one, and does not go below a state that it met at a lesser depth. Every state of
 * a shortest path is met at its least depth, so none of those is missed.
 */
abstract class DepthFirst<P extends Position> extends Search.Execution<P> {
    private enum Meeting {
        NEW,
        DUPLICATE,
        NO_MEMORY
    }

    private final Duplicates duplicates;
    private final long[] allowedAfter;
    private final NodeStore met;
    private final PathStates pathStates;
    private final long[] state;
    private long[] untried = new long[64];
    private int[] path = new int[64];
    private boolean cut;

    DepthFirst(Problem<P> problem, Meter meter, Limits limits, Duplicates duplicates) {
        super(problem, meter, limits);
        this.duplicates = duplicates;
        this.allowedAfter = duplicates.allowedAfter(puzzle);
        this.met = new NodeStore(puzzle.packedLongs(), true, new MemoryBudget(limits.memoryBytes()));
        this.pathStates = new PathStates(puzzle.packedLongs());
        this.state = new long[puzzle.packedLongs()];
    }

    /** Whether the last round left out anything that lay beyond its bound. */
    final boolean wasCut() {
        return cut;
    }

    /**
     * Searches from the start to a depth of at most {@code bound}; the outcome is exhausted when that
     * finds nothing. The start counts as generated, in every round.
     */
    final Outcome round(int bound) {
        cut = false;
        meter.bound = bound;
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return meter.stopped();
        }
        meter.generated++;
        if (meet(0) == Meeting.NO_MEMORY) {
            return Outcome.MEMORY_LIMIT;
        }
        stored(0);
        if (position.isGoal()) {
            return Outcome.SOLVED;
        }
        int depth = 0;
        expand(depth, position.legalMoves());
        while (true) {
            if (untried[depth] == 0) {
                if (depth == 0) {
                    return Outcome.EXHAUSTED;
                }
                position.undo(path[--depth]);
                continue;
            }
            if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                return meter.stopped();
            }
            int move = Long.numberOfTrailingZeros(untried[depth]);
            untried[depth] &= untried[depth] - 1;
            meter.generated++;
            position.apply(move);
            Meeting meeting = meet(depth + 1);
            if (meeting == Meeting.NO_MEMORY) {
                return Outcome.MEMORY_LIMIT;
            }
            if (meeting == Meeting.DUPLICATE || depth == bound) {
                meter.duplicates += meeting == Meeting.DUPLICATE ? 1 : 0;
                cut |= meeting == Meeting.NEW;
                position.undo(move);
                continue;
            }
            path[depth++] = move;
            if (position.isGoal()) {
                solved(path, depth);
                return Outcome.SOLVED;
            }
            expand(depth, position.legalMoves() & allowedAfter[move]);
        }
    }

    private void expand(int depth, long moves) {
        if (depth + 1 == untried.length) {
            untried = Arrays.copyOf(untried, 2 * untried.length);
            path = Arrays.copyOf(path, 2 * path.length);
        }
        untried[depth] = moves;
        meter.expanded++;
        stored(depth);
    }

    private void stored(int depth) {
        meter.stored(duplicates == Duplicates.ALL ? met.size() : depth + 1);
    }

    private Meeting meet(int depth) {
        return switch (duplicates) {
            case PARENT, SEQUENCES -> Meeting.NEW;
            case PATH -> pathStates.repeats(position, depth) ? Meeting.DUPLICATE : Meeting.NEW;
            case ALL -> meetAny(depth);
        };
    }

    private Meeting meetAny(int depth) {
        position.pack(state, 0);
        int node = met.find(state, 0);
        if (node == NodeStore.NONE) {
            boolean stored = met.add(state, 0, NodeStore.NONE, 0, depth, 0) != NodeStore.NONE;
            return stored ? Meeting.NEW : Meeting.NO_MEMORY;
        }
        if (met.g(node) < depth) {
            return Meeting.DUPLICATE;
        }
        met.improve(node, NodeStore.NONE, 0, depth);
        return Meeting.NEW;
    }
}
