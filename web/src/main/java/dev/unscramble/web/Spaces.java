package dev.unscramble.web;

import dev.unscramble.analysis.CheckedHeuristic;
import dev.unscramble.analysis.SampledCheck;
import dev.unscramble.analysis.SpaceCensus;
import dev.unscramble.analysis.StateSpace;
import dev.unscramble.catalog.Domain;
import dev.unscramble.census.Census;
import dev.unscramble.census.Exploration;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.report.space.CensusData;
import dev.unscramble.report.space.HeuristicCheckData;
import java.util.List;

/** Whole state spaces: counted by depth, and heuristics checked against them. The answers are JSON. */
final class Spaces {
    /** The deepest states that are shown. */
    private static final int DEEPEST = 3;

    /** How many random puzzles are solved where there are too many states to look at all. */
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
        heuristic.prepare(BuildMonitor.NONE);
        Limits left = job.left(limits);
        StateSpace<P> space = new StateSpace<>(domain, left);
        return HeuristicCheckData.json(
                space.fits()
                        ? checkAll(domain, heuristic, space, left, job)
                        : new SampledCheck<>(domain, heuristic, left, job).run(SAMPLES, 0));
    }

    private static <P extends Position> CheckedHeuristic<P> checkAll(
            Domain<P> domain, Heuristic<? super P> heuristic, StateSpace<P> space, Limits limits, Job<?> job) {
        try (Exploration<P> exploration = space.explore(1, job)) {
            return CheckedHeuristic.of(heuristic, domain.puzzle(), exploration, limits);
        }
    }
}
