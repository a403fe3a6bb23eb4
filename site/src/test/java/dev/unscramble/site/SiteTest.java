package dev.unscramble.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site of our own documentation. */
class SiteTest {
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"#]*)(?:#([^\"]*))?\"");

    @TempDir
    private static Path site;

    @BeforeAll
    static void make() throws IOException {
        Path page = Path.of("..", "web", "src", "main", "resources", "dev", "unscramble", "web", "page", "app");
        Site.main(new String[] {
            Path.of("..", "docs").toString(),
            site.toString(),
            page.resolve("theme.css").toString(),
            page.resolve("theme.js").toString(),
            page.resolve("icon.svg").toString()
        });
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(site)) {
            return files.filter(file -> file.toString().endsWith(".html")).toList();
        }
    }

    @Test
    void everyLinkLeadsToSomethingThatIsThere() throws IOException {
        assertThat(pages()).hasSizeGreaterThan(15);
        for (Path page : pages()) {
            String html = Files.readString(page);
            assertThat(LINK.matcher(html).results())
                    .as(page.toString())
                    .allSatisfy(link -> assertThat(leadsSomewhere(page, link))
                            .as(link.group())
                            .isTrue());
        }
    }

    private static boolean leadsSomewhere(Path page, MatchResult link) throws IOException {
        String address = link.group(1);
        if (address.startsWith("https:")) {
            return true;
        }
        Path target = (address.isEmpty() ? page : page.resolveSibling(address)).normalize();
        if (target.equals(site.getParent())) {
            return true; // the page, which is served beside the documentation
        }
        String anchor = link.group(2);
        return Files.isRegularFile(target)
                && (anchor == null || Files.readString(target).contains("id=\"" + anchor + "\""));
    }

    @Test
    void nothingIsLoadedFromTheInternet() throws IOException {
        for (Path page : pages()) {
            assertThat(Files.readString(page))
                    .as(page.toString())
                    .doesNotContain("src=\"http", "<link rel=\"stylesheet\" href=\"http");
        }
    }

    @Test
    void everyPageIsInTheMenuOfEveryOther() throws IOException {
        String index = Files.readString(site.resolve("index.html"));
        for (Path page : pages()) {
            assertThat(index).contains("<li><a href=\"" + site.relativize(page) + "\"");
        }
    }

    @Test
    void tablesCodeAndLinksToTheSourcesAreAsTheyShouldBe() throws IOException {
        assertThat(Files.readString(site.resolve("page.html")))
                .contains(
                        "<div class=\"wide\" tabindex=\"0\"><table>",
                        "<pre tabindex=\"0\"><code class=\"language-sh\">")
                .contains("aria-current=\"page\">The page</a>")
                .doesNotContain("../web/src/main");
        assertThat(Files.readString(site.resolve("adr/0001-ida-star-recurses.html")))
                .contains("href=\"../site.css\"", "href=\"../index.html\"");
    }

    @Test
    void everyFigureHasItsCommand() throws IOException {
        String figures = Files.readString(Path.of("..", "docs", "figures.md"));
        try (Stream<Path> images = Files.list(Path.of("..", "docs", "images"))) {
            assertThat(images.map(image -> image.getFileName().toString()))
                    .isNotEmpty()
                    .allMatch(image -> figures.contains("| `" + image + "` | "));
        }
    }
}
