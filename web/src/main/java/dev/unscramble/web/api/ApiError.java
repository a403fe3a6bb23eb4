package dev.unscramble.web.api;

import dev.unscramble.json.Json;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request that is answered with an error: its status, as HTTP numbers them, and one sentence that says why. */
public final class ApiError extends RuntimeException {
    private static final long serialVersionUID = 1;

    public static final int BAD_REQUEST = 400;
    public static final int FORBIDDEN = 403;
    public static final int NOT_FOUND = 404;
    public static final int WRONG_METHOD = 405;
    public static final int TOO_LARGE = 413;
    public static final int WRONG_TYPE = 415;
    public static final int TOO_MANY = 429;
    public static final int INTERNAL = 500;
    public static final int BUSY = 503;

    private final int status;
    private final transient Map<String, String> headers;

    public ApiError(int status, @Nullable String sentence) {
        this(status, sentence, status == BUSY || status == TOO_MANY ? Map.of("Retry-After", "1") : Map.of());
    }

    public ApiError(int status, @Nullable String sentence, Map<String, String> headers) {
        super(sentence, null, false, false);
        this.status = status;
        this.headers = headers;
    }

    /** One that should not have happened, and that was reported. */
    public static ApiError internal() {
        return new ApiError(INTERNAL, "internal error; the output of the server says more");
    }

    public int status() {
        return status;
    }

    public Answer answer() {
        return Answer.json(status, Json.object().put("error", getMessage()).line(), headers);
    }
}
