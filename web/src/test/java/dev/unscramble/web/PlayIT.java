package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** Playing, in a real browser: by keys, mouse and fingers, and what is kept of a game. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class PlayIT {
    private final OpenPage page;
    private final Browser browser;

    PlayIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    @Test
    void tilesArePlayedToTheEndByKeyboard() {
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.awaitText("Fewest possible\n2");
        browser.keys(Keys.ARROW_DOWN, Keys.ARROW_UP, "z", "z");
        browser.keys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
        browser.awaitText("Solved, in the fewest moves possible!");
    }

    @Test
    void keysFasterThanThePictureAreAllObeyed() {
        browser.prefer("light", true);
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.awaitText("Fewest possible\n2");
        browser.driver().executeScript("""
                        ["ArrowDown", "ArrowUp", "ArrowUp", "z", "z", "z", "ArrowRight", "z", "ArrowDown", "ArrowRight"].forEach(
                          (key) => window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))""");
        browser.awaitText("Solved, in the fewest moves possible!");
    }

    @Test
    void tilesArePlayedToTheEndByTouch() {
        browser.prefer("light", true);
        page.open("play", Map.of("start", OpenPage.EASY));
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
        page.open("play", Map.of("start", "312 645 b78"));
        browser.press("3, row 1, column 1");
        browser.awaitText("Solved, in the fewest moves possible!");
        assertThat(browser.text()).contains("Moves made\n2");
    }

    @Test
    void theCubeIsTurnedByKeysAndByDragging() {
        browser.prefer("light", true);
        page.open("play", Map.of("start", "R"));
        browser.awaitText("Fewest possible\n1");
        browser.keys(Keys.SHIFT, "r");
        browser.awaitText("Solved, in the fewest moves possible!");
        browser.press("Undo");
        browser.awaitStillness(); // a sticker of a layer that turns is elsewhere when the pointer arrives
        WebElement sticker = browser.find(".sticker[data-place='9']"); // on the right of the front
        new Actions(browser.driver()).dragAndDropBy(sticker, 0, 40).perform();
        browser.awaitText("Solved, in the fewest moves possible!");
    }

    @Test
    void aTurnIsShownByMovingTheCubiesOfItsLayer() {
        browser.prefer("light", true);
        page.open("play", Map.of("start", "R"));
        browser.button("R'");
        countMoved();
        browser.press("R'");
        browser.awaitText("Solved, in the fewest moves possible!");
        assertThat(browser.script("return window.moved")).isEqualTo("4");
    }

    /** Lets the page count what it moves. */
    private void countMoved() {
        browser.script("""
                const animate = Element.prototype.animate;
                window.moved = 0;
                Element.prototype.animate = function (...how) {
                  window.moved += 1;
                  return animate.apply(this, how);
                };
                """);
    }

    @ParameterizedTest
    @CsvSource({"R, R'", "142 3b5 678, '4, row 1, column 2'"})
    void whoAsksForLessMotionSeesNone(String start, String button) {
        page.open("play", Map.of("start", start));
        browser.button(button);
        countMoved();
        browser.press(button);
        browser.awaitText("Moves made\n1");
        assertThat(browser.script("return window.moved")).isEqualTo("0");
    }

    /** The page has rules of its own, which must be those of the server. */
    @Test
    void theCubeOfThePageIsTheCubeOfTheServer() {
        page.open("play", Map.of("start", "R"));
        browser.find(".cube");
        for (String turns : List.of("U", "R", "F", "D", "L", "B", "U2 R' F B2 L D'", "R U R' U' F2 L2 B D")) {
            Object stickers = browser.driver().executeAsyncScript("""
                            const done = arguments[1];
                            import("/puzzle/cube.js").then((cube) =>
                                done(arguments[0].split(" ").reduce(cube.apply, cube.SOLVED)));
                            """, turns);
            var known = Client.members(
                    page.client().post("/api/validate", "{'start':'%s'}".formatted(turns.replace("'", "\\u0027"))));
            assertThat(stickers).as(turns).isEqualTo(known.get("stickers"));
        }
    }

    @Test
    void theGameIsKeptWhenThePageIsLeftOrLoadedAgain() {
        page.open("play", Map.of("start", "724 5b6 831"));
        browser.awaitText("Fewest possible\n26");
        browser.keys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, "z");
        awaitAddress("moves=u.l");
        browser.driver().navigate().refresh();
        browser.awaitText("1 / 2");
        browser.find("nav a[href*='race']").click();
        browser.button("Start the race");
        browser.find("nav a[href*='play']").click();
        browser.awaitText("1 / 2");
        browser.press("Redo");
        browser.awaitText("Moves made\n2");
        browser.script("location.hash = '#/play?start=" + OpenPage.EASY + "&moves=u'");
        browser.awaitText("Fewest possible\n2");
        browser.awaitText("1 / 1");
    }

    private void awaitAddress(String part) {
        browser.await()
                .withMessage(() -> part + " is not in " + browser.driver().getCurrentUrl())
                .until(any -> String.valueOf(browser.driver().getCurrentUrl()).contains(part));
    }

    /** One move more than needed twice, there and back. */
    @Test
    void whoHasSolvedAPuzzleCanChallengeOthers() {
        page.open("play", Map.of("start", OpenPage.EASY, "moves", "lrul"));
        browser.awaitText("4 moves, best 2: can you beat it?");
        browser.script("""
                window.copied = [];
                Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => copied.push(text) } });
                """);
        browser.press("Copy challenge");
        browser.press("Copy link");
        String link = page.address() + "#/play?start=142+3b5+678";
        browser.await().until(any -> browser.script("return copied.length").equals("2"));
        assertThat(browser.script("return copied.join('|')"))
                .isEqualTo("4 moves, best 2: can you beat it? " + link + "|" + link);
        page.open("play", Map.of("start", OpenPage.EASY, "moves", "lrul", "helped", "2"));
        browser.awaitText("Solved: 2 moves of yours, 2 of the computer’s.");
        assertThat(browser.text()).doesNotContain("can you beat it");
    }

    @Test
    void theFocusGoesThroughTilesByPlaceAndStaysWithTheOneThatSlides() {
        page.open("play", Map.of("start", "724 5b6 831"));
        browser.button("2, row 1, column 2").sendKeys(Keys.TAB);
        assertThat(focused()).isEqualTo("5, row 2, column 1");
        browser.keys(Keys.TAB);
        assertThat(focused()).isEqualTo("6, row 2, column 3");
        browser.keys(Keys.ENTER);
        browser.await().until(any -> focused().equals("6, row 2, column 2"));
    }

    private String focused() {
        return browser.script("return document.activeElement.getAttribute('aria-label')");
    }

    /** A finger that goes over a picture scrolls the page. */
    @Test
    void onlyBoardsThatCanBeSlidHoldTheFinger() {
        page.open("race", Map.of("start", OpenPage.EASY));
        browser.find(".board");
        String touch = "return getComputedStyle(document.querySelector('.board')).touchAction";
        assertThat(browser.script(touch)).isEqualTo("auto");
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.find(".board");
        assertThat(browser.script(touch)).isEqualTo("none");
    }
}
