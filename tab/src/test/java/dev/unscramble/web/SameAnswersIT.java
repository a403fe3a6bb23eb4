package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.tab.TabEngine;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engine in a browser gives the answers that it gives in the JVM, to the byte but for times and the version. */
class SameAnswersIT {
    private static final Pattern TIMES = Pattern.compile(
            "(\"(?:seconds|preparationSeconds|nodesPerSecond)\":)[-+.\\dE]+|(?<=\"version\":)\"[^\"]*\"");

    /** Has a worker answer, and returns its status, a space and the body. */
    static final String ASK = """
            const [method, path, body, done] = arguments;
            window.engine ??= new Worker("worker.js", { type: "module" });
            window.engine.onerror = (event) => done("no worker: " + event.message);
            window.engine.onmessage = ({ data }) => done(data.status + " " + data.body);
            window.engine.postMessage({ method, path, body, events: false });
            """;

    @Test
    void answersAreTheSame(@TempDir Path downloads) throws Exception {
        Path engine = Path.of(
                Objects.requireNonNull(TabEngine.class.getResource("engine/")).toURI());
        List<Requests.Sent> requests = Requests.all();
        assertThat(requests).hasSizeGreaterThan(300);
        SoftAssertions answers = new SoftAssertions();
        try (StaticServer server = new StaticServer(engine, "/engine/");
                Browser browser = Browser.start(downloads)) {
            browser.open(server.address() + "worker.js");
            for (Requests.Sent sent : requests) {
                Object answer = browser.driver().executeAsyncScript(ASK, sent.method(), sent.path(), sent.body());
                answers.assertThat(withoutTimes(String.valueOf(answer)))
                        .as("%s", sent)
                        .isEqualTo(withoutTimes(TabEngine.answer(sent.method(), sent.path(), sent.body(), false)));
            }
        }
        answers.assertAll();
    }

    /** Reports are full of times: of those, what is counted is compared. */
    private static final Pattern REPORT =
            Pattern.compile(",\\{\"label\":\"seconds\",\"title\".*\"html\":.*", Pattern.DOTALL);

    /** A puzzle that the tests of the page bring along. */
    private static final String OF_TESTS = ",\"dial\"";

    private static String withoutTimes(String answer) {
        String counted = REPORT.matcher(answer.replace(OF_TESTS, "")).replaceFirst("");
        return TIMES.matcher(counted).replaceAll("$1");
    }
}
