package dev.unscramble.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** The answer to a request, apart from HTTP. */
sealed interface Answer {
    /** The header that says what a page may load, where that is not what all of ours may. */
    String POLICY = "Content-Security-Policy";

    int FOUND = 302;

    /** An answer that is known as a whole; the headers are those beside the media type. */
    record Whole(int status, String type, byte[] bytes, Map<String, String> headers) implements Answer {}

    /** An answer that goes on: events, told one after the other until there are no more, or nobody listens. */
    record Events(Source source) implements Answer {
        /** Tells all events to a listener. */
        @FunctionalInterface
        interface Source {
            void tell(Listener listener) throws IOException;
        }

        /** Takes one event: its name, and what it says as JSON. */
        @FunctionalInterface
        interface Listener {
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

    static Answer file(String type, byte[] bytes) {
        return new Whole(200, type, bytes, Map.of());
    }
}
