package dev.unscramble.web;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Version;
import dev.unscramble.report.result.ResultJson;
import dev.unscramble.run.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Answers requests, however they come. Each route is documented in {@code page/api/openapi.json}, and a test holds the
 * two together.
 */
final class Api {
    static final int CREATED = 201;

    private final Workers workers;
    private final Searches searches;
    private final Races races;
    private final List<Route> routes = new ArrayList<>();

    /** Answers the requests of one route; the groups are what the path has in place of {@code {}}. */
    @FunctionalInterface
    interface Endpoint {
        Answer answer(Request request, Matcher path) throws IOException;
    }

    /** A method, a path, and what answers them. */
    private record Route(String method, String path, Pattern pattern, Endpoint endpoint) {}

    Api(Workers workers, Searches searches, Races races, Lab lab) {
        this.workers = workers;
        this.searches = searches;
        this.races = races;
        add("GET", "/health", (request, path) -> Answer.json(health()));
        add("GET", "/api", (request, path) -> file("/api/openapi.json"));
        add("GET", "/api/catalog", (request, path) -> Answer.json(catalog(request.requester())));
        add("POST", "/api/validate", (request, path) -> Answer.json(validate(request.body())));
        add("POST", "/api/solve", (request, path) -> Answer.json(solve(request)));
        add("POST", "/api/compare", (request, path) -> Answer.json(compare(request)));
        add("POST", "/api/trace", (request, path) -> Answer.json(trace(request)));
        add("POST", "/api/generate", (request, path) -> Answer.json(generate(request)));
        add("POST", "/api/races", (request, path) -> Answer.json(CREATED, race(request)));
        add("GET", "/api/races/{}/events", (request, path) -> races.watch(path.group(1)));
        add("DELETE", "/api/races/{}", (request, path) -> stop(path.group(1), Optional.empty()));
        add("DELETE", "/api/races/{}/{}", (request, path) -> stop(path.group(1), Optional.of(number(path.group(2)))));
        lab.addTo(this);
    }

    void add(String method, String path, Endpoint endpoint) {
        Pattern pattern = Pattern.compile(path.replace("{}", "([\\w-]{1,255})"));
        routes.add(new Route(method, path, pattern, endpoint));
    }

    /** The routes, each as a method and a path. */
    List<String> routes() {
        return routes.stream().map(route -> route.method + " " + route.path).toList();
    }

    /**
     * Answers a request.
     *
     * @throws HttpError if there is no answer but an error
     */
    Answer answer(Request request) throws IOException {
        List<String> allowed = new ArrayList<>();
        for (Route route : routes) {
            Matcher path = route.pattern.matcher(request.path());
            if (path.matches()) {
                if (route.method.equals(request.method())) {
                    return route.endpoint.answer(request, path);
                }
                allowed.add(route.method);
            }
        }
        if (!allowed.isEmpty()) {
            throw new HttpError(
                    HttpError.WRONG_METHOD,
                    request.method() + " is not possible here; " + allowed + " is",
                    Map.of("Allow", String.join(", ", allowed)));
        }
        if (!request.method().equals("GET")) {
            throw new HttpError(HttpError.WRONG_METHOD, "only GET is possible here");
        }
        return file(request.path());
    }

    private static Answer file(String path) throws IOException {
        Optional<PageFiles.PageFile> file = PageFiles.find(path);
        if (file.isPresent()) {
            return Answer.file(file.get().type(), file.get().bytes());
        }
        if (PageFiles.find(path + "/").isPresent()) {
            return Answer.redirect(path + "/", Map.of());
        }
        throw new HttpError(HttpError.NOT_FOUND, "there is nothing at " + path + "; start at /");
    }

    private String health() {
        return Json.write(json -> {
            json.writeStringProperty("status", "ok");
            json.writeStringProperty("version", Version.current());
            json.writeNumberProperty("running", workers.running());
            json.writeNumberProperty("waiting", workers.waiting());
        });
    }

    private static String catalog(Requester requester) {
        return Json.write(json -> {
            json.writeStringProperty("version", Version.current());
            json.writeArrayPropertyStart("algorithms");
            for (Algorithm algorithm : Algorithm.values()) {
                json.writeStartObject();
                json.writeStringProperty("name", algorithm.label());
                json.writeBooleanProperty("informed", algorithm.isInformed());
                json.writeEndObject();
            }
            json.writeEndArray();
            PuzzleJson.writeStrings(json, "options", JsonRequest.optionNames());
            json.writeBooleanProperty("lab", requester.mayUseLab());
        });
    }

    private String validate(JsonRequest request) {
        return PuzzleJson.write(searches.question(request).instance());
    }

    private String solve(Request request) {
        Searches.Question question = searches.question(request.body());
        return ResultJson.write(searches.solve(question, request.requester()).await());
    }

    private String trace(Request request) {
        Searches.Question question = searches.question(request.body());
        return searches.record(question, request.requester()).await();
    }

    private String compare(Request request) {
        List<Job<SolveResult<?>>> jobs = races.jobs(races.questions(request.body()), request.requester());
        try {
            return Json.write(json -> {
                json.writeArrayPropertyStart("results");
                jobs.forEach(job -> json.writeRawValue(ResultJson.write(job.await())));
                json.writeEndArray();
            });
        } finally {
            jobs.forEach(Job::stop); // where one fails, nobody waits for the others
        }
    }

    private String generate(Request request) {
        return RandomPuzzles.submit(request.body(), searches, request.requester())
                .await();
    }

    private String race(Request request) {
        Race race = races.start(races.questions(request.body()), request.requester());
        return Json.write(json -> json.writeStringProperty("id", race.id()));
    }

    private Answer stop(String id, Optional<Integer> solver) {
        return Answer.json(races.stop(id, solver));
    }

    private static int number(String text) {
        if (!text.matches("\\d{1,4}")) {
            throw new HttpError(HttpError.NOT_FOUND, "\"" + text + "\" is not the number of a solver");
        }
        return Integer.parseInt(text);
    }
}
