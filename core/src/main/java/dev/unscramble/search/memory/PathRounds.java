package dev.unscramble.search.memory;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.AllowedMoves;
import dev.unscramble.search.Weight;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.NodeNumbers;
import java.util.Arrays;

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

    /** The number of states stored beside the path. */
    long storedStates() {
        return 0;
    }

    @Override
    Outcome round(int bound) {
        if (position.isGoal()) {
            return solved(0);
        }
        tracked[0] = heuristic.begin(position);
        int depth = 0;
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
            if (generate(depth, bound)) {
                depth++;
                if (position.isGoal()) {
                    return solved(depth);
                }
                expand(depth, allowed.after(position, path[depth - 1]));
            }
        }
        return Outcome.EXHAUSTED;
    }

    /** Generates the next child of the node at a depth. Returns whether the position is at it, to be expanded. */
    private boolean generate(int depth, int bound) {
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

    private Outcome solved(int depth) {
        for (int step = 0; step < depth; step++) {
            solution.add(path[step]);
        }
        meter.stored(Math.max(storedStates(), depth + 1));
        if (tracer != null) {
            tracer.solved(numbers.at(depth));
        }
        return Outcome.SOLVED;
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
