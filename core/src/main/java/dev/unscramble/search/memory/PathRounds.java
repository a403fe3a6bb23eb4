package dev.unscramble.search.memory;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.search.AllowedMoves;
import dev.unscramble.search.Weight;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.NodeNumbers;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Rounds that go depth first through all paths within their bound. */
class PathRounds<P extends Position> extends Deepening<P> {
    private final AllowedMoves<P> allowed;
    private final Costs<P> costs;
    private final NodeNumbers numbers = new NodeNumbers();
    /** By depth: the move made, the moves left to try, g, and what the heuristic remembers. */
    private int[] path = new int[64];

    private long[] untried = new long[64];
    private int[] words = new int[64];
    private int[] gs = new int[64];
    private long[] tracked = new long[64];

    /** The bound of this round, which may become smaller within it. */
    int bound;

    /** The rounds of a run; which moves are left out after others depends on the rule for duplicates. */
    PathRounds(Problem<P> problem, Meter meter, Limits limits, Weight weight, Duplicates duplicates) {
        super(problem, meter, limits, weight);
        allowed = new AllowedMoves<>(puzzle, duplicates);
        costs = puzzle.costs();
        numbers.set(0, 0);
    }

    /** Whether the position, a node with this g within the bound, need not be expanded. */
    boolean isDuplicate(int g) {
        return false;
    }

    /** Whether the round may expand a node with this f; if not, it ends. */
    boolean mayExpand(int f) {
        return true;
    }

    /** The position is a goal, at the end of a path with this cost. Returns null if the round is to continue. */
    @Nullable
    Outcome reached(int depth, int cost) {
        noteSolution(depth);
        if (tracer != null) {
            tracer.solved(numbers.at(depth));
        }
        return Outcome.SOLVED;
    }

    /** The number of states stored beside the path. */
    long storedStates() {
        return 0;
    }

    @Override
    Outcome round(int most) {
        bound = most;
        int depth = 0;
        tracked[0] = heuristic.begin(position);
        if (position.isGoal()) {
            return Objects.requireNonNull(reached(0, 0));
        }
        expand(0, position.legalMoves());
        while (depth >= 0) {
            if (untried[depth] == 0) {
                untried[depth] = allowed.more(position, ++words[depth]);
                if (untried[depth] == 0 && --depth >= 0) {
                    position.undo(path[depth]);
                }
                continue;
            }
            if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                return meter.stopped();
            }
            if (!generate(depth)) {
                continue;
            }
            depth++;
            if (position.isGoal()) {
                Outcome end = reached(depth, gs[depth]);
                if (end != null) {
                    return end;
                }
                position.undo(path[--depth]);
            } else if (mayExpand(f(gs[depth], heuristic.value(tracked[depth])))) {
                expand(depth, allowed.after(position, path[depth - 1]));
            } else {
                if (tracer != null) {
                    tracer.pruned(numbers.at(depth), Pruned.BOUND);
                }
                while (depth > 0) {
                    position.undo(path[--depth]);
                }
                return Outcome.EXHAUSTED;
            }
        }
        return Outcome.EXHAUSTED;
    }

    /** Generates the next child of the node at a depth. Returns whether the position is at it, to be expanded. */
    private boolean generate(int depth) {
        meter.generated++;
        int move = words[depth] << 6 | Long.numberOfTrailingZeros(untried[depth]);
        untried[depth] &= untried[depth] - 1;
        int g = gs[depth] + costs.of(position, move);
        long child = heuristic.after(position, move, tracked[depth]);
        int h = Estimates.checkedAfter(heuristic.value(child), heuristic, puzzle, position, move);
        makeRoom(depth + 1);
        position.apply(move);
        if (tracer != null) {
            tracer.backTo(depth + 1);
            numbers.set(depth + 1, tracer.generated(puzzle, position, numbers.at(depth), move, g, h, f(g, h)));
        }
        if (!isWithin(bound, g, h) || isDuplicate(g)) {
            position.undo(move);
            return false;
        }
        gs[depth + 1] = g;
        path[depth] = move;
        tracked[depth + 1] = child;
        return true;
    }

    private void expand(int depth, long moves) {
        untried[depth] = moves;
        words[depth] = 0;
        meter.expanded++;
        meter.stored(Math.max(storedStates(), depth + 1));
        if (tracer != null) {
            tracer.expandedOnPath(numbers.at(depth), depth);
        }
    }

    /** Makes the current path, down to a depth, the solution. */
    final void noteSolution(int depth) {
        solution.clear();
        for (int step = 0; step < depth; step++) {
            solution.add(path[step]);
        }
        meter.stored(Math.max(storedStates(), depth + 1));
    }

    private void makeRoom(int depth) {
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
            untried = Arrays.copyOf(untried, 2 * depth);
            words = Arrays.copyOf(words, 2 * depth);
            gs = Arrays.copyOf(gs, 2 * depth);
            tracked = Arrays.copyOf(tracked, 2 * depth);
        }
    }
}
