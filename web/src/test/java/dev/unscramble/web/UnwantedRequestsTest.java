package dev.unscramble.web;

import static dev.unscramble.web.Client.error;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server does not answer: other sites, other folders, too much. */
class UnwantedRequestsTest extends RunningServer {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nothing",
                "/../PageServer.class",
                "/%2e%2e/PageServer.class",
                "/app/../index.html",
                "/PageServer.class",
                "/vendor/"
            })
    void noPathLeavesItsFolder(String path) {
        HttpResponse<String> answer = client.get(path);
        assertThat(answer.statusCode()).isIn(400, 403, 404);
        assertThat(error(answer)).isNotBlank();
    }

    @Test
    void servesThePageUnderAStrictPolicy() {
        HttpResponse<String> page = client.get("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self'")
                .doesNotContain("unsafe");
    }

    @Test
    void compressesWhatIsLargeForThoseWhoCanReadIt() {
        String large = "/api";
        assertThat(client.get(large).headers().firstValue("Content-Encoding")).isEmpty();
        HttpResponse<String> compressed = client.get(large, "Accept-Encoding", "gzip");
        assertThat(compressed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(compressed.headers().firstValueAsLong("Content-Length").orElseThrow())
                .isLessThan(client.get(large)
                        .headers()
                        .firstValueAsLong("Content-Length")
                        .orElseThrow());
        assertThat(client.get("/health", "Accept-Encoding", "gzip").headers().firstValue("Content-Encoding"))
                .isEmpty();
    }

    @Test
    void refusesOtherSites() {
        assertThat(client.get("/health", "Origin", "http://evil.example").statusCode())
                .isEqualTo(403);
        assertThat(client.get("/health", "Sec-Fetch-Site", "cross-site").statusCode())
                .isEqualTo(403);
        assertThat(client.get("/health", "Origin", server.address().replaceAll("/$", ""))
                        .statusCode())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "localhost, 200",
        "127.0.0.1:80, 200",
        "[::1]:80, 200",
        "evil.example, 403",
        "localhost.evil.example, 403",
        "'', 400"
    })
    void answersOnlyToItsOwnName(String host, String status) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write(("GET /health HTTP/1.1\r\nHost: " + host + "\r\n\r\n").getBytes(UTF_8));
            var reader = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
            assertThat(reader.readLine()).startsWith("HTTP/1.1 " + status);
        }
    }

    @Test
    void refusesWhatIsNotJsonAndWhatIsTooLarge() {
        assertThat(client.send("POST", "/api/solve", "{}", "Content-Type", "text/plain")
                        .statusCode())
                .isEqualTo(415);
        assertThat(client.post("/api/solve", "x".repeat(Exchange.LARGEST_BODY + 1))
                        .statusCode())
                .isEqualTo(413);
        assertThat(client.get("/api/solve").statusCode()).isEqualTo(405);
    }
}
