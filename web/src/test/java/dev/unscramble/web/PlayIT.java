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
import org.openqa.selenium.support.ui.Select;

/** Playing, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class PlayIT {
    private static final String LARGE = "24 23 22 21 20 / 19 18 17 16 15 / 14 13 12 11 10 / 9 8 7 6 5 / 4 3 2 1 0";

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
        browser.script("""
                const animate = Element.prototype.animate;
                window.moved = 0;
                Element.prototype.animate = function (...how) {
                  window.moved += 1;
                  return animate.apply(this, how);
                };
                """);
        browser.press("R'");
        browser.awaitText("Solved, in the fewest moves possible!");
        assertThat(browser.script("return window.moved")).isEqualTo("4");
    }

    @Test
    void whoAsksForLessMotionSeesNone() {
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.find(".tile");
        assertThat(browser.script("return getComputedStyle(document.querySelector('.tile')).transitionProperty"))
                .isEqualTo("none");
        page.open("play", Map.of("start", "R"));
        browser.awaitText("Fewest possible\n1");
        browser.script("Element.prototype.animate = () => { throw new Error('it moves'); }");
        browser.press("R'");
        browser.awaitText("Solved, in the fewest moves possible!");
    }

    @Test
    void aHintAndASolutionLeadHome() {
        page.open("play", Map.of("start", "724 5b6 831"));
        browser.awaitText("Fewest possible\n26");
        browser.press("Hint");
        browser.awaitText("Hint: the blank goes left");
        new Select(browser.find(".speed select")).selectByValue("1"); // slow enough to be paused before the end
        browser.press("Solve from here");
        browser.awaitText("26 moves, the shortest there is");
        browser.press("Pause");
        browser.press("To the end");
        browser.awaitText("Solved, in the fewest moves possible!");
        browser.press("Step back");
        browser.awaitText("25 / 26");
    }

    /** On a board that no search is done with soon. */
    @Test
    void aSearchForAStateOrPuzzleThatIsLeftEndsWithoutAnAnswer() {
        page.open("play", Map.of("start", LARGE));
        browser.press("Solve from here");
        browser.awaitText("Solving");
        browser.keys(Keys.ARROW_DOWN);
        browser.press("Solve from here");
        browser.awaitText("Solving");
        assertThat(browser.text()).contains("1 / 1");
        browser.script("location.hash = '#/play?start=" + OpenPage.EASY + "'");
        browser.awaitText("Fewest possible\n2");
        browser.button("Solve from here");
        assertThat(browser.text()).contains("0 / 0").doesNotContain("Solving");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            724 5b6 83                     | Row 3 has 2 cells and row 1 has 3; all rows must be of one length.
            WWWW BBBB RRRR GGGG OOOO YYYW  | There are 5 stickers W, 3 stickers Y
            """)
    void whatIsNoPuzzleIsRefusedWithTheReason(String pasted, String said) {
        page.open("play", Map.of());
        browser.find("input[placeholder^='724']").sendKeys(pasted, Keys.ENTER);
        browser.awaitText(said);
    }

    @Test
    void aBoardThatCannotBeSolvedIsRefusedWithTheReason() {
        page.open("play", Map.of("start", OpenPage.EASY, "goal", "blank-first"));
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
        page.open("play", Map.of("start", "R"));
        browser.press("Paint the stickers");
        browser.press("red");
        browser.press("up 1: yellow");
        browser.press("Play this");
        browser.awaitText("There are 5 stickers");
        browser.press("yellow");
        browser.press("up 1: red");
        browser.press("Play this");
        browser.awaitText("Fewest possible\n1");
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
    void aGoalThatCameWithThePuzzleIsKept() {
        page.open(
                "play",
                Map.of("start", "{'n':3,'start':[0,1,3,8,2,4,7,6,5],'goal':[1,2,3,8,0,4,7,6,5]}".replace('\'', '"')));
        browser.awaitText("Fewest possible\n2");
        browser.press("Solve from here");
        browser.awaitText("2 moves, the shortest there is");
        browser.awaitText("Solved, in the fewest moves possible!");
    }

    @Test
    void theGoalThatWasPickedIsShownWithTheReason() {
        page.open("play", Map.of("start", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 0 15"));
        browser.awaitText("Goal blank-last: from this board the goal 0 1 2 ... cannot be reached.");
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.awaitText("Goal blank-first.");
    }
}
