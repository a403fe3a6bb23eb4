package dev.unscramble.web.api;

/**
 * A request, apart from HTTP.
 *
 * @param method GET, POST or DELETE
 * @param accepted the media types that the answer may have, as the header Accept of HTTP lists them
 * @param content what it brings along, which is read when an answer needs it
 */
public record Request(String method, String path, String accepted, Requester requester, Content content) {
    /** The media type of a stream of events. */
    public static final String EVENTS = "text/event-stream";

    /** The body of a request. */
    @FunctionalInterface
    public interface Content {
        JsonRequest read();
    }

    /** Whether it asks for a media type by its name. */
    public boolean names(String type) {
        return accepted.contains(type);
    }

    public JsonRequest body() {
        return content.read();
    }
}
