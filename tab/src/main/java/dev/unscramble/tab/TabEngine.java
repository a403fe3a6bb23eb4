package dev.unscramble.tab;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.StoppedException;
import dev.unscramble.web.api.Answer;
import dev.unscramble.web.api.Api;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.JsonRequest;
import dev.unscramble.web.api.Request;
import dev.unscramble.web.api.Requester;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;

/** Answers the requests of the page in a worker of the browser, as the server does. */
public final class TabEngine {
    /** Of what browsers give a tab at least, an eighth is left for all else. */
    private static final long MEMORY = (1L << 30) / 8 * 7;

    private static final Limits MOST = new Limits(Long.MAX_VALUE, Duration.ofMinutes(10), MEMORY, Integer.MAX_VALUE);
    private static final TabTables TABLES = new TabTables();
    private static final Api API = Api.direct(MOST, TABLES);

    private TabEngine() {}

    /** There is nothing to start: the worker calls {@link #answer}. */
    public static void main(String[] args) {}

    /**
     * Answers a request with a status, a space and the body. If events are wanted, the function {@code tellEvent} of the
     * worker is called with each, and the body is empty. The status 000 says that the body is the name of a table, which has to
     * be {@linkplain #giveTable given} before the request is made again.
     */
    @JSExport
    public static String answer(String method, String path, String body, boolean wantsEvents) {
        try {
            Request request = new Request(
                    method, path, wantsEvents ? Request.EVENTS : "", Requester.ONLY_USER, () -> JsonRequest.read(body));
            String answer = text(API.answer(request)
                    .orElseThrow(() -> new ApiError(ApiError.NOT_FOUND, "this needs the program: unscramble serve")));
            TABLES.forget();
            return answer;
        } catch (TabTables.Wanted e) {
            return "000 " + e.getMessage();
        } catch (ApiError e) {
            return text(e);
        } catch (InputException e) {
            return text(new ApiError(ApiError.BAD_REQUEST, e.getMessage()));
        } catch (StoppedException e) {
            return text(new ApiError(ApiError.BUSY, e.getMessage()));
        } catch (IOException | RuntimeException | Error e) {
            return text(new ApiError(ApiError.INTERNAL, String.valueOf(e)));
        }
    }

    /** Lets the worker keep tables: its function {@code keepTable} is called with the name and size of each, in its {@code words}. */
    @JSExport
    public static void keepTables() {
        TABLES.startKeeping();
    }

    /** Takes a table out of the {@code words} of the worker; a negative size says that it has none. */
    @JSExport
    public static void giveTable(String name, int bytes) {
        TABLES.give(name, bytes);
    }

    private static String text(ApiError error) {
        return text((Answer.Whole) error.answer());
    }

    private static String text(Answer answer) throws IOException {
        if (answer instanceof Answer.Events events) {
            events.source().tell(TabEngine::tellEvent);
            return "200 {}";
        }
        return text((Answer.Whole) answer);
    }

    private static String text(Answer.Whole whole) {
        return whole.status() + " " + new String(whole.bytes(), StandardCharsets.UTF_8);
    }

    @JSBody(
            params = {"name", "data"},
            script = "self.tellEvent(name, data);")
    private static native void tellEvent(String name, String data);
}
