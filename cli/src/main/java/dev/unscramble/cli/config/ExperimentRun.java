package dev.unscramble.cli.config;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.cli.config.ExperimentMode.Edge;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.options.SolverSelection;
import dev.unscramble.report.result.ComparisonText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Solves each puzzle of an experiment by each solver, and prints the results and a summary. */
final class ExperimentRun {
    private final ExperimentMode plan;
    private final Screen screen;
    private final Log log;
    private final EdgeSummary summary = new EdgeSummary();
    private boolean isAllSolved = true;

    ExperimentRun(ExperimentMode plan, Screen screen, Log log) {
        this.plan = plan;
        this.screen = screen;
        this.log = log;
    }

    /** Returns whether all puzzles were solved. */
    boolean run() {
        plan.edges().forEach(edge -> run(edge.domain(), edge));
        log.print("\n== Summary by edge and heuristic\n");
        log.print(summary::on);
        return isAllSolved;
    }

    private <P extends Position> void run(Domain<P> domain, Edge edge) {
        Puzzle<P> puzzle = domain.puzzle();
        int count = edge.puzzles().size();
        log.sentence("\n== Experiment: " + puzzle.name() + ", goal " + puzzle.goalText() + ", " + count
                + (count == 1 ? " puzzle" : " puzzles"));
        List<SolveOptions> selection = SolverSelection.of(domain, plan.algorithms(), plan.heuristics(), plan.options());
        SolverSelection.remarks(domain, selection, plan.options()).forEach(log::sentence);
        int solvers = selection.size();
        LocalExperiment runs = new LocalExperiment(edge.puzzles(), selection, Config.limited(plan.options()));
        runs.run(
                (number, solver, work) -> screen.watch(
                        numbered(edge, (number - 1) / solvers) + ", " + solver.label() + " " + solver.heuristicName(),
                        work),
                screen::isInterrupted,
                solved -> {
                    if (runs.results().size() % solvers == 0) {
                        tell(edge, runs.results().size() / solvers - 1, runs.last(solvers));
                    }
                });
        int rest = runs.results().size() % solvers;
        if (rest > 0) { // it was interrupted
            tell(edge, runs.results().size() / solvers, runs.last(rest));
        }
    }

    private static String numbered(Edge edge, int index) {
        return edge.domain().puzzle().name() + " puzzle " + (index + 1) + " of "
                + edge.puzzles().size();
    }

    /** Prints the results of a puzzle. */
    private void tell(Edge edge, int index, List<SolveResult<?>> results) {
        Instance<?> puzzle = edge.puzzles().get(index);
        String ownGoal = puzzle.domain() == edge.domain() ? "" : ", goal " + puzzle.goal();
        log.sentence("\n" + numbered(edge, index) + ": " + puzzle.start() + ownGoal);
        puzzle.goalReason().ifPresent(log::sentence);
        summary.add(results);
        isAllSolved &= results.stream().allMatch(solved -> solved.result().isSolved());
        Optional<String> obstacle = puzzle.obstacle();
        if (obstacle.isPresent()) {
            log.sentence("cannot be solved: " + obstacle.get());
            return;
        }
        log.print(layout -> ComparisonText.table(results, layout, "the log"));
        solutions(results)
                .forEach((moves, names) -> log.sentence(
                        (names.size() == results.size() ? "all" : String.join(", ", names)) + ": " + moves));
    }

    /** Each solution, and the solvers that found it. */
    private Map<String, List<String>> solutions(List<SolveResult<?>> results) {
        return results.stream()
                .filter(solved -> solved.result().isSolved())
                .collect(Collectors.groupingBy(
                        solved -> solved.moveNames().isEmpty()
                                ? "no move is needed"
                                : String.join(" ", solved.moveNames()),
                        LinkedHashMap::new,
                        Collectors.mapping(solved -> name(solved.solver()), Collectors.toList())));
    }

    private String name(Solver<?> solver) {
        String heuristic = solver.search().isInformed() ? solver.heuristicName() : "";
        boolean isHeuristicEnough = plan.algorithms().size() == 1 && !heuristic.isEmpty();
        return isHeuristicEnough ? heuristic : (solver.label() + " " + heuristic).strip();
    }
}
