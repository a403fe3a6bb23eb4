package dev.unscramble.web;

import dev.unscramble.model.Limits;
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
