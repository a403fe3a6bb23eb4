package dev.unscramble.search;

import dev.unscramble.model.Costs;
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
    private final AllowedMoves<P> allowed;
    private final Costs<P> costs;
    private final @Nullable Tracer tracer;
    private final NodeNumbers numbers = new NodeNumbers();
    /** By depth: the move made, the moves left to try, the slack, and what the heuristic remembers. */
    private int[] path = new int[64];

    private long[] untriedAbove = new long[64];
    private int[] slackAbove = new int[64];
    private long[] trackedAbove = new long[64];
    private boolean wasCut;

    /** A search that counts moves, whatever they cost. */
    DepthFirst(Problem<P> problem, Meter meter, Limits limits, Duplicates duplicates, DepthCutoff cutoff) {
        this(
                problem,
                meter,
                limits,
                duplicates,
                cutoff,
                new AllowedMoves<>(problem.puzzle(), duplicates),
                Costs.unit());
    }

    /**
     * A search whose bounds are costs.
     *
     * @param allowed the moves to try
     */
    DepthFirst(
            Problem<P> problem,
            Meter meter,
            Limits limits,
            Duplicates duplicates,
            DepthCutoff cutoff,
            AllowedMoves<P> allowed,
            Costs<P> costs) {
        super(problem, meter, limits);
        this.met = new MetStates(duplicates, puzzle.packedLongs(), new MemoryBudget(limits.memoryBytes()));
        this.remembersStates = met.remembersAny();
        this.expandsAtBound = cutoff == DepthCutoff.LATE;
        this.allowed = allowed;
        this.costs = costs;
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
        return wasCut;
    }

    /**
     * Searches from the start within {@code bound}; returns exhausted if all paths within it were searched.
     * The start counts as generated, in every round.
     */
    final Outcome round(int bound) {
        wasCut = false;
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
        int word = 0;
        long moves = expand(depth, position.legalMoves());
        while (true) {
            if (moves == 0) {
                moves = allowed.more(position, ++word);
                if (moves != 0) {
                    continue;
                }
                if (depth == 0) {
                    return Outcome.EXHAUSTED;
                }
                word = path[--depth] >>> 6;
                position.undo(path[depth]);
                slack = slackAbove[depth];
                tracked = trackedAbove[depth];
                moves = untriedAbove[depth];
                continue;
            }
            if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                return meter.stopped();
            }
            meter.generated++;
            int move = word << 6 | Long.numberOfTrailingZeros(moves);
            moves &= moves - 1;
            int childSlack = slack - costs.of(position, move);
            long child = heuristic.after(position, move, tracked);
            int h = Estimates.checkedAfter(heuristic.value(child), heuristic, puzzle, position, move);
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
                slackAbove[depth] = slack;
                slack = childSlack;
                tracked = child;
                word = 0;
                moves = expand(++depth, allowed.after(position, move));
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
        told.backTo(depth + 1);
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
        wasCut |= !isDuplicate;
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
            slackAbove = Arrays.copyOf(slackAbove, 2 * depth);
            trackedAbove = Arrays.copyOf(trackedAbove, 2 * depth);
        }
        meter.expanded++;
        meter.stored(met.stored(depth));
        if (tracer != null) {
            tracer.expandedOnPath(numbers.at(depth), depth);
        }
        return moves;
    }
}
