package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.json.Json;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The files of the page as a browser gets them, and the pages that the server writes itself. */
class PageFilesTest extends RunningServer {
    private static final String[] BROWSER = {"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"};
    private static final Pattern LOCAL = Pattern.compile("(?:src|href)=\"(\\w[^\"]+)\"");

    @Test
    void thePageIsAFewFilesWhichABrowserNeedNotGetAgain() {
        HttpResponse<String> page = client.get("/", BROWSER);
        List<String> files = LOCAL.matcher(page.body())
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
        assertThat(files)
                .hasSize(4)
                .as("their addresses are relative, so that the page works in any folder")
                .filteredOn(file -> file.startsWith("bundle/"))
                .hasSize(2)
                .allSatisfy(file -> {
                    var answer = client.get("/" + file);
                    assertThat(answer.statusCode()).isEqualTo(200);
                    assertThat(answer.headers().firstValue("Cache-Control"))
                            .hasValue("public, max-age=31536000, immutable");
                });
        String tag = page.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = client.get("/", "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(client.get("/app/main.js", "If-None-Match", tag).statusCode())
                .isEqualTo(200);
    }

    @Test
    void otherSitesMayShowOnlyWhatIsMeantForThem() {
        assertThat(policy("/")).contains("frame-ancestors 'none'");
        assertThat(policy("/?embedded")).contains("frame-ancestors 'none'");
        assertThat(policy("/?embed&theme=dark")).contains("frame-ancestors *").contains("script-src 'self'");
        assertThat(policy("/docs/?embed")).contains("frame-ancestors 'none'");
        assertThat(policy("/own/sandbox.html"))
                .startsWith("sandbox allow-scripts; default-src 'none'")
                .doesNotContain("connect-src");
        String[] fromElsewhere = {"Sec-Fetch-Site", "cross-site"};
        assertThat(client.get("/player.js", fromElsewhere).statusCode()).isEqualTo(200);
        assertThat(client.get("/app/main.js", fromElsewhere).statusCode()).isEqualTo(403);
    }

    private String policy(String path) {
        return client.get(path).headers().firstValue("Content-Security-Policy").orElseThrow();
    }

    @Test
    void theSourcesAreThereByTheirPaths() {
        assertThat(client.get("/app/main.js").body()).contains("import { html");
    }

    @Test
    void whoFollowsAWrongLinkGetsAPage() {
        HttpResponse<String> page = client.get("/no%3Cb%3E", BROWSER);
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
        assertThat(page.body())
                .contains("<h1>404</h1>", "<p>There is nothing at /no", "start at /.</p>", "<a href=\"/\">")
                .doesNotContain("<b>");
        HttpResponse<String> program = client.get("/nowhere", "Accept", "application/json");
        assertThat(program.statusCode()).isEqualTo(404);
        assertThat(Client.error(program)).startsWith("there is nothing at /nowhere");
    }

    @Test
    void peopleReadTheApiAsAPageAndProgramsAsOpenApi() {
        Json openapi = Json.read(client.get("/api").body());
        String page = client.get("/api", BROWSER).body();
        assertThat(page).startsWith("<!doctype html>").contains("POST /api/solve", "id=\"Result\"", "href=\"#Result\"");
        assertThat(openapi.object("paths").members().keySet())
                .hasSizeGreaterThan(10)
                .allSatisfy(path -> assertThat(page).contains(path));
        assertThat(openapi.object("components").object("schemas").members().keySet())
                .allSatisfy(name -> assertThat(page).contains("<h3 id=\"" + name + "\">"));
    }
}
