package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import dev.unscramble.tab.TabEngine;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engine in a browser gives the answers that it gives in the JVM, to the byte but for times and the version. */
class SameAnswersIT {
    private static final Pattern TIMES = Pattern.compile(
            "(\"(?:seconds|preparationSeconds|nodesPerSecond)\":)[-+.\\dE]+|(?<=\"version\":)\"[^\"]*\"");

    /** Has a worker answer all requests one after the other, while the JVM does: each with a status, a space and the body. */
    private static final String ASK_ALL = """
            const left = JSON.parse(arguments[0]);
            const engine = new Worker("worker.js", { type: "module" });
            const askNext = () => left.length > 0 && engine.postMessage({ ...left.shift(), events: false });
            window.answers = [];
            engine.onmessage = ({ data }) => {
              window.answers.push(data.status + " " + data.body);
              askNext();
            };
            askNext();
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
            browser.driver().executeScript(ASK_ALL, asJson(requests));
            List<String> known = requests.stream()
                    .map(sent -> TabEngine.answer(sent.method(), sent.path(), sent.body(), false))
                    .toList();
            for (int i = 0; i < known.size(); i++) {
                String wanted = "return answers[" + i + "]";
                String answer = browser.await()
                        .withMessage(requests.get(i)::toString)
                        .until(any -> (String) browser.driver().executeScript(wanted));
                answers.assertThat(withoutTimes(answer))
                        .as("%s", requests.get(i))
                        .isEqualTo(withoutTimes(known.get(i)));
            }
        }
        answers.assertAll();
    }

    private static String asJson(List<Requests.Sent> requests) {
        return requests.stream()
                .map(sent -> Json.object()
                        .put("method", sent.method())
                        .put("path", sent.path())
                        .put("body", sent.body())
                        .line())
                .collect(Collectors.joining(",", "[", "]"));
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
