package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.tab.TabEngine;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page in a browser, without a server of ours: a plain one sends its files, from a folder below others. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class StaticSiteIT {
    private StaticServer server;
    private Browser browser;

    @BeforeAll
    void start(@TempDir Path site, @TempDir Path results, @TempDir Path downloads) throws Exception {
        Path engine = Path.of(
                Objects.requireNonNull(TabEngine.class.getResource("engine/")).toURI());
        StaticSite.write(site, engine, List.of("nodes-by-depth"), results);
        server = new StaticServer(site, "/a/course/");
        browser = Browser.start(downloads);
        browser.size(1280, 900);
        browser.prefer("light", false);
    }

    @AfterAll
    void stop() {
        browser.close();
        server.close();
    }

    @AfterEach
    void noComplaints() {
        assertThat(browser.complaints()).isEmpty();
    }

    private void open(String place) {
        browser.open(server.address() + "#/" + place);
    }

    @ParameterizedTest
    @CsvSource({"play, .board", "watch, .tree", "race, .race", "lessons, .board", "lab, .census-bars"})
    void everyViewIsThere(String view, String shown) {
        open(view);
        browser.find(shown);
        assertThat(browser.script("return document.querySelector('[role=alert]')?.innerText"))
                .isEqualTo("null");
    }

    @Test
    void aPuzzleIsSolved() {
        open("play?start=142+3b5+678");
        browser.press("Solve from here");
        browser.awaitText("2 moves, the shortest there is");
    }

    @Test
    void solversRace() {
        open("race");
        browser.press("Start the race");
        browser.awaitText("Time complexity is the nodes expanded");
        assertThat(browser.find("table").getText()).contains("optimal");
    }

    @Test
    void aHeuristicOfOnesOwnIsJudged() {
        open("watch?solver=astar+own&own=blank.row+%2B+2");
        browser.press("Run it");
        browser.find(".tree");
        browser.awaitText("Not admissible; not consistent.");
    }

    /** Another table, with its checksum, is believed; one without is made again. */
    @Test
    void tablesAreKeptAndChecked() {
        open("play");
        browser.find(".board");
        assertThat(initialH(KEEP_NOTHING)).isEqualTo("2");
        assertThat(initialH(OTHER.formatted("await sum(other)"))).isEqualTo("4");
        assertThat(initialH(OTHER.formatted("'?'"))).isEqualTo("2");
    }

    private static final String KEEP_NOTHING = "await caches.delete('unscramble-tables-1');";

    /** Puts another in the place of the table, once it is there: it estimates more, by two moves. */
    private static final String OTHER = """
            const cache = await caches.open("unscramble-tables-1");
            let key;
            while (!key) {
              [key] = await cache.keys();
            }
            const sum = async (bytes) => Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)),
                (byte) => byte.toString(16).padStart(2, "0")).join("");
            const other = new Uint8Array(await (await cache.match(key)).arrayBuffer()).fill(0x11);
            await cache.put(key, new Response(other, { headers: { checksum: %s } }));
            """;

    /** What a new engine says of a board two moves from its goal, by a table of all boards, after a script. */
    private String initialH(String before) {
        return String.valueOf(browser.driver().executeAsyncScript("""
                const done = arguments[0];
                (async () => {
                  %s
                  const engine = new Worker("engine/worker.js", { type: "module" });
                  engine.onmessage = ({ data }) => done(String(JSON.parse(data.body).initialH));
                  const body = { start: "142 3b5 678", algorithm: "idastar", heuristic: "pdb:8", maxNodes: 100 };
                  engine.postMessage({ method: "POST", path: "/api/solve", body: JSON.stringify(body), events: false });
                })().catch((failure) => done(String(failure)));
                """.formatted(before)));
    }

    @Test
    void whatIsWrongIsSaid() {
        open("play?start=nonsense");
        browser.awaitText("8 cells do not make a square");
    }

    @Test
    void documentationAndReportsAreThere() {
        browser.open(server.address() + "docs/");
        browser.awaitText("Unscramble");
        browser.open(server.address() + "reports/nodes-by-depth-quick/");
        browser.awaitText("nodes-by-depth");
    }

    @Test
    void solversThatAreStoppedKeepWhatTheyHave() {
        open("race?start=15+14+13+12+11+10+9+8+7+6+5+4+3+1+2+0&solvers=ids%3Banytime&time=5m");
        browser.press("Start the race");
        browser.awaitText(Pattern.compile("best \\d+, at least \\d+"));
        browser.press("Stop all");
        browser.awaitText("Time complexity is the nodes expanded");
        assertThat(browser.find("table").getText()).contains("cancelled", "solved");
    }

    @Test
    void aPuzzleIsReadWhileAllCoresSearch() {
        open("play");
        browser.find(".board");
        Object kind = browser.driver().executeAsyncScript("""
                const done = arguments[0];
                import(new URL("app/api.js", document.baseURI)).then(async ({ race, validate }) => {
                  const solvers = Array.from({ length: navigator.hardwareConcurrency }, () => ({ algorithm: "ids" }));
                  const question = { start: "15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0", timeLimit: "5m", solvers };
                  const { leave } = race(question, { progress() {}, result() {}, done() {} });
                  const { kind } = await validate({ start: "142 3b5 678" });
                  leave();
                  done(kind);
                });
                """);
        assertThat(kind).isEqualTo("tiles");
    }

    @Test
    @Order(Integer.MAX_VALUE)
    void thePageNeedsNoNetworkTheSecondTime() {
        open("play");
        browser.driver().executeAsyncScript("navigator.serviceWorker.ready.then(arguments[0])");
        server.close();
        open("play?start=142+3b5+678");
        browser.press("Solve from here");
        browser.awaitText("2 moves, the shortest there is");
        open("watch?solver=astar+own&own=self.origin+%3D%3D%3D+%22null%22+%3F+1+%3A+0");
        browser.press("Run it");
        browser.find(".tree");
        browser.awaitText("Not admissible");
    }
}
