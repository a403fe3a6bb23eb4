package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puzzles of names and files on the page, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class DefinedPuzzleIT {
    private static final String SWAPS =
            "Set A 3 1\nSolved\nA\n1 2 3\nEnd\nMove X\nA\n2 1 3\nEnd\nMove Y\nA\n1 3 2\nEnd\n";

    private final OpenPage page;
    private final Browser browser;

    DefinedPuzzleIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            skewb          | R U              | U'          | R'
            pancake:5      | 3 5              | 5           | 3
            lights-out:3x3 | r1c1 r2c2        | r1c1        | r2c2
            hanoi:3x2      | AA               | AB, AC      | BC
            romania.csv    | Fagaras          |             | Bucharest
            """)
    void theyArePlayedToTheEndByButtons(String puzzle, String start, String first, String last) {
        page.open("play", Map.of("puzzle", puzzle, "start", start));
        browser.awaitText("Moves made");
        if (first != null) {
            for (String move : first.split(", ")) {
                press(move);
            }
        }
        press(last);
        browser.awaitText("Solved");
        assertThat(browser.find(".stage svg.shapes").isDisplayed()).isTrue();
    }

    private void press(String move) {
        browser.press(move);
    }

    @Test
    void aSolutionIsShown() {
        page.open("play", Map.of("puzzle", "pyraminx", "start", "U L' R B"));
        browser.press("Solve from here");
        browser.awaitText("Solved by the computer, in 4 moves.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ivy         | U R L'
            hanoi:3x3   | AAA
            romania.csv | Arad
            """)
    void searchesAreWatchedAndRaced(String puzzle, String start) {
        page.open("watch", Map.of("puzzle", puzzle, "start", start, "solver", "bfs"));
        browser.awaitText("Expanded");
        assertThat(browser.find("svg.shapes").isDisplayed()).isTrue();
        page.open("race", Map.of("puzzle", puzzle, "start", start, "solvers", "bfs;astar"));
        browser.press("Start the race");
        browser.awaitText("Time complexity is the nodes expanded");
    }

    @Test
    void aFileThatWasPastedIsPlayed() {
        page.open("play", Map.of());
        browser.find("section[aria-labelledby=defined-puzzle] summary").click();
        browser.find("section[aria-labelledby=defined-puzzle] textarea").sendKeys(SWAPS);
        browser.press("Play this file");
        browser.awaitText("my-puzzle.tws");
        browser.press("X");
        browser.awaitText("1 / 1");
    }

    @Test
    void aFileGoesAlongToOtherViews() {
        page.open("play", Map.of("puzzle", "own.tws", "definition", SWAPS, "start", "X Y"));
        browser.awaitText("Moves made");
        browser.press("X");
        browser.find("header nav a[href*=watch]").click();
        browser.awaitText("Expanded");
        browser.find("header nav a[href*=race]").click();
        browser.press("Start the race");
        browser.awaitText("Time complexity is the nodes expanded");
        browser.find("header nav a[href*=play]").click();
        browser.awaitText("own.tws");
        browser.press("X");
        assertThat(browser.text()).doesNotContain("There is no file");
    }

    @Test
    void aPuzzleIsChosenByItsName() {
        page.open("play", Map.of());
        browser.press("skewb");
        browser.button("R'");
        assertThat(browser.find(".stage svg.shapes").isDisplayed()).isTrue();
    }
}
