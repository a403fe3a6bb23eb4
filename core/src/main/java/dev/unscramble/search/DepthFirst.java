package dev.unscramble.search;

import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.search.MetStates.Meeting;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.NodeNumbers;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.MemoryBudget;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search within a bound on g + h, which backtracking, iterative deepening and the
 * enumeration of all solutions share. Children are generated one at a time. With a {@linkplain DepthCutoff#LATE
 * late cut-off}, nodes at the bound are expanded too; their children are counted and pruned. The path is stored in
 * arrays, so that no depth overflows a stack.
 */
abstract class DepthFirst<P extends Position> extends Search.Execution<P> {
    private final MetStates met;
    private final boolean remembersStates;
    private final boolean expandsAtBound;
    private final long[] allowedAfter;
    private final int[] cost;
    private final @Nullable Tracer tracer;
    private final NodeNumbers numbers = new NodeNumbers();
    /** By depth: the move made, the moves left to try, and what the heuristic remembers. */
    private int[] path = new int[64];

    private long[] untriedAbove = new long[64];
    private long[] trackedAbove = new long[64];
    private boolean cut;

    /** A search that counts moves, whatever they cost. */
    DepthFirst(Problem<P> problem, Meter meter, Limits limits, Duplicates duplicates, DepthCutoff cutoff) {
        this(problem, meter, limits, duplicates, cutoff, duplicates.allowedAfter(problem.puzzle()), move -> 1);
    }

    /**
     * A search whose bounds are costs.
     *
     * @param allowedAfter by move: the moves to try after it
     * @param costs by move
     */
    DepthFirst(
            Problem<P> problem,
            Meter meter,
            Limits limits,
            Duplicates duplicates,
            DepthCutoff cutoff,
            long[] allowedAfter,
            IntUnaryOperator costs) {
        super(problem, meter, limits);
        this.met = new MetStates(duplicates, puzzle.packedLongs(), new MemoryBudget(limits.memoryBytes()));
        this.remembersStates = met.remembersAny();
        this.expandsAtBound = cutoff == DepthCutoff.LATE;
        this.allowedAfter = allowedAfter;
        this.cost = new int[puzzle.moveCount()];
        Arrays.setAll(cost, costs);
        this.tracer = meter.tracer;
    }

    /**
     * Called for a goal that was reached within the bound; ends the search with it.
     *
     * @param left the slack (bound - g)
     * @return how the round ends, or exhausted if it continues
     */
    Outcome reached(int[] moves, int length, int left) {
        solved(moves, length);
        return Outcome.SOLVED;
    }

    /** Whether the last round pruned a node beyond its bound. */
    final boolean wasCut() {
        return cut;
    }

    /**
     * Searches from the start within {@code bound}; returns exhausted if all paths within it were searched.
     * The start counts as generated, in every round.
     */
    final Outcome round(int bound) {
        cut = false;
        meter.enter(bound);
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return meter.stopped();
        }
        long tracked = begin();
        if (met.meet(position, 0) == Meeting.NO_MEMORY) {
            return Outcome.MEMORY_LIMIT;
        }
        meter.stored(met.stored(0));
        if (position.isGoal()) {
            return goal(0, bound);
        }
        if (bound == 0 && !expandsAtBound) {
            leaveOut(false);
            return Outcome.EXHAUSTED;
        }
        int depth = 0;
        int slack = bound;
        long moves = expand(depth, position.legalMoves());
        while (true) {
            if (moves == 0) {
                if (depth == 0) {
                    return Outcome.EXHAUSTED;
                }
                int last = path[--depth];
                position.undo(last);
                slack += cost[last];
                tracked = trackedAbove[depth];
                moves = untriedAbove[depth];
                continue;
            }
            if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                return meter.stopped();
            }
            meter.generated++;
            int move = Long.numberOfTrailingZeros(moves);
            moves &= moves - 1;
            long child = heuristic.after(position, move, tracked);
            int h = Estimates.checkedAfter(heuristic.value(child), heuristic, puzzle, position, move);
            int childSlack = slack - cost[move];
            if (tracer != null) {
                trace(tracer, depth, move, bound - childSlack, h);
            }
            if (!remembersStates && h > childSlack) {
                leaveOut(false);
                continue;
            }
            position.apply(move);
            Meeting meeting = met.meet(position, depth + 1);
            if (meeting == Meeting.NO_MEMORY) {
                return Outcome.MEMORY_LIMIT;
            }
            if (meeting == Meeting.DUPLICATE || h > childSlack) {
                leaveOut(meeting == Meeting.DUPLICATE);
                position.undo(move);
            } else if (position.isGoal()) {
                path[depth] = move;
                Outcome end = goal(depth + 1, childSlack);
                if (end != Outcome.EXHAUSTED) {
                    return end;
                }
                position.undo(move);
            } else if (childSlack == 0 && !expandsAtBound) {
                meter.stored(met.stored(depth + 1));
                leaveOut(false);
                position.undo(move);
            } else {
                path[depth] = move;
                trackedAbove[depth] = tracked;
                untriedAbove[depth] = moves;
                slack = childSlack;
                tracked = child;
                moves = expand(++depth, position.legalMoves() & allowedAfter[move]);
            }
        }
    }

    /** Generates the start; returns what the heuristic remembers of it. */
    private long begin() {
        meter.generated++;
        long tracked = heuristic.begin(position);
        if (tracer != null) {
            int h = heuristic.value(tracked);
            numbers.set(0, tracer.start(puzzle, position, h, h));
        }
        return tracked;
    }

    private void trace(Tracer told, int depth, int move, int g, int h) {
        position.apply(move);
        numbers.set(depth + 1, told.generated(puzzle, position, numbers.at(depth), move, g, h, g + h));
        position.undo(move);
    }

    /**
     * Counts the current child, which is pruned as a duplicate or else by the bound. A processor cannot
     * predict which of the two it is: a branch for each measured slower.
     */
    private void leaveOut(boolean isDuplicate) {
        meter.duplicates += isDuplicate ? 1 : 0;
        cut |= !isDuplicate;
        if (tracer != null) {
            traceLeftOut(tracer, isDuplicate);
        }
    }

    private static void traceLeftOut(Tracer told, boolean isDuplicate) {
        if (isDuplicate) {
            told.duplicate();
        } else {
            told.pruned(told.last(), Pruned.BOUND);
        }
    }

    private Outcome goal(int depth, int left) {
        if (tracer != null) {
            tracer.solved(numbers.at(depth));
        }
        return reached(path, depth, left);
    }

    /** Counts a node as expanded; returns {@code moves}, the moves to try. */
    private long expand(int depth, long moves) {
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
            untriedAbove = Arrays.copyOf(untriedAbove, 2 * depth);
            trackedAbove = Arrays.copyOf(trackedAbove, 2 * depth);
        }
        meter.expanded++;
        meter.stored(met.stored(depth));
        if (tracer != null) {
            tracer.expanded(numbers.at(depth));
        }
        return moves;
    }
}
