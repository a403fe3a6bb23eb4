package dev.unscramble.web;

import dev.unscramble.web.api.Answer;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Request;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The browser's files, which are resources beside this class: the page, and the documentation below /docs/. The page is
 * answered as a {@link PageBundle}; its sources are there, too, each by its path.
 */
final class PageFiles {
    private static final String RESOURCES = "page";
    private static final String FIRST = "index.html";

    /** Names without dots, so that no path leaves the folder, and an ending that we know. */
    private static final Pattern PATH = Pattern.compile("(?:/[\\w-]++)++(?:\\.LICENSE)?\\.(\\w+)");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "txt", "text/plain; charset=utf-8",
            "json", "application/json; charset=utf-8");

    /** For files whose name changes with what is in them. */
    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    /** The page in which code of users runs: as a site of its own, which cannot send requests. */
    private static final String SANDBOX = "/own/sandbox.html";

    private static final String SANDBOX_POLICY = "sandbox allow-scripts; default-src 'none';"
            + " script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; frame-ancestors *";

    /** The script by which other sites show a part of the page. */
    static final String PLAYER = "/player.js";

    private PageFiles() {}

    /** Made when the page is first asked for. */
    private static final class Bundled {
        private static final Map<String, String> FILES = PageBundle.of("/" + FIRST, PageFiles::source);
    }

    /**
     * The answer to a request that no route of the API has: a file, or the folder that it names.
     *
     * @throws ApiError if there is neither
     */
    static Answer answer(Request request) throws IOException {
        if (!request.method().equals("GET")) {
            throw new ApiError(ApiError.WRONG_METHOD, "only GET is possible here");
        }
        return answer(request.path());
    }

    static Answer answer(String path) throws IOException {
        Optional<Answer> file = find(path);
        if (file.isPresent()) {
            return file.get();
        }
        if (find(path + "/").isPresent()) {
            return Answer.redirect(path + "/", Map.of());
        }
        throw new ApiError(ApiError.NOT_FOUND, "there is nothing at " + path + "; start at /");
    }

    /** The file that a path of an address names, if there is one; of a folder, its first page. */
    private static Optional<Answer> find(String path) throws IOException {
        String file = path.endsWith("/") ? path + FIRST : path;
        var parts = PATH.matcher(file);
        String type = parts.matches() ? TYPES.get(parts.group(1)) : null;
        if (type == null) {
            return Optional.empty();
        }
        String bundled = Bundled.FILES.get(file);
        byte[] bytes = bundled == null ? read(file) : bundled.getBytes(StandardCharsets.UTF_8);
        return bytes == null ? Optional.empty() : Optional.of(new Answer.Whole(200, type, bytes, headers(file, bytes)));
    }

    private static Map<String, String> headers(String file, byte[] bytes) {
        if (file.startsWith(PageBundle.FOLDER)) {
            return Map.of("Cache-Control", FOR_EVER);
        }
        if (file.equals(PLAYER)) {
            return Map.of("Cross-Origin-Resource-Policy", "cross-origin");
        }
        String tag = "W/\"" + PageBundle.checksum(bytes) + "\"";
        return file.equals(SANDBOX) ? Map.of(Answer.TAG, tag, Answer.POLICY, SANDBOX_POLICY) : Map.of(Answer.TAG, tag);
    }

    /** The text of a file of the page. */
    static String source(String path) {
        try {
            byte[] bytes = read(path);
            if (bytes == null) {
                throw new IllegalStateException("there is no " + path);
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte @Nullable [] read(String file) throws IOException {
        try (InputStream stream = PageFiles.class.getResourceAsStream(RESOURCES + file)) {
            return stream == null ? null : stream.readAllBytes();
        }
    }
}
