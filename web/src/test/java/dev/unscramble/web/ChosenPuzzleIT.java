package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Which puzzle is played to which goal, and the editors of both, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class ChosenPuzzleIT {
    private final OpenPage page;
    private final Browser browser;

    ChosenPuzzleIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
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
    void aBoardThatCannotBeSolvedOffersASwap() {
        page.open("play", Map.of("start", "123 456 87b", "goal", "blank-last"));
        browser.press("Swap 7 and 8");
        browser.awaitText("It is solved.");
        page.open("race", Map.of("start", "123 456 87b"));
        browser.awaitText("This cannot be solved: odd permutation");
        browser.press("Swap 7 and 8");
        browser.button("Start the race");
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

    @Test
    void anEditorIsLeftByTheMenuAndByGoingBack() {
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.awaitText("Fewest possible\n2");
        browser.script("location.hash = '#/play?start=R'");
        browser.press("Paint the stickers");
        browser.button("Play this");
        browser.driver().navigate().back();
        browser.driver().navigate().back();
        browser.button("4, row 1, column 2");
        browser.press("Edit this board");
        browser.button("Play this");
        browser.find("nav a[aria-current]").click();
        browser.button("Solve from here");
    }

    @Test
    void aGoalThatCameWithThePuzzleIsKept() {
        page.open(
                "play",
                Map.of("start", "{'n':3,'start':[0,1,3,8,2,4,7,6,5],'goal':[1,2,3,8,0,4,7,6,5]}".replace('\'', '"')));
        browser.awaitText("Fewest possible\n2");
        browser.press("Solve from here");
        browser.awaitText("2 moves, the shortest there is");
        browser.awaitText("Solved by the computer, in 2 moves.");
    }

    @Test
    void theGoalThatWasPickedIsShownWithTheReason() {
        page.open("play", Map.of("start", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 0 15"));
        browser.awaitText("Goal blank-last: from this board the goal 0 1 2 ... cannot be reached.");
        assertThat(chosenGoal()).isEqualTo("Blank last 1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0");
    }

    @Test
    void theGoalIsSeenAndChosen() {
        page.open("play", Map.of("start", "123456780"));
        browser.awaitText("Fewest possible\n22");
        assertThat(chosenGoal()).startsWith("Blank first");
        browser.awaitText("This board is the goal “blank last”.");
        browser.find(".goal:nth-of-type(2)").click();
        browser.awaitText("It is solved.");
        assertThat(chosenGoal()).startsWith("Blank last");
        browser.find(".goal:nth-of-type(3)").click();
        browser.press("8, row 3, column 2");
        browser.press("Blank, row 3, column 3");
        browser.press("Play to this goal");
        browser.awaitText("Fewest possible\n1");
        assertThat(chosenGoal()).isEqualTo("Own 1 2 3 / 4 5 6 / 7 0 8");
    }

    private String chosenGoal() {
        WebElement goal = browser.find(".goal[aria-pressed='true']");
        return goal.findElement(By.cssSelector("span:last-child")).getText() + " "
                + goal.findElement(By.cssSelector("svg")).getDomAttribute("aria-label");
    }
}
