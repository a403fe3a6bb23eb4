package dev.unscramble.web;

import dev.unscramble.web.api.Requester;

/**
 * Who asks in tests that need no connection, and waits for every answer.
 *
 * @param address the address that limits count by
 */
record Somebody(String address, boolean mayUseLab) implements Requester {
    static final Requester HERE = new Somebody("127.0.0.1", true);

    @Override
    public boolean isGone() {
        return false;
    }
}
