package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Links that nobody would write, in a real browser: whatever an address holds, a view is shown, or what is wrong is
 * said. They are always the same ones, unless {@link Samples} say otherwise.
 */
@ExtendWith(PageExtension.class)
@Timeout(value = 1, unit = TimeUnit.HOURS)
class LinksIT {

    /** Lets the page count the answers that it waits for. */
    private static final String COUNT_QUESTIONS = """
            const ask = window.fetch;
            window.waiting = 0;
            window.fetch = (...question) => {
              window.waiting++;
              return ask(...question).finally(() => window.waiting--);
            };
            """;

    /** Goes elsewhere, and waits until the page waits for nothing and has been drawn a few times. */
    private static final String FOLLOW = """
            const [hash, done] = arguments;
            location.hash = hash;
            let quiet = 0;
            const look = () => {
              quiet = window.waiting === 0 ? quiet + 1 : 0;
              quiet > 3 ? done() : requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
            """;

    private final OpenPage page;
    private final Browser browser;

    LinksIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    @BeforeEach
    void open() {
        page.open("play", Map.of("start", OpenPage.EASY));
        browser.find(".board");
        browser.script(COUNT_QUESTIONS);
    }

    @Test
    void noLinkIsTooStrange() {
        StrangeLinks links = new StrangeLinks(Samples.seed(1));
        for (int round = 0; round < Samples.atLeast(50); round++) {
            follow(links.next());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#/lab?of=constructor",
                "#/watch?solver=constructor",
                "#/watch?start=142+3b5+678&step=1.5",
                "#/watch?start=142+3b5+678&step=-3"
            })
    void whatOnceWentWrongIsShown(String link) {
        follow(link);
        assertThat(browser.text()).doesNotContain("function", "1.5", "-3 /");
    }

    @Test
    void aPuzzleOfSomebodysOwnIsNotForThePage() {
        browser.script("""
                window.fetch = async () => Response.json({ kind: "other", puzzle: "pancake-5" });
                """);
        browser.script("location.hash = '#/race?start=3+1+2+5+4'");
        browser.awaitText("The page has no picture of pancake-5.");
    }

    private void follow(String link) {
        browser.driver().executeAsyncScript(FOLLOW, link);
        assertThat(browser.complaints().stream().filter(one -> !one.contains("status of 4")))
                .as(link)
                .isEmpty();
        assertThat(browser.find("main").getText())
                .as(link)
                .isNotBlank()
                .doesNotContain(List.of("undefined", "NaN", "[object", "TypeError", "not valid JSON", "Infinity"));
    }
}
