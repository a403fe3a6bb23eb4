package dev.unscramble.web;

import static dev.unscramble.web.Client.error;
import static dev.unscramble.web.Client.members;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.options.SolveOption;
import dev.unscramble.run.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The API, over a real connection. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(120)
class ApiTest {
    private static final String BOARD = "724 5b6 831";

    /** More than 70 moves from its goal: no blind search ends within a test. */
    private static final String HARD = "15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0";

    private PageServer server;
    private Client client;

    @BeforeAll
    void start(@TempDir Path tables, @TempDir Path results) {
        server = PageServer.start(ServerOptions.standard().withPort(0).withResults(results), tables, failure -> {
            throw new AssertionError(failure);
        });
        client = new Client(server);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void solvesAsTheCommandLineDoes() {
        var result = members(
                client.post("/api/solve", "{'start':'%s','algorithm':'astar','heuristic':'h2'}".formatted(BOARD)));
        assertThat(result)
                .containsEntry("status", "solved")
                .containsEntry("length", 26L)
                .containsEntry("optimal", true)
                .containsEntry("algorithm", "astar")
                .containsEntry("heuristic", "manhattan");
        assertThat((List<?>) result.get("moves")).hasSize(26);
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
    void recordsASearchThatNeedsATable() {
        var recorded = client.post("/api/trace", "{'start':'142 3b5 678','algorithm':'astar','heuristic':'pdb:4-4'}");
        assertThat(recorded.statusCode()).as(recorded.body()).isEqualTo(200);
        assertThat(Json.read(recorded.body()).object("result").members()).containsEntry("length", 2L);
    }

    private static long count(List<List<?>> events, long kind) {
        return events.stream().filter(event -> event.get(0).equals(kind)).count();
    }

    @Test
    void aRaceEndsWithTheResultOfEachSolver() {
        String id = race("{'start':'%s','solvers':[{'algorithm':'astar'},{'algorithm':'idastar'}]}".formatted(BOARD));
        HttpResponse<String> events = client.get("/api/races/" + id + "/events");
        assertThat(events.headers().firstValue("Content-Type")).hasValue("text/event-stream");
        assertThat(Client.events(events, "result"))
                .extracting(event -> event.object("result").text("status"))
                .containsExactly("solved", "solved");
        assertThat(Client.events(events, "done")).hasSize(1);
    }

    @Test
    void aCancelledRaceFreesItsWorkers() {
        String id = race("{'start':'%s','solvers':[{'algorithm':'ids'},{'algorithm':'ids'},{'algorithm':'ids'}]}"
                .formatted(HARD));
        var watching = CompletableFuture.supplyAsync(() -> client.get("/api/races/" + id + "/events"));
        assertThat(client.delete("/api/races/" + id + "/1").statusCode()).isEqualTo(200);
        assertThat(client.delete("/api/races/" + id).statusCode()).isEqualTo(200);
        assertThat(Client.events(watching.join(), "result"))
                .extracting(event -> event.object("result").text("status"))
                .containsOnly("cancelled");
        assertThat(members(client.get("/health"))).containsEntry("running", 0L).containsEntry("waiting", 0L);
    }

    @Test
    void aRaceThatNobodyWatchesIsStopped() throws Exception {
        String id = race("{'start':'%s','solvers':[{'algorithm':'ids'}]}".formatted(HARD));
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream()
                    .write(("GET /api/races/" + id + "/events HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(UTF_8));
            assertThat(socket.getInputStream().read()).isPositive();
        }
        while (Json.read(client.get("/health").body()).whole("running") > 0) {
            Thread.onSpinWait(); // the test has a time limit
        }
    }

    private String race(String question) {
        HttpResponse<String> started = client.post("/api/races", question);
        assertThat(started.statusCode()).isEqualTo(201);
        return Json.read(started.body()).text("id");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'start':'724 5b6 831','algorithm':'astra'}        | unknown algorithm "astra"; did you mean astar?
            {'start':'724 5b6 831','algoritm':'astar'}         | did you mean algorithm?
            {'start':'724 5b6 83'}                             | row 3 has 2 cells
            {'algorithm':'astar'}                              | "start" is missing
            {'start':['724']}                                  | "start" must be a text
            {'start':'724 5b6 831','heuristic':'java.lang.X'}  | not by its class
            {'start':'724 5b6 831','threads':99}               | unknown member "threads"
            {'start':'724 5b6 831','maxNodes':'many'}          | many
            nonsense                                           | it is not JSON
            [1]                                                | it is not one JSON object
            """)
    void saysWhatIsWrongWithARequest(String request, String said) {
        HttpResponse<String> answer = client.post("/api/solve", request);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(error(answer)).contains(said).doesNotContain("Exception");
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
        String request = Json.write(json -> json.writeStringProperty("toml", mine));
        assertThat(client.send("POST", "/api/experiments", request, "Content-Type", "application/json")
                        .statusCode())
                .isEqualTo(201);
        Json latest = latest();
        while (!latest.text("state").equals("done")) {
            Thread.onSpinWait(); // the test has a time limit
            latest = latest();
        }
        assertThat(latest.members())
                .doesNotContainKey("error")
                .containsEntry("runs", 1L)
                .containsEntry("made", 1L);
        HttpResponse<String> report = client.get("/reports/own");
        assertThat(report.body()).contains("Mine");
        assertThat(report.headers().firstValue("Content-Security-Policy").orElseThrow())
                .startsWith("sandbox");
        assertThat(client.get("/reports/other").statusCode()).isEqualTo(404);
    }

    private Json latest() {
        return Json.read(client.get("/api/experiments").body()).object("latest");
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nothing",
                "/../PageServer.class",
                "/%2e%2e/PageServer.class",
                "/app/../index.html",
                "/PageServer.class",
                "/vendor/"
            })
    void noPathLeavesItsFolder(String path) {
        HttpResponse<String> answer = client.get(path);
        assertThat(answer.statusCode()).isIn(400, 403, 404);
        assertThat(error(answer)).isNotBlank();
    }

    @Test
    void servesThePageUnderAStrictPolicy() {
        HttpResponse<String> page = client.get("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self'")
                .doesNotContain("unsafe");
    }

    @Test
    void refusesOtherSites() {
        assertThat(client.get("/health", "Origin", "http://evil.example").statusCode())
                .isEqualTo(403);
        assertThat(client.get("/health", "Sec-Fetch-Site", "cross-site").statusCode())
                .isEqualTo(403);
        assertThat(client.get("/health", "Origin", server.address().replaceAll("/$", ""))
                        .statusCode())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "localhost, 200",
        "127.0.0.1:80, 200",
        "[::1]:80, 200",
        "evil.example, 403",
        "localhost.evil.example, 403",
        "'', 403"
    })
    void answersOnlyToItsOwnName(String host, String status) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write(("GET /health HTTP/1.1\r\nHost: " + host + "\r\n\r\n").getBytes(UTF_8));
            var reader = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
            assertThat(reader.readLine()).startsWith("HTTP/1.1 " + status);
        }
    }

    @Test
    void refusesWhatIsNotJsonAndWhatIsTooLarge() {
        assertThat(client.send("POST", "/api/solve", "{}", "Content-Type", "text/plain")
                        .statusCode())
                .isEqualTo(415);
        assertThat(client.post("/api/solve", "x".repeat(100_000)).statusCode()).isEqualTo(413);
        assertThat(client.get("/api/solve").statusCode()).isEqualTo(405);
    }
}
