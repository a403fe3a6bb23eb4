package dev.unscramble.experiment;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;

/**
 * A run to be made.
 *
 * @param group the first group that asks for it
 * @param instance the name of the instance in that group
 * @param solver as the experiment names it
 */
public record Task<P extends Position>(
        RunKey key,
        String group,
        String instance,
        SolverSpec solver,
        Instance<P> start,
        Solver<P> ready,
        Limits limits) {

    /** Solves the instance, here and now. */
    Measurement measure(Limits within, Progress progress) {
        return Measurement.of(ready.solve(start, within, progress).result());
    }

    FinishedRun done(Measurement measurement, int session) {
        return new FinishedRun(
                key, group, instance, solver.label(), ready.label(), ready.heuristicName(), session, measurement);
    }
}
