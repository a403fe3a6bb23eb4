package dev.unscramble.web;

import static dev.unscramble.web.Client.error;
import static dev.unscramble.web.Client.members;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import dev.unscramble.options.SolveOption;
import dev.unscramble.search.idastar.KernelCount;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The API: what it answers. */
class ApiTest extends RunningServer {
    /** A board of 7x7 that no search solves optimally in a moment. */
    private static final String LARGE =
            "8 24 14 30 46 31 0 27 32 34 38 45 23 22 43 7 42 17 20 13 5 9 36 25 3 39 35 16 11 19 29"
                    + " 40 12 18 26 41 47 6 15 1 4 10 21 2 33 37 28 44 48";

    @Test
    void solvesAsTheCommandLineDoes() {
        var result = members(
                client.post("/api/solve", "{'start':'%s','algorithm':'astar','heuristic':'h2'}".formatted(BOARD)));
        assertThat(result)
                .containsEntry("status", "solved")
                .containsEntry("length", 26L)
                .containsEntry("cost", 26L)
                .containsEntry("optimal", true)
                .containsEntry("algorithm", "astar")
                .containsEntry("heuristic", "manhattan");
        assertThat((List<?>) result.get("moves")).hasSize(26);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"h2|1b2 345 678", "max(h1,h2)|12b 345 678", "pdb:4-4|123 4b5 678"})
    void searchesOfOnePuzzleShareTheirKernels(String heuristic, String goal) {
        long before = KernelCount.made();
        for (int i = 0; i < 10; i++) {
            assertThat(members(client.post(
                            "/api/solve",
                            "{'start':'%s','goal':'%s','algorithm':'idastar','heuristic':'%s'}"
                                    .formatted("142 3b5 678", goal, heuristic))))
                    .containsEntry("algorithm", "idastar");
        }
        assertThat(KernelCount.made()).isEqualTo(before + 1);
    }

    /** {@code bfs} counts moves, whatever they cost. */
    @ParameterizedTest
    @CsvSource({"ucs, 3, 3, 3", "bfs, 1, 5, 1"})
    void tellsMovesFromWhatTheyCost(String algorithm, long length, long cost, long lowerBound) {
        String question =
                "{'puzzle':'dial','start':'dial at 3','algorithm':'%s','heuristic':'zero'}".formatted(algorithm);
        assertThat(members(client.post("/api/solve", question)))
                .containsEntry("length", length)
                .containsEntry("cost", cost)
                .containsEntry("lowerBound", lowerBound);
    }

    @Test
    void takesOptionsByBothSpellings() {
        for (String name : List.of("maxNodes", "max-nodes")) {
            var result = members(client.post("/api/solve", "{'start':'%s','%s':100}".formatted(BOARD, name)));
            assertThat(result).as(name).containsEntry("status", "node-limit").containsEntry("generated", 100L);
        }
    }

    /** Except those that the server chooses. */
    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"THREADS", "SEQUENCE_LENGTH"})
    void knowsEveryOptionOfTheTable(SolveOption option) {
        HttpResponse<String> answer =
                client.post("/api/solve", "{'start':'%s','%s':'?'}".formatted(BOARD, option.label()));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(error(answer)).as("what is wrong with its value").doesNotContain("unknown member");
    }

    @Test
    void tellsWhyABoardCannotBeSolved() {
        var puzzle = members(client.post("/api/validate", "{'start':'b21 345 678','goal':'blank-first'}"));
        assertThat(puzzle).containsEntry("solvable", false);
        assertThat((String) puzzle.get("reason")).isNotBlank();
    }

    @Test
    void describesABoard() {
        var puzzle = members(client.post("/api/validate", "{'start':'%s'}".formatted(BOARD)));
        assertThat(puzzle)
                .containsEntry("kind", "tiles")
                .containsEntry("rows", 3L)
                .containsEntry("tiles", List.of(7L, 2L, 4L, 5L, 0L, 6L, 8L, 3L, 1L))
                .containsEntry("goalTiles", List.of(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L));
    }

    @Test
    void aPuzzleSaysWhichGoalWasPickedAndWhy() {
        String board = "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 0 15";
        assertThat(members(client.post("/api/validate", "{'start':'%s'}".formatted(board))))
                .containsEntry("goalName", "blank-last")
                .containsEntry("goalReason", "blank-last: from this board the goal 0 1 2 ... cannot be reached");
        assertThat(members(client.post("/api/validate", "{'start':'%s','goal':'blank-last'}".formatted(board))))
                .doesNotContainKey("goalReason");
    }

    @Test
    void describesACubeByItsStickers() {
        var puzzle = members(client.post("/api/validate", "{'start':'R U'}"));
        assertThat(puzzle).containsEntry("kind", "cube").containsEntry("stickers", "UUFFUBRRRRFDDBDBFDLLLLUB");
    }

    @Test
    void drawsPuzzlesOfADepth() {
        var drawn = members(client.post("/api/generate", "{'puzzle':'3x3','count':3,'depth':12,'seed':5}"));
        assertThat(drawn).containsEntry("seed", 5L);
        assertThat((List<?>) drawn.get("puzzles"))
                .hasSize(3)
                .allSatisfy(start -> assertThat(members(client.post("/api/solve", "{'start':'%s'}".formatted(start))))
                        .containsEntry("length", 12L));
    }

    @Test
    void comparesSolvers() {
        var answer = Json.read(client.post(
                        "/api/compare",
                        "{'start':'%s','solvers':[{'algorithm':'astar','heuristic':'h1'},{'algorithm':'beam:50'}]}"
                                .formatted(BOARD))
                .body());
        assertThat(answer.objects("results"))
                .extracting(result -> result.text("label"))
                .containsExactly("astar", "beam:50");
    }

    @Test
    void recordsAsManyEventsAsTheResultCounts() {
        for (String algorithm : List.of("astar", "ids", "beam:5", "rbfs", "bidirectional", "idastar")) {
            var recorded =
                    Json.read(client.post("/api/trace", "{'start':'142 3b5 678','algorithm':'%s'}".formatted(algorithm))
                            .body());
            Json result = recorded.object("result");
            List<List<?>> events = recorded.items("events", List.class).stream()
                    .<List<?>>map(event -> event)
                    .toList();
            assertThat(events).as(algorithm).hasSize(Math.toIntExact(recorded.whole("totalEvents")));
            assertThat(count(events, 0)).as(algorithm).isEqualTo(result.whole("generated"));
            assertThat(count(events, 1)).as(algorithm).isEqualTo(result.whole("expanded"));
            assertThat(count(events, 2)).as(algorithm).isEqualTo(result.whole("duplicates"));
        }
    }

    @Test
    void recordsThePrioritySideAndPathOfASearch() {
        assertThat(rows("wastar", 0)).anySatisfy(row -> assertThat(row.get(5)).isEqualTo(2.5));
        assertThat(rows("bidirectional", 0))
                .extracting(row -> (Object) row.get(6))
                .contains(0L, 1L);
        assertThat(rows("idastar", 0)).allSatisfy(row -> assertThat(row.get(6)).isEqualTo(0L));
        assertThat(rows("ids", 7)).isNotEmpty();
        assertThat(rows("astar", 7)).isEmpty();
    }

    /** The events of one kind when a board two moves from the goal is solved. */
    private List<List<?>> rows(String algorithm, long kind) {
        String body = client.post("/api/trace", "{'start':'142 3b5 678','algorithm':'%s'}".formatted(algorithm))
                .body();
        return Json.read(body).items("events", List.class).stream()
                .<List<?>>map(event -> event)
                .filter(event -> event.get(0).equals(kind))
                .toList();
    }

    @Test
    void recordsASearchThatNeedsATable() {
        var recorded = client.post("/api/trace", "{'start':'142 3b5 678','algorithm':'astar','heuristic':'pdb:4-4'}");
        assertThat(recorded.statusCode()).as(recorded.body()).isEqualTo(200);
        assertThat(Json.read(recorded.body()).object("result").members()).containsEntry("length", 2L);
    }

    private static long count(List<List<?>> events, long kind) {
        return events.stream().filter(event -> event.get(0).equals(kind)).count();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'start':'724 5b6 831','algorithm':'astra'}        | unknown algorithm "astra"; did you mean astar?
            {'start':'724 5b6 831','algoritm':'astar'}         | did you mean algorithm?
            {'start':'724 5b6 83'}                             | row 3 has 2 cells
            {'algorithm':'astar'}                              | "start" is missing
            {'start':['724']}                                  | "start" must be a text
            {'start':'724 5b6 831','heuristic':'java.lang.X'}  | unknown heuristic "java.lang.X"
            {'start':'724 5b6 831','threads':99}               | unknown member "threads"
            {'start':'724 5b6 831','maxNodes':'many'}          | many
            nonsense                                           | this is not JSON
            [1]                                                | this is not one JSON object
            """)
    void saysWhatIsWrongWithARequest(String request, String said) {
        HttpResponse<String> answer = client.post("/api/solve", request);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(error(answer)).contains(said).doesNotContain("Exception");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /api/solve           | {'start':'724 5b6 831','heuristic':'max(h1,%s)'}
            /api/trace           | {'start':'724 5b6 831','heuristic':'max(h1,%s)'}
            /api/check-heuristic | {'puzzle':'2x3','heuristic':'max(h1,%s)'}
            """)
    void noClassIsLoadedForARequest(String path, String question) {
        HttpResponse<String> answer = client.post(path, question.formatted(Fatal.class.getName()));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(error(answer)).startsWith("unknown heuristic \"" + Fatal.class.getName() + "\"");
    }

    /** What nobody should load. */
    static final class Fatal {}

    @Test
    void whatIsNeitherTrueNorFalseIsRefused() {
        HttpResponse<String> answer = client.post("/api/experiments", "{'preset':'uninformed','quick':'yes'}");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(error(answer)).isEqualTo("\"quick\" is yes; it must be true or false");
    }

    @Test
    void countsAStateSpace() {
        var census = members(client.post("/api/census", "{'puzzle':'2x3'}"));
        assertThat(census).containsEntry("states", 360L).containsEntry("depth", 21L);
    }

    @Test
    void refutesAHeuristicByACounterexample() {
        Json check = Json.read(client.post("/api/check-heuristic", "{'puzzle':'2x3','heuristic':'sum(h1,h2)'}")
                .body());
        assertThat(check.members()).containsEntry("admissible", false);
        assertThat(check.object("overestimates").object("first").text("state")).isNotBlank();
    }

    @Test
    void runsAnExperimentAndShowsItsReport() {
        String mine = """
                title = "Mine"
                [[instances]]
                list = ["142 3b5 678"]
                [[solvers]]
                algorithm = "bfs"
                """;
        String request = Json.object().put("toml", mine).line();
        assertThat(client.send("POST", "/api/experiments", request, "Content-Type", "application/json")
                        .statusCode())
                .isEqualTo(201);
        Json experiments = client.await(
                "/api/experiments",
                answer -> answer.object("latest").text("state").equals("done"));
        assertThat(experiments.object("latest").members())
                .doesNotContainKey("error")
                .containsEntry("runs", 1L)
                .containsEntry("made", 1L);
        HttpResponse<String> report = client.get("/reports/own");
        assertThat(report.body()).contains("Mine");
        assertThat(report.headers().firstValue("Content-Security-Policy").orElseThrow())
                .startsWith("sandbox");
        assertThat(client.get("/reports/other").statusCode()).isEqualTo(404);
        String longest = "a".repeat(255); // that a folder can have
        assertThat(client.get("/reports/" + longest).body()).contains(longest + " has no report");
    }

    @Test
    void documentsEveryRoute() {
        String document = client.get("/api").body();
        Json paths = Json.read(document).object("paths");
        List<String> documented = paths.members().keySet().stream()
                .flatMap(path -> paths.object(path).members().keySet().stream()
                        .map(method -> method.toUpperCase(Locale.ROOT) + " " + path))
                .map(route -> route.replaceAll("\\{\\w+}", "{}"))
                .toList();
        assertThat(documented).containsExactlyInAnyOrderElementsOf(server.routes());
    }

    @Test
    void aSearchThatIsRecordedEndsWhenTheRecordingIsFull() {
        Json recorded = Json.read(client.post(
                        "/api/trace",
                        "{'start':'15 14 8 12 / 10 11 9 13 / 2 6 5 1 / 3 7 4 0','algorithm':'idastar','heuristic':'h2'}")
                .body());
        assertThat(recorded.object("result").text("status")).isEqualTo("node-limit");
        assertThat(recorded.object("result").whole("generated")).isEqualTo(20_000);
        assertThat(recorded.whole("totalEvents")).isGreaterThan(20_000);
    }

    @Test
    void eachBetterSolutionIsToldAtOnceToWhoeverListens() {
        var stream = client.send(
                "POST",
                "/api/solve",
                "{\"start\":\"" + LARGE + "\",\"algorithm\":\"anytime\",\"timeLimit\":\"1s\"}",
                "Content-Type",
                "application/json",
                "Accept",
                "text/event-stream");
        assertThat(stream.headers().firstValue("Content-Type")).hasValue("text/event-stream");
        List<Json> better = Client.events(stream, "better");
        List<Json> results = Client.events(stream, "result");
        assertThat(results).hasSize(1);
        assertThat(better)
                .isNotEmpty()
                .allSatisfy(solution ->
                        assertThat((List<?>) solution.members().get("moves")).hasSize(solution.small("length")))
                .allSatisfy(solution -> assertThat(solution.whole("length"))
                        .isGreaterThanOrEqualTo(results.get(0).whole("length")));
        assertThat(stream.body()).doesNotContain("event: error");
    }

    @Test
    void whatIsWrongIsAnErrorAlsoForWhoeverListens() {
        var refused = client.send(
                "POST",
                "/api/solve",
                "{\"start\":\"1 2\"}",
                "Content-Type",
                "application/json",
                "Accept",
                "text/event-stream");
        assertThat(refused.statusCode()).isEqualTo(400);
    }
}
