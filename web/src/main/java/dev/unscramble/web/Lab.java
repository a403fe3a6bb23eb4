package dev.unscramble.web;

import dev.unscramble.experiment.file.Presets;
import dev.unscramble.json.Json;
import dev.unscramble.web.api.Answer;
import dev.unscramble.web.api.Api;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.JsonRequest;
import dev.unscramble.web.api.Request;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The routes of experiments and their reports, which need the folder of results. */
final class Lab {
    /** A report brings its own script: it runs as a site of its own, which can ask nothing of this one. */
    private static final String REPORT_POLICY = "sandbox allow-scripts allow-popups; default-src 'none';"
            + " script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

    private static final Set<String> MEMBERS = Set.of("preset", "toml", "quick");

    private final PageExperiments experiments;
    private final boolean mayReadFiles;

    /** @param mayReadFiles whether a user may send experiments, which can name files to be read */
    Lab(PageExperiments experiments, boolean mayReadFiles) {
        this.experiments = experiments;
        this.mayReadFiles = mayReadFiles;
    }

    void addTo(Api api) {
        api.addToLab("GET", "/api/experiments", (request, path) -> Answer.json(experiments()));
        api.addToLab("POST", "/api/experiments", (request, path) -> Answer.json(Api.CREATED, start(request)));
        api.addToLab("DELETE", "/api/experiments", (request, path) -> Answer.json(stop()));
        api.addToLab("GET", "/reports/{}", (request, path) -> report(path.group(1)));
    }

    private String experiments() {
        List<Json> presets = Presets.NAMES.stream()
                .map(name -> Json.object().put("name", name).put("title", Presets.title(name)))
                .toList();
        Json json = Json.object().put("presets", presets).put("reports", experiments.reports());
        if (mayReadFiles) {
            json.put("sample", Presets.sample("mine.toml")).put("folder", experiments.folder());
        }
        experiments.latest().ifPresent(running -> json.put("latest", running.json()));
        return json.line();
    }

    private String start(Request request) {
        JsonRequest body = request.body();
        body.requireOnly(MEMBERS);
        Optional<String> text = body.find("toml");
        if (text.isPresent() && !mayReadFiles) {
            throw new ApiError(
                    ApiError.FORBIDDEN,
                    "experiments of your own can be started only where the server listens on 127.0.0.1");
        }
        Optional<String> preset = text.isPresent() ? Optional.empty() : Optional.of(body.text("preset"));
        RunningExperiment running = experiments.start(request.requester(), preset, text, body.flag("quick"));
        return running.json().line();
    }

    private String stop() {
        RunningExperiment running = experiments
                .latest()
                .orElseThrow(() -> new ApiError(ApiError.NOT_FOUND, "no experiment was started from the page"));
        running.stop();
        return running.json().line();
    }

    private Answer report(String name) throws IOException {
        Map<String, String> policy = Map.of(Answer.POLICY, REPORT_POLICY);
        return new Answer.Whole(200, "text/html; charset=utf-8", experiments.report(name), policy);
    }
}
