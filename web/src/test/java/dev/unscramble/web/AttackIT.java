package dev.unscramble.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import dev.unscramble.laws.Samples;
import dev.unscramble.web.api.Api;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Clients that die, that say nothing, that send half a request and that leave what they asked for, all at the same time
 * and from the address of an honest client, who has puzzles solved meanwhile. With {@code -Dsamples=10} there are 11,000
 * dead clients, 5,000 idle connections, 600 half requests, 100 abandoned searches and 100 abandoned races.
 */
@Timeout(value = 1, unit = TimeUnit.HOURS)
class AttackIT {
    private static final int DEAD = Samples.atLeast(1_100);
    private static final int IDLE = Samples.atLeast(500);
    private static final int HALF = Samples.atLeast(60);
    private static final int ABANDONED = Samples.atLeast(10);

    /** Requests that are being answered have one each; those of clients that have gone end within a second. */
    private static final int MOST_THREADS = 300;

    /** No search by this algorithm ends within a test. */
    private static final String ENDLESS = "{\"start\":\"15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0\","
            + "\"timeLimit\":\"5m\",\"algorithm\":\"ids\"}";

    private static final String ENDLESS_RACE = ENDLESS.replace("}", ",\"solvers\":[{}]}");

    private final Queue<Socket> open = new ConcurrentLinkedQueue<>();
    private int port;

    @Test
    void anHonestClientIsAnsweredThroughout(@TempDir Path tables) throws Exception {
        List<Throwable> failures = new ArrayList<>();
        try (PageServer server = TestServer.start(tables, tables, failures::add)) {
            port = server.port();
            Client honest = new Client(server);
            solve(honest);
            long memory = usedMemory();
            long threads = serverThreads();
            List<Long> nanos = attack(server, honest);
            honest.await("/health", health -> health.whole("running") == 0 && health.whole("waiting") == 0);
            long moreThreads = serverThreads() - threads;
            long moreMemory = usedMemory() - memory;
            System.out.printf(
                    "%d answers, the slowest after %d ms; %d more threads, %d MB more%n",
                    nanos.size(), Collections.max(nanos) / 1_000_000, moreThreads, moreMemory >> 20);
            assertThat(failures).isEmpty();
            assertThat(moreMemory).isLessThan(100L << 20);
            assertThat(moreThreads).isLessThan(MOST_THREADS);
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
    }

    /** The threads that are not those of the clients, of which each has its own. */
    private static long serverThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !thread.getName().startsWith("HttpClient-"))
                .count();
    }

    /** Has puzzles solved until the attack is over; returns how long each answer took. */
    private List<Long> attack(PageServer server, Client honest) throws Exception {
        List<Callable<?>> attacks = List.of(
                repeated(DEAD, this::die),
                repeated(IDLE, () -> open.add(connect(""))),
                repeated(HALF, () -> open.add(connect("POST /api/solve HTTP/1.1\r\nHost: localhost\r\nX-Half: "))),
                repeated(ABANDONED, this::abandonASearch),
                repeated(ABANDONED, () -> abandonARace(honest)));
        ExecutorService attackers = Executors.newFixedThreadPool(attacks.size());
        try {
            List<? extends Future<?>> all =
                    attacks.stream().map(attackers::submit).toList();
            List<Long> nanos = new ArrayList<>();
            while (!all.stream().allMatch(Future::isDone)) {
                nanos.add(solve(honest));
                nanos.add(solve(new Client(server))); // by another connection
            }
            for (Future<?> each : all) {
                each.get();
            }
            return nanos;
        } finally {
            attackers.shutdownNow();
        }
    }

    private static Callable<?> repeated(int times, Callable<?> attack) {
        return () -> {
            for (int i = 0; i < times; i++) {
                attack.call();
            }
            return null;
        };
    }

    private static long solve(Client client) {
        long start = System.nanoTime();
        var answer = client.post("/api/solve", "{'start':'724 5b6 831','algorithm':'astar','heuristic':'manhattan'}");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return System.nanoTime() - start;
    }

    private Void die() throws IOException {
        Socket socket = connect(post("/api/solve"));
        socket.setSoLinger(true, 0); // nothing is sent any more but that it has gone
        socket.close();
        return null;
    }

    private Void abandonASearch() throws IOException {
        connect(post("/api/solve")).close();
        return null;
    }

    /** Leaves when the first event has come. */
    private Void abandonARace(Client client) throws IOException {
        var started = client.post("/api/races", ENDLESS_RACE);
        if (started.statusCode() == Api.CREATED) {
            String id = Json.read(started.body()).text("id");
            try (Socket socket = connect("GET /api/races/" + id + "/events HTTP/1.1\r\nHost: localhost\r\n\r\n")) {
                assertThat(socket.getInputStream().read()).isPositive();
            }
        }
        return null;
    }

    private static String post(String path) {
        return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
                + ENDLESS.length() + "\r\n\r\n" + ENDLESS;
    }

    private Socket connect(String sent) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.getOutputStream().write(sent.getBytes(UTF_8));
        return socket;
    }

    private static long usedMemory() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
