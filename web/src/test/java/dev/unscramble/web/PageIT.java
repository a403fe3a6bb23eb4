package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.run.Json;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** The page in a real browser, as users meet it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(300)
class PageIT {
    /** Two moves from its goal: the blank goes up, then left. */
    private static final String EASY = "142 3b5 678";

    /** More than 70 moves from its goal: no blind search ends within a test. */
    private static final String HARD = "15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0";

    private Path downloads;

    private PageServer server;
    private Browser browser;
    private Client client;

    @BeforeAll
    void start(@TempDir Path tables, @TempDir Path folder) {
        downloads = folder;
        server = PageServer.start(ServerOptions.standard().withPort(0).withResults(folder), tables, failure -> {
            throw new AssertionError(failure);
        });
        client = new Client(server);
        browser = Browser.start(downloads);
    }

    @BeforeEach
    void setUp() {
        browser.size(1280, 900);
        browser.theme("light");
    }

    @AfterEach
    void theBrowserHasNoComplaints() {
        assertThat(browser.complaints().stream().filter(one -> !one.contains("status of 400")))
                .isEmpty();
    }

    @AfterAll
    void stop() {
        browser.close();
        server.close();
    }

    private void open(String view, Map<String, String> settings) {
        String query = settings.entrySet().stream()
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .reduce("", (all, one) -> all + "&" + one);
        browser.open(server.address() + "#/" + view + "?" + query);
    }

    @Test
    void tilesArePlayedToTheEndByKeyboard() {
        open("play", Map.of("start", EASY));
        browser.awaitText("Fewest possible\n2");
        browser.keys(Keys.ARROW_DOWN, Keys.ARROW_UP, "z", "z");
        browser.keys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
        browser.awaitText("Solved, in the fewest moves possible!");
    }

    @Test
    void keysFasterThanThePictureAreAllObeyed() {
        open("play", Map.of("start", EASY));
        browser.awaitText("Fewest possible\n2");
        browser.driver().executeScript("""
                        ["ArrowDown", "ArrowUp", "ArrowUp", "z", "z", "z", "ArrowRight", "z", "ArrowDown", "ArrowRight"].forEach(
                          (key) => window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))""");
        browser.awaitText("Solved, in the fewest moves possible!");
    }

    @Test
    void tilesArePlayedToTheEndByTouch() {
        open("play", Map.of("start", EASY));
        browser.awaitText("Fewest possible\n2");
        swipe(browser.find(".board"), 0, 60);
        swipe(browser.find(".board"), 60, 0);
        browser.awaitText("Solved, in the fewest moves possible!");
    }

    private void swipe(WebElement board, int right, int down) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        PointerInput.Origin here = PointerInput.Origin.fromElement(board);
        browser.driver()
                .perform(List.of(new Sequence(finger, 0)
                        .addAction(finger.createPointerMove(Duration.ZERO, here, 0, 0))
                        .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                        .addAction(finger.createPointerMove(Duration.ofMillis(50), here, right, down))
                        .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    @Test
    void aClickSlidesAllTilesUpToTheBlank() {
        open("play", Map.of("start", "312 645 b78"));
        browser.press("3, row 1, column 1");
        browser.awaitText("Solved, in the fewest moves possible!");
        assertThat(browser.text()).contains("Moves made\n2");
    }

    @Test
    void theCubeIsTurnedByKeysAndByDragging() {
        open("play", Map.of("start", "R"));
        browser.awaitText("Fewest possible\n1");
        browser.keys(Keys.SHIFT, "r");
        browser.awaitText("Solved, in the fewest moves possible!");
        browser.press("Undo");
        WebElement sticker = browser.find(".sticker[data-place='9']"); // on the right of the front
        new Actions(browser.driver()).dragAndDropBy(sticker, 0, 40).perform();
        browser.awaitText("Solved, in the fewest moves possible!");
    }

    @Test
    void aHintAndASolutionLeadHome() {
        open("play", Map.of("start", "724 5b6 831"));
        browser.awaitText("Fewest possible\n26");
        browser.press("Hint");
        browser.awaitText("Hint: the blank goes left");
        browser.press("Solve from here");
        browser.awaitText("26 moves, the shortest there is");
        browser.press("Pause");
        browser.press("To the end");
        browser.awaitText("Solved, in the fewest moves possible!");
        browser.press("Step back");
        browser.awaitText("25 / 26");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            724 5b6 83                     | Row 3 has 2 cells and row 1 has 3; all rows must be of one length.
            WWWW BBBB RRRR GGGG OOOO YYYW  | There are 5 stickers W, 3 stickers Y
            """)
    void whatIsNoPuzzleIsRefusedWithTheReason(String pasted, String said) {
        open("play", Map.of());
        browser.find("input[placeholder^='724']").sendKeys(pasted, Keys.ENTER);
        browser.awaitText(said);
    }

    @Test
    void aBoardThatCannotBeSolvedIsRefusedWithTheReason() {
        open("play", Map.of("start", EASY, "goal", "blank-first"));
        browser.press("Edit this board");
        browser.press("1, row 1, column 1");
        browser.press("4, row 1, column 2");
        browser.press("Play this");
        browser.awaitText("This cannot be solved");
        browser.press("4, row 1, column 1");
        browser.press("1, row 1, column 2");
        browser.press("Play this");
        browser.awaitText("Moves made\n0");
    }

    @Test
    void stickersArePaintedAndAWrongCubeIsRefused() {
        open("play", Map.of("start", "R"));
        browser.press("Paint the stickers");
        browser.press("red");
        browser.press("up 1: yellow");
        browser.press("Play this");
        browser.awaitText("stickers");
        browser.press("yellow");
        browser.press("up 1: red");
        browser.press("Play this");
        browser.awaitText("Fewest possible\n1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"astar misplaced", "ids", "beam:3 manhattan", "rbfs manhattan"})
    void aSearchIsWatchedForwardAndBack(String solver) {
        open("watch", Map.of("start", "b54 132 678", "solver", solver));
        browser.press("To the end");
        var question = solver.split(" ");
        var solved = Client.members(client.post(
                "/api/solve",
                "{'start':'b54 132 678','algorithm':'%s','heuristic':'%s'}"
                        .formatted(question[0], question[question.length - 1].replace("ids", "zero"))));
        for (String name : List.of("Generated", "Expanded", "Duplicates")) {
            browser.awaitText(name + "\n" + solved.get(name.toLowerCase(Locale.ROOT)));
        }
        browser.awaitText("It is the goal, 8 moves from the start.");
        browser.press("Step back");
        browser.press("To the start");
        browser.awaitText("Expanded\n0");
        browser.press("Step");
        browser.awaitText("Expanded\n1");
        browser.press("Jump to “solution found”");
        browser.awaitText("It is the goal");
    }

    @Test
    void aNodeUnderThePointerIsExplained() {
        open("watch", Map.of("start", "b54 132 678", "solver", "astar misplaced"));
        browser.press("To the end");
        new Actions(browser.driver())
                .moveToElement(browser.find("[aria-label^='Node 4,']"))
                .perform();
        browser.awaitText("was lowest");
    }

    @Test
    void aRaceEndsWithATable() {
        open("race", Map.of("start", "724 5b6 831", "solvers", "astar manhattan;beam:50 manhattan"));
        browser.press("Start the race");
        browser.awaitText("Time complexity is the nodes expanded");
        assertThat(browser.find("table").getText()).contains("astar manhattan optimal 26", "2,471");
    }

    @Test
    void aCancelledRaceFreesItsWorkers() {
        open("race", Map.of("start", HARD, "solvers", "ids;ids", "time", "60s"));
        browser.press("Start the race");
        browser.awaitText("bound");
        browser.press("Stop ids");
        browser.press("Stop all");
        browser.awaitText("cancelled");
        browser.press("Start the race");
        browser.awaitText("bound");
        browser.open("about:blank");
        browser.await()
                .until(page -> Long.valueOf(0)
                        .equals(Client.members(client.get("/health")).get("running")));
    }

    @Test
    void aLinkOpenedInACleanProfileShowsTheSame(@TempDir Path other) {
        open("race", Map.of("start", "R U2 F'", "solvers", "bfs;idastar pdb:exact", "time", "7s"));
        browser.button("Start the race");
        String address = String.valueOf(browser.driver().getCurrentUrl());
        try (Browser stranger = Browser.start(other)) {
            stranger.open(address);
            stranger.press("Start the race");
            stranger.awaitText("idastar pdb:exact");
            stranger.awaitText("3 moves, optimal");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "watch"})
    void aSavedPagePlaysFromAFile(String view) throws Exception {
        open(view, Map.of("start", EASY));
        if (view.equals("play")) {
            browser.press("Solve from here");
            browser.awaitText("2 moves, the shortest there is");
        }
        browser.press("Save as page");
        Path saved = downloads.resolve("unscramble.html");
        browser.await().until(page -> Files.exists(saved));
        browser.open(saved.toUri().toString());
        browser.press("To the end");
        browser.awaitText(view.equals("play") ? "2 / 2" : "It is the goal, 2 moves from the start.");
        Files.delete(saved);
    }

    @Test
    void aSolutionIsSavedAsAnAnimation() throws Exception {
        open("play", Map.of("start", EASY));
        browser.press("Solve from here");
        browser.awaitText("2 moves, the shortest there is");
        browser.press("Save GIF");
        Path saved = downloads.resolve("unscramble.gif");
        browser.await().until(page -> Files.exists(saved));
        assertThat(Files.readAllBytes(saved)).startsWith("GIF89a".getBytes(StandardCharsets.US_ASCII));
        Files.delete(saved);
    }

    /** The page has rules of its own, which must be those of the server. */
    @Test
    void theCubeOfThePageIsTheCubeOfTheServer() {
        open("play", Map.of("start", "R"));
        browser.find(".cube");
        for (String turns : List.of("U", "R", "F", "D", "L", "B", "U2 R' F B2 L D'", "R U R' U' F2 L2 B D")) {
            Object stickers = browser.driver().executeAsyncScript("""
                            const done = arguments[1];
                            import("/puzzle/cube.js").then((cube) =>
                                done(arguments[0].split(" ").reduce(cube.apply, cube.SOLVED)));
                            """, turns);
            var known = Client.members(
                    client.post("/api/validate", "{'start':'%s'}".formatted(turns.replace("'", "\\u0027"))));
            assertThat(stickers).as(turns).isEqualTo(known.get("stickers"));
        }
    }

    @Test
    void theOpenListOfThePageIsThatOfTheSearch() {
        open("watch", Map.of("start", "724 5b6 831", "solver", "astar manhattan"));
        browser.press("To the end");
        Object most = browser.driver().executeAsyncScript("""
                const done = arguments[0];
                const post = (path, body) => fetch(path, { method: "POST", body: JSON.stringify(body),
                    headers: { "Content-Type": "application/json" } }).then((answer) => answer.json());
                const question = { start: "724 5b6 831", algorithm: "astar", heuristic: "manhattan" };
                Promise.all([import("/watch/replay.js"), post("/api/validate", { start: question.start }),
                    post("/api/trace", question)]).then(([{ replayOf, standingAt }, problem, recorded]) => {
                  const replay = replayOf(problem, recorded);
                  let most = 0;
                  for (let step = 0; step < replay.steps.length; step += 1) {
                    most = Math.max(most, standingAt(replay, step).open.size);
                  }
                  done(most - recorded.result.maxOpen);
                });
                """);
        assertThat(most).isEqualTo(0L);
    }

    @Test
    void anExperimentRunsAndItsReportOpens() {
        open("lab", Map.of());
        browser.press("Write an experiment of your own");
        WebElement text = browser.find("textarea");
        text.clear();
        text.sendKeys("title = 'Mine'\n[[instances]]\nlist = ['142 3b5 678']\n[[solvers]]\nalgorithm = 'bfs'\n");
        browser.press("Run it");
        browser.awaitText("own is done: 1 of 1 runs");
        browser.awaitText("Reports");
        browser.open(server.address() + "reports/own");
        browser.awaitText("Mine");
    }

    static Stream<String> views() {
        return Stream.of("play", "watch", "race", "lessons", "lab");
    }

    @ParameterizedTest
    @MethodSource("views")
    void everyViewFitsAPhone(String view) {
        browser.size(390, 844);
        open(view, Map.of());
        browser.find("h1, .board");
        assertThat(browser.script("return document.documentElement.scrollWidth"))
                .isEqualTo("390");
    }

    @ParameterizedTest
    @MethodSource("views")
    void everybodyCanUseEveryView(String view) {
        for (String theme : List.of("light", "dark")) {
            browser.theme(theme);
            open(view, Map.of());
            browser.find(view.equals("lab") ? ".census-bars" : view.equals("race") ? ".race" : ".board, .tree");
            assertThat(browser.violations()).as(view + ", " + theme).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"16x16", "cube"})
    void largeBoardsAndTheCubeCanBeUsedByEverybody(String puzzle) {
        Json drawn = Json.read(client.post("/api/generate", "{'puzzle':'%s'}".formatted(puzzle))
                .body());
        open("play", Map.of("start", drawn.items("puzzles", String.class).get(0)));
        browser.find(puzzle.equals("cube") ? ".cube" : ".board");
        assertThat(browser.violations()).isEmpty();
    }
}
