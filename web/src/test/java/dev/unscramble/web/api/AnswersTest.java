package dev.unscramble.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.unscramble.json.Json;
import dev.unscramble.model.Limits;
import dev.unscramble.pdb.Tables;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Answers without a server: the work is done when it is asked for, on the thread that asks. */
class AnswersTest {
    private static final Api API = Api.direct(Limits.NONE, Tables.IN_MEMORY);

    @Test
    void aPuzzleIsSolved() throws IOException {
        Json result = answer("/api/solve", "{'start':'724 5b6 831','algorithm':'astar','heuristic':'manhattan'}");
        assertThat(result.whole("length")).isEqualTo(26);
        assertThat(result.whole("expanded")).isEqualTo(1488);
    }

    @Test
    void solversAreCompared() throws IOException {
        Json answer =
                answer("/api/compare", "{'start':'142 3b5 678','solvers':[{'algorithm':'bfs'},{'algorithm':'ids'}]}");
        assertThat(answer.objects("results"))
                .extracting(result -> result.text("algorithm") + " " + result.whole("length"))
                .containsExactly("bfs 2", "ids 2");
    }

    @Test
    void aSearchIsRecordedAndASpaceCounted() throws IOException {
        assertThat(answer("/api/trace", "{'start':'142 3b5 678','algorithm':'bfs'}")
                        .whole("totalEvents"))
                .isPositive();
        assertThat(answer("/api/census", "{'puzzle':'2x3'}").whole("states")).isEqualTo(360);
        assertThat(answer("/api/generate", "{'puzzle':'3x3','depth':4,'seed':1}")
                        .whole("seed"))
                .isEqualTo(1);
    }

    @Test
    void otherPathsAndMethodsAreNotAnswered() throws IOException {
        assertThat(API.answer(request("GET", "/nowhere", "{}"))).isEmpty();
        assertThatExceptionOfType(ApiError.class)
                .isThrownBy(() -> API.answer(request("GET", "/api/solve", "{}")))
                .satisfies(error -> assertThat(error.status()).isEqualTo(ApiError.WRONG_METHOD));
    }

    private static Json answer(String path, String body) throws IOException {
        Optional<Answer> answer = API.answer(request("POST", path, body));
        assertThat(answer).containsInstanceOf(Answer.Whole.class);
        Answer.Whole whole = (Answer.Whole) answer.orElseThrow();
        return Json.read(new String(whole.bytes(), StandardCharsets.UTF_8));
    }

    private static Request request(String method, String path, String body) {
        return new Request(
                method, path, "application/json", Requester.ONLY_USER, () -> JsonRequest.read(body.replace('\'', '"')));
    }
}
