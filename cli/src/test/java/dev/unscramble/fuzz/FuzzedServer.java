package dev.unscramble.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.unscramble.model.Limits;
import dev.unscramble.web.PageServer;
import dev.unscramble.web.ServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * One server for all requests, with little time and few nodes for each of them. It is not asked to start experiments,
 * which go on after the answer.
 */
final class FuzzedServer {
    /** Longer ones are refused by the server of the JDK, which need not answer. */
    private static final int LONGEST_LINE = 12_000;

    private static final int TIMEOUT_MILLIS = 60_000;
    private static final Limits LIMITS =
            Limits.NONE.withNodes(200).withTime(Duration.ofMillis(50)).withMemoryBytes(16 << 20);

    private static @Nullable FuzzedServer instance;

    private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    private final PageServer server;

    private FuzzedServer() throws IOException {
        Path folder = Files.createTempDirectory("fuzzed-server");
        folder.toFile().deleteOnExit();
        server = PageServer.start(
                new ServerOptions(ServerOptions.LOOPBACK, 0, 1, 1, LIMITS, folder), folder, failures::add);
    }

    static synchronized FuzzedServer started() {
        try {
            FuzzedServer running = instance == null ? new FuzzedServer() : instance;
            instance = running;
            return running;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return server.port();
    }

    /** Sends a line with the method and the path, then the body; there must be an answer, and no failure. */
    void request(String text) {
        String[] parts = text.split("\n", 2);
        String printable = parts[0].replaceAll("[^!-~ ]", "");
        String line = printable.substring(0, Math.min(printable.length(), LONGEST_LINE));
        byte[] body = parts.length < 2 || !isUri(line) ? new byte[0] : parts[1].getBytes(UTF_8);
        if (line.matches("[A-Z]+ /[^ ]*") && !line.startsWith("POST /api/experiments")) {
            String answer = answer(line, body);
            if (!failures.isEmpty()) {
                throw new AssertionError("the server failed", failures.poll());
            }
            if (!answer.startsWith("HTTP/1.1 ")) {
                throw new AssertionError("there was no answer: " + answer);
            }
        }
    }

    /** Other paths are refused by the server of the JDK, whose answer may be lost on who is still sending. */
    private static boolean isUri(String line) {
        try {
            new URI(line.substring(line.indexOf(' ') + 1));
            return true;
        } catch (URISyntaxException e) {
            return false;
        }
    }

    private String answer(String line, byte[] body) {
        String head = line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
                + "Content-Length: " + body.length + "\r\n\r\n";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(head.getBytes(ISO_8859_1));
            socket.getOutputStream().write(body);
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
