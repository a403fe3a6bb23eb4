package dev.unscramble.web.api;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Experiment.Rows;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.generate.Draw;
import dev.unscramble.generate.Sample;
import dev.unscramble.generate.Sampler;
import dev.unscramble.json.Json;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.experiment.ReportPage;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.RunKey.Timing;
import dev.unscramble.run.SolverSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Solvers compared on random puzzles of several depths: a small experiment, which is kept in memory and needs no files. The
 * answer has its report.
 *
 * @param limits of each run
 */
record DepthComparison(List<Integer> depths, int count, int seed, List<SolveOptions> solvers, SolveOptions limits) {
    private static final String SOLVERS = "solvers";
    private static final String DEPTHS = "depths";
    private static final String COUNT = "count";
    private static final String SEED = "seed";
    private static final String[] MEMBERS = {SOLVERS, DEPTHS, COUNT, SEED};

    private static final int MOST_DEPTHS = 20;
    private static final int MOST_DEPTH = 100;
    private static final int MOST_EACH = 100;
    private static final int MOST_SEED = 999_999_999;
    private static final String TIME_OF_ONE = "10s";

    private static final List<Attribute> ATTRIBUTES = List.of(
            Attribute.EXPANDED,
            Attribute.GENERATED,
            Attribute.STORED,
            Attribute.EBF,
            Attribute.LENGTH,
            Attribute.SOLVED,
            Attribute.SECONDS);

    /** Submits the comparison that a request wants; its result is JSON. */
    static Job<String> submit(JsonRequest request, Searches searches, Requester requester) {
        Domain<?> domain = searches.domain(request, MEMBERS);
        SolveOptions chosen = request.options(SolveOptions.NONE, Searches.known(MEMBERS));
        List<SolveOptions> solvers = request.list(SOLVERS).stream()
                .map(solver -> solver.options(SolveOptions.NONE, Set.of()))
                .toList();
        Searches.requireFew(solvers);
        DepthComparison wanted = new DepthComparison(
                depths(request.text(DEPTHS)),
                request.number(COUNT, 1, MOST_EACH).orElse(10),
                request.number(SEED, 0, MOST_SEED).orElse(1),
                solvers,
                chosen.withDefault(SolveOption.TIME_LIMIT, TIME_OF_ONE).only(OptionGroup.LIMITS));
        Limits most = searches.limits(chosen);
        return searches.submit(requester, job -> wanted.run(domain, most, job));
    }

    private static List<Integer> depths(String text) {
        List<String> words =
                Arrays.stream(text.split(",")).map(String::strip).distinct().toList();
        if (words.isEmpty() || !words.stream().allMatch(word -> word.matches("\\d{1,3}"))) {
            throw new InputException("\"" + text + "\" is not a list of depths, such as 4,8,12");
        }
        List<Integer> depths = words.stream().map(Integer::parseInt).toList();
        if (depths.size() > MOST_DEPTHS || depths.stream().anyMatch(depth -> depth > MOST_DEPTH)) {
            throw new InputException("there may be " + MOST_DEPTHS + " depths of at most " + MOST_DEPTH + " moves");
        }
        return depths;
    }

    private <P extends Position> String run(Domain<P> domain, Limits most, Job<?> job) {
        solvers.forEach(solver -> solver.get(SolveOption.HEURISTIC).ifPresent(domain.heuristics()::parseNamed));
        List<Sample<P>> samples = new Sampler<>(domain, seed, most, job).samples(count, Draw.atDepths(depths));
        List<Instance<P>> instances =
                samples.stream().flatMap(sample -> sample.instances().stream()).toList();
        List<Group> groups = samples.stream()
                .map(sample -> Group.of(sample, "", SolveOptions.NONE))
                .toList();
        LocalExperiment runs = new LocalExperiment(experiment(domain, groups), Timing.SHARED, instances);
        runs.run((number, solver, work) -> work.apply(job), () -> job.isStopped() || job.isLate(), done -> {});
        ReportPage report = ReportPage.of(ExperimentResults.of(runs.manifest(), runs.finished()));
        return Json.object()
                .put("runs", runs.finished().size())
                .put("planned", runs.size())
                .put("data", Json.read(report.data()))
                .put("html", report.html())
                .line();
    }

    private Experiment experiment(Domain<?> domain, List<Group> groups) {
        return new Experiment(
                "by-depth",
                "Solvers on " + domain.puzzle().name() + " by depth",
                "",
                seed,
                1,
                ATTRIBUTES,
                Rows.GROUP,
                groups,
                solvers.stream()
                        .map(options -> SolverSpec.of(options.solver(domain).labelWithHeuristic(), options))
                        .toList(),
                List.of(LimitSpec.of(limits)),
                List.of(),
                "");
    }
}
