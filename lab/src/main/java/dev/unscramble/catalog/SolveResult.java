package dev.unscramble.catalog;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.OptimalSolutions;
import dev.unscramble.search.bidirectional.MustExpand;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The result of a solver on an instance.
 *
 * @param leastExpanded the least number of nodes that any search of its kind must expand, if it is known
 */
public record SolveResult<P extends Position>(
        Instance<P> instance, Solver<P> solver, Result result, OptionalLong leastExpanded) {
    /** Up to this many nodes, the least is counted nearly at once. */
    private static final Limits SMALL = Limits.NONE.withNodes(1_000_000).withMemoryBytes(1L << 28);

    public SolveResult(Instance<P> instance, Solver<P> solver, Result result) {
        this(instance, solver, result, OptionalLong.empty());
    }

    /** With the least number of nodes that had to be expanded, if it was solved optimally, and by few nodes. */
    public SolveResult<P> withLeastExpanded() {
        boolean isSmall = result.isOptimal() && result.statistics().generated() <= SMALL.nodes();
        return isSmall
                ? new SolveResult<>(
                        instance,
                        solver,
                        result,
                        MustExpand.least(solver.search(), instance.problem(solver.heuristic()), result.cost(), SMALL))
                : this;
    }

    /** The names of the solution's moves. */
    public List<String> moveNames() {
        return instance.moveNames(result.moves());
    }

    /** All optimal solutions, if this one is proved optimal. */
    public Optional<OptimalSolutions> optimalSolutions(Limits limits, Progress progress) {
        if (!result.isOptimal()) {
            return Optional.empty();
        }
        Solver<P> optimal = instance.domain().optimal();
        optimal.prepare(BuildMonitor.NONE);
        Problem<P> problem = instance.problem(optimal.heuristic());
        return Optional.of(OptimalSolutions.of(problem, result.cost(), limits, progress));
    }
}
