package dev.unscramble.web;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The browser's files, which are resources beside this class: the page, and the documentation below /docs/. */
final class PageFiles {
    private static final String FOLDER = "page";
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

    private PageFiles() {}

    /** A file: its media type and its bytes. */
    record PageFile(String type, byte[] bytes) {}

    /** The file that a path of an address names, if there is one; of a folder, its first page. */
    static Optional<PageFile> find(String path) throws IOException {
        String file = path.endsWith("/") ? path + FIRST : path;
        var parts = PATH.matcher(file);
        String type = parts.matches() ? TYPES.get(parts.group(1)) : null;
        if (type == null) {
            return Optional.empty();
        }
        try (InputStream stream = PageFiles.class.getResourceAsStream(FOLDER + file)) {
            return stream == null ? Optional.empty() : Optional.of(new PageFile(type, stream.readAllBytes()));
        }
    }
}
