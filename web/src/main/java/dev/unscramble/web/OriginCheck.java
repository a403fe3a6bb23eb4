package dev.unscramble.web;

import dev.unscramble.web.api.ApiError;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns away requests that another site sent through a user's browser. Such a site can reach us by a
 * name of its own that points here, which the Host header shows, or by our own address, which the
 * Origin header shows.
 *
 * @param ownHost the name or address that the server listens on
 */
record OriginCheck(String ownHost) {
    private static final Pattern HOST = Pattern.compile("(\\[[0-9a-fA-F:.]+]|[^:]+)(?::\\d{1,5})?");
    private static final Pattern ADDRESS = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-fA-F:.]+]");
    private static final Set<String> FETCHED_BY_US = Set.of("same-origin", "none");

    /** Other sites may link to the page, and show it. */
    private static final Set<String> FOR_ALL = Set.of("/", PageFiles.PLAYER);

    void check(Exchange exchange) {
        String host = exchange.header("Host").orElse("");
        if (!isOurs(host)) {
            throw new ApiError(
                    ApiError.FORBIDDEN, "this server is not called \"" + host + "\"; use its address, or localhost");
        }
        Optional<String> origin = exchange.header("Origin");
        if (origin.isPresent() && !origin.get().equals("http://" + host)) {
            throw new ApiError(ApiError.FORBIDDEN, "requests from " + origin.get() + " are not answered");
        }
        boolean isForAll = exchange.method().equals("GET") && FOR_ALL.contains(exchange.path());
        Optional<String> fetched = exchange.header("Sec-Fetch-Site");
        if (fetched.isPresent() && !FETCHED_BY_US.contains(fetched.get()) && !isForAll) {
            throw new ApiError(ApiError.FORBIDDEN, "requests from other sites are not answered");
        }
    }

    /** Names can be made to point anywhere; addresses, and localhost, are what they say. */
    private boolean isOurs(String host) {
        Matcher parts = HOST.matcher(host);
        if (!parts.matches()) {
            return false;
        }
        String name = parts.group(1);
        return name.equalsIgnoreCase("localhost")
                || name.equalsIgnoreCase(ownHost)
                || ADDRESS.matcher(name).matches();
    }
}
