package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** The lessons, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class LessonsIT {
    private final OpenPage page;
    private final Browser browser;

    LessonsIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    @Test
    void theLineThatTheSearchIsAtIsLit() {
        page.open("lessons", Map.of("lesson", "admissible", "solvers", "astar manhattan"));
        browser.button("Step back");
        assertThat(browser.find("unscramble-player").getDomAttribute("heuristic"))
                .as("the element for other pages")
                .isEqualTo("manhattan");
        assertThat(lit()).isEqualTo("if n is the goal: return its path");
        browser.press("To the start");
        browser.await().until(any -> lit().equals("Open ← { start }"));
        browser.press("Step");
        browser.await().until(any -> lit().startsWith("n ← node of Open with the lowest f = g + h"));
    }

    private String lit() {
        return browser.script("return [...document.querySelectorAll('.pseudocode .lit')]"
                + ".map((line) => line.innerText.trim()).join('|')");
    }

    /** On the way to the goal by distances, after two expansions the open nodes have f 10, 8 and 10. */
    @Test
    void whoFindsTheNextNodeGoesOn() {
        page.open("lessons", Map.of("lesson", "admissible", "solvers", "astar manhattan"));
        browser.press("Which node comes next?");
        browser.awaitText("Which node comes next? Click it, here or in the tree.");
        browser.press("Node 2");
        browser.awaitText("Its f is 10. Is there none with a lower one?");
        browser.press("Node 4");
        browser.awaitText("Right. Expanded 3rd: f = 8 was lowest.");
        browser.awaitText("0 of 1 question right at once.");
        assertThat(browser.text()).containsPattern(Pattern.compile("3 / 9"));
        browser.script("document.querySelector('.tree').focus()");
        browser.keys(Keys.HOME, Keys.ENTER);
        browser.awaitText("That one is not open");
    }

    @Test
    void theNextNodeIsClickedInTheTree() {
        page.open("lessons", Map.of("lesson", "admissible", "solvers", "astar manhattan"));
        browser.press("Which node comes next?");
        browser.awaitText("Which node comes next? Click it, here or in the tree.");
        browser.script("document.querySelector('.tree').focus()");
        browser.keys(Keys.HOME, Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ENTER);
        browser.awaitText("Right. Expanded 3rd: f = 8 was lowest.");
        browser.awaitText("1 of 1 question right at once.");
    }
}
