package dev.unscramble.catalog;

import dev.unscramble.extension.UserSearches;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Trace;
import dev.unscramble.search.CustomSearch;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.SubtreeJournal;
import dev.unscramble.text.Names;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * An algorithm and a heuristic, ready for the instances of one puzzle.
 *
 * @param label its name in tables: the name of the algorithm, with the alias by which it was asked for
 * @param options with the rule for duplicates, if it is known; those that the algorithm does not use have their defaults
 * @param reason why it was picked, if it was picked automatically
 */
public record Solver<P extends Position>(
        String label, Search search, Heuristic<? super P> heuristic, SearchOptions options, Optional<String> reason) {

    /** The default time limit of an anytime search. */
    public static final Duration TIME_TO_IMPROVE = Duration.ofSeconds(5);

    /**
     * The solver of this algorithm, or {@code auto}, with this heuristic or the default one. An algorithm may have its
     * number, as in {@code beam:10} or {@code wastar:2}.
     */
    public static <P extends Position> Solver<P> of(
            Domain<P> domain, String algorithm, Optional<String> heuristic, SearchOptions options) {
        String[] parts = algorithm.split(":", 2);
        if (Names.plain(parts[0]).equals(Algorithm.AUTO)) {
            if (parts.length > 1) {
                throw new InputException("auto takes no number; beam:10 and wastar:2 do");
            }
            return options.isOptimal() ? proving(domain.proving(heuristic, options)) : domain.auto(heuristic, options);
        }
        Optional<CustomSearch> users = Algorithm.own(parts[0]);
        if (users.isPresent()) {
            return ofUser(users.get(), parts.length > 1, guide(domain, users.get(), heuristic), options);
        }
        Algorithm known = Algorithm.named(parts[0]);
        Heuristic<? super P> guide = known == Algorithm.ANYTIME
                ? domain.heuristics().parse(heuristic.orElseGet(domain::quickHeuristic))
                : guide(domain, known.search(SearchOptions.DEFAULT), heuristic);
        SearchOptions own = parts.length == 1 ? options : known.withNumber(options, parts[1]);
        Solver<P> plain = of(known, guide, own, Optional.empty());
        Solver<P> solver = plain.askedForAs(known, parts[0]);
        return options.isOptimal() ? proving(known, solver) : solver;
    }

    /** The heuristic that is named, or the default one, which may take long to choose, if the search uses any. */
    private static <P extends Position> Heuristic<? super P> guide(
            Domain<P> domain, Search search, Optional<String> heuristic) {
        String usual = search.isInformed() ? domain.defaultHeuristic() : "zero";
        return domain.heuristics().parse(heuristic.orElse(usual));
    }

    /** A user's own algorithm, which has no options. */
    private static <P extends Position> Solver<P> ofUser(
            CustomSearch search, boolean hasNumber, Heuristic<? super P> guide, SearchOptions options) {
        if (hasNumber) {
            throw new InputException(search.name() + " takes no number; beam:10 and wastar:2 do");
        }
        if (options.isOptimal()) {
            throw provesNothing(search.name());
        }
        return new Solver<>(search.name(), search, guide, SearchOptions.DEFAULT, Optional.empty());
    }

    private Solver<P> askedForAs(Algorithm algorithm, String name) {
        return algorithm.isSpelled(name)
                ? this
                : new Solver<>(label + " (" + name.strip() + ")", search, heuristic, options, reason);
    }

    /** Refuses a solver that never proves a solution optimal. */
    private static <P extends Position> Solver<P> proving(Algorithm algorithm, Solver<P> solver) {
        if (!Algorithm.optimal().contains(algorithm)) {
            throw provesNothing(algorithm.label());
        }
        return proving(solver);
    }

    private static InputException provesNothing(String algorithm) {
        String others = Algorithm.optimal().stream().map(Algorithm::label).collect(Collectors.joining(", "));
        return new InputException(algorithm + " does not prove that a solution is a shortest one; with"
                + " --optimal, leave the algorithm to auto or take one of " + others);
    }

    private static <P extends Position> Solver<P> proving(Solver<P> solver) {
        if (solver.mayOverestimate()) {
            throw new InputException(
                    solver.heuristic.name() + " may overestimate, so that nothing is proved with it; with"
                            + " --optimal, take an admissible heuristic or none");
        }
        return solver;
    }

    /** An algorithm by the name that was given, perhaps an alias, with its number. */
    public static String givenName(String algorithm, SearchOptions options) {
        String full = fullName(algorithm, options);
        if (full.equals(Algorithm.AUTO)) {
            return full;
        }
        String name = algorithm.split(":", 2)[0].strip().replace(' ', '-');
        return full.contains(":") ? name + full.substring(full.indexOf(':')) : name;
    }

    /** The full name of an algorithm that may be given by an alias, with its number. */
    public static String fullName(String algorithm, SearchOptions options) {
        String[] parts = algorithm.split(":", 2);
        if (Names.plain(algorithm).equals(Algorithm.AUTO)) {
            return Algorithm.AUTO;
        }
        Optional<CustomSearch> users = Algorithm.own(parts[0]);
        if (users.isPresent()) {
            return users.get().name();
        }
        Algorithm known = Algorithm.named(parts[0]);
        return known.label(parts.length == 1 ? options : known.withNumber(options, parts[1]));
    }

    static <P extends Position> Solver<P> of(
            Algorithm algorithm, Heuristic<? super P> heuristic, SearchOptions options, Optional<String> reason) {
        return new Solver<>(
                algorithm.label(options), algorithm.search(options), heuristic, algorithm.used(options), reason);
    }

    /** The rule by which the search prunes duplicates; unknown for a user's own algorithm. */
    public Optional<Duplicates> duplicates() {
        return options.duplicates();
    }

    /** Whether its heuristic may overestimate, so that nothing is proved with it. */
    boolean mayOverestimate() {
        return search.isInformed() && !heuristic.guarantee().isAdmissible();
    }

    /** The name of the heuristic in use; zero if the algorithm uses none. */
    public String heuristicName() {
        return search.isInformed() ? heuristic.name() : "zero";
    }

    /** Its label with the heuristic, if it uses one. */
    public String labelWithHeuristic() {
        return search.isInformed() ? label + " " + heuristic.name() : label;
    }

    /** Makes or reads the tables of the heuristic, if the algorithm uses one. */
    public void prepare(BuildMonitor monitor) {
        if (search.isInformed()) {
            IncrementalHeuristic.of(heuristic).prepare(monitor);
        }
    }

    /** Makes or reads the tables for an instance, unless it cannot be solved. */
    public void prepareFor(Instance<P> instance) {
        if (instance.obstacle().isEmpty()) {
            prepare(BuildMonitor.NONE);
        }
    }

    /**
     * Solves an instance, and prepares the solver before, if the instance can be solved. An anytime search without a
     * time limit has {@link #TIME_TO_IMPROVE}.
     */
    public SolveResult<P> solve(Instance<P> instance, Limits limits, Progress progress) {
        return solve(instance, limits, progress, SubtreeJournal.NONE);
    }

    /** Solves an instance, and resumes an earlier run from its journal. */
    public SolveResult<P> solve(Instance<P> instance, Limits limits, Progress progress, SubtreeJournal journal) {
        Limits own = preparedFor(instance, limits);
        return solved(instance, () -> search.solve(instance.problem(heuristic), own, progress, journal));
    }

    /** Solves an instance, and reports every step to a trace. */
    public SolveResult<P> solve(Instance<P> instance, Limits limits, Progress progress, Trace trace) {
        Limits own = preparedFor(instance, limits);
        return solved(instance, () -> search.solve(instance.problem(heuristic), own, progress, trace));
    }

    /**
     * Refuses what the algorithm cannot do, such as a search from both ends with a heuristic that may overestimate: the
     * search gets one node, so that this is known before other work.
     *
     * @throws InputException if it refuses the instance, the heuristic or the limits
     */
    public void check(Instance<P> instance, Limits limits) {
        solve(instance, limits.withNodes(1), Progress.NONE);
    }

    private SolveResult<P> solved(Instance<P> instance, Supplier<Result> run) {
        return new SolveResult<>(instance, this, UserSearches.guarded(search, run));
    }

    /**
     * Prepares the solver for an instance that can be solved. Returns the limits of the search, less what the tables
     * take.
     */
    private Limits preparedFor(Instance<P> instance, Limits limits) {
        prepareFor(instance);
        return besideTables(search.improves() && !limits.hasTime() ? limits.withTime(TIME_TO_IMPROVE) : limits);
    }

    /** The limits of the search, less what the tables of the heuristic take. */
    Limits besideTables(Limits limits) {
        return limits.withMemoryBytes(Math.max(
                0, limits.memoryBytes() - IncrementalHeuristic.of(heuristic).memoryBytes()));
    }
}
