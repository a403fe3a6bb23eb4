package dev.unscramble.search;

import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.search.meter.Meter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All optimal solutions of a problem whose optimal cost is known: the last round of IDA*, but
 * to its end. Every sequence of moves counts, even if two lead through the same states. The
 * heuristic must be admissible, and the better it is, the fewer nodes are searched.
 *
 * @param solutions in the order in which moves are tried
 * @param outcome solved if these are all, else the limit that ended the search
 * @hidden from users of the library
 */
public record OptimalSolutions(List<List<Integer>> solutions, Outcome outcome) {

    public OptimalSolutions {
        solutions = List.copyOf(solutions);
    }

    /** Finds all optimal solutions. */
    public static <P extends Position> OptimalSolutions of(
            Problem<P> problem, int cost, Limits limits, Progress progress) {
        if (!problem.heuristic().guarantee().isAdmissible()) {
            throw new IllegalArgumentException(problem.heuristic().name() + " is not admissible");
        }
        Enumeration<P> enumeration = new Enumeration<>(problem, cost, limits, new Meter(limits, progress));
        return new OptimalSolutions(enumeration.solutions, enumeration.search());
    }

    /** The search, which leaves out only the inverse of the last move. */
    private static final class Enumeration<P extends Position> extends DepthFirst<P> {
        /** The bytes of a list without its elements, about. */
        private static final int LIST_BYTES = 48;

        private final List<List<Integer>> solutions = new ArrayList<>();
        private final int least;
        private final long maxSolutions;

        Enumeration(Problem<P> problem, int cost, Limits limits, Meter meter) {
            super(
                    problem,
                    meter,
                    limits,
                    Duplicates.PARENT,
                    DepthCutoff.EARLY,
                    new AllowedMoves<>(problem.puzzle(), Duplicates.ALL),
                    problem.puzzle().costs());
            this.least = cost;
            this.maxSolutions = limits.memoryBytes() / (LIST_BYTES + (long) Integer.BYTES * cost);
        }

        @Override
        protected Outcome search() {
            Outcome end = round(least);
            return end == Outcome.EXHAUSTED ? Outcome.SOLVED : end;
        }

        @Override
        Outcome reached(int[] moves, int length, int left) {
            if (left > 0) {
                return Outcome.EXHAUSTED;
            }
            if (solutions.size() >= maxSolutions) {
                return Outcome.MEMORY_LIMIT;
            }
            solutions.add(Arrays.stream(moves, 0, length).boxed().toList());
            return Outcome.EXHAUSTED;
        }
    }
}
