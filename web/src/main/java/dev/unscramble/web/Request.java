package dev.unscramble.web;

/**
 * What somebody asks, however it reached us.
 *
 * @param method GET, POST or DELETE
 * @param content what it brings along, which is read when an answer needs it
 */
record Request(String method, String path, Requester requester, Content content) {
    /** The body of a request. */
    @FunctionalInterface
    interface Content {
        JsonRequest read();
    }

    JsonRequest body() {
        return content.read();
    }
}
