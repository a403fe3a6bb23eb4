package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Views of the page as parts of others, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class EmbedIT {
    private final OpenPage page;
    private final Browser browser;

    EmbedIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    /** Opens a page of another site that has this element, and looks into its frame. */
    private StaticServer course(Path folder, String element) throws IOException {
        Files.writeString(
                folder.resolve("index.html"),
                "<!doctype html><title>Course</title><link rel=\"icon\" href=\"data:,\"><script src=\"" + page.address()
                        + "player.js\"></script>" + element);
        StaticServer other = new StaticServer(folder, "/");
        browser.open(other.address());
        browser.driver().switchTo().frame(browser.find("unscramble-player iframe"));
        return other;
    }

    @Test
    void aPageOfAnotherSiteShowsASearch(@TempDir Path folder) throws IOException {
        String element =
                "<unscramble-player view=\"watch\" start=\"b54 132 678\" algorithm=\"astar\" heuristic=\"misplaced\""
                        + " theme=\"dark\"></unscramble-player>";
        try (StaticServer other = course(folder, element)) {
            assertThat(other.address()).isNotEqualTo(page.address());
            browser.find(".tree");
            browser.awaitText("A*, misplaced tiles (h1)");
            assertThat(browser.script("return document.querySelector('nav')")).isEqualTo("null");
            assertThat(browser.script("return document.documentElement.dataset.theme"))
                    .isEqualTo("dark");
            String home = browser.script("return document.querySelector('.embedded-home a').href");
            assertThat(home).startsWith(page.address() + "#/watch?").doesNotContain("embed");
        }
    }

    @Test
    void aRaceStartsWhenItsReaderWants(@TempDir Path folder) throws IOException {
        String element =
                "<unscramble-player view=\"race\" start=\"142 3b5 678\" solvers=\"bfs;astar manhattan\"></unscramble-player>";
        try (StaticServer other = course(folder, element)) {
            assertThat(other.address()).isNotEqualTo(page.address());
            browser.press("Start the race");
            browser.awaitText("Time complexity is the nodes expanded");
        }
    }

    /** It takes time and memory of the server, which the owner of the other page has no say in. */
    @Test
    void theLabIsNotOffered(@TempDir Path folder) throws IOException {
        try (StaticServer other = course(folder, "<unscramble-player view=\"lab\"></unscramble-player>")) {
            assertThat(other.address()).isNotEqualTo(page.address());
            browser.find(".board");
            assertThat(browser.text()).doesNotContain("Whole state spaces");
        }
    }
}
