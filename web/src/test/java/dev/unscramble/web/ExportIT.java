package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is saved from the page, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(300)
class ExportIT {
    private final OpenPage page;
    private final Browser browser;

    ExportIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "watch"})
    void aSavedPagePlaysFromAFile(String view) throws Exception {
        page.open(view, Map.of("start", OpenPage.EASY));
        if (view.equals("play")) {
            browser.press("Solve from here");
            browser.awaitText("2 moves, the shortest there is");
        }
        browser.press("Save as page");
        Path saved = page.downloads().resolve("unscramble.html");
        browser.await().until(any -> Files.exists(saved));
        browser.open(saved.toUri().toString());
        browser.press("To the end");
        browser.awaitText(view.equals("play") ? "2 / 2" : "It is the goal, 2 moves from the start.");
        Files.delete(saved);
    }

    @Test
    void aSavedPageIsAnElementOfAnotherPage() throws Exception {
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.press("Solve from here");
        browser.awaitText("2 moves, the shortest there is");
        browser.press("Save as page");
        Path saved = page.downloads().resolve("unscramble.html");
        browser.await().until(any -> Files.exists(saved));
        Path course = Files.writeString(
                page.downloads().resolve("course.html"),
                "<title>A course</title><iframe src='unscramble.html' width='700' height='760'></iframe>");
        browser.open(course.toUri().toString());
        browser.driver().switchTo().frame(0);
        browser.press("To the end");
        browser.awaitText("2 / 2");
        Files.delete(saved);
    }

    @Test
    void aSolutionIsSavedAsAnAnimation() throws Exception {
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.press("Solve from here");
        browser.awaitText("2 moves, the shortest there is");
        browser.press("Save GIF");
        Path saved = page.downloads().resolve("unscramble.gif");
        browser.await().until(any -> Files.exists(saved));
        assertThat(Files.readAllBytes(saved)).startsWith("GIF89a".getBytes(StandardCharsets.US_ASCII));
        Files.delete(saved);
    }
}
