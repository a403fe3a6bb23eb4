package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;

/** Hints and solutions of the computer for a game, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class SolutionIT {
    private static final String LARGE = "24 23 22 21 20 / 19 18 17 16 15 / 14 13 12 11 10 / 9 8 7 6 5 / 4 3 2 1 0";

    private final OpenPage page;
    private final Browser browser;

    SolutionIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
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
        browser.awaitText("Solved by the computer, in 26 moves.");
        browser.press("Step back");
        browser.awaitText("25 / 26");
    }

    /** On a board that no search is done with soon. */
    @Test
    void aSearchForAStateOrPuzzleThatIsLeftEndsWithoutAnAnswer() {
        page.open("play", Map.of("start", LARGE));
        browser.press("Solve from here");
        browser.button("Stop");
        browser.keys(Keys.ARROW_DOWN);
        browser.press("Solve from here");
        browser.button("Stop");
        assertThat(browser.text()).containsPattern("1 / \\d+"); // the first solution may be there already
        browser.script("location.hash = '#/play?start=" + OpenPage.EASY + "'");
        browser.awaitText("Fewest possible\n2");
        browser.button("Solve from here");
        assertThat(browser.text()).contains("0 / 0").doesNotContain("Solving", "Looking for");
    }

    /** On a board whose shortest solution is not known soon. */
    @Test
    void theFirstSolutionIsShownAtOnceAndTheBestIsKept() {
        page.open("play", Map.of("start", LARGE));
        browser.press("Solve from here");
        browser.awaitText(
                Pattern.compile("\\d+ moves so far; at least \\d+ are needed. Looking for a better solution"));
        browser.press("Stop");
        browser.awaitText(Pattern.compile("Stopped; (\\d+) moves is the best so far."));
        assertThat(browser.text()).containsPattern("0 / \\d\\d+");
        browser.press("To the end");
        browser.awaitText(Pattern.compile("Solved by the computer, in \\d+ moves."));
    }
}
