package dev.unscramble.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A request and its answer. Every answer, of whatever kind, has the headers that keep browsers safe. */
final class Exchange {
    /** Scripts, styles and pictures come from here and nowhere else, and none is written into a page. */
    static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
            + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String TYPE = "Content-Type";
    private static final int LARGEST_BODY = 64 << 10;
    private static final int NO_BODY = -1;
    private static final int LENGTH_UNKNOWN = 0;

    private final HttpExchange http;

    Exchange(HttpExchange http) {
        this.http = http;
        Headers headers = http.getResponseHeaders();
        headers.set(Answer.POLICY, POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cache-Control", "no-cache");
    }

    String method() {
        return http.getRequestMethod();
    }

    String path() {
        return http.getRequestURI().getPath();
    }

    private String client() {
        return http.getRemoteAddress().getAddress().getHostAddress();
    }

    /** Whether only the headers of the answer are wanted. */
    private boolean isHead() {
        return method().equals("HEAD");
    }

    Optional<String> header(String name) {
        return Optional.ofNullable(http.getRequestHeaders().getFirst(name));
    }

    /** The body of a request, which must be JSON and not too large. */
    private JsonRequest body() throws IOException {
        String type = header(TYPE).orElse("");
        if (!type.matches("(?i)application/json(\\s*;.*)?")) {
            throw new HttpError(HttpError.WRONG_TYPE, "the Content-Type must be application/json");
        }
        byte[] bytes = http.getRequestBody().readNBytes(LARGEST_BODY + 1);
        if (bytes.length > LARGEST_BODY) {
            throw new HttpError(HttpError.TOO_LARGE, "the request is larger than " + LARGEST_BODY + " bytes");
        }
        return JsonRequest.read(new String(bytes, StandardCharsets.UTF_8));
    }

    /** The request, whose answer to HEAD is the one to GET without its body. */
    Request request() {
        return new Request(isHead() ? "GET" : method(), path(), client(), this::body);
    }

    /** Sends an answer; one that goes on ends when the exchange is closed. */
    void send(Answer answer) throws IOException {
        if (answer instanceof Answer.Whole whole) {
            send(whole);
        } else if (answer instanceof Answer.Events events) {
            stream(events);
        }
    }

    private void send(Answer.Whole whole) throws IOException {
        whole.headers().forEach(http.getResponseHeaders()::set);
        if (!whole.type().isEmpty()) {
            http.getResponseHeaders().set(TYPE, whole.type());
        }
        boolean hasBody = !isHead() && whole.bytes().length > 0;
        http.sendResponseHeaders(whole.status(), hasBody ? whole.bytes().length : NO_BODY);
        if (hasBody) {
            http.getResponseBody().write(whole.bytes());
        }
    }

    /**
     * By server-sent events; who only asks for the headers does not listen. The answer begins with the first event, so
     * that its source learns if nobody is there.
     */
    private void stream(Answer.Events events) throws IOException {
        http.getResponseHeaders().set(TYPE, "text/event-stream");
        if (isHead()) {
            http.sendResponseHeaders(200, NO_BODY);
            return;
        }
        events.source().tell((event, data) -> {
            if (http.getResponseCode() < 0) {
                http.sendResponseHeaders(200, LENGTH_UNKNOWN);
            }
            http.getResponseBody()
                    .write(("event: " + event + "\ndata: " + data + "\n\n").getBytes(StandardCharsets.UTF_8));
            http.getResponseBody().flush();
        });
        http.getResponseBody().close();
    }
}
