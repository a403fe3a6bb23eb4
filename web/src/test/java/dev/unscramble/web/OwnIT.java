package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Heuristics that users write, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class OwnIT {
    private static final String MISPLACED =
            "rows.flat().filter((tile, cell) => tile !== 0 && tile !== goal.flat()[cell]).length";

    private final OpenPage page;
    private final Browser browser;

    OwnIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    private void write(String code) {
        WebElement text = browser.find(".own textarea");
        text.sendKeys(Keys.chord(Keys.CONTROL, "a"), code);
        browser.press("Run it");
    }

    @Test
    void whatAUserWritesIsWatchedAndJudged() {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar own"));
        write(MISPLACED);
        browser.find(".tree");
        browser.awaitText("Admissible, proved; consistent, proved.");
        browser.awaitText("A*, your own");
        assertThat(browser.script("return location.hash")).contains("own=rows.flat");
        String own = browser.find(".timeline-place").getText();
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar misplaced"));
        assertThat(browser.find(".timeline-place").getText())
                .as("the same search")
                .isEqualTo(own);
    }

    @Test
    void aFunctionThatOverestimatesIsRefutedByABoard() {
        page.open("lab", Map.of("heuristic", "own", "census", "2x2"));
        write("function h(rows, goal, blank) { return 2 * (" + MISPLACED + "); }");
        browser.awaitText("Not admissible; not consistent.");
        browser.awaitText("The nearest: 1 move, h says 2.");
        browser.awaitText("h says 2; after one move");
        browser.find(".heat-map");
        browser.find(".lab-move .board");
    }

    @Test
    void itRaces() {
        page.open("race", Map.of("start", OpenPage.EASY, "solvers", "astar own;astar misplaced"));
        write("blank.row + blank.column > 0 ? 1 : 0");
        browser.awaitText("Admissible, proved; consistent, proved.");
        browser.press("Start the race");
        browser.awaitText("Time complexity is the nodes expanded");
        assertThat(browser.find("table").getText()).contains("A*, your own").doesNotContain("wrong");
    }

    /** Nothing of it runs, nor is it forgotten, until its reader says so. */
    @Test
    void codeThatComesWithALinkIsNotRun() {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar own", "own", MISPLACED));
        browser.awaitText("This code came with the link, and has not been run.");
        assertThat(browser.find(".own textarea").getDomProperty("value")).isEqualTo(MISPLACED);
        assertThat(browser.script("return document.querySelectorAll('iframe, .tree').length"))
                .isEqualTo("0");
        browser.press("Run it");
        browser.find(".tree");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "0.5 | h is 0.5 here; it must be a whole number",
                "-1 | h is -1 here, and no distance is negative.",
                "256 | h is 256 here, and 255 is the most",
                "rows.length > 9 ? 1 : undefined | h is undefined here; it must be a whole number",
                "rows[3][0] | Your code fails: TypeError",
                "1 + | Your code fails: SyntaxError",
                "document.title.length | Your code fails: ReferenceError: document is not defined",
            })
    void whatIsWrongIsSaid(String code, String message) {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar own"));
        write(code);
        browser.awaitText(message);
    }

    /** It can ask no server anything, not even one that answers everybody. */
    @Test
    void itHasNoNetwork() throws IOException {
        AtomicInteger asked = new AtomicInteger();
        HttpServer other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        other.createContext("/", exchange -> {
            asked.incrementAndGet();
            exchange.getResponseHeaders().add("Access-Control-Allow-Origin", "*");
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        other.start();
        try {
            String address = "http://localhost:" + other.getAddress().getPort() + "/";
            page.open("watch", Map.of("start", "b54 132 678", "solver", "astar own"));
            write("(() => { fetch('" + address + "').catch(() => {}); const question = new XMLHttpRequest();"
                    + " question.open('GET', '" + address + "', false); question.send(); return 0; })()");
            browser.awaitText("Your code fails: NetworkError");
            write("(() => { importScripts('" + address + "'); return 0; })()");
            browser.awaitText("'importScripts' on 'WorkerGlobalScope'");
            assertThat(asked).hasValue(0);
        } finally {
            other.stop(0);
        }
        browser.complaints(); // of the browser about what was tried
    }

    @Test
    void aLoopThatNeverEndsIsStopped() {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar own"));
        write("(() => { for (;;); })()");
        browser.awaitText("takes longer than 10 s for all boards, and was stopped");
        write(MISPLACED);
        browser.find(".tree");
    }
}
