package dev.unscramble.web;

import dev.unscramble.experiment.file.Presets;
import dev.unscramble.options.SolveOption;
import dev.unscramble.run.Json;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The endpoints behind the view "lab": experiments, their reports, and whole state spaces. */
final class Lab {
    /** A report brings its own script: it runs as a site of its own, which can ask nothing of this one. */
    private static final String REPORT_POLICY = "sandbox allow-scripts allow-popups; default-src 'none';"
            + " script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

    private static final Set<String> MEMBERS = Set.of("preset", "toml", "quick");

    private final Searches searches;
    private final PageExperiments experiments;
    private final boolean mayReadFiles;

    /** @param mayReadFiles whether an experiment may be somebody's own, which can name files to be read */
    Lab(Searches searches, PageExperiments experiments, boolean mayReadFiles) {
        this.searches = searches;
        this.experiments = experiments;
        this.mayReadFiles = mayReadFiles;
    }

    void addTo(Api api) {
        add(api, "POST", "/api/census", (request, path) -> Answer.json(census(request)));
        add(api, "POST", "/api/check-heuristic", (request, path) -> Answer.json(check(request)));
        add(api, "GET", "/api/experiments", (request, path) -> Answer.json(experiments()));
        add(api, "POST", "/api/experiments", (request, path) -> Answer.json(Api.CREATED, start(request)));
        add(api, "DELETE", "/api/experiments", (request, path) -> Answer.json(stop()));
        add(api, "GET", "/reports/{}", (request, path) -> report(path.group(1)));
    }

    private static void add(Api api, String method, String path, Api.Endpoint endpoint) {
        api.add(method, path, (request, groups) -> {
            if (!request.requester().mayUseLab()) {
                throw new HttpError(
                        HttpError.FORBIDDEN,
                        "this server offers its lab only to those who opened the link with the token, which it printed when it started");
            }
            return endpoint.answer(request, groups);
        });
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

    private String experiments() {
        return Json.write(json -> {
            json.writeArrayPropertyStart("presets");
            for (String name : Presets.NAMES) {
                json.writeStartObject();
                json.writeStringProperty("name", name);
                json.writeStringProperty("title", Presets.title(name));
                json.writeEndObject();
            }
            json.writeEndArray();
            PuzzleJson.writeStrings(json, "reports", experiments.reports());
            if (mayReadFiles) {
                json.writeStringProperty("sample", Presets.sample("mine.toml"));
            }
            experiments.latest().ifPresent(running -> {
                json.writeObjectPropertyStart("latest");
                running.write(json);
                json.writeEndObject();
            });
        });
    }

    private String start(Request request) {
        JsonRequest body = request.body();
        body.requireOnly(MEMBERS);
        Optional<String> text = body.find("toml");
        if (text.isPresent() && !mayReadFiles) {
            throw new HttpError(
                    HttpError.FORBIDDEN,
                    "experiments of your own can be started only where the server listens on 127.0.0.1");
        }
        Optional<String> preset = text.isPresent() ? Optional.empty() : Optional.of(body.text("preset"));
        RunningExperiment running = experiments.start(request.requester(), preset, text, body.flag("quick"));
        return Json.write(running::write);
    }

    private String stop() {
        RunningExperiment running = experiments
                .latest()
                .orElseThrow(() -> new HttpError(HttpError.NOT_FOUND, "no experiment was started from the page"));
        running.stop();
        return Json.write(running::write);
    }

    private Answer report(String name) throws IOException {
        Map<String, String> policy = Map.of(Answer.POLICY, REPORT_POLICY);
        return new Answer.Whole(200, "text/html; charset=utf-8", experiments.report(name), policy);
    }
}
