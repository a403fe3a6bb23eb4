package dev.unscramble.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The documentation is served beside the page, from the jar. */
@Timeout(600)
class DocumentationTest {
    @TempDir
    private Path folder;

    private PageServer server;
    private Client client;

    @BeforeEach
    void start() {
        server = TestServer.start(folder, folder);
        client = new Client(server);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void itsPagesStylesAndPicturesAreThere() {
        assertThat(client.get("/docs/").body()).contains("<h1 id=\"unscramble-the-documentation\">");
        assertThat(client.get("/docs/commands.html").body())
                .contains("<h2 id=\"solve\">")
                .as("the way back to the page")
                .contains("href=\"../\">Play, watch and race</a>");
        assertThat(client.get("/docs/adr/0001-ida-star-recurses.html").statusCode())
                .isEqualTo(200);
        assertThat(type(client.get("/docs/site.css"))).startsWith("text/css");
        assertThat(type(client.get("/docs/theme.css"))).startsWith("text/css");
        assertThat(type(client.get("/docs/theme.js"))).startsWith("text/javascript");
        assertThat(type(client.get("/docs/images/compare.png"))).isEqualTo("image/png");
        assertThat(type(client.get("/docs/images/modules.svg"))).isEqualTo("image/svg+xml");
    }

    @Test
    void withoutTheStrokeAtItsEndTheAddressLeadsThere() {
        HttpResponse<String> answer = client.get("/docs");
        assertThat(answer.statusCode()).isEqualTo(302);
        assertThat(answer.headers().firstValue("Location")).contains("/docs/");
        assertThat(client.get("/no-docs").statusCode()).isEqualTo(404);
    }

    private static String type(HttpResponse<String> answer) {
        return answer.headers().firstValue("Content-Type").orElseThrow();
    }
}
