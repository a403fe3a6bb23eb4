package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import dev.unscramble.laws.Samples;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two hundred clients at once on random 15-puzzles, while others send half requests, garbage and far too much, go away
 * in the middle, or never read their answers. Each of the two hundred solves some puzzles, more of them if {@link
 * Samples} are large.
 */
@Timeout(value = 1, unit = TimeUnit.HOURS)
class LoadIT {
    private static final int CLIENTS = 200;

    /** One for each who may ask at a time, friend or not; those that are idle end by and by. */
    private static final int MOST_THREADS = 2 * CLIENTS;

    private static final int PUZZLES_OF_ONE = Samples.atLeast(2);

    @Test
    void nothingIsWrongAndNothingIsLost(@TempDir Path tables) throws Exception {
        List<Throwable> failures = new ArrayList<>();
        try (PageServer server = TestServer.start(tables, tables, failures::add)) {
            Client client = new Client(server);
            List<String> puzzles = drawn(client);
            solve(client, puzzles.get(0)); // makes the tables
            long before = usedMemory();
            int threads = Thread.activeCount();
            List<Socket> hostile = hostile(server.port());
            load(client, puzzles);
            for (Socket socket : hostile) {
                socket.close();
            }
            long grown = usedMemory() - before;
            assertThat(failures).isEmpty();
            assertThat(Client.members(client.get("/health")))
                    .containsEntry("running", 0L)
                    .containsEntry("waiting", 0L);
            assertThat(grown).isLessThan(100L << 20);
            assertThat(Thread.activeCount() - threads).isLessThan(MOST_THREADS);
        }
    }

    private static List<String> drawn(Client client) {
        return Json.read(client.post("/api/generate", "{'puzzle':'4x4','moves':60,'count':100,'seed':7}")
                        .body())
                .items("puzzles", String.class);
    }

    /** Returns when all clients have what they asked for, and their threads have ended. */
    private static void load(Client client, List<String> puzzles) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                int first = i;
                all.add(threads.submit(() -> solveSome(client, puzzles, first)));
            }
            for (Future<?> each : all) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
            assertThat(threads.awaitTermination(5, TimeUnit.MINUTES)).isTrue();
        }
    }

    private static void solveSome(Client client, List<String> puzzles, int first) {
        for (int i = 0; i < PUZZLES_OF_ONE; i++) {
            solve(client, puzzles.get((first + i) % puzzles.size()));
        }
    }

    private static void solve(Client client, String puzzle) {
        var answer = client.post("/api/solve", "{'start':'%s'}".formatted(puzzle));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        Json result = Json.read(answer.body());
        assertThat(result.members()).containsEntry("status", "solved").containsEntry("optimal", true);
        assertThat(result.items("moves", String.class)).hasSize(Math.toIntExact(result.whole("length")));
    }

    private static List<Socket> hostile(int port) throws IOException {
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Socket gone = connect(port, "POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{");
            gone.setSoLinger(true, 0); // as if its machine had died: it sends nothing more
            gone.close();
            Socket deaf = connect(port, "GET /api HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200));
            sockets.add(deaf);
            Socket halfOpen = connect(port, "GET /health HTTP/1.1\r\nHost: localhost\r\n");
            halfOpen.shutdownOutput();
            sockets.add(halfOpen);
        }
        for (String sent : List.of(
                "POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{",
                "GET / HTTP/1.1\r\nX-Slow: ",
                "\u0000\u0001\u0002\r\n\r\n",
                "POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n\r\n"
                        + "[".repeat(60_000))) {
            for (int i = 0; i < 20; i++) {
                sockets.add(connect(port, sent));
            }
        }
        return sockets;
    }

    private static Socket connect(int port, String sent) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.getOutputStream().write(sent.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
        return socket;
    }

    private static long usedMemory() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
