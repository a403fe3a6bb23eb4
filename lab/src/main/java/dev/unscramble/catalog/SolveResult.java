package dev.unscramble.catalog;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.OptimalSolutions;
import java.util.List;
import java.util.Optional;

/** The result of a solver on an instance. */
public record SolveResult<P extends Position>(Instance<P> instance, Solver<P> solver, Result result) {

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
