package dev.unscramble.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The documentation as a site that needs nothing but a browser: a page for each Markdown file, with the menu
 * that {@code index.md} has as lists of links, and the other files as they are.
 */
public final class Site {
    private static final String INDEX = "index.md";
    private static final String MARKDOWN = ".md";
    private static final String STYLE = "site.css";

    private final Path docs;
    private final List<Path> files;
    private final Menu menu;

    private Site(Path docs) throws IOException {
        this.docs = docs;
        try (Stream<Path> found = Files.walk(docs)) {
            this.files = found.filter(Files::isRegularFile)
                    .map(docs::relativize)
                    .sorted()
                    .toList();
        }
        List<MarkdownPage> pages = new ArrayList<>();
        for (Path file : files) {
            if (isMarkdown(file)) {
                pages.add(MarkdownPage.read(docs, file));
            }
        }
        this.menu = Menu.of(MarkdownPage.read(docs, Path.of(INDEX)), pages);
    }

    /** Takes the folder of the documentation, the folder of the site, and files to be copied into it. */
    public static void main(String[] arguments) throws IOException {
        Path out = Path.of(arguments[1]);
        make(Path.of(arguments[0]), out);
        for (String asset : List.of(arguments).subList(2, arguments.length)) {
            copy(Path.of(asset), out.resolve(Path.of(asset).getFileName()));
        }
    }

    static void make(Path docs, Path out) throws IOException {
        Site site = new Site(docs);
        clear(out);
        for (Path file : site.files) {
            if (isMarkdown(file)) {
                site.write(file, out);
            } else {
                copy(docs.resolve(file), out.resolve(file));
            }
        }
        try (InputStream style = Objects.requireNonNull(Site.class.getResourceAsStream(STYLE))) {
            Files.copy(style, out.resolve(STYLE), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Removes what an earlier call wrote: pages of documents that were deleted must not stay. */
    private static void clear(Path out) throws IOException {
        if (Files.exists(out)) {
            try (Stream<Path> old = Files.walk(out)) {
                for (Path file : old.filter(Files::isRegularFile).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private static boolean isMarkdown(Path file) {
        return file.toString().endsWith(MARKDOWN);
    }

    private void write(Path file, Path out) throws IOException {
        MarkdownPage page = MarkdownPage.read(docs, file);
        Path target = out.resolve(Links.asPage(file.toString()));
        Files.createDirectories(Objects.requireNonNull(target.getParent()));
        Files.writeString(target, new PageLayout(page, menu).html());
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(Objects.requireNonNull(to.getParent()));
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
}
