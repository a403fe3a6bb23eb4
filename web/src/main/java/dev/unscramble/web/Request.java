package dev.unscramble.web;

import java.io.IOException;

/**
 * What somebody asks, however it reached us.
 *
 * @param method GET, POST or DELETE
 * @param client whose request it is
 * @param content what it brings along, which is read when an answer needs it
 */
record Request(String method, String path, String client, Content content) {
    /** The body of a request. */
    @FunctionalInterface
    interface Content {
        JsonRequest read() throws IOException;
    }

    JsonRequest body() throws IOException {
        return content.read();
    }
}
