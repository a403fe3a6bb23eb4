package dev.unscramble.web;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
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
    void anExperimentRunsAndItsReportOpens() {
        page.open("lab", Map.of("of", "2x2", "census", "2x2"));
        browser.press("Write an experiment of your own");
        WebElement text = browser.find("textarea");
        text.clear();
        text.sendKeys("title = 'Mine'\n[[instances]]\nlist = ['142 3b5 678']\n[[solvers]]\nalgorithm = 'bfs'\n");
        browser.press("Run it");
        browser.awaitText("own is done: 1 of 1 runs");
        browser.awaitText("Reports");
        browser.open(page.server().address() + "reports/own");
        browser.awaitText("Mine");
    }
}
