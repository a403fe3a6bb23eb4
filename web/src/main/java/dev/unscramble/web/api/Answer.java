package dev.unscramble.web.api;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** The answer to a request, apart from HTTP. */
public sealed interface Answer {
    /** The header that says what a page may load, if it differs from the usual. */
    String POLICY = "Content-Security-Policy";

    /** The header that identifies the content, so that a client that has it need not get it again. */
    String TAG = "ETag";

    int FOUND = 302;

    /** An answer that is known as a whole; the headers are those beside the media type. */
    record Whole(int status, String type, byte[] bytes, Map<String, String> headers) implements Answer {}

    /** A stream of events, sent one after the other until there are no more, or the client has gone. */
    record Events(Source source) implements Answer {
        /** Tells all events to a listener. */
        @FunctionalInterface
        public interface Source {
            void tell(Listener listener) throws IOException;
        }

        /** Takes one event: its name, and what it says as JSON. */
        @FunctionalInterface
        public interface Listener {
            void take(String event, String data) throws IOException;
        }
    }

    static Answer json(String json) {
        return json(200, json);
    }

    static Answer json(int status, String json) {
        return json(status, json, Map.of());
    }

    static Answer json(int status, String json, Map<String, String> headers) {
        return new Whole(status, "application/json; charset=utf-8", json.getBytes(StandardCharsets.UTF_8), headers);
    }

    /** Sends a browser to another path of ours. */
    static Answer redirect(String path, Map<String, String> headers) {
        Map<String, String> all = new HashMap<>(headers);
        all.put("Location", path);
        return new Whole(FOUND, "", new byte[0], all);
    }

    /** A page of HTML. */
    static Answer html(int status, String html) {
        return new Whole(status, "text/html; charset=utf-8", html.getBytes(StandardCharsets.UTF_8), Map.of());
    }
}
