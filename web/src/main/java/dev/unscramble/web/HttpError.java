package dev.unscramble.web;

import dev.unscramble.run.Json;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request that is answered with an error: its HTTP status, and one sentence that says why. */
final class HttpError extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final int BAD_REQUEST = 400;
    static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int WRONG_METHOD = 405;
    static final int TOO_LARGE = 413;
    static final int WRONG_TYPE = 415;
    static final int TOO_MANY = 429;
    static final int INTERNAL = 500;
    static final int BUSY = 503;

    private final int status;
    private final transient Map<String, String> headers;

    HttpError(int status, @Nullable String sentence) {
        this(status, sentence, status == BUSY || status == TOO_MANY ? Map.of("Retry-After", "1") : Map.of());
    }

    HttpError(int status, @Nullable String sentence, Map<String, String> headers) {
        super(sentence, null, false, false);
        this.status = status;
        this.headers = headers;
    }

    /** One that should not have happened, and that was reported. */
    static HttpError internal() {
        return new HttpError(INTERNAL, "internal error; the output of the server says more");
    }

    int status() {
        return status;
    }

    Answer answer() {
        return Answer.json(status, Json.write(json -> json.writeStringProperty("error", getMessage())), headers);
    }
}
