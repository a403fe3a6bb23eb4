package dev.unscramble.web;

import dev.unscramble.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.support.ui.FluentWait;

/** Somebody who talks to a server. */
final class Client {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final HttpClient http = HttpClient.newHttpClient();
    private final String address;

    Client(PageServer server) {
        this.address = server.address();
    }

    HttpResponse<String> get(String path, String... headers) {
        return send("GET", path, "", headers);
    }

    HttpResponse<String> delete(String path) {
        return send("DELETE", path, "");
    }

    /** Asks until the answer is as it should be. */
    Json await(String path, Predicate<Json> wanted) {
        return new FluentWait<>(this)
                .withTimeout(PATIENCE)
                .pollingEvery(Duration.ofMillis(10))
                .until(client -> {
                    Json answer = Json.read(client.get(path).body());
                    return wanted.test(answer) ? answer : null;
                });
    }

    /** Posts JSON in which ' stands for ". */
    HttpResponse<String> post(String path, String json) {
        return send("POST", path, json.replace('\'', '"'), "Content-Type", "application/json");
    }

    HttpResponse<String> send(String method, String path, String body, String... headers) {
        try {
            return http.send(request(method, path, body, headers), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpRequest request(String method, String path, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address).resolve(path))
                .method(method, HttpRequest.BodyPublishers.ofString(body));
        return (headers.length == 0 ? request : request.headers(headers)).build();
    }

    /** The members of an answer. */
    static Map<String, @Nullable Object> members(HttpResponse<String> answer) {
        return Json.read(answer.body()).members();
    }

    static String error(HttpResponse<String> answer) {
        return String.valueOf(members(answer).get("error"));
    }

    /** The data of the events of this name in a stream that has ended. */
    static List<Json> events(HttpResponse<String> stream, String name) {
        return java.util.Arrays.stream(stream.body().split("\n\n"))
                .filter(event -> event.startsWith("event: " + name + "\n"))
                .map(event -> Json.read(event.substring(event.indexOf("data: ") + 6)))
                .toList();
    }
}
