package dev.unscramble.cli.config;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.SolverSelection;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.report.result.ComparisonText;
import dev.unscramble.report.text.TextLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Solves each puzzle of an experiment with each solver, and sums up. */
final class ExperimentRun {
    private final Config.Experiment plan;
    private final Screen screen;
    private final Log log;
    private final Limits limits;
    private final Map<Domain<?>, List<? extends Solver<?>>> solvers = new HashMap<>();
    private final EdgeSummary summary = new EdgeSummary();
    private boolean isAllSolved = true;

    ExperimentRun(Config.Experiment plan, Screen screen, Log log) {
        this.plan = plan;
        this.screen = screen;
        this.log = log;
        this.limits = plan.options().limits(ConfigRun.TIME_PER_SOLVE);
    }

    boolean isAllSolved() {
        return isAllSolved;
    }

    void run() {
        plan.edges().forEach(edge -> run(edge.domain(), edge.puzzles()));
        log.print("\n== Summary by edge and heuristic\n");
        log.print(summary.toString());
    }

    private <P extends Position> void run(Domain<P> domain, List<Instance<?>> puzzles) {
        log.print("\n== Experiment: " + domain.puzzle().name() + ", goal "
                + domain.puzzle().format(domain.puzzle().goal()) + ", " + puzzles.size()
                + (puzzles.size() == 1 ? " puzzle" : " puzzles"));
        for (int i = 0; i < puzzles.size() && !screen.isInterrupted(); i++) {
            Instance<?> puzzle = puzzles.get(i);
            String number = domain.puzzle().name() + " puzzle " + (i + 1) + " of " + puzzles.size();
            String ownGoal = puzzle.domain() == domain ? "" : ", goal " + puzzle.goal();
            log.print("\n" + number + ": " + puzzle.start() + ownGoal);
            puzzle.goalReason().ifPresent(log::print);
            solve(puzzle, number);
        }
    }

    @SuppressWarnings("unchecked") // what is kept for a domain was made by it
    private <P extends Position> List<Solver<P>> solvers(Domain<P> domain) {
        return (List<Solver<P>>) solvers.computeIfAbsent(
                domain,
                missing -> SolverSelection.of(
                        domain,
                        plan.algorithms(),
                        plan.heuristics(),
                        plan.options().search()));
    }

    private <P extends Position> void solve(Instance<P> puzzle, String number) {
        Optional<String> obstacle = puzzle.puzzle().obstacle(puzzle.position());
        if (obstacle.isPresent()) {
            log.print("cannot be solved: " + obstacle.get());
            summary.addUnsolvable(puzzle.puzzle().name());
            isAllSolved = false;
            return;
        }
        List<SolveResult<?>> results = new ArrayList<>();
        for (Solver<P> solver : solvers(puzzle.domain())) {
            String label = number + ", " + solver.label() + " " + solver.heuristicName();
            results.add(screen.watch(label, progress -> solver.solve(puzzle, limits, progress)));
            if (screen.isInterrupted()) {
                break;
            }
        }
        log.print(ComparisonText.table(results, TextLayout.PLAIN));
        solutions(results)
                .forEach((moves, names) ->
                        log.print((names.size() == results.size() ? "all" : String.join(", ", names)) + ": " + moves));
        summary.add(results);
        isAllSolved &= results.stream().allMatch(solved -> solved.result().isSolved());
    }

    /** Each solution, and who found it. */
    private Map<String, List<String>> solutions(List<SolveResult<?>> results) {
        Map<String, List<String>> solutions = new LinkedHashMap<>();
        for (SolveResult<?> solved : results) {
            if (solved.result().isSolved()) {
                List<String> moves = solved.moveNames();
                solutions
                        .computeIfAbsent(
                                moves.isEmpty() ? "no move is needed" : String.join(" ", moves),
                                none -> new ArrayList<>())
                        .add(name(solved.solver()));
            }
        }
        return solutions;
    }

    private String name(Solver<?> solver) {
        String heuristic = solver.search().isInformed() ? solver.heuristicName() : "";
        boolean isHeuristicEnough = plan.algorithms().size() == 1 && !heuristic.isEmpty();
        return isHeuristicEnough ? heuristic : (solver.label() + " " + heuristic).strip();
    }
}
