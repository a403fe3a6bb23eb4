package dev.unscramble.web;

import static dev.unscramble.web.Client.error;
import static dev.unscramble.web.Client.members;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Limits;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server that other computers can reach. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(600)
class OpenServerTest {
    private static final String CENSUS = "{'puzzle':'2x2'}";

    private PageServer server;
    private Client client;

    @BeforeAll
    void start(@TempDir Path folder) {
        ServerOptions options = new ServerOptions("0.0.0.0", 0, 1, 40, Limits.NONE, folder);
        server = PageServer.start(options, folder, failure -> {
            throw new AssertionError(failure);
        });
        client = new Client(server);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void everybodyMaySolveAndRace() {
        assertThat(client.get("/").statusCode()).isEqualTo(200);
        String puzzle = "'start':'142 3b5 678'";
        assertThat(members(client.post("/api/solve", "{" + puzzle + "}"))).containsEntry("length", 2L);
        assertThat(client.post("/api/trace", "{" + puzzle + ",'algorithm':'astar'}")
                        .statusCode())
                .isEqualTo(200);
        assertThat(client.post("/api/races", "{" + puzzle + ",'solvers':[{'algorithm':'astar'}]}")
                        .statusCode())
                .isEqualTo(201);
    }

    @Test
    void theLabIsClosedWithoutTheToken() {
        assertThat(members(client.get("/api/catalog"))).containsEntry("lab", false);
        List<HttpResponse<String>> refused = List.of(
                client.get("/api/experiments"),
                client.post("/api/experiments", "{'preset':'modern','quick':true}"),
                client.delete("/api/experiments"),
                client.get("/reports/own"),
                client.post("/api/census", CENSUS),
                client.post("/api/check-heuristic", CENSUS),
                client.get("/api/experiments", "Authorization", "Bearer wrong"),
                client.get("/api/experiments", "Cookie", "unscramble-" + server.port() + "=wrong"));
        assertThat(refused).allSatisfy(answer -> {
            assertThat(answer.statusCode()).isEqualTo(403);
            assertThat(error(answer)).contains("the link with the token");
        });
    }

    @Test
    void theLinkWithTheTokenOpensTheLab() {
        HttpResponse<String> entrance = client.get(server.addressWithLab());
        assertThat(entrance.statusCode()).isEqualTo(302);
        assertThat(entrance.headers().firstValue("Location")).contains("/");
        String cookie = entrance.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly", "SameSite=Strict");
        String pair = cookie.substring(0, cookie.indexOf(';'));
        assertThat(members(client.get("/api/catalog", "Cookie", pair))).containsEntry("lab", true);
        assertThat(members(client.get("/api/experiments", "Cookie", pair))).doesNotContainKey("sample");
        assertThat(client.get("/api/experiments", "Authorization", "Bearer " + token())
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void aWrongTokenOpensNothing() {
        HttpResponse<String> entrance = client.get("/?token=wrong");
        assertThat(entrance.statusCode()).isEqualTo(302);
        assertThat(entrance.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void theTokenPermitsNoExperimentsOfOnesOwn() {
        HttpResponse<String> refused = client.send(
                "POST",
                "/api/experiments",
                "{\"toml\":\"\"}",
                "Content-Type",
                "application/json",
                "Authorization",
                "Bearer " + token());
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(error(refused)).contains("only where the server listens on 127.0.0.1");
    }

    @Test
    void oneClientMayHaveSoManySearches() {
        String hard = "{'start':'15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0','solvers':["
                + "{'algorithm':'ids'},".repeat(5) + "{'algorithm':'ids'}]}";
        for (int race = 0; race < 5; race++) {
            assertThat(client.post("/api/races", hard).statusCode()).isEqualTo(201);
        }
        HttpResponse<String> refused = client.post("/api/races", hard);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(error(refused)).startsWith("you have 32 searches under way");
    }

    private String token() {
        return server.addressWithLab().replaceFirst(".*token=", "");
    }
}
