package dev.unscramble.options;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.HeuristicNames;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.kind.CubeDomain;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The solvers to compare on a domain. */
public final class SolverSelection {
    /** Heuristics of no use in a comparison, and one that equals another for a cube in the usual orientation. */
    private static final Set<String> LEFT_OUT = Set.of("zero", TileDomain.IN_PLACE, CubeDomain.OPPOSITES_AT_HOME);

    private SolverSelection() {}

    /** The standard comparison of a course: uninformed searches, A* with each heuristic, IDA*, and two beams. */
    public static List<SolveOptions> standard(Domain<?> domain, SolveOptions options) {
        List<SolveOptions> solvers =
                new ArrayList<>(of(domain, List.of("backtrack", "ids", "bfs"), List.of(), options));
        List<String> heuristics =
                domain.heuristics().available(name -> !LEFT_OUT.contains(name) && domain.isCompared(name));
        solvers.addAll(of(domain, List.of("astar"), heuristics, options));
        SolveOptions own = options.without(SolveOption.DUPLICATES);
        solvers.addAll(of(domain, List.of("idastar", "beam:10", "beam:100"), List.of(), own));
        return solvers;
    }

    /** The solvers of two lists: the standard ones if there is neither, A* if only heuristics are named. */
    public static List<SolveOptions> named(
            Domain<?> domain, Optional<String> algorithms, Optional<String> heuristics, SolveOptions options) {
        return algorithms.isEmpty() && heuristics.isEmpty()
                ? standard(domain, options)
                : of(domain, names(algorithms.orElse("astar")), names(heuristics.orElse("")), options);
    }

    /** Each algorithm with each heuristic, or with the default one if none is named. */
    public static List<SolveOptions> of(
            Domain<?> domain, List<String> algorithms, List<String> heuristics, SolveOptions options) {
        List<SolveOptions> solvers = new ArrayList<>();
        for (String algorithm : algorithms) {
            Optional<String> first = heuristics.isEmpty() ? Optional.empty() : Optional.of("zero"); // known at once
            Solver<?> plain = Solver.of(domain, algorithm, first, options.search());
            SolveOptions named = options.without(SolveOption.HEURISTIC)
                    .with(SolveOption.ALGORITHM, Solver.givenName(algorithm, options.search()));
            if (heuristics.isEmpty() || !plain.search().isInformed()) {
                solvers.add(named);
                continue;
            }
            for (String heuristic : heuristics) {
                Solver.of(domain, algorithm, Optional.of(heuristic), options.search()); // refuses what cannot be
                solvers.add(named.with(SolveOption.HEURISTIC, heuristic));
            }
        }
        return solvers;
    }

    /**
     * Leaves out the solvers that refuse an instance, such as a search from both ends whose heuristic may overestimate.
     *
     * @param remark receives a message about each solver that is left out
     * @throws InputException if all of them refuse it
     */
    public static <P extends Position> List<SolveOptions> able(
            Instance<P> instance, List<SolveOptions> selected, Limits limits, Consumer<String> remark) {
        List<SolveOptions> able = new ArrayList<>();
        List<InputException> refusals = new ArrayList<>();
        for (SolveOptions options : selected) {
            try {
                options.solver(instance.domain()).check(instance, limits);
                able.add(options);
            } catch (InputException e) {
                refusals.add(e);
            }
        }
        if (able.isEmpty() && !refusals.isEmpty()) {
            throw refusals.get(0);
        }
        refusals.forEach(refusal -> remark.accept("left out: " + refusal.getMessage()));
        return able;
    }

    /** Remarks for users whose options none of the selected solvers uses. */
    public static List<String> remarks(Domain<?> domain, List<SolveOptions> selected, SolveOptions options) {
        SolveOptions chosen = selected.size() == 1
                ? options.with(SolveOption.ALGORITHM, selected.get(0).algorithm())
                : options;
        return chosen.remarks(
                selected.stream().map(solver -> solver.solver(domain)).toList());
    }

    /** Splits a list such as {@code h1,sum(h1,h2)} at its commas, but not within brackets. */
    public static List<String> names(String list) {
        return HeuristicNames.split(list, ',').stream()
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
    }
}
