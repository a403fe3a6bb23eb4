package dev.unscramble.search.memory;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.Search;
import dev.unscramble.search.Weight;
import dev.unscramble.search.meter.Meter;

/**
 * Breadth-first heuristic search (Zhou and Hansen, 2006), by iterative deepening: under each bound it goes through the
 * states whose f is within it, layer by layer. Only the last three layers are stored, since moves have inverses: no state
 * of an earlier layer can be reached again. So there is no path to the goal when it is reached. Each state knows the state
 * of the middle layer that its path goes through, and both halves are searched again, and their halves.
 */
public final class Bfhs extends Search {

    private Bfhs() {}

    /** It has no options. */
    public static Bfhs create() {
        return new Bfhs();
    }

    @Override
    public String name() {
        return "bfhs";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        Puzzle<P> puzzle = problem.puzzle();
        if (!puzzle.costs().areUniform()) {
            throw new InputException("bfhs needs a puzzle whose moves all cost the same; use astar or idastar-tt");
        }
        puzzle.noWayBack().ifPresent(reason -> {
            throw new InputException("bfhs cannot forget layers in " + puzzle.name() + ": " + reason);
        });
        return new Rounds<>(problem, meter, limits);
    }

    private static final class Rounds<P extends Position> extends Deepening<P> {
        private final Problem<P> problem;

        Rounds(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits, Weight.ONE);
            this.problem = problem;
        }

        @Override
        Outcome round(int bound) {
            int most = bound / puzzle.costs().least();
            LayerPass<P> pass = new LayerPass<>(this, problem, bound, 0, most / 2, null);
            Outcome end = pass.run();
            if (end != Outcome.SOLVED) {
                return end;
            }
            long goal = tracer == null ? 0 : tracer.last();
            long[] start = new long[puzzle.packedLongs()];
            problem.start().pack(start, 0);
            end = follow(start, pass, 0, bound);
            if (tracer != null && end == Outcome.SOLVED) {
                tracer.solved(goal);
            }
            return end;
        }

        /** Adds the moves of a pass that has reached its target to the solution. Returns solved, or the limit reached. */
        private Outcome follow(long[] from, LayerPass<P> found, int g, int bound) {
            if (found.depth() > 1) {
                int half = found.middleDepth();
                long[] middle = found.middle(from);
                Outcome end = half(from, middle, half, g, bound);
                int halfG = g + half * puzzle.costs().least();
                return end == Outcome.SOLVED ? half(middle, found.reached(), found.depth() - half, halfG, bound) : end;
            }
            if (found.depth() == 1) {
                solution.add(found.lastMove());
            }
            return Outcome.SOLVED;
        }

        private Outcome half(long[] from, long[] to, int length, int g, int bound) {
            P start = puzzle.newPosition();
            start.unpack(from, 0);
            LayerPass<P> pass = new LayerPass<>(this, problem.from(start), bound, g, length / 2, to);
            Outcome end = pass.run();
            return end == Outcome.SOLVED ? follow(from, pass, g, bound) : end;
        }
    }
}
