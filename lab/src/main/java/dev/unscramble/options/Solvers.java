package dev.unscramble.options;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Position;
import java.util.HashMap;
import java.util.Map;

/**
 * Keeps the solvers that were asked for, one for each domain and choice: what a solver prepares for its puzzle
 * then serves for all boards of it.
 */
public final class Solvers {
    private final Map<Domain<?>, Map<SolveOptions, Solver<?>>> known = new HashMap<>();

    /** The solver that the options choose for a domain. */
    @SuppressWarnings("unchecked") // what is kept for a domain was made by it
    public synchronized <P extends Position> Solver<P> get(Domain<P> domain, SolveOptions options) {
        SolveOptions own = options.only(OptionGroup.SOLVER).with(options.only(OptionGroup.SEARCH));
        return (Solver<P>) known.computeIfAbsent(domain, missing -> new HashMap<>())
                .computeIfAbsent(own, missing -> own.solver(domain));
    }
}
