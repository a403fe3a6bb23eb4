package dev.unscramble.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A request and its answer. Every answer, of whatever kind, has the headers that keep browsers safe. */
final class Exchange {
    /** Scripts, styles and pictures come from here and nowhere else, and none is written into a page. */
    static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
            + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final int LARGEST_BODY = 64 << 10;
    private static final int FOUND = 302;
    private static final int NO_BODY = -1;
    private static final int LENGTH_UNKNOWN = 0;

    private final HttpExchange http;

    Exchange(HttpExchange http) {
        this.http = http;
        Headers headers = http.getResponseHeaders();
        headers.set("Content-Security-Policy", POLICY);
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

    /** Whose request it is. */
    String client() {
        return http.getRemoteAddress().getAddress().getHostAddress();
    }

    /** Whether only the headers of the answer are wanted. */
    boolean isHead() {
        return method().equals("HEAD");
    }

    Optional<String> header(String name) {
        return Optional.ofNullable(http.getRequestHeaders().getFirst(name));
    }

    /** The body of a request, which must be JSON and not too large. */
    JsonRequest body() throws IOException {
        String type = header("Content-Type").orElse("");
        if (!type.matches("(?i)application/json(\\s*;.*)?")) {
            throw new HttpError(HttpError.WRONG_TYPE, "the Content-Type must be application/json");
        }
        byte[] bytes = http.getRequestBody().readNBytes(LARGEST_BODY + 1);
        if (bytes.length > LARGEST_BODY) {
            throw new HttpError(HttpError.TOO_LARGE, "the request is larger than " + LARGEST_BODY + " bytes");
        }
        return JsonRequest.read(new String(bytes, StandardCharsets.UTF_8));
    }

    void json(int status, String json) throws IOException {
        send(status, "application/json; charset=utf-8", json.getBytes(StandardCharsets.UTF_8));
    }

    void send(int status, String type, byte[] bytes) throws IOException {
        http.getResponseHeaders().set("Content-Type", type);
        http.sendResponseHeaders(status, isHead() || bytes.length == 0 ? NO_BODY : bytes.length);
        if (!isHead() && bytes.length > 0) {
            http.getResponseBody().write(bytes);
        }
    }

    /** Sends the browser to another path of ours. */
    void redirect(String path) throws IOException {
        http.getResponseHeaders().set("Location", path);
        http.sendResponseHeaders(FOUND, NO_BODY);
    }

    /** Begins an answer that goes on; it ends when the exchange is closed. */
    OutputStream stream(String type) throws IOException {
        http.getResponseHeaders().set("Content-Type", type);
        http.sendResponseHeaders(200, LENGTH_UNKNOWN);
        return http.getResponseBody();
    }

    /** Answers under another content security policy than ours. */
    void policy(String policy) {
        http.getResponseHeaders().set("Content-Security-Policy", policy);
    }

    void retryAfter(int seconds) {
        http.getResponseHeaders().set("Retry-After", Integer.toString(seconds));
    }

    void allow(String methods) {
        http.getResponseHeaders().set("Allow", methods);
    }
}
