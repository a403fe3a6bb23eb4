package dev.unscramble.web.api;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Version;
import dev.unscramble.catalog.kind.Catalog;
import dev.unscramble.json.Json;
import dev.unscramble.model.Limits;
import dev.unscramble.options.SolveOption;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.result.ResultJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Answers requests, however they come: a table of routes, to which a server adds those that need its threads and files.
 * Each route is documented in {@code page/api/openapi.json}, and a test holds the
 * two together.
 */
public final class Api {
    public static final int CREATED = 201;

    private final Jobs jobs;
    private final Searches searches;
    private final List<Route> routes = new ArrayList<>();

    /** Answers the requests of one route; the groups are what the path has in place of {@code {}}. */
    @FunctionalInterface
    public interface Endpoint {
        Answer answer(Request request, Matcher path) throws IOException;
    }

    /** A method, a path, and what answers them. */
    private record Route(String method, String path, Pattern pattern, Endpoint endpoint) {}

    public Api(Jobs jobs, Searches searches) {
        this.jobs = jobs;
        this.searches = searches;
        add("GET", "/health", (request, path) -> Answer.json(health()));
        add("GET", "/api/catalog", (request, path) -> Answer.json(catalog(request.requester())));
        add("POST", "/api/validate", (request, path) -> Answer.json(validate(request.body())));
        add("POST", "/api/solve", (request, path) -> solve(request));
        add("POST", "/api/compare", (request, path) -> Answer.json(compare(request)));
        add("POST", "/api/trace", (request, path) -> Answer.json(trace(request)));
        add("POST", "/api/generate", (request, path) -> Answer.json(generate(request)));
        addToLab("POST", "/api/census", (request, path) -> Answer.json(census(request)));
        addToLab("POST", "/api/check-heuristic", (request, path) -> Answer.json(check(request)));
        addToLab("POST", "/api/compare-depths", (request, path) -> Answer.json(compareDepths(request)));
    }

    /** Answers for {@link Requester#ONLY_USER}, by the thread that asks. */
    public static Api direct(Limits most, Tables tables) {
        Jobs jobs = new DirectJobs();
        return new Api(jobs, new Searches(most, jobs, tables));
    }

    /** Adds a route. */
    public void add(String method, String path, Endpoint endpoint) {
        Pattern pattern = Pattern.compile(path.replace("{}", "([\\w-]{1,255})"));
        routes.add(new Route(method, path, pattern, endpoint));
    }

    /** Adds a route of the lab: experiments, their reports, and whole state spaces. */
    public void addToLab(String method, String path, Endpoint endpoint) {
        add(method, path, (request, groups) -> {
            if (!request.requester().mayUseLab()) {
                throw new ApiError(
                        ApiError.FORBIDDEN,
                        "this server offers its lab only to those who opened the link with the token, which it printed when it started");
            }
            return endpoint.answer(request, groups);
        });
    }

    /** The routes, each as a method and a path. */
    public List<String> routes() {
        return routes.stream().map(route -> route.method + " " + route.path).toList();
    }

    /**
     * Answers a request; empty if no route has its path.
     *
     * @throws ApiError if there is no answer but an error
     */
    public Optional<Answer> answer(Request request) throws IOException {
        List<String> allowed = new ArrayList<>();
        for (Route route : routes) {
            Matcher path = route.pattern.matcher(request.path());
            if (path.matches()) {
                if (route.method.equals(request.method())) {
                    return Optional.of(route.endpoint.answer(request, path));
                }
                allowed.add(route.method);
            }
        }
        if (!allowed.isEmpty()) {
            throw new ApiError(
                    ApiError.WRONG_METHOD,
                    request.method() + " is not possible here; " + allowed + " is",
                    Map.of("Allow", String.join(", ", allowed)));
        }
        return Optional.empty();
    }

    private String health() {
        return Json.object()
                .put("status", "ok")
                .put("version", Version.current())
                .put("running", jobs.running())
                .put("waiting", jobs.waiting())
                .line();
    }

    private static String catalog(Requester requester) {
        List<Json> algorithms = Algorithm.informed().entrySet().stream()
                .map(algorithm -> Json.object().put("name", algorithm.getKey()).put("informed", algorithm.getValue()))
                .toList();
        return Json.object()
                .put("version", Version.current())
                .put("algorithms", algorithms)
                .put("options", JsonRequest.optionNames())
                .put(
                        "puzzles",
                        Catalog.kinds().stream()
                                .flatMap(kind -> kind.examples().stream())
                                .toList())
                .put("lab", requester.mayUseLab())
                .line();
    }

    private String validate(JsonRequest request) {
        return PuzzleJson.write(searches.question(request).instance());
    }

    private Answer solve(Request request) {
        Searches.Question question = searches.question(request.body());
        Job<SolveResult<?>> job = searches.solve(question, request.requester());
        return request.names(Request.EVENTS)
                ? new Answer.Events(new SolveEvents(question.instance(), job))
                : Answer.json(ResultJson.of(job.await()).line());
    }

    private String trace(Request request) {
        Searches.Question question = searches.question(request.body());
        return searches.record(question, request.requester()).await();
    }

    private String compare(Request request) {
        List<Job<SolveResult<?>>> queued = searches.solveAll(searches.questions(request.body()), request.requester());
        try {
            List<Json> results =
                    queued.stream().map(job -> ResultJson.of(job.await())).toList();
            return Json.object().put("results", results).line();
        } finally {
            queued.forEach(Job::stop); // if one fails, the others are not needed
        }
    }

    private String generate(Request request) {
        return RandomPuzzles.submit(request.body(), searches, request.requester())
                .await();
    }

    private String compareDepths(Request request) {
        return DepthComparison.submit(request.body(), searches, request.requester())
                .await();
    }

    private String census(Request request) {
        JsonRequest body = request.body();
        var domain = searches.domain(body);
        var limits = searches.limits(body);
        Job<String> census = searches.submit(request.requester(), job -> Spaces.census(domain, limits, job));
        return census.await();
    }

    private String check(Request request) {
        JsonRequest body = request.body();
        var domain = searches.domain(body);
        var limits = searches.limits(body);
        String heuristic = body.option(SolveOption.HEURISTIC).orElse(domain.defaultHeuristic());
        Job<String> check = searches.submit(request.requester(), job -> Spaces.check(domain, heuristic, limits, job));
        return check.await();
    }
}
