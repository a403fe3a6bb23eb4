package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;

/** The lab, in a real browser. */
@ExtendWith(PageExtension.class)
@Timeout(900)
class LabIT {
    private final OpenPage page;
    private final Browser browser;

    LabIT(OpenPage page) {
        this.page = page;
        this.browser = page.browser();
    }

    @Test
    void aServerForOthersSaysThatItsLabNeedsTheToken(@TempDir Path folder) {
        ServerOptions options = new ServerOptions("0.0.0.0", 0, 1, 4, Limits.NONE, folder);
        try (PageServer open = PageServer.start(options, folder, failure -> {})) {
            String token = open.addressWithLab().replaceFirst("[^?]*", "");
            browser.open("http://localhost:" + open.port() + "/#/lab");
            browser.awaitText("is for those who open the link with the token");
            browser.open("http://localhost:" + open.port() + "/" + token + "#/lab?of=2x2&census=2x2");
            browser.awaitText("Experiments of your own can name files");
            browser.awaitText("Whole state spaces");
            browser.open("about:blank"); // or the page would ask a server that has ended
        }
    }

    /** No bar is squeezed by the numbers below it. */
    @Test
    void theBarsOfACensusAreAsHighAsTheirCounts() {
        page.open("lab", Map.of("of", "2x2", "census", "2x3"));
        browser.find(".census-bars");
        assertThat(browser.script("""
                const bars = [...document.querySelectorAll(".census-bars li")];
                const states = bars.map((one) => Number(one.title.match(/: (\\d+)/)[1]));
                const high = bars.map((one) => one.querySelector(".census-bar").getBoundingClientRect().height);
                const most = Math.max(...states);
                const room = bars[0].querySelector(".census-track").clientHeight;
                return high.every((height, at) => Math.abs(height - Math.max(1, room * states[at] / most)) < 1)""")).isEqualTo("true");
        assertThat(browser.script("""
                const boxes = [...document.querySelectorAll(".census-depth")].filter((one) => one.innerText)
                    .map((one) => { const r = document.createRange(); r.selectNodeContents(one); return r.getBoundingClientRect(); });
                return boxes.length > 5 && boxes.slice(1).every((box, at) => box.left > boxes[at].right + 2)""")).as("the numbers do not touch").isEqualTo("true");
        String colour = "return getComputedStyle([...document.querySelectorAll('button')]"
                + ".find((one) => one.innerText === 'Logarithmic')).backgroundColor";
        String before = browser.script(colour);
        browser.press("Logarithmic");
        assertThat(browser.script(colour)).as("a switch that is on").isNotEqualTo(before);
    }

    @Test
    void solversAreComparedByDepth() {
        page.open("lab", Map.of("of", "2x2", "census", "2x2"));
        WebElement depths = browser.find("#depths ~ form input");
        depths.clear();
        depths.sendKeys("6, 8");
        browser.press("Compare");
        browser.awaitText("60 runs. Means of those solved.");
        assertThat(browser.find(".depths-table").getText()).contains("BFS", "A*, h1", "A*, h2");
        browser.find(".depths-lines");
        browser.press("Save report");
        browser.await().until(saved -> Files.exists(page.downloads().resolve("by-depth.html")));
    }

    @Test
    void anExperimentRunsAndItsReportOpens() {
        page.open("lab", Map.of("of", "2x2", "census", "2x2"));
        browser.press("Write an experiment of your own");
        WebElement text = browser.find("textarea");
        text.clear();
        text.sendKeys("""
                title = 'Mine'
                [[instances]]
                list = ['142 3b5 678']
                [[solvers]]
                algorithm = 'bfs'
                [[solvers]]
                algorithm = 'wastar:1.5'
                [[solvers]]
                algorithm = 'wida:2'
                """);
        browser.press("Run it");
        browser.awaitText("own is done: 3 of 3 runs");
        browser.awaitText("Reports");
        assertThat(browser.find(".report-link").getDomAttribute("href")).isEqualTo("reports/own");
        browser.awaitText("It is in " + page.downloads().resolve("own"));
        browser.open(page.address() + "reports/own");
        browser.awaitText("Mine");
        browser.awaitText("One attribute against another, solver by solver");
        assertThat(browser.script("return document.querySelectorAll('.chart canvas').length"))
                .as("by row, within an effort, one attribute against another, two solvers")
                .isEqualTo("4");
    }
}
