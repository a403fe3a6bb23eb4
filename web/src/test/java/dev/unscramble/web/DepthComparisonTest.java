package dev.unscramble.web;

import static dev.unscramble.web.Client.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import dev.unscramble.web.api.OwnTables;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Small experiments: solvers on random puzzles by depth. */
class DepthComparisonTest extends RunningServer {
    private static Json request(String depths, String... heuristics) {
        List<Json> solvers = Arrays.stream(heuristics)
                .map(heuristic -> Json.object().put("algorithm", "astar").put("heuristic", heuristic))
                .toList();
        return Json.object()
                .put("depths", depths)
                .put("count", 3)
                .put("solvers", solvers)
                .put("own", OwnTables.of("manhattan", 1));
    }

    @Test
    void everySolverSolvesTheSamePuzzlesOfEachDepth() {
        Json answer = Json.read(client.post(
                        "/api/compare-depths",
                        request("4, 2", "misplaced", "manhattan", "own").line())
                .body());
        assertThat(answer.whole("runs")).isEqualTo(18).isEqualTo(answer.whole("planned"));
        Json data = answer.object("data");
        assertThat(data.objects("rows").stream().map(row -> row.number("x"))).containsExactly(2.0, 4.0);
        Json expanded = data.objects("attributes").get(0);
        assertThat(expanded.text("label")).isEqualTo("expanded");
        List<?> cells = expanded.items("cells", List.class);
        assertThat(cells).hasSize(3);
        assertThat(cells.get(2)).as("a table of distances").isEqualTo(cells.get(1));
        assertThat(answer.text("html")).startsWith("<!DOCTYPE html>").contains("by depth");
    }

    @Test
    void whatIsWrongIsSaid() {
        assertThat(error(
                        client.post("/api/compare-depths", request("two", "own").line())))
                .isEqualTo("\"two\" is not a list of depths, such as 4,8,12");
        assertThat(error(client.post("/api/compare-depths", request("4").line())))
                .isEqualTo("there are 0 solvers; it must be from 1 to 6");
        assertThat(error(client.post(
                        "/api/compare-depths", request("4", "java.lang.String").line())))
                .startsWith("unknown heuristic");
    }
}
