package dev.unscramble.web;

import dev.unscramble.web.api.Answer;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.JsonRequest;
import dev.unscramble.web.api.Request;
import dev.unscramble.web.api.Requester;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.FutureCallback;

/** A request and its answer. Every answer, of whatever kind, has the headers that keep browsers safe. */
final class Exchange {
    /** Scripts, styles and pictures come from here and nowhere else, and none is written into a page. */
    static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
            + " connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** The page as a part of pages of any site: what it offers then needs no trust. */
    private static final String EMBEDDED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *");

    static final int LARGEST_BODY = 1 << 20;

    private static final Map<String, String> ALWAYS = Map.of(
            Answer.POLICY,
            POLICY,
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cache-Control",
            "no-cache");

    private static final String TYPE = "Content-Type";
    private static final int NOT_MODIFIED = 304;

    /** Less than this fits into one packet or two. */
    private static final int LEAST_TO_COMPRESS = 2048;

    /** How long an event may take to leave; who does not read for so long does not listen. */
    private static final long PATIENCE_SECONDS = 10;

    /** The first half of an IPv6 address is given to a network; its computers choose the rest as they like. */
    private static final int NETWORK_BYTES = 8;

    private final org.eclipse.jetty.server.Request http;
    private final Response response;
    private final Callback callback;
    private final Connection connection;
    private final String address;
    private volatile boolean isSending;

    Exchange(org.eclipse.jetty.server.Request http, Response response, Callback callback) {
        this.http = http;
        this.response = response;
        this.callback = callback;
        this.connection = http.getConnectionMetaData().getConnection();
        this.address = address(connection);
        ALWAYS.forEach(response.getHeaders()::put);
        if (path().equals("/") && query().matches("embed(?:&.*)?")) {
            response.getHeaders().put(Answer.POLICY, EMBEDDED_POLICY);
        }
        http.addIdleTimeoutListener(timeout -> isSending); // while a search runs, nothing is sent, and nothing is wrong
    }

    String method() {
        return http.getMethod();
    }

    String path() {
        return http.getHttpURI().getPath();
    }

    String query() {
        return Objects.requireNonNullElse(http.getHttpURI().getQuery(), "");
    }

    String address() {
        return address;
    }

    /** The address of a client; that of its network, if a client can choose among many. */
    static String address(Connection connection) {
        if (connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress socket) {
            InetAddress address = socket.getAddress();
            return address instanceof Inet6Address
                    ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES))
                    : address.getHostAddress();
        }
        return ""; // it has closed the connection already
    }

    Connection connection() {
        return connection;
    }

    /** Whether only the headers of the answer are wanted. */
    private boolean isHead() {
        return method().equals("HEAD");
    }

    Optional<String> header(String name) {
        return Optional.ofNullable(http.getHeaders().get(name));
    }

    /** Whether a browser shows the answer as a page. */
    boolean isForPage() {
        return !method().equals("POST") && accepted().contains("text/html");
    }

    /** The media types that the answer may have. */
    private String accepted() {
        return header("Accept").orElse("");
    }

    /** The value of a cookie, or nothing. */
    String cookie(String name) {
        return org.eclipse.jetty.server.Request.getCookies(http).stream()
                .filter(cookie -> cookie.getName().equals(name))
                .map(HttpCookie::getValue)
                .findFirst()
                .orElse("");
    }

    /** The body of a request, which must be JSON and, to be there, not too large. */
    private JsonRequest json(Optional<byte[]> body) {
        if (!header(TYPE).orElse("").matches("(?i)application/json(\\s*;.*)?")) {
            throw new ApiError(ApiError.WRONG_TYPE, "the Content-Type must be application/json");
        }
        byte[] bytes = body.orElseThrow(
                () -> new ApiError(ApiError.TOO_LARGE, "the request is larger than " + (LARGEST_BODY >> 20) + " MiB"));
        return JsonRequest.read(new String(bytes, StandardCharsets.UTF_8));
    }

    /** The request, whose answer to HEAD is the one to GET without its body. */
    Request request(Optional<byte[]> body, boolean mayUseLab) {
        Requester requester = new Requester() {
            @Override
            public String address() {
                return address;
            }

            @Override
            public boolean isGone() {
                return Exchange.this.isGone();
            }

            @Override
            public boolean mayUseLab() {
                return mayUseLab;
            }
        };
        return new Request(isHead() ? "GET" : method(), path(), accepted(), requester, () -> json(body));
    }

    /**
     * Whether the client of an answer that takes work has gone. Tries to read one more byte, when the whole request has been
     * read and no other thread reads. A client that is there has sent nothing: none of the usual ones sends another request
     * before it has its answer, and one that does may be cut off by HTTP.
     */
    boolean isGone() {
        try {
            return method().equals("POST") && connection.getEndPoint().fill(BufferUtil.allocate(1)) != 0;
        } catch (IOException e) {
            return true;
        }
    }

    /** Sends an answer, one that is known as a whole without waiting for its client. */
    void send(Answer answer) throws IOException {
        if (answer instanceof Answer.Whole whole) {
            send(whole);
        } else if (answer instanceof Answer.Events events) {
            stream(events);
        }
    }

    private void send(Answer.Whole whole) throws IOException {
        whole.headers().forEach(response.getHeaders()::put);
        String tag = whole.headers().get(Answer.TAG);
        if (tag != null && header("If-None-Match").orElse("").contains(tag)) {
            response.setStatus(NOT_MODIFIED);
            isSending = true;
            response.write(true, BufferUtil.EMPTY_BUFFER, callback);
            return;
        }
        if (!whole.type().isEmpty()) {
            response.getHeaders().put(TYPE, whole.type());
        }
        response.setStatus(whole.status());
        ByteBuffer bytes = ByteBuffer.wrap(compressed(whole)); // of which HEAD gets only the headers
        isSending = true;
        response.write(true, bytes, callback);
    }

    private byte[] compressed(Answer.Whole whole) throws IOException {
        boolean isSmall =
                whole.bytes().length < LEAST_TO_COMPRESS || whole.type().equals("image/png");
        if (isSmall || !header("Accept-Encoding").orElse("").contains("gzip")) {
            return whole.bytes();
        }
        response.getHeaders().put("Content-Encoding", "gzip");
        response.getHeaders().put("Vary", "Accept-Encoding");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(whole.bytes());
        }
        return bytes.toByteArray();
    }

    /** By server-sent events; who only asks for the headers does not listen. */
    private void stream(Answer.Events events) throws IOException {
        response.getHeaders().put(TYPE, Request.EVENTS);
        if (!isHead()) {
            events.source().tell((event, data) -> write("event: " + event + "\ndata: " + data + "\n\n"));
        }
        isSending = true;
        response.write(true, BufferUtil.EMPTY_BUFFER, callback);
    }

    private void write(String text) throws IOException {
        FutureCallback written = new FutureCallback();
        response.write(false, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), written);
        try {
            written.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException(e);
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    /** Gives up on a client that has gone or does not listen. */
    void fail(Throwable failure) {
        callback.failed(failure);
    }
}
