package dev.unscramble.search.walk;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.AllowedMoves;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Tracer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** A run of a local search: attempts, each a walk from the start, until one reaches the goal. */
abstract class LocalSearch<P extends Position> extends Search.Execution<P> {
    /** Random choices are the same each time. */
    private static final long SEED = 1;

    final SplittableRandom random = new SplittableRandom(SEED);
    /** The walk so far, its cost, and the h of the position. */
    private final List<Integer> walk = new ArrayList<>();

    private int g;
    int h;
    /** The moves from here and the h that each leads to, once they are generated. */
    final List<Integer> moves = new ArrayList<>();

    final List<Integer> estimates = new ArrayList<>();
    private final int restarts;
    private final AllowedMoves<P> allowed;
    private final Costs<P> costs;
    private final @Nullable Tracer tracer;
    private long number;
    private long firstChild;

    LocalSearch(Problem<P> problem, Meter meter, Limits limits, int restarts) {
        super(problem, meter, limits);
        this.restarts = restarts;
        allowed = new AllowedMoves<>(puzzle, Duplicates.EXPLORED);
        costs = puzzle.costs();
        tracer = meter.tracer;
    }

    /** Walks from the start. Returns solved, a limit, or null if it has failed. */
    abstract @Nullable Outcome attempt(int attempt);

    @Override
    protected final Outcome search() {
        long[] start = new long[puzzle.packedLongs()];
        position.pack(start, 0);
        for (int attempt = 0; attempt <= restarts; attempt++) {
            if (isStopped()) {
                return meter.stopped();
            }
            position.unpack(start, 0);
            begin();
            Outcome end = position.isGoal() ? solved() : attempt(attempt);
            if (end != null) {
                return end;
            }
        }
        failure = "it failed " + (restarts + 1) + " times, which proves nothing; a search with a guarantee is astar";
        return cut || limits.hasDepth() ? Outcome.DEPTH_LIMIT : Outcome.EXHAUSTED;
    }

    private void begin() {
        walk.clear();
        g = 0;
        h = heuristic.estimate(position);
        meter.generated++;
        meter.stored(1);
        if (tracer != null) {
            number = tracer.start(puzzle, position, h, h);
        }
    }

    final Outcome solved() {
        solution.addAll(walk);
        if (tracer != null) {
            tracer.solved(number);
        }
        return Outcome.SOLVED;
    }

    private boolean isStopped() {
        return meter.generated >= meter.checkpoint && meter.mustStop();
    }

    /** Generates all children. Returns the limit that was reached, or null. */
    final @Nullable Outcome expand() {
        meter.expanded++;
        if (tracer != null) {
            tracer.expanded(number);
            firstChild = tracer.last() + 1;
        }
        moves.clear();
        estimates.clear();
        long mask = position.legalMoves();
        for (int word = 0; mask != 0; mask = allowed.more(position, ++word)) {
            for (; mask != 0; mask &= mask - 1) {
                if (isStopped()) {
                    return meter.stopped();
                }
                generate(word << 6 | Long.numberOfTrailingZeros(mask));
            }
        }
        return null;
    }

    private void generate(int move) {
        meter.generated++;
        int childG = g + costs.of(position, move);
        position.apply(move);
        int childH = Estimates.checked(heuristic.estimate(position), heuristic, puzzle, position);
        if (tracer != null) {
            tracer.generated(puzzle, position, number, move, childG, childH, childH);
        }
        position.undo(move);
        moves.add(move);
        estimates.add(childH);
    }

    /** Goes to the child at an index of {@link #moves}. Returns false if the walk would cost more than allowed. */
    final boolean go(int index) {
        int move = moves.get(index);
        int cost = costs.of(position, move);
        if (isTooDear(g + cost)) {
            return false;
        }
        g += cost;
        h = estimates.get(index);
        number = firstChild + index;
        walk.add(move);
        position.apply(move);
        meter.stored(walk.size() + 1L);
        return true;
    }
}
