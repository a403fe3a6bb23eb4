package dev.unscramble.web;

import dev.unscramble.web.api.Answer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import java.util.Optional;

/**
 * What a client must know to use the lab of a server that other computers can reach. The link that the server prints
 * has it; a browser that opens the link gets a cookie, so that the token is not in the links that the page copies.
 */
final class LabToken {
    private static final String QUERY = "token=";
    private static final String BEARER = "Bearer ";

    private final String secret = RandomText.next();
    private final String cookie;

    /** @param port distinguishes the cookies of servers on one computer, which browsers do not */
    LabToken(int port) {
        cookie = "unscramble-" + port;
    }

    /** The query that makes the address of the page a link to the lab. */
    String query() {
        return "?" + QUERY + secret;
    }

    /** The answer to a user who follows the link: the page without the token in its address, and the cookie. */
    Optional<Answer> entrance(Exchange exchange) {
        String query = exchange.query();
        if (!exchange.path().equals("/") || !query.startsWith(QUERY)) {
            return Optional.empty();
        }
        Map<String, String> headers = isRight(query.substring(QUERY.length()))
                ? Map.of("Set-Cookie", cookie + "=" + secret + "; HttpOnly; SameSite=Strict; Path=/")
                : Map.of();
        return Optional.of(Answer.redirect("/", headers));
    }

    /** Whether a client has it: in the cookie, or, as programs do, in the header Authorization. */
    boolean isKnownTo(Exchange exchange) {
        return isRight(exchange.cookie(cookie))
                || isRight(exchange.header("Authorization").orElse("").replaceFirst("^" + BEARER, ""));
    }

    /** Compares in a time that does not depend on how much is right. */
    private boolean isRight(String given) {
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), secret.getBytes(StandardCharsets.UTF_8));
    }
}
