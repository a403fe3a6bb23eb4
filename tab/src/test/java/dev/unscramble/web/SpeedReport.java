package dev.unscramble.web;

import dev.unscramble.json.Json;
import dev.unscramble.tab.TabEngine;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Prints how fast the engine is in a browser, and in this JVM. It is run by hand, as it is about times. */
class SpeedReport {
    private static final int RUNS = 5;
    private static final List<String> REQUESTS = List.of(
            request("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "idastar", "manhattan"),
            request("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "idastar", "linear-conflict"),
            request("724 5b6 831", "astar", "manhattan"),
            request("724 5b6 831", "bfs", "zero"),
            request("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "astar", "walking-distance"));

    private static final String START = """
            const [done] = arguments;
            const begun = performance.now();
            window.engine = new Worker("worker.js", { type: "module" });
            window.engine.onmessage = () => done(Math.round(performance.now() - begun));
            window.engine.postMessage({ method: "GET", path: "/health", body: "", events: false });
            """;

    /** Has a worker answer, and returns its status, a space and the body. */
    private static final String ASK = """
            const [method, path, body, done] = arguments;
            window.engine ??= new Worker("worker.js", { type: "module" });
            window.engine.onerror = (event) => done("no worker: " + event.message);
            window.engine.onmessage = ({ data }) => done(data.status + " " + data.body);
            window.engine.postMessage({ method, path, body, events: false });
            """;

    private static String request(String start, String algorithm, String heuristic) {
        return Json.object()
                .put("start", start)
                .put("algorithm", algorithm)
                .put("heuristic", heuristic)
                .put("timeLimit", "5m")
                .line();
    }

    @Test
    void print(@TempDir Path downloads) throws Exception {
        Path engine = Path.of(
                Objects.requireNonNull(TabEngine.class.getResource("engine/")).toURI());
        try (StaticServer server = new StaticServer(engine, "/engine/");
                Browser browser = Browser.start(downloads)) {
            browser.open(server.address() + "worker.js");
            for (int run = 0; run < RUNS; run++) {
                System.out.println("ready after " + browser.driver().executeAsyncScript(START) + " ms");
            }
            for (String request : REQUESTS) {
                print(
                        "browser",
                        request,
                        body -> String.valueOf(browser.driver().executeAsyncScript(ASK, "POST", "/api/solve", body)));
                print("JVM    ", request, body -> TabEngine.answer("POST", "/api/solve", body, false));
            }
        }
    }

    private static void print(String where, String request, Function<String, String> solver) {
        StringBuilder line = new StringBuilder(where);
        for (int run = 0; run < RUNS; run++) {
            Json result = Json.read(solver.apply(request).substring(4));
            line.append(String.format(
                    Locale.ROOT,
                    "  %.1f ms, %.1f M nodes/s",
                    1000 * result.number("seconds"),
                    result.number("generated") / result.number("seconds") / 1e6));
        }
        System.out.println(line + "  " + request);
    }
}
