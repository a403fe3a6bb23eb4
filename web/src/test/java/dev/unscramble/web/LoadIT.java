package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.run.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
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
 * in the middle, or never read their answers. It takes a few seconds, or as long as {@code -Dload.seconds=60} says.
 */
@Timeout(value = 1, unit = TimeUnit.HOURS)
class LoadIT {
    private static final int CLIENTS = 200;

    /** One for each who may ask at a time, friend or not; those that are idle end by and by. */
    private static final int MOST_THREADS = 2 * CLIENTS;

    private static final Duration TIME = Duration.ofSeconds(Integer.getInteger("load.seconds", 5));

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
            long solved = load(client, puzzles);
            for (Socket socket : hostile) {
                socket.close();
            }
            long grown = usedMemory() - before;
            assertThat(solved).isGreaterThanOrEqualTo(CLIENTS);
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

    private static long load(Client client, List<String> puzzles) throws Exception {
        long end = System.nanoTime() + TIME.toNanos();
        ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
        try {
            List<Future<Integer>> all = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                int first = i;
                all.add(threads.submit(() -> solveUntil(end, client, puzzles, first)));
            }
            long solved = 0;
            for (Future<Integer> each : all) {
                solved += each.get();
            }
            return solved;
        } finally {
            threads.shutdownNow();
        }
    }

    /** Solves at least one, and says how many. */
    private static int solveUntil(long end, Client client, List<String> puzzles, int first) {
        int solved = 0;
        do {
            solve(client, puzzles.get((first + solved) % puzzles.size()));
            solved++;
        } while (System.nanoTime() < end);
        return solved;
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
