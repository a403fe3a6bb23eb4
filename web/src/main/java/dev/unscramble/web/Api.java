package dev.unscramble.web;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Version;
import dev.unscramble.report.result.ResultJson;
import dev.unscramble.run.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The routes. Each is documented in {@code page/api/openapi.json}, and a test holds the two together. */
final class Api {
    private final Workers workers;
    private final Searches searches;
    private final Races races;
    private final Map<String, Endpoint> routes = new LinkedHashMap<>();

    /** Answers the requests of one route; the groups are what the path has in place of {@code {}}. */
    @FunctionalInterface
    interface Endpoint {
        void answer(Exchange exchange, Matcher path) throws IOException;
    }

    Api(Workers workers, Searches searches, Lab lab) {
        this.workers = workers;
        this.searches = searches;
        this.races = new Races(searches);
        routes.put("GET /health", (exchange, path) -> exchange.json(200, health()));
        routes.put("GET /api", (exchange, path) -> file(exchange, "/api/openapi.json"));
        routes.put("GET /api/catalog", (exchange, path) -> exchange.json(200, catalog()));
        routes.put("POST /api/validate", (exchange, path) -> exchange.json(200, validate(exchange.body())));
        routes.put("POST /api/solve", (exchange, path) -> exchange.json(200, solve(exchange.body())));
        routes.put("POST /api/compare", (exchange, path) -> exchange.json(200, compare(exchange.body())));
        routes.put("POST /api/trace", (exchange, path) -> exchange.json(200, trace(exchange.body())));
        routes.put("POST /api/generate", (exchange, path) -> exchange.json(200, generate(exchange.body())));
        routes.put("POST /api/races", (exchange, path) -> exchange.json(201, race(exchange)));
        routes.put("GET /api/races/{}/events", (exchange, path) -> races.watch(path.group(1), exchange));
        routes.put("DELETE /api/races/{}", (exchange, path) -> stop(exchange, path.group(1), Optional.empty()));
        routes.put(
                "DELETE /api/races/{}/{}",
                (exchange, path) -> stop(exchange, path.group(1), Optional.of(number(path.group(2)))));
        lab.addTo(routes);
    }

    /** What there is, as a method and a path. */
    List<String> routes() {
        return List.copyOf(routes.keySet());
    }

    void answer(Exchange exchange) throws IOException {
        String method = exchange.isHead() ? "GET" : exchange.method();
        List<String> allowed = new ArrayList<>();
        for (Map.Entry<String, Endpoint> route : routes.entrySet()) {
            String[] parts = route.getKey().split(" ", 2);
            Matcher path =
                    Pattern.compile(parts[1].replace("{}", "([\\w-]{1,40})")).matcher(exchange.path());
            if (path.matches()) {
                if (parts[0].equals(method)) {
                    route.getValue().answer(exchange, path);
                    return;
                }
                allowed.add(parts[0]);
            }
        }
        if (allowed.isEmpty()) {
            file(exchange, exchange.path());
            return;
        }
        exchange.allow(String.join(", ", allowed));
        throw new HttpError(HttpError.WRONG_METHOD, method + " is not possible here; " + allowed + " is");
    }

    private static void file(Exchange exchange, String path) throws IOException {
        if (!exchange.method().equals("GET") && !exchange.isHead()) {
            throw new HttpError(HttpError.WRONG_METHOD, "only GET is possible here");
        }
        Optional<PageFiles.PageFile> file = PageFiles.find(path);
        if (file.isPresent()) {
            exchange.send(200, file.get().type(), file.get().bytes());
        } else if (PageFiles.find(path + "/").isPresent()) {
            exchange.redirect(path + "/");
        } else {
            throw new HttpError(HttpError.NOT_FOUND, "there is nothing at " + path + "; start at /");
        }
    }

    private String health() {
        return Json.write(json -> {
            json.writeStringProperty("status", "ok");
            json.writeStringProperty("version", Version.current());
            json.writeNumberProperty("running", workers.running());
            json.writeNumberProperty("waiting", workers.waiting());
        });
    }

    private static String catalog() {
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
        });
    }

    private String validate(JsonRequest request) {
        return PuzzleJson.write(searches.question(request).instance());
    }

    private String solve(JsonRequest request) {
        return ResultJson.write(searches.solve(searches.question(request)).await());
    }

    private String trace(JsonRequest request) {
        return searches.record(searches.question(request)).await();
    }

    private String compare(JsonRequest request) {
        List<Job<SolveResult<?>>> jobs = races.jobs(request);
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

    private String generate(JsonRequest request) {
        return RandomPuzzles.submit(request, searches).await();
    }

    private String race(Exchange exchange) throws IOException {
        Race race = races.start(exchange.body(), exchange.client());
        return Json.write(json -> json.writeStringProperty("id", race.id()));
    }

    private void stop(Exchange exchange, String id, Optional<Integer> solver) throws IOException {
        exchange.json(200, races.stop(id, solver));
    }

    private static int number(String text) {
        if (!text.matches("\\d{1,4}")) {
            throw new HttpError(HttpError.NOT_FOUND, "\"" + text + "\" is not the number of a solver");
        }
        return Integer.parseInt(text);
    }
}
