package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is saved from the page, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
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
        if (view.equals("play")) {
            openSolved();
        } else {
            page.open(view, Map.of("start", OpenPage.EASY));
        }
        Path saved = save("Save as page", "unscramble.html");
        assertThat(saved)
                .content()
                .contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ");
        browser.open(saved.toUri().toString());
        browser.press("To the end");
        browser.awaitText(view.equals("play") ? "2 / 2" : "It is the goal, 2 moves from the start.");
        assertThat(browser.find("a").getDomAttribute("href"))
                .startsWith(page.address() + "#/" + view + "?start=142+3b5+678");
    }

    @Test
    void aSavedPageIsAnElementOfAnotherPage() throws Exception {
        openSolved();
        Path saved = save("Save as page", "unscramble.html");
        Path course = Files.writeString(
                saved.resolveSibling("course.html"),
                "<title>A course</title><iframe src='unscramble.html' width='700' height='760'></iframe>");
        browser.open(course.toUri().toString());
        browser.driver().switchTo().frame(0);
        browser.press("To the end");
        browser.awaitText("2 / 2");
        assertThat(browser.script("const { scrollWidth, scrollHeight } = document.documentElement;"
                        + "return scrollWidth <= innerWidth && scrollHeight <= innerHeight"))
                .as("all of it is seen in 700 x 760")
                .isEqualTo("true");
    }

    @Test
    void aSolutionIsSavedAsAnAnimation() throws Exception {
        openSolved();
        Path saved = save("Save GIF", "unscramble.gif");
        try (ImageInputStream stream = ImageIO.createImageInputStream(saved.toFile())) {
            ImageReader frames = ImageIO.getImageReadersByFormatName("gif").next();
            frames.setInput(stream);
            assertThat(frames.getNumImages(true))
                    .as("four frames a move, and the end")
                    .isEqualTo(9);
        }
        assertThat(Files.size(saved)).as("of each frame, only what has changed").isLessThan(40_000);
    }

    @Test
    void aStateIsSavedAsAPicture() throws Exception {
        openSolved();
        Path saved = save("Save picture", "unscramble.png");
        assertThat(ImageIO.read(saved.toFile()).getWidth()).isEqualTo(960);
    }

    @Test
    void aTreeIsSavedAsADrawingOfWhatThereIs() throws Exception {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar misplaced", "step", "11"));
        int some = width(save("Save picture", "unscramble.svg"));
        browser.press("To the end");
        int all = width(save("Save picture", "unscramble.svg"));
        assertThat(some).isPositive().isLessThan(all);
    }

    @Test
    void aSavedTreeLinksToThePageThatShowsIt() throws Exception {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar misplaced", "step", "11"));
        String link = page.server().address() + "#/watch?";
        assertThat(save("Save picture", "unscramble.svg"))
                .content()
                .containsPattern(
                        "<a href=\"" + Pattern.quote(link) + "[^\"]+\"><text[^>]*>made with Unscramble</text></a>");
    }

    @Test
    void aSavedSearchFitsTheWidthOfATextAndShowsItsTreeAtOnce() throws Exception {
        page.open("watch", Map.of("start", "b54 132 678", "solver", "astar misplaced"));
        Path saved = save("Save as page", "unscramble.html");
        browser.size(700, 760);
        browser.open(saved.toUri().toString());
        browser.press("To the end");
        browser.awaitText("It is the goal, 8 moves from the start.");
        assertThat(browser.script("return document.documentElement.scrollWidth <= innerWidth"
                        + " && document.querySelector('.legend').getBoundingClientRect().bottom <= innerHeight"))
                .isEqualTo("true");
    }

    private static int width(Path saved) throws Exception {
        var drawing = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(saved.toFile());
        assertThat(drawing.getElementsByTagName("path").getLength()).isPositive();
        return Integer.parseInt(drawing.getDocumentElement().getAttribute("width"));
    }

    private void openSolved() {
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.press("Solve from here");
        browser.awaitText("2 moves, the shortest there is");
    }

    /** The browser would give another name to a second file of the same one. */
    private Path save(String button, String name) throws IOException {
        Path saved = page.downloads().resolve(name);
        Files.deleteIfExists(saved);
        browser.press(button);
        browser.await().until(any -> Files.exists(saved) && saved.toFile().length() > 0);
        return saved;
    }
}
