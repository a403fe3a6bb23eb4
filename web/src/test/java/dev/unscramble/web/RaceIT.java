package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Races, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class RaceIT {
    /** More than 70 moves from its goal: no blind search ends within a test. */
    private static final String HARD = "15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0";

    private static final String LARGE = "24 23 22 21 20 / 19 18 17 16 15 / 14 13 12 11 10 / 9 8 7 6 5 / 4 3 2 1 0";

    private final OpenPage page;
    private final Browser browser;

    RaceIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    @Test
    void aRaceEndsWithATable() {
        page.open("race", Map.of("start", "724 5b6 831", "solvers", "astar manhattan;beam:50 manhattan", "time", "2m"));
        browser.press("Start the race");
        browser.awaitText("Time complexity is the nodes expanded");
        assertThat(browser.find("table").getText()).contains("astar manhattan optimal 26", "2,471");
    }

    @Test
    void thePuzzleThatIsChangedInPlayIsTheSame() {
        page.open("race", Map.of("start", "R U", "puzzle", "cube"));
        assertThat(browser.find(".race-note a").getDomAttribute("href")).contains("puzzle=cube", "start=R+U");
    }

    @Test
    void aCancelledRaceFreesItsWorkers() {
        page.open("race", Map.of("start", HARD, "solvers", "ids;ids", "time", "60s"));
        browser.press("Start the race");
        browser.awaitText("bound");
        browser.press("Stop ids");
        browser.press("Stop all");
        browser.awaitText("cancelled");
        browser.press("Start the race");
        browser.awaitText("bound");
        browser.open("about:blank");
        browser.await()
                .until(any -> Long.valueOf(0)
                        .equals(Client.members(page.client().get("/health")).get("running")));
    }

    @Test
    void aSolverThatIsStoppedBeforeTheRaceHasBegunIsCancelled() {
        page.open("race", Map.of());
        browser.button("Start the race");
        Object status = browser.driver().executeAsyncScript("""
                const [start, done] = arguments;
                import("/app/api.js").then(({ race }) => {
                  const question = { start, timeLimit: "5m", solvers: [{ algorithm: "ids" }] };
                  race(question, { progress() {}, result: ({ result }) => done(result.status), done() {} }).stop(0);
                });
                """, HARD);
        assertThat(status).isEqualTo("cancelled");
    }

    @Test
    void aRaceThatWasLeftDoesNotFailAnyMore() {
        page.open("race", Map.of());
        browser.button("Start the race");
        Object failures = browser.driver().executeAsyncScript("""
                const [done] = arguments;
                import("/app/api.js").then(({ race }) => {
                  let failures = 0;
                  window.fetch = () => Promise.reject(new TypeError("nobody is there"));
                  const listener = { failed: () => (failures += 1) };
                  race({}, listener);
                  race({}, listener).leave();
                  setTimeout(() => done(failures), 0);
                });
                """);
        assertThat(failures).isEqualTo(1L);
    }

    @Test
    void aLinkOpenedInACleanProfileShowsTheSame(@TempDir Path other) {
        page.open("race", Map.of("start", "R U2 F'", "solvers", "bfs;idastar pdb:twist", "time", "77s"));
        browser.button("Start the race");
        String address = String.valueOf(browser.driver().getCurrentUrl());
        try (Browser stranger = Browser.start(other)) {
            stranger.open(address);
            stranger.press("Start the race");
            stranger.awaitText("idastar pdb:twist");
            stranger.awaitText("3 moves, optimal");
            assertThat(stranger.find("input.short").getDomProperty("value")).isEqualTo("77s");
        }
    }

    @Test
    void aRaceOnALargeBoardShowsTheBestLengthAndTheLowerBound() {
        page.open("race", Map.of("start", LARGE, "solvers", "anytime;bidirectional", "time", "5m"));
        browser.press("Start the race");
        browser.awaitText(Pattern.compile("best \\d+, at least \\d+"));
        browser.press("Stop all");
        browser.awaitText("Time complexity is the nodes expanded");
        assertThat(browser.find(".lane").getText())
                .matches("(?s)anytime\\s+(\\d+) moves\\s.* · best \\1, at least \\d+ · .*");
        assertThat(browser.find("table").getText()).containsPattern("anytime solved \\d+");
    }
}
