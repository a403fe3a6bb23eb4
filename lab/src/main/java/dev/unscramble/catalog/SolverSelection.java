package dev.unscramble.catalog;

import dev.unscramble.model.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which solvers to compare on a domain. */
public final class SolverSelection {
    /** Heuristics of no use in a comparison, and one that equals another for a cube that is held as usual. */
    private static final Set<String> LEFT_OUT = Set.of("zero", TileDomain.IN_PLACE, CubeDomain.OPPOSITES_AT_HOME);

    private SolverSelection() {}

    /** What a course compares: uninformed searches, A* with each heuristic, IDA*, and two beams. */
    public static <P extends Position> List<Solver<P>> standard(Domain<P> domain, SearchOptions options) {
        List<Solver<P>> solvers = new ArrayList<>(of(domain, List.of("backtrack", "ids", "bfs"), List.of(), options));
        List<String> heuristics = domain.heuristics().available().stream()
                .filter(name -> !LEFT_OUT.contains(name))
                .toList();
        solvers.addAll(of(domain, List.of("astar"), heuristics, options));
        SearchOptions own = options.withDuplicates(Optional.empty());
        solvers.addAll(of(domain, List.of("idastar", "beam:10", "beam:100"), List.of(), own));
        return solvers;
    }

    /** Each algorithm with each heuristic, or with the default one if none is named. */
    public static <P extends Position> List<Solver<P>> of(
            Domain<P> domain, List<String> algorithms, List<String> heuristics, SearchOptions options) {
        List<Solver<P>> solvers = new ArrayList<>();
        for (String algorithm : algorithms) {
            Solver<P> plain = Solver.of(domain, algorithm, Optional.empty(), options);
            if (heuristics.isEmpty() || !plain.search().isInformed()) {
                solvers.add(plain);
                continue;
            }
            for (String heuristic : heuristics) {
                solvers.add(Solver.of(domain, algorithm, Optional.of(heuristic), options));
            }
        }
        return solvers;
    }

    /** Splits a list such as {@code h1,sum(h1,h2)} at its commas, but not within brackets. */
    public static List<String> names(String list) {
        return HeuristicNames.split(list, ',').stream()
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
    }
}
