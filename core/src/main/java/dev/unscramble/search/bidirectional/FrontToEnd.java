package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Meter;

/**
 * A heuristic search from both ends. It needs a puzzle with one goal in which every move has an inverse of the same cost,
 * and an admissible heuristic that can estimate the way to the start as well. If that needs tables, the search makes them.
 */
public abstract class FrontToEnd extends Search {
    private final String name;

    FrontToEnd(String name) {
        this.name = name;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    protected final <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        check(problem.heuristic());
        Reversal.obstacle(problem).ifPresent(obstacle -> {
            throw new InputException(name + " " + obstacle);
        });
        return begin(new Ends<>(problem, Reversal.of(problem), meter, limits));
    }

    /** Refuses a heuristic with which the algorithm is not right. */
    void check(Heuristic<?> heuristic) {
        if (!heuristic.guarantee().isAdmissible()) {
            throw new InputException(name + " needs a heuristic that never overestimates, and " + heuristic.name()
                    + " may; use astar or choose another heuristic");
        }
    }

    /** Whether it must expand one node of each pair of {@link MustExpand}, since it uses no better bound of a pair. */
    boolean mustExpandPairs() {
        return true;
    }

    abstract <P extends Position> Execution<P> begin(Ends<P> ends);

    /** Both problems of a run: from the start to the goal, and from the goal to the start. */
    record Ends<P extends Position>(Problem<P> forward, Problem<P> backward, Meter meter, Limits limits) {}
}
