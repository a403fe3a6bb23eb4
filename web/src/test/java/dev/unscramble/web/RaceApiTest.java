package dev.unscramble.web;

import static dev.unscramble.web.Client.members;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.json.Json;
import dev.unscramble.model.Improvement;
import dev.unscramble.web.api.Job;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Races by the API: they are followed, cancelled and given up. */
class RaceApiTest extends RunningServer {
    /** More than 70 moves from its goal: no blind search ends within a test. */
    private static final String HARD = "15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0";

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
    void theResultsOfARaceTellMovesFromWhatTheyCost() {
        String id = race("{'puzzle':'dial','start':'dial at 3','heuristic':'zero',"
                + "'solvers':[{'algorithm':'ucs'},{'algorithm':'bfs'}]}");
        assertThat(Client.events(client.get("/api/races/" + id + "/events"), "result"))
                .extracting(event -> event.object("result"))
                .extracting(result -> result.whole("length") + " moves cost " + result.whole("cost"))
                .containsExactlyInAnyOrder("3 moves cost 3", "1 moves cost 5");
    }

    @Test
    void progressTellsWhatTheBestSolutionCosts() {
        Job<SolveResult<?>> job = new QueuedJob<>(Somebody.HERE, running -> {
            throw new AssertionError("it never starts");
        });
        job.improved(new Improvement(List.of(2), 5, 3, 1_000));
        assertThat(new Race("id", "client", List.of(job)).progress(0))
                .isEqualTo("{\"solver\":0,\"state\":\"waiting\",\"length\":1,\"cost\":5,\"lowerBound\":3}");
    }

    @Test
    void whoAsksForTheHeadersAloneEndsNoRace() {
        String id = race("{'start':'%s','solvers':[{'algorithm':'ids'}]}".formatted(HARD));
        HttpResponse<String> headers = client.send("HEAD", "/api/races/" + id + "/events", "");
        assertThat(headers.statusCode()).isEqualTo(200);
        assertThat(headers.headers().firstValue("Content-Type")).hasValue("text/event-stream");
        assertThat(client.delete("/api/races/" + id).statusCode()).isEqualTo(200);
        assertThat(Client.events(client.get("/api/races/" + id + "/events"), "result"))
                .extracting(event -> event.object("result").text("status"))
                .containsExactly("cancelled");
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
        awaitIdleServer();
    }

    @Test
    void whereOneSolverOfAComparisonFailsTheOthersAreStopped() {
        var refused = client.post(
                "/api/compare",
                "{'start':'%s','timeLimit':'5m','solvers':[{'heuristic':'what'},{'algorithm':'idastar','heuristic':'h1'}]}"
                        .formatted(HARD));
        assertThat(refused.statusCode()).isEqualTo(400);
        awaitIdleServer();
    }

    private void awaitIdleServer() {
        client.await("/health", health -> health.whole("running") == 0);
    }

    private String race(String question) {
        HttpResponse<String> started = client.post("/api/races", question);
        assertThat(started.statusCode()).isEqualTo(201);
        return Json.read(started.body()).text("id");
    }
}
