package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Watching searches, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class WatchIT {
    /** Needs eight moves. */
    private static final String SMALL = "b54 132 678";

    private final OpenPage page;
    private final Browser browser;

    WatchIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    @ParameterizedTest
    @ValueSource(strings = {"astar misplaced", "ids", "beam:3 manhattan", "rbfs manhattan"})
    void aSearchIsWatchedForwardAndBack(String solver) {
        page.open("watch", Map.of("start", SMALL, "solver", solver));
        browser.press("To the end");
        var question = solver.split(" ");
        var solved = Client.members(page.client()
                .post(
                        "/api/solve",
                        "{'start':'%s','algorithm':'%s','heuristic':'%s'}"
                                .formatted(SMALL, question[0], question[question.length - 1].replace("ids", "zero"))));
        for (String name : List.of("Generated", "Expanded", "Duplicates")) {
            browser.awaitText(name + "\n" + solved.get(name.toLowerCase(Locale.ROOT)));
        }
        browser.awaitText("It is the goal, 8 moves from the start.");
        browser.press("Step back");
        browser.press("To the start");
        browser.awaitText("Expanded\n0");
        browser.press("Step");
        if (solver.equals("ids")) { // its round with the bound 0 expands nothing
            browser.press("Step");
        }
        browser.awaitText("Expanded\n1");
        browser.press("Jump to “solution found”");
        browser.awaitText("It is the goal");
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390", "640, 450", "1280, 900"})
    void theTreeTheTimelineAndTheLegendAreWithinTheWindow(int width, int height) {
        browser.size(width, height);
        page.open("watch", Map.of("start", SMALL, "solver", "astar misplaced"));
        browser.press("To the end");
        browser.awaitText("It is the goal");
        assertThat(browser.script("""
                const bottom = (css) => document.querySelector(css).getBoundingClientRect().bottom;
                return [bottom(".timeline") <= innerHeight, bottom(".legend") <= innerHeight,
                    document.querySelector(".tree canvas").clientHeight > 100,
                    document.querySelectorAll(".start-and-goal .board").length,
                    document.querySelector("h1").innerText].join()""")).isEqualTo("true,true,true,2,A*, misplaced tiles (h1)");
    }

    @Test
    void onAPhoneTheWholeTreeIsInSight() {
        browser.size(390, 844);
        page.open("watch", Map.of("start", SMALL, "solver", "astar misplaced"));
        browser.press("To the end");
        browser.awaitText("It is the goal");
        browser.await()
                .withMessage("the goal is not in sight")
                .until(opened -> marked("goal").stream()
                                .mapToLong(Point::getX)
                                .distinct()
                                .count()
                        >= 14);
        assertThat(browser.script("return [...document.querySelectorAll('.tree-tools button')]"
                        + ".find((one) => one.innerText === 'Whole tree').disabled"))
                .isEqualTo("true");
    }

    /** The places of the canvas that have the colour of a status. */
    private List<Point> marked(String status) {
        Object places = browser.driver().executeScript("""
                const [status, canvas] = arguments;
                const probe = canvas.parentElement.appendChild(document.createElement("span"));
                probe.style.color = `var(--${status})`;
                const colour = getComputedStyle(probe).color.match(/\\d+/g).map(Number);
                probe.remove();
                const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
                const context = copy.getContext("2d", { willReadFrequently: true });
                context.drawImage(canvas, 0, 0);
                const { data } = context.getImageData(0, 0, copy.width, copy.height);
                const places = [];
                for (let at = 0; at < data.length; at += 4) {
                  if (colour.every((part, i) => data[at + i] === part)) {
                    places.push([(at / 4) % canvas.width, Math.floor(at / 4 / canvas.width)]);
                  }
                }
                return places;
                """, status, browser.find(".tree canvas"));
        return ((List<?>) Objects.requireNonNull(places))
                .stream()
                        .map(place -> (List<?>) place)
                        .map(place -> new Point(((Number) place.get(0)).intValue(), ((Number) place.get(1)).intValue()))
                        .toList();
    }

    private Actions pointAtA(String status) {
        browser.await().until(drawn -> !marked(status).isEmpty());
        WebElement canvas = browser.find(".tree canvas");
        Point place = marked(status).get(0);
        Dimension size = canvas.getSize();
        return new Actions(browser.driver())
                .moveToElement(canvas, place.getX() - size.getWidth() / 2, place.getY() - size.getHeight() / 2);
    }

    @Test
    void aNodeIsPeekedAtUnderThePointerAndPinnedByAClick() {
        page.open("watch", Map.of("start", SMALL, "solver", "astar misplaced"));
        browser.press("To the end");
        pointAtA("open").perform();
        browser.awaitText("It waits to be expanded.");
        browser.pointAt("h1");
        browser.awaitText("It is the goal");
        pointAtA("open").click().perform();
        browser.pointAt("h1");
        browser.awaitText("It waits to be expanded.");
        browser.press("Unpin");
        browser.awaitText("It is the goal");
    }

    @Test
    void aLargeTreeIsMovedZoomedAndFollowedAgain() {
        page.open("watch", Map.of("start", "724 5b6 831", "solver", "bfs", "step", "4015"));
        Point before = middle("current");
        WebElement canvas = browser.find(".tree canvas");
        new Actions(browser.driver())
                .dragAndDropBy(canvas, before.getX() > canvas.getSize().getWidth() / 2 ? -60 : 60, 0)
                .perform();
        browser.await().until(moved -> Math.abs(middle("current").getX() - before.getX()) == 60);
        int dots = marked("current").size();
        browser.press("Zoom in");
        browser.await().until(zoomed -> marked("current").size() > dots);
        browser.press("Follow");
        browser.await().until(followed -> marked("current").size() == dots);
        browser.press("Whole tree");
        browser.await()
                .until(drawn ->
                        marked("current").size() < dots && !marked("open").isEmpty());
    }

    private Point middle(String status) {
        browser.await().until(drawn -> !marked(status).isEmpty());
        List<Point> places = marked(status);
        return new Point((int) places.stream().mapToInt(Point::getX).average().orElseThrow(), (int)
                places.stream().mapToInt(Point::getY).average().orElseThrow());
    }

    @Test
    void keysStepThroughTimeAndFromNodeToNode() {
        page.open("watch", Map.of("start", SMALL, "solver", "astar misplaced"));
        browser.awaitText("0 / 17");
        browser.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        browser.awaitText("1 / 17");
        browser.press("To the end");
        browser.awaitText("Node 33, by left");
        browser.driver().executeScript("document.querySelector('.tree').focus()");
        browser.keys(Keys.HOME, Keys.ARROW_RIGHT);
        browser.awaitText("Node 2, by right");
        browser.keys(Keys.ARROW_DOWN);
        browser.awaitText("Node 3, by down");
        browser.awaitText("was lowest");
        browser.keys(Keys.ARROW_LEFT);
        browser.awaitText("Node 1, the start");
        browser.keys(Keys.ESCAPE);
        browser.awaitText("Node 33, by left");
    }

    /** On a search that does not end soon. */
    @Test
    void theSpaceBarPlaysAndPauses() {
        page.open("watch", Map.of("start", "724 5b6 831", "solver", "astar manhattan"));
        browser.button("Play");
        browser.keys(" ");
        browser.button("Pause");
        browser.keys(" ");
        browser.button("Play");
    }

    @Test
    void itPlaysByItselfAndTheAddressHoldsTheStep() {
        browser.prefer("light", true);
        page.open("watch", Map.of("start", OpenPage.EASY));
        browser.awaitText("3 / 3");
        String hash = "return location.hash";
        browser.await().until(settled -> browser.script(hash).endsWith("&step=3"));
        browser.press("Step back");
        browser.await().until(settled -> browser.script(hash).endsWith("&step=2"));
        browser.driver().navigate().refresh();
        browser.awaitText("2 / 3");
        browser.button("Play");
    }

    @Test
    void eachAlgorithmHasItsOwnNumbersAndLists() {
        watchToTheEnd("wastar:1.5 manhattan", "Lowest open\n10", "7 + 1.5·1");
        watchToTheEnd("greedy manhattan", "priority = h\n0", "Lowest open h\n2");
        watchToTheEnd("idastar manhattan", "Path (stack) 9", "On the path\n9");
        assertThat(browser.text()).doesNotContain("Closed", "Open");
        watchToTheEnd("bidirectional", "Open from the start 16", "Open from the goal 10", "here they meet");
        watchToTheEnd(
                "mm manhattan", "max(f, 2 g)\n8", "Lower bound\n8", "Here the two searches meet: 8 moves in all.");
        watchToTheEnd("focal:1.5 manhattan", "priority = h\n0", "Focal: f ≤ 12");
        watchToTheEnd("ara:1.5 manhattan", "Round\n1", "Weight\n1.5");
        watchToTheEnd("anytime manhattan", "No search was needed: a solution of 8 moves");
    }

    @Test
    void everyAlgorithmIsShownWithItsMarks() {
        page.open("watch", Map.of("start", SMALL));
        List<String> names = Json.read(page.client().get("/api/catalog").body()).objects("algorithms").stream()
                .map(algorithm -> algorithm.text("name"))
                .filter(name -> !name.equals("anytime")) // it needs no search here
                .toList();
        assertThat(names).contains("bfs", "nbs", "mm", "ara");
        for (String name : names) {
            page.open("watch", Map.of("start", SMALL, "solver", name, "step", "2"));
            assertThat(browser.find(".legend").getText()).as(name).containsAnyOf("expanded now", "now");
            assertThat(browser.find(".explanation").getText()).as(name).isNotEmpty();
        }
    }

    private void watchToTheEnd(String solver, String... words) {
        page.open("watch", Map.of("start", SMALL, "solver", solver, "step", "1000000"));
        for (String each : words) {
            browser.awaitText(each);
        }
    }

    @Test
    void theLowestOpenValueIsThatOfTheFirstOpenNode() {
        page.open(
                "watch", Map.of("start", "632 1b4 785", "solver", "astar sum(misplaced,manhattan)", "step", "1000000"));
        browser.awaitText("It is the goal, 12 moves from the start.");
        browser.awaitText("Lowest open f\n16");
        assertThat(browser.find("section[aria-label='Open'] .node-row strong").getText())
                .isEqualTo("f 16");
    }

    @Test
    void whatTheBeamThrewAwayIsCountedListedAndExplained() {
        page.open("watch", Map.of("start", SMALL, "solver", "beam:2 manhattan"));
        browser.press("To the end");
        browser.awaitText("Thrown away\n10");
        browser.pointAt("section[aria-label='Thrown away'] .node-row");
        browser.awaitText("The beam kept better ones and threw it away.");
    }

    @Test
    void aRecordingEndsAfterItsEventsAndWhenItsViewIsLeft() {
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.find(".board");
        browser.script("""
                const ask = window.fetch;
                window.fetch = (path, options) => {
                  if (path === "api/trace") {
                    window.asked = options;
                  }
                  return ask(path, options);
                };
                location.hash = "#/watch?solver=astar+misplaced&start=10+12+2+11+/+8+1+4+5+/+13+6+14+3+/+9+0+7+15";
                """);
        browser.awaitText("The first 20,000 events of the search");
        assertThat(browser.script("return window.asked.body")).contains("\"maxNodes\":20000");
        browser.script("location.hash = '#/play'");
        browser.await()
                .until(left ->
                        browser.script("return window.asked.signal.aborted").equals("true"));
    }

    @Test
    void anotherPuzzleNeedsThatManyMovesToTheSameGoal() {
        page.open("watch", Map.of("start", "2 8 3 / 1 6 4 / 7 0 5", "goal", "snail", "solver", "astar manhattan"));
        browser.press("Another puzzle");
        String start = "return new URLSearchParams(location.hash.split('?')[1]).get('start')";
        browser.await().until(opened -> !browser.script(start).startsWith("2 8 3"));
        var solved = page.client().post("/api/solve", "{'start':'%s','goal':'snail'}".formatted(browser.script(start)));
        assertThat(Client.members(solved)).containsEntry("length", 8L);
    }

    @Test
    void theNodesOfABeamAreNotSaidToBeLowest() {
        page.open("watch", Map.of("start", "724 5b6 831", "solver", "anytime manhattan", "step", "1"));
        browser.awaitText("Expanded 1st: all states that the beam kept are expanded, level by level.");
        browser.awaitText("score");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "astar",
                "astar-idastar",
                "bidirectional",
                "nbs",
                "mm",
                "mme",
                "bae",
                "bs",
                "xdp",
                "focal",
                "dps",
                "ara",
                "xup"
            })
    void theOpenListOfThePageIsThatOfTheSearch(String algorithm) {
        page.open("watch", Map.of("start", SMALL));
        Object most = browser.driver().executeAsyncScript("""
                const [algorithm, done] = arguments;
                const post = (path, body) => fetch(path, { method: "POST", body: JSON.stringify(body),
                    headers: { "Content-Type": "application/json" } }).then((answer) => answer.json());
                const question = { start: "724 5b6 831", algorithm, heuristic: "manhattan" };
                Promise.all([import("/watch/replay.js"), post("/api/validate", { start: question.start }),
                    post("/api/trace", question)]).then(([{ replayOf }, problem, recorded]) => {
                  const { counts } = replayOf(problem, recorded);
                  done(Math.max(...counts.map(({ open }) => open)) - recorded.result.maxOpen);
                });
                """, algorithm);
        assertThat(most).isEqualTo(0L);
    }
}
