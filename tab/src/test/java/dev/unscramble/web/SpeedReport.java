package dev.unscramble.web;

import dev.unscramble.json.Json;
import dev.unscramble.tab.TabEngine;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.DoubleSupplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Prints how much CPU time the engine takes in a browser and in this JVM, in turns, how soon a worker is ready beside one that
 * does nothing, and how soon a race that is stopped shows the best so far. It is run by hand, as it is about times, with
 * {@code -Dtest.flags=}, which lets the JVM optimize as it does for users.
 */
class SpeedReport {
    private static final int RUNS = 20;
    private static final List<String> REQUESTS = List.of(
            request("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "idastar", "manhattan"),
            request("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "idastar", "linear-conflict"),
            request("724 5b6 831", "astar", "manhattan"),
            request("724 5b6 831", "astar", "zero"),
            request("724 5b6 831", "bfs", "zero"),
            request("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "astar", "walking-distance"));

    /** Returns the milliseconds until a worker answers. */
    private static final String START = """
            const [kind, done] = arguments;
            const begun = performance.now();
            const worker = kind === "engine" ? new Worker("worker.js", { type: "module" })
                : new Worker(URL.createObjectURL(new Blob(["onmessage = () => postMessage(0)"])));
            worker.onmessage = () => {
              worker.terminate();
              done(Math.round(performance.now() - begun));
            };
            worker.postMessage({ method: "GET", path: "/health", body: "", events: false });
            """;

    /** Has the page itself answer: the CPU time of its thread is known. */
    private static final String LOAD = """
            const done = arguments[0];
            import(new URL("runtime.js", location.href)).then(({ load }) => load("unscramble.wasm")).then(({ exports }) => {
              window.answer = (body) => exports.answer("POST", "/api/solve", body, false);
              done();
            });
            """;

    private static final String RACE =
            "#/race?start=15+14+13+12+11+10+9+8+7+6+5+4+3+1+2+0&solvers=ids%3Banytime&time=5m";

    /** Stops the race; returns the milliseconds until its table is painted. */
    private static final String STOP = """
            const done = arguments[0];
            const begun = performance.now();
            [...document.querySelectorAll("button")].find((button) => button.innerText === "Stop all").click();
            const look = () => document.body.innerText.includes("Time complexity is the nodes expanded")
                ? requestAnimationFrame(() => done(Math.round(performance.now() - begun))) : requestAnimationFrame(look);
            look();
            """;

    private static String request(String start, String algorithm, String heuristic) {
        return Json.object()
                .put("start", start)
                .put("algorithm", algorithm)
                .put("heuristic", heuristic)
                .put("timeLimit", "5m")
                .put("maxNodes", 10_000_000)
                .line();
    }

    @Test
    void print(@TempDir Path downloads) throws Exception {
        try (StaticServer server = new StaticServer(engine(), "/engine/");
                Browser browser = Browser.start(downloads)) {
            browser.open(server.address() + "worker.js");
            for (int run = 0; run < RUNS; run++) {
                System.out.println("ready after " + browser.driver().executeAsyncScript(START, "engine")
                        + " ms; a worker that does nothing after "
                        + browser.driver().executeAsyncScript(START, "nothing"));
            }
            browser.driver().executeAsyncScript(LOAD);
            browser.driver().executeCdpCommand("Performance.enable", Map.of("timeDomain", "threadTicks"));
            for (String request : REQUESTS) {
                print(browser, request);
            }
        }
    }

    @Test
    void printStops(@TempDir Path site, @TempDir Path results, @TempDir Path downloads) throws Exception {
        StaticSite.write(site, engine(), List.of("nodes-by-depth"), results);
        try (StaticServer server = new StaticServer(site, "/");
                Browser browser = Browser.start(downloads)) {
            for (int run = 0; run < RUNS; run++) {
                browser.open(server.address() + RACE);
                browser.press("Start the race");
                browser.awaitText(Pattern.compile("best \\d+, at least \\d+"));
                System.out.println("stopped after " + browser.driver().executeAsyncScript(STOP) + " ms");
                browser.awaitText(Pattern.compile("solved"));
                browser.open("about:blank");
            }
        }
    }

    private static Path engine() throws URISyntaxException {
        return Path.of(
                Objects.requireNonNull(TabEngine.class.getResource("engine/")).toURI());
    }

    private static void print(Browser browser, String request) {
        double there = Double.MAX_VALUE;
        double here = Double.MAX_VALUE;
        for (int run = 0; run < RUNS; run++) {
            there = Math.min(
                    there,
                    timed(
                            () -> secondsOf(browser),
                            () -> browser.driver().executeScript("answer(arguments[0])", request)));
            here = Math.min(
                    here, timed(SpeedReport::seconds, () -> TabEngine.answer("POST", "/api/solve", request, false)));
        }
        System.out.printf(
                Locale.ROOT,
                "browser %.1f ms, JVM %.1f ms, JVM / browser %.2f  %s%n",
                1000 * there,
                1000 * here,
                here / there,
                request);
    }

    private static double timed(DoubleSupplier clock, Runnable work) {
        double before = clock.getAsDouble();
        work.run();
        return clock.getAsDouble() - before;
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    /** The CPU time of the page's thread. */
    private static double secondsOf(Browser browser) {
        Object metrics = browser.driver()
                .executeCdpCommand("Performance.getMetrics", Map.of())
                .get("metrics");
        return ((List<?>) Objects.requireNonNull(metrics))
                .stream()
                        .map(metric -> (Map<?, ?>) metric)
                        .filter(metric -> "TaskDuration".equals(metric.get("name")))
                        .mapToDouble(metric -> ((Number) Objects.requireNonNull(metric.get("value"))).doubleValue())
                        .sum();
    }
}
