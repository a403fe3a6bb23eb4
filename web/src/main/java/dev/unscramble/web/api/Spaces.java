package dev.unscramble.web.api;

import dev.unscramble.analysis.SpaceCensus;
import dev.unscramble.analysis.StateSpace;
import dev.unscramble.catalog.Domain;
import dev.unscramble.census.Census;
import dev.unscramble.census.Exploration;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.report.space.CensusData;
import dev.unscramble.report.space.HeuristicCheckData;
import java.util.List;

/** Whole state spaces: counted by depth, and heuristics checked against them. The answers are JSON. */
final class Spaces {
    /** The deepest states that are shown. */
    private static final int DEEPEST = 3;

    /** The number of random puzzles to solve if there are too many states to look at all. */
    private static final int SAMPLES = 20;

    private Spaces() {}

    static <P extends Position> String census(Domain<P> domain, Limits limits, Job<?> job) {
        try (Exploration<P> exploration = new StateSpace<>(domain, limits).explore(1, job)) {
            Census census = Census.take(exploration, limits, layer -> null);
            List<P> deepest = census.isComplete() ? exploration.first(DEEPEST) : List.of();
            return CensusData.json(new SpaceCensus<>(domain, census, deepest));
        }
    }

    static <P extends Position> String check(Domain<P> domain, String name, Limits limits, Job<?> job) {
        Heuristic<? super P> heuristic = domain.heuristics().parseNamed(name);
        IncrementalHeuristic.of(heuristic).prepare(BuildMonitor.NONE);
        return HeuristicCheckData.json(new StateSpace<>(domain, job.left(limits)).check(heuristic, 1, SAMPLES, 0, job));
    }
}
