package dev.unscramble.cli;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.Version;
import dev.unscramble.cli.arguments.OutputFormat;
import dev.unscramble.cli.arguments.PuzzleArguments;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.cli.terminal.ProgressLine;
import dev.unscramble.input.Reading;
import dev.unscramble.json.Json;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.report.result.MoveNames;
import dev.unscramble.report.result.ResultCsv;
import dev.unscramble.report.result.ResultJson;
import dev.unscramble.report.result.ResultText;
import dev.unscramble.report.result.Show;
import dev.unscramble.report.result.SolutionList;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.run.JournalFile;
import dev.unscramble.search.OptimalSolutions;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves one puzzle, or many. */
@CommandLine.Command(
        name = "solve",
        description = "Solves one puzzle, or many, and shows how.",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  unscramble solve \"724 5b6 831\"",
            "  unscramble solve -a astar -H h1 --show boards \"724 5b6 831\"",
            "  unscramble solve --goal snail --format json \"2 8 3 / 1 6 4 / 7 0 5\"",
            "  unscramble solve --all \"R U' F2 R\"",
            "  unscramble solve --metric quarter --show boards \"R U' F2\"",
            "  unscramble solve --puzzle skewb \"R U' L B\"",
            "  unscramble solve --graph romania.csv Arad Bucharest",
            "  unscramble solve --optimal --threads 2 board.txt",
            "  unscramble solve puzzles.txt --format csv > results.csv"
        })
final class SolveCommand extends Command {
    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            description = "a puzzle in any format, a file with one or many (one per line), or - for standard input")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String[] puzzle;

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), json or csv")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(
            names = "--show",
            paramLabel = "WHAT",
            description = "of a solution in text: moves (the default), boards or none")
    private Show show = Show.MOVES;

    @Option(
            names = "--moves",
            paramLabel = "NAMES",
            description = "name moves by where the blank goes (blank, the default) or by the tiles that slide (tiles)")
    private MoveNames moves = MoveNames.BLANK;

    @Option(names = "--all", description = "list all optimal solutions, if one is proved optimal")
    private boolean all;

    /** The domain of the last puzzle and its solver; no others, since each may hold large tables. */
    private Map<Domain<?>, Solver<?>> lastSolver = Map.of();

    @Mixin
    private final EngineArguments engineArguments = new EngineArguments();

    @Override
    List<SolveOption> options() {
        return SolveOption.of(OptionGroup.SOLVER, OptionGroup.RULES, OptionGroup.LIMITS, OptionGroup.SEARCH);
    }

    @Override
    String standard(SolveOption option) {
        return option == SolveOption.THREADS
                ? "1; with --optimal and for anytime, as many as processors, unless --max-nodes is given; of many puzzles,"
                        + " idastar solves several at once, each on one thread"
                : super.standard(option);
    }

    @Override
    public Integer call() {
        if (engineArguments.isChosen()) {
            ClusterSolve.requireIdaStar(chosen().algorithm());
        }
        return engineArguments.run(this, this::solve);
    }

    private int solve() {
        Reading reading =
                puzzleArguments.read(chosen(), tables(), puzzle, terminal().in());
        reading.instances().forEach(instance -> remarkOnSolved(instance, String.join(" ", puzzle)));
        int code = solve(reading.instances());
        reading.complaints().forEach(this::complain);
        return reading.complaints().isEmpty() || isInterrupted() ? code : ExitCode.BAD_INPUT;
    }

    private int solve(List<Instance<?>> instances) {
        Limits limits = chosen().limits();
        checkBeforePrinting(instances);
        if (format == OutputFormat.CSV) {
            print(ResultCsv.HEADER);
        }
        int solvedCount = 0;
        ProgressLine progress = progress();
        int processors = Runtime.getRuntime().availableProcessors();
        try (SolvesAhead ahead = new SolvesAhead(processors, progress)) {
            int begun = 0;
            for (int i = 0; i < instances.size() && !isInterrupted(); i++) {
                begun = solveAhead(instances, Math.max(i, begun), limits, ahead);
                SolveResult<?> solved = ahead.isEmpty() ? solve(instances.get(i), limits, progress) : ahead.take();
                progress.clear();
                solvedCount += solved.result().isSolved() ? 1 : 0;
                if (format == OutputFormat.TEXT && i > 0) {
                    print("");
                }
                show(solved, solutions(solved, limits, progress));
                terminal().flush();
                if (terminal().out().checkError()) { // the reader has gone
                    return ExitCode.NOT_SOLVED;
                }
            }
        }
        if (format == OutputFormat.TEXT && instances.size() > 1) {
            print("");
            print(solvedCount + " of " + instances.size() + " solved");
            goals(instances).ifPresent(this::print);
        }
        return code(solvedCount == instances.size());
    }

    /** Begins to solve the next of many puzzles ahead, as long as it may; returns the first that was not begun. */
    private int solveAhead(List<Instance<?>> instances, int from, Limits limits, SolvesAhead ahead) {
        int next = from;
        while (next < instances.size() && instances.size() > 1 && isSolvedAhead(instances.get(next), limits, ahead)) {
            next++;
        }
        return next;
    }

    /**
     * Adds a puzzle to those that are solved ahead, if there is room: only for IDA* on one thread, which hardly takes any
     * memory, and only while the tables of one solver are in use.
     */
    private <P extends Position> boolean isSolvedAhead(Instance<P> instance, Limits limits, SolvesAhead ahead) {
        boolean isOneByOne = engineArguments.isChosen()
                || chosen().search().isOptimal()
                || chosen().get(SolveOption.THREADS).isPresent();
        if (isOneByOne || ahead.isFull() || !ahead.isEmpty() && !lastSolver.containsKey(instance.domain())) {
            return false;
        }
        Solver<P> solver = solver(instance);
        if (!solver.search().name().equals(Algorithm.IDASTAR.label())) {
            return false;
        }
        solver.prepareFor(instance);
        ahead.add(progress -> solver.solve(instance, limits, progress));
        return true;
    }

    private <P extends Position> SolveResult<P> solve(Instance<P> instance, Limits limits, ProgressLine progress) {
        if (engineArguments.isChosen()) {
            return new ClusterSolve<>(this, engineArguments, instance, chosen()).solve(limits, progress);
        }
        Solver<P> solver = solver(instance);
        return chosen().search().isOptimal()
                ? prove(solver, instance, limits, progress)
                : solver.solve(instance, limits, progress);
    }

    /** The solver of all successive instances with the same domain. */
    @SuppressWarnings("unchecked") // it is made for the positions of this domain
    private <P extends Position> Solver<P> solver(Instance<P> instance) {
        Domain<P> domain = instance.domain();
        if (!lastSolver.containsKey(domain)) {
            lastSolver = Map.of(domain, newSolver(domain));
        }
        return (Solver<P>) Objects.requireNonNull(lastSolver.get(domain));
    }

    private Solver<?> newSolver(Domain<?> domain) {
        Solver<?> solver = chosen().solver(domain);
        return shared(chosen(), solver, Runtime.getRuntime().availableProcessors())
                .solver(domain);
    }

    /**
     * The options with all processors for a proof and for a search that improves its solution, whose counts need not
     * be repeatable, unless the number of threads or nodes is chosen.
     */
    static SolveOptions shared(SolveOptions chosen, Solver<?> solver, int processors) {
        boolean isRepeated = chosen.get(SolveOption.MAX_NODES).isPresent()
                || !chosen.search().isOptimal() && !solver.search().improves();
        return isRepeated ? chosen : chosen.withDefault(SolveOption.THREADS, Integer.toString(processors));
    }

    /** Solves with a journal, since a proof may take hours: its progress outlives the process. */
    private <P extends Position> SolveResult<P> prove(
            Solver<P> solver, Instance<P> instance, Limits limits, ProgressLine progress) {
        String search = Stream.of(
                        instance.puzzle().name(),
                        instance.start(),
                        "to " + instance.goal(),
                        solver.label(),
                        solver.heuristicName(),
                        chosen().only(OptionGroup.RULES)
                                .without(SolveOption.GOAL)
                                .key(),
                        chosen().only(OptionGroup.SEARCH)
                                .without(SolveOption.THREADS)
                                .key(),
                        "within " + limits.memoryBytes() + " bytes",
                        Version.current())
                .collect(Collectors.joining(" "));
        try (JournalFile journal = JournalFile.of(tables().folder().resolveSibling("journal"), search, this::remark)) {
            SolveResult<P> solved = solver.solve(instance, limits, progress, journal);
            if (solved.result().isOptimal()) {
                journal.remove();
            }
            return solved;
        } catch (IOException e) {
            throw new InputException("the journal of this search cannot be closed: " + e.getMessage(), e);
        }
    }

    /** How many puzzles have which goal, if goals have names. */
    private static Optional<String> goals(List<Instance<?>> instances) {
        Map<String, Long> counts = instances.stream()
                .collect(Collectors.groupingBy(
                        instance -> instance.goalName().orElse("other goals"), TreeMap::new, Collectors.counting()));
        boolean areNamed =
                instances.stream().anyMatch(instance -> instance.goalName().isPresent());
        return areNamed
                ? Optional.of(counts.entrySet().stream()
                        .map(goal -> goal.getValue() + " to " + goal.getKey())
                        .collect(Collectors.joining(", ", "goals: ", "")))
                : Optional.empty();
    }

    /** Refuses wrong options before anything is written. */
    private void checkBeforePrinting(List<Instance<?>> instances) {
        if (all && format == OutputFormat.CSV) {
            throw new InputException("--all cannot be combined with --format csv; use text or json");
        }
        List<? extends Solver<?>> solvers = instances.stream()
                .map(Instance::domain)
                .distinct()
                .map(domain -> chosen().solver(domain))
                .toList();
        chosen().remarks(solvers).forEach(this::remark);
        instances.forEach(instance -> names(instance, List.of()));
    }

    private Optional<SolutionList> solutions(SolveResult<?> solved, Limits limits, ProgressLine progress) {
        if (!all || !solved.result().isSolved()) {
            return Optional.empty();
        }
        Optional<OptimalSolutions> found = solved.optimalSolutions(limits, progress);
        progress.clear();
        return Optional.of(SolutionList.of(found, solution -> names(solved.instance(), solution)));
    }

    private List<String> names(Instance<?> instance, List<Integer> solution) {
        return moves == MoveNames.TILES ? instance.movedPieces(solution) : instance.moveNames(solution);
    }

    private void show(SolveResult<?> solved, Optional<SolutionList> solutions) {
        List<String> names = names(solved.instance(), solved.result().moves());
        switch (format) {
            case JSON -> {
                Json json = ResultJson.of(solved, names);
                print(solutions.map(list -> list.addTo(json)).orElse(json).line());
            }
            case CSV -> print(ResultCsv.write(solved, names));
            case TEXT -> {
                showText(solved, names);
                solutions.ifPresent(list -> print("\n" + list.text()));
            }
        }
    }

    private <P extends Position> void showText(SolveResult<P> solved, List<String> names) {
        TextLayout layout = terminal().layout();
        if (show == Show.MOVES) {
            ResultText.picture(solved, layout).ifPresent(picture -> print(picture + "\n"));
        }
        print(ResultText.summary(solved, show == Show.MOVES ? names : List.of(), layout));
        if (show == Show.BOARDS && solved.result().outcome() == Outcome.SOLVED) {
            print("");
            print(ResultText.walk(solved, names, layout));
        }
    }
}
