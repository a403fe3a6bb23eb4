package dev.unscramble.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/** Where the links of a page lead to in the site. */
final class Links {
    private Links() {}

    /** The page of the site that a Markdown file becomes. */
    static String asPage(String file) {
        return file.replaceFirst("\\.md(?=$|#)", ".html");
    }

    /**
     * The link as the site has it: to a page for a Markdown file; empty if it leads out of the documentation to
     * a file of the sources, which the site does not have.
     */
    static Optional<String> inSite(Path docs, Path file, String link) {
        if (link.matches("(https?:|mailto:|#).*")) {
            return Optional.of(link);
        }
        Path target = beside(file).resolve(link.replaceFirst("#.*", "")).normalize();
        return target.startsWith("..") || Files.isDirectory(docs.resolve(target))
                ? Optional.empty()
                : Optional.of(asPage(link));
    }

    /** The path from a file of the site to its top: ../ for each folder. */
    static String toTop(Path file) {
        return "../".repeat(file.getNameCount() - 1);
    }

    private static Path beside(Path file) {
        return Objects.requireNonNullElse(file.getParent(), Path.of(""));
    }
}
