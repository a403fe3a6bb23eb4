package dev.unscramble.web;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;

/** Reads what requests ask for, and has it searched. */
final class Searches {
    /** The longest time that a request takes that does not say how long it may. */
    private static final Duration USUAL_TIME = Duration.ofSeconds(30);

    private static final String PUZZLE = "puzzle";
    private static final String START = "start";

    private final ServerOptions options;
    private final Workers workers;
    private final Tables tables;

    Searches(ServerOptions options, Workers workers, Tables tables) {
        this.options = options;
        this.workers = workers;
        this.tables = tables;
    }

    /** A puzzle and how it is to be solved. */
    record Question(Instance<?> instance, SolveOptions options) {}

    /**
     * The question in a request: {@code start}, and options by the names of the command line.
     *
     * @param others the names of members that are about something else
     */
    Question question(JsonRequest request, String... others) {
        SolveOptions chosen = request.options(SolveOptions.NONE, known(others));
        var settings = chosen.settings(tables);
        var named = request.find(PUZZLE).map(settings::withPuzzle).orElse(settings);
        return new Question(new InstanceReader(named).readText(request.text(START)), chosen);
    }

    /** The puzzle of a request that brings only its name. */
    Domain<?> domain(JsonRequest request, String... others) {
        SolveOptions chosen = request.options(SolveOptions.NONE, known(others));
        return new InstanceReader(chosen.settings(tables))
                .domain(request.find(PUZZLE).orElse("3x3"));
    }

    static Set<String> known(String... others) {
        Set<String> known = new LinkedHashSet<>(Set.of(PUZZLE, START));
        known.addAll(Set.of(others));
        return known;
    }

    /** Queues a search. */
    Job<SolveResult<?>> solve(Question question, Requester requester) {
        Limits limits = limits(question.options());
        return submit(requester, job -> solve(question.instance(), question.options(), limits, job));
    }

    private static <P extends Position> SolveResult<P> solve(
            Instance<P> instance, SolveOptions chosen, Limits limits, Job<?> job) {
        Solver<P> solver = preparedSolver(instance, chosen);
        return solver.solve(instance, job.left(limits), job);
    }

    /**
     * The solver that a request chose, with its tables, which only a puzzle that can be solved needs. A request cannot
     * choose a class as its heuristic.
     */
    static <P extends Position> Solver<P> preparedSolver(Instance<P> instance, SolveOptions chosen) {
        chosen.get(SolveOption.HEURISTIC).ifPresent(instance.domain().heuristics()::parseNamed);
        Solver<P> solver = chosen.solver(instance.domain());
        solver.prepareFor(instance);
        return solver;
    }

    /** Queues a search whose steps are recorded. */
    Job<String> record(Question question, Requester requester) {
        Limits limits = limits(question.options());
        return submit(requester, job -> Recording.of(question.instance(), question.options(), limits, job));
    }

    /** The limits of a search with these options. */
    Limits limits(SolveOptions chosen) {
        return options.within(chosen.limits(USUAL_TIME));
    }

    /** The limits of a request about a whole puzzle (census, heuristic check). */
    Limits limits(JsonRequest request) {
        return limits(request.options(SolveOptions.NONE, known()));
    }

    /** Queues a job. Building tables and searching together may take as long as one search. */
    <T> Job<T> submit(Requester requester, Function<Job<T>, T> work) {
        return workers.submit(new Job<>(requester, work, options.limits().time()));
    }
}
