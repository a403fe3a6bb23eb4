package dev.unscramble.web;

import static dev.unscramble.web.Client.error;
import static dev.unscramble.web.Client.members;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import dev.unscramble.web.api.OwnTables;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Heuristics that come with requests, as tables. */
class OwnHeuristicTest extends RunningServer {
    private static final List<String> COUNTS =
            List.of("status", "length", "optimal", "expanded", "generated", "initialH");

    private Map<String, @Nullable Object> solve(String heuristic, String table) {
        return members(client.post("/api/solve", question(heuristic, table)));
    }

    private static String question(String heuristic, String table) {
        return Json.object()
                .put("start", BOARD)
                .put("algorithm", "astar")
                .put("heuristic", heuristic)
                .put("own", table)
                .line();
    }

    @Test
    void aTableOfDistancesIsAsGoodAsTheDistances() {
        Map<String, @Nullable Object> own = solve("own", OwnTables.of("manhattan", 1));
        assertThat(own).containsEntry("heuristic", "own").containsEntry("optimal", true);
        assertThat(COUNTS)
                .allSatisfy(name -> assertThat(own.get(name))
                        .isEqualTo(solve("manhattan", OwnTables.of("zero", 1)).get(name)));
        assertThat(solve("max(own,misplaced)", OwnTables.of("zero", 1)).get("expanded"))
                .isEqualTo(solve("misplaced", OwnTables.of("zero", 1)).get("expanded"));
    }

    @Test
    void nothingIsProvedByATableThatOverestimates() {
        assertThat(solve("own", OwnTables.of("manhattan", 3)))
                .containsEntry("status", "solved")
                .containsEntry("optimal", false);
    }

    @Test
    void aTableIsComparedWithAllDistances() {
        Json request =
                Json.object().put("puzzle", "3x3").put("heuristic", "own").put("own", OwnTables.of("manhattan", 2));
        Json answer =
                Json.read(client.post("/api/check-heuristic", request.line()).body());
        assertThat(answer.flag("admissible")).isFalse();
        assertThat(answer.whole("states")).isEqualTo(181_440);
        assertThat(answer.object("overestimates").object("first").small("distance"))
                .isEqualTo(1);
    }

    @Test
    void whatIsNotATableOfThePuzzleIsRefused() {
        String small = Base64.getEncoder().encodeToString(new byte[7]);
        assertThat(error(client.post("/api/solve", question("own", small))))
                .isEqualTo("the table of your own heuristic has 7 bytes; 3x3 has 181440 states, and each has one");
        assertThat(error(client.post("/api/solve", question("own", "?"))))
                .isEqualTo("the table of your own heuristic is not base64");
        String large = question("own", small).replace(BOARD, "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 0 15");
        assertThat(error(client.post("/api/solve", large)))
                .isEqualTo("a heuristic of your own is for boards of up to 9 cells, not for 4x4");
    }
}
