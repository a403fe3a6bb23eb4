package dev.unscramble.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;

/** A plain web server: it sends the files of a folder, below some path, and knows nothing else. */
final class StaticServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript",
            "css", "text/css",
            "svg", "image/svg+xml",
            "json", "application/json",
            "wasm", "application/wasm");

    static {
        // Otherwise the body waits for the receipt of the head, for 40 ms.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final HttpServer server;
    private final Path folder;
    private final String prefix;

    StaticServer(Path folder, String prefix) {
        try {
            this.folder = folder;
            this.prefix = prefix;
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext(prefix, this::send);
            server.setExecutor(Executors.newCachedThreadPool());
            server.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String address() {
        return "http://localhost:" + server.getAddress().getPort() + prefix;
    }

    private void send(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().substring(prefix.length());
        Path file = folder.resolve(path.isEmpty() || path.endsWith("/") ? path + "index.html" : path);
        try (exchange) {
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String name = file.toString();
            String ending = name.substring(name.lastIndexOf('.') + 1);
            exchange.getResponseHeaders().add("Content-Type", TYPES.getOrDefault(ending, "application/octet-stream"));
            exchange.sendResponseHeaders(200, Files.size(file));
            Files.copy(file, exchange.getResponseBody());
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
