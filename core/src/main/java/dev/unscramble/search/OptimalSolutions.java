package dev.unscramble.search;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All cheapest solutions of a problem, once it is known what they cost: the last round of IDA*, but
 * through to its end. Every sequence of moves counts, also where two lead through the same states. The
 * heuristic must be admissible, and the better it is the less is searched in vain.
 *
 * @param solutions in the order in which moves are tried
 * @param outcome solved if these are all, else what kept the search from finding more
 */
public record OptimalSolutions(List<List<Integer>> solutions, Outcome outcome) {

    public OptimalSolutions {
        solutions = List.copyOf(solutions);
    }

    /** Finds them. */
    public static <P extends Position> OptimalSolutions of(
            Problem<P> problem, int cost, Limits limits, Progress progress) {
        if (!problem.heuristic().guarantee().isAdmissible()) {
            throw new IllegalArgumentException(problem.heuristic().name() + " is not admissible");
        }
        Enumeration<P> enumeration = new Enumeration<>(problem, cost, limits, new Meter(limits, progress));
        Outcome outcome = enumeration.run();
        return new OptimalSolutions(enumeration.solutions, outcome);
    }

    /** The search: depth first, on a stack of its own. */
    private static final class Enumeration<P extends Position> {
        /** What a list takes beside its elements, about. */
        private static final int LIST_BYTES = 48;

        private final List<List<Integer>> solutions = new ArrayList<>();
        private final P position;
        private final Heuristic<? super P> heuristic;
        private final Meter meter;
        private final long maxSolutions;
        private final long[] allowedAfter;
        private final int[] costs;
        /** The moves to the position, and by depth: what is left to try, to spend, and to remember. */
        private final int[] path;

        private final long[] untried;
        private final int[] room;
        private final long[] tracked;
        private int depth;

        Enumeration(Problem<P> problem, int cost, Limits limits, Meter meter) {
            this.position = problem.start();
            this.heuristic = problem.heuristic();
            this.meter = meter;
            this.maxSolutions = limits.memoryBytes() / (LIST_BYTES + (long) Integer.BYTES * cost);
            this.allowedAfter = Duplicates.ALL.allowedAfter(problem.puzzle());
            this.costs = new int[problem.puzzle().moveCount()];
            Arrays.setAll(costs, problem.puzzle()::cost);
            this.path = new int[cost + 1];
            this.untried = new long[cost + 1];
            this.room = new int[cost + 1];
            this.tracked = new long[cost + 1];
            room[0] = cost;
            tracked[0] = heuristic.begin(position);
            enter(-1L);
        }

        /** A position that was just reached: part of a solution, or the end of one. */
        private void enter(long allowed) {
            boolean isSolved = position.isGoal();
            if (isSolved && room[depth] == 0) {
                solutions.add(Arrays.stream(path, 0, depth).boxed().toList());
            }
            untried[depth] = isSolved ? 0 : position.legalMoves() & allowed;
        }

        Outcome run() {
            while (depth > 0 || untried[0] != 0) {
                if (untried[depth] == 0) {
                    depth--;
                    position.undo(path[depth]);
                    continue;
                }
                if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                    return meter.stopped();
                }
                if (solutions.size() >= maxSolutions) {
                    return Outcome.MEMORY_LIMIT;
                }
                meter.generated++;
                int move = Long.numberOfTrailingZeros(untried[depth]);
                untried[depth] &= untried[depth] - 1;
                long child = heuristic.after(position, move, tracked[depth]);
                int childRoom = room[depth] - costs[move];
                if (heuristic.value(child) <= childRoom) {
                    position.apply(move);
                    path[depth] = move;
                    depth++;
                    room[depth] = childRoom;
                    tracked[depth] = child;
                    enter(allowedAfter[move]);
                }
            }
            return Outcome.SOLVED;
        }
    }
}
