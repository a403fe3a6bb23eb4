package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.support.ui.Select;

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
        assertThat(browser.find("table").getText()).contains("A*, h2 optimal 26", "2,471");
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
        browser.press("Stop Iterative deepening (IDS)");
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
            stranger.awaitText("IDA*, pattern database of twists");
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
                .matches("(?s)Anytime search\\s+(\\d+) moves\\s.* · best \\1, at least \\d+");
        assertThat(browser.find("table").getText()).containsPattern("Anytime solved \\d+");
    }

    /** The recorded race of a moment, at any time and by any measure; the changed solver loses its bar, the others keep theirs. */
    @Test
    void aRaceIsReplayedInSlowMotionAndComparedByAnyMeasure() {
        page.open("race", Map.of("start", "724 5b6 831", "solvers", "bfs;astar manhattan;ids:all", "time", "2m"));
        browser.press("Start the race");
        browser.button("Replay in slow motion");
        assertThat(browser.find(".lanes").getText()).contains("283,866 generated", "26 moves, optimal");
        browser.press("Stored");
        browser.awaitText("Nodes stored at once, at most, on a logarithmic scale");
        assertThat(browser.find("table").getText()).contains("IDS everywhere optimal 26 1,342,608 2,289,526 169,740");
        browser.script("""
                const slider = document.querySelector(".slow-motion input");
                slider.value = 0;
                slider.dispatchEvent(new Event("input", { bubbles: true }));
                """);
        browser.awaitText("0 generated · 0 expanded · 0 stored");
        assertThat(browser.find(".lanes").getText()).contains("searching …").doesNotContain("26 moves");
        assertThat(browser.script("return document.querySelectorAll('.lane button').length"))
                .as("a replay is not stopped")
                .isEqualTo("0");
        new Select(browser.find(".slow-motion select"))
                .selectByValue("10000"); // slow enough to be paused before the end
        browser.press("Replay in slow motion");
        browser.press("Pause");
        new Select(browser.find("[aria-label='Solver 2'] select")).selectByValue("idastar");
        browser.awaitText("not started");
        assertThat(browser.find("table").getText()).contains("BFS optimal").doesNotContain("A*");
    }

    @Test
    void twoTreesGrowInStep() {
        page.open("race", Map.of("start", "b54 132 678", "solvers", "bfs;astar misplaced;astar manhattan"));
        browser.press("Show two trees side by side");
        browser.awaitText("0 / 17");
        browser.press("Step");
        browser.press("Step");
        assertThat(treeCounts())
                .isEqualTo("searching … · 2 nodes expanded, 5 generated|searching … · 2 nodes expanded, 5 generated");
        browser.press("To the end");
        assertThat(treeCounts())
                .isEqualTo("8 moves · 16 nodes expanded, 34 generated|8 moves · 8 nodes expanded, 18 generated");
        assertThat(browser.script("return location.hash")).endsWith("&trees=2-3");
        assertThat(browser.violations()).isEmpty();
        new Select(browser.find(".two-trees select")).selectByVisibleText("BFS");
        browser.await().until(any -> treeCounts().startsWith("searching … · 17 nodes expanded"));
    }

    private String treeCounts() {
        return browser.script("return [...document.querySelectorAll('.two-trees-counts')]"
                + ".map((one) => one.innerText.trim()).join('|')");
    }

    @Test
    void onAPhoneTheRaceIsInSightAndItsTableHasAllColumns() {
        browser.size(390, 844);
        page.open("race", Map.of("start", "724 5b6 831", "solvers", "bfs;astar manhattan", "time", "2m"));
        browser.press("Start the race");
        browser.button("Replay in slow motion");
        assertThat(browser.script("""
                const course = document.querySelector(".race-course").getBoundingClientRect();
                const table = document.querySelector(".table-scroll");
                return course.top < 844 / 2 && table.scrollWidth <= table.clientWidth""")).isEqualTo("true");
        browser.find("nav a[href*='lessons']").click();
        browser.await().until(any -> browser.script("return scrollY").equals("0"));
    }
}
