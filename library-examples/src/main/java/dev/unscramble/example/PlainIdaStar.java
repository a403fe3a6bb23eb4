package dev.unscramble.example;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * IDA* as Korf (1985) describes it, to be read in a minute. It counts nodes as docs/algorithms.md says, so that under a
 * consistent heuristic its counts are those of {@code idastar}, which is made for speed. It solves any puzzle whose
 * solutions are not too deep for a recursion.
 */
public final class PlainIdaStar<P extends Position> {
    private static final int SOLVED = -1;

    private final Puzzle<P> puzzle;
    private final P position;
    private final Heuristic<? super P> heuristic;
    private final List<Integer> path = new ArrayList<>();
    private long expanded;
    private long generated;

    public PlainIdaStar(Problem<P> problem) {
        this.puzzle = problem.puzzle();
        this.position = problem.start();
        this.heuristic = problem.heuristic();
    }

    /** An optimal solution, if there is one; to be called once. */
    public Optional<List<Integer>> solve() {
        generated = 1; // the start, once for all rounds
        int bound = heuristic.estimate(position);
        while (bound != SOLVED && bound != Integer.MAX_VALUE) {
            bound = search(0, bound);
        }
        return bound == SOLVED ? Optional.of(path) : Optional.empty();
    }

    /** Searches below the position, depth first. Returns the least f beyond the bound, or {@link #SOLVED}. */
    private int search(int g, int bound) {
        int f = g + heuristic.estimate(position);
        if (f > bound) {
            return f;
        }
        if (position.isGoal()) {
            return SOLVED;
        }
        expanded++;
        int nextBound = Integer.MAX_VALUE;
        long allowed = path.isEmpty() ? -1L : puzzle.allowedAfter(path.get(path.size() - 1));
        for (long moves = position.legalMoves() & allowed; moves != 0; moves &= moves - 1) {
            int move = Long.numberOfTrailingZeros(moves);
            generated++;
            int childG = g + puzzle.costs().of(position, move);
            position.apply(move);
            path.add(move);
            int found = search(childG, bound);
            if (found == SOLVED) {
                return SOLVED;
            }
            nextBound = Math.min(nextBound, found);
            path.remove(path.size() - 1);
            position.undo(move);
        }
        return nextBound;
    }

    public long expanded() {
        return expanded;
    }

    public long generated() {
        return generated;
    }
}
