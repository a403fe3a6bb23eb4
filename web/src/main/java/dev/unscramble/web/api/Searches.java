package dev.unscramble.web.api;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleFiles;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.graph.GraphFile;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the questions of requests, and queues their searches. */
public final class Searches {
    /** The default time limit. */
    private static final Duration USUAL_TIME = Duration.ofSeconds(30);

    private static final String PUZZLE = "puzzle";
    private static final String START = "start";

    /** A heuristic that comes with the request, see {@link OwnHeuristics}. */
    private static final String OWN = "own";

    /** The text of the file that the name of the puzzle stands for, and for a graph that of its nodes. */
    private static final String DEFINITION = "definition";

    private static final String NODES = "nodes";

    private static final String SOLVERS = "solvers";
    private static final int MOST_SOLVERS = 6;

    private final Limits most;
    private final Jobs jobs;
    private final Tables tables;
    private final OwnHeuristics own = new OwnHeuristics();

    /** @param most the limits of one search, whatever is asked for; making its tables counts */
    public Searches(Limits most, Jobs jobs, Tables tables) {
        this.most = most;
        this.jobs = jobs;
        this.tables = tables;
    }

    /** A puzzle and how it is to be solved. */
    public record Question(Instance<?> instance, SolveOptions options) {}

    /**
     * The question in a request: {@code start}, and options by the names of the command line.
     *
     * @param others the names of members that are about something else
     */
    public Question question(JsonRequest request, String... others) {
        SolveOptions chosen = request.options(SolveOptions.NONE, known(others));
        var settings = chosen.settings(tables);
        var named = request.find(PUZZLE).map(settings::withPuzzle).orElse(settings);
        Instance<?> instance = InstanceReader.withFiles(named, files(request)).readText(request.text(START));
        return new Question(
                request.longText(OWN)
                        .<Instance<?>>map(table -> own.with(instance, table))
                        .orElse(instance),
                chosen);
    }

    /** The question of each solver of a request, with the options of the request and its own. */
    public List<Question> questions(JsonRequest request) {
        Question question = question(request, SOLVERS);
        List<Question> questions = request.list(SOLVERS).stream()
                .map(solver -> new Question(question.instance(), solver.options(question.options(), Set.of())))
                .toList();
        requireFew(questions);
        return questions;
    }

    /** Refuses no solvers, and too many. */
    static void requireFew(List<?> solvers) {
        if (solvers.isEmpty() || solvers.size() > MOST_SOLVERS) {
            throw new InputException("there are " + solvers.size() + " solvers; it must be from 1 to " + MOST_SOLVERS);
        }
    }

    /** Queues a search for each question. */
    public List<Job<SolveResult<?>>> solveAll(List<Question> questions, Requester requester) {
        List<Job<SolveResult<?>>> queued = new ArrayList<>();
        try {
            questions.forEach(question -> queued.add(solve(question, requester)));
        } catch (RuntimeException e) { // the others are not needed
            queued.forEach(Job::stop);
            throw e;
        }
        return queued;
    }

    /** The puzzle of a request that brings only its name. */
    Domain<?> domain(JsonRequest request, String... others) {
        SolveOptions chosen = request.options(SolveOptions.NONE, known(others));
        Domain<?> domain = InstanceReader.withFiles(chosen.settings(tables), files(request))
                .domain(request.find(PUZZLE).orElse("3x3"));
        return request.longText(OWN)
                .<Domain<?>>map(table -> own.with(domain, table))
                .orElse(domain);
    }

    /** The files that a request brings along; it may not choose others. */
    private static PuzzleFiles files(JsonRequest request) {
        Optional<String> name = request.find(PUZZLE);
        return file -> name.filter(file::equals).isPresent()
                ? request.longText(DEFINITION)
                : name.filter(puzzle -> puzzle.endsWith(GraphFile.ENDING))
                        .map(GraphFile::nodesName)
                        .filter(file::equals)
                        .flatMap(nodes -> request.longText(NODES));
    }

    static Set<String> known(String... others) {
        Set<String> known = new LinkedHashSet<>(List.of(PUZZLE, START, DEFINITION, NODES, OWN));
        known.addAll(List.of(others));
        return known;
    }

    /** Queues a search. */
    public Job<SolveResult<?>> solve(Question question, Requester requester) {
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

    /** Queues a search whose steps are recorded. Each node is an event, and more than a recording has need no search. */
    public Job<String> record(Question question, Requester requester) {
        Limits wanted = limits(question.options());
        Limits limits = wanted.withNodes(Math.min(wanted.nodes(), Recording.MOST_EVENTS));
        return submit(requester, job -> Recording.of(question.instance(), question.options(), limits, job));
    }

    /** The limits of a search with these options. */
    Limits limits(SolveOptions chosen) {
        return within(chosen.limits(USUAL_TIME));
    }

    /** The limits of a request about a whole puzzle (census, heuristic check). */
    Limits limits(JsonRequest request) {
        return limits(request.options(SolveOptions.NONE, known()));
    }

    /** Queues a job. Building tables and searching together may take as long as one search. */
    <T> Job<T> submit(Requester requester, Function<Job<T>, T> work) {
        return jobs.submit(requester, most.time(), work);
    }

    /** The limits of a search that asks for these. */
    private Limits within(Limits wanted) {
        Duration time = wanted.time().compareTo(most.time()) < 0 ? wanted.time() : most.time();
        return new Limits(
                Math.min(wanted.nodes(), most.nodes()),
                time,
                Math.min(wanted.memoryBytes(), most.memoryBytes()),
                Math.min(wanted.depth(), most.depth()));
    }
}
