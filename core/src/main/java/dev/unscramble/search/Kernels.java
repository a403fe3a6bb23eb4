package dev.unscramble.search;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;

/**
 * What IDA* prepares once for a puzzle and a heuristic and then uses for every start: how to walk, and the
 * classes of kernels that walk so.
 */
final class Kernels<P extends Position> {
    private final Puzzle<P> puzzle;
    private final Heuristic<? super P> heuristic;
    private final Walk<P> walk;
    private final KernelClass<P> whole;
    private final boolean checksPath;

    Kernels(Problem<P> problem, boolean checksPath) {
        this.puzzle = problem.puzzle();
        this.heuristic = problem.heuristic();
        this.walk = Walk.of(problem);
        this.checksPath = checksPath;
        this.whole = define(false);
    }

    private KernelClass<P> define(boolean splits) {
        return new KernelClass<>(KernelConstants.of(puzzle, heuristic, walk, splits, checksPath));
    }

    boolean fit(Problem<?> problem) {
        return problem.puzzle() == puzzle && problem.heuristic() == heuristic;
    }

    Walk<P> walk() {
        return walk;
    }

    /** Kernels that search all that is within their bound. */
    KernelClass<P> whole() {
        return whole;
    }

    /** Kernels that search up to a horizon and hand over what lies beyond it. */
    KernelClass<P> splitting() {
        return define(true);
    }
}
