package dev.unscramble.web;

import static dev.unscramble.web.Client.error;
import static dev.unscramble.web.Client.members;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Job;
import dev.unscramble.web.api.JsonRequest;
import dev.unscramble.web.api.Searches;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Servers that are asked for more than they have. */
@Timeout(600)
class BusyServerTest {
    private static final String HARD = "15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0";
    private static final String ENDLESS = "{'start':'" + HARD + "','solvers':[{'algorithm':'ids'}]}";

    private static final String ENDLESS_SEARCH = "{'start':'" + HARD + "','algorithm':'ids','timeLimit':'5m'}";

    @TempDir
    private Path tables;

    private PageServer start(int workers, int queue, Limits limits) {
        return PageServer.start(
                new ServerOptions("127.0.0.1", 0, workers, queue, limits, tables), tables, failure -> {});
    }

    @Test
    void saysThatItIsBusyWhenTheQueueIsFull() {
        try (PageServer server = start(1, 1, Limits.NONE)) {
            Client client = new Client(server);
            String first = Json.read(client.post("/api/races", ENDLESS).body()).text("id");
            client.post("/api/races", ENDLESS);
            var refused = client.post("/api/races", ENDLESS);
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(error(refused)).contains("the server is busy", "try again");
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            assertThat(client.get("/health").statusCode()).isEqualTo(200);
            client.delete("/api/races/" + first);
        }
    }

    @Test
    void limitsTheRacesOfOneClientHoweverManyBeginAtOnce() {
        try (PageServer server = start(1, 100, Limits.NONE)) {
            Client client = new Client(server);
            List<CompletableFuture<Integer>> statuses = new ArrayList<>();
            ExecutorService threads = Executors.newFixedThreadPool(60);
            for (int i = 0; i < 60; i++) {
                statuses.add(CompletableFuture.supplyAsync(
                        () -> client.post("/api/races", ENDLESS).statusCode(), threads));
            }
            assertThat(statuses.stream().map(CompletableFuture::join))
                    .containsOnly(201, 429)
                    .filteredOn(status -> status == 201)
                    .hasSize(16);
            threads.shutdown();
        }
    }

    @Test
    void aRaceThatNobodyComesToWatchIsStopped() {
        try (Workers workers = new Workers(1, 1, 1, failure -> {})) {
            Searches searches = searches(workers, Limits.NONE, Tables.IN_MEMORY);
            Races races = new Races(searches, 1, Duration.ZERO);
            Race race = races.start(searches.questions(JsonRequest.read(ENDLESS.replace('\'', '"'))), Somebody.HERE);
            assertThat(race.result(0)).contains("\"status\":\"cancelled\"");
        }
    }

    @Test
    void searchesOfClientsThatHaveGoneAreStopped() throws IOException {
        try (PageServer server = start(1, 8, Limits.NONE)) {
            Client client = new Client(server);
            List<Socket> sockets = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                sockets.add(asking(server.port(), "/api/solve", ENDLESS_SEARCH));
            }
            client.await("/health", health -> health.whole("running") == 1 && health.whole("waiting") == 5);
            for (Socket socket : sockets) {
                socket.close();
            }
            client.await("/health", health -> health.whole("running") == 0 && health.whole("waiting") == 0);
        }
    }

    private static Socket asking(int port, String path, String json) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        String body = json.replace('\'', '"');
        socket.getOutputStream()
                .write(("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                + "Content-Length: " + body.length() + "\r\n\r\n" + body)
                        .getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    @Test
    void limitsTheSearchesOfOneClient() {
        try (Workers workers = new Workers(1, 8, 2, failure -> {})) {
            for (int i = 0; i < 2; i++) {
                workers.submit(new QueuedJob<>(Somebody.HERE, BusyServerTest::goOnUntilStopped));
            }
            QueuedJob<String> third = new QueuedJob<>(Somebody.HERE, job -> "");
            Assertions.assertThatThrownBy(() -> workers.submit(third))
                    .isInstanceOf(ApiError.class)
                    .hasMessage("you have 2 searches under way; wait until one has ended");
            workers.submit(new QueuedJob<>(new Somebody("other", true), job -> ""));
        }
    }

    @Test
    void limitsTheRequestsOfOneClientInASecond() {
        AtomicLong nanos = new AtomicLong();
        RequestRate rate = new RequestRate(2, nanos::get);
        rate.count("client");
        rate.count("client");
        rate.count("other");
        Assertions.assertThatThrownBy(() -> rate.count("client"))
                .isInstanceOf(ApiError.class)
                .hasMessage("you have sent more than 2 requests in a second; wait a moment");
        nanos.set(1_000_000_000);
        rate.count("client");
    }

    @Test
    void holdsEverySearchWithinItsOwnLimits() {
        Limits limits =
                Limits.NONE.withNodes(1000).withTime(Duration.ofSeconds(20)).withMemoryBytes(64 << 20);
        try (PageServer server = start(1, 1, limits)) {
            var result = members(new Client(server)
                    .post(
                            "/api/solve",
                            "{'start':'" + HARD + "','algorithm':'bfs','maxNodes':'1000M','memoryLimit':'900g'}"));
            assertThat(result).containsEntry("status", "node-limit").containsEntry("generated", 1000L);
        }
    }

    @Test
    void givesUpATableThatTakesTooLong() {
        try (PageServer server = start(1, 1, Limits.NONE.withTime(Duration.ofNanos(1)))) {
            Client client = new Client(server);
            var refused =
                    client.post("/api/solve", "{'start':'" + HARD + "','algorithm':'idastar','heuristic':'pdb:6-6-3'}");
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(error(refused)).startsWith("making the table ").contains("takes longer than the 0.0 s");
        }
    }

    /** The table takes all the time that the server gives to the request, so that none is left to the search. */
    @Test
    void givesATableAndItsSearchOneTimeTogether() {
        String question = "{\"start\":\"724 5b6 831\",\"algorithm\":\"idastar\",\"heuristic\":\"pdb:4-4\"}";
        try (Workers workers = new Workers(1, 1, Integer.MAX_VALUE, failure -> {})) {
            Searches solving = searchesWithSlowTables(workers);
            var solved = solving.solve(solving.question(JsonRequest.read(question)), Somebody.HERE);
            assertThat(solved.await().result().outcome()).isEqualTo(Outcome.TIME_LIMIT);
            Searches recording = searchesWithSlowTables(workers);
            var recorded = recording.record(recording.question(JsonRequest.read(question)), Somebody.HERE);
            assertThat(recorded.await()).contains("\"status\":\"time-limit\"");
        }
    }

    private static Searches searchesWithSlowTables(Workers workers) {
        return searches(workers, Limits.NONE.withTime(Duration.ofMillis(100)), new SlowTables());
    }

    private static Searches searches(Workers workers, Limits limits, Tables made) {
        return new Searches(limits, workers, made);
    }

    /** Tables that take all the time of a request; each of these is another, so that no puzzle has its tables yet. */
    private static final class SlowTables implements Tables {
        @Override
        public TableBytes get(Key key, Maker maker) {
            Job<?> job = Workers.current().orElseThrow();
            while (!job.isLate()) {
                Thread.onSpinWait();
            }
            return maker.make(BuildMonitor.NONE);
        }
    }

    /** What is drawn is nowhere to be found, so that the one request takes as long as the other is not answered. */
    @Test
    void solvesAPuzzleWhileOthersOfItsKindAreDrawn() {
        String goal = "'goal':'blank-first','timeLimit':'5m'";
        try (PageServer server = start(2, 2, Limits.NONE)) {
            Client client = new Client(server);
            var drawn = CompletableFuture.supplyAsync(
                    () -> client.post("/api/generate", "{'puzzle':'4x4','minDepth':80," + goal + "}"));
            client.await("/health", health -> health.whole("running") > 0);
            String near = "'start':'1 0 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15','algorithm':'astar',";
            assertThat(members(client.post("/api/solve", "{" + near + goal + "}")))
                    .containsEntry("length", 1L);
            assertThat(drawn).isNotDone();
        }
    }

    @Test
    void stopsSearchesWhenItIsClosed() {
        Workers workers = new Workers(1, 4, Integer.MAX_VALUE, failure -> {});
        List<Job<String>> jobs = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            jobs.add(workers.submit(new QueuedJob<>(Somebody.HERE, BusyServerTest::goOnUntilStopped)));
        }
        workers.close();
        assertThat(jobs).allMatch(Job::isDone);
        Assertions.assertThatThrownBy(() -> workers.submit(new QueuedJob<>(Somebody.HERE, job -> "")))
                .isInstanceOf(ApiError.class)
                .hasMessageContaining("shutting down");
    }

    private static String goOnUntilStopped(Job<String> job) {
        while (!job.isStopped()) {
            Thread.onSpinWait();
        }
        return "stopped";
    }

    @Test
    @Tag("long")
    void clientsThatNeverFinishARequestKeepNobodyOut() throws IOException {
        List<Socket> slow = new ArrayList<>();
        try (PageServer server = start(1, 4, Limits.NONE)) {
            for (int i = 0; i < 600; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                slow.add(socket);
                OutputStream out = socket.getOutputStream();
                out.write("POST /api/solve HTTP/1.1\r\nHost: localhost\r\nX-Slow: ".getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
            assertThat(new Client(server).get("/health").statusCode()).isEqualTo(200);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    @Test
    void garbageInsteadOfHttpHarmsNobody() throws IOException {
        try (PageServer server = start(1, 4, Limits.NONE);
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write(new byte[] {0, 1, 2, 3, 13, 10, 13, 10});
            socket.getOutputStream().flush();
            assertThat(new Client(server).get("/health").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void refusesAPortThatIsTaken() {
        try (PageServer server = start(1, 1, Limits.NONE)) {
            ServerOptions same = new ServerOptions("127.0.0.1", server.port(), 1, 1, Limits.NONE, tables);
            Assertions.assertThatThrownBy(() -> PageServer.start(same, tables, failure -> {}))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("cannot listen on 127.0.0.1:" + server.port());
        }
    }
}
