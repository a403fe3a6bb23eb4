package dev.unscramble.web;

/**
 * Limits of the JDK's server, which it reads from system properties when its classes are first used. They
 * bound what a client can hold up that sends or reads slowly, or not at all.
 */
final class HttpLimits {
    /** How many connections there may be, each of which may hold a thread. */
    static final int CONNECTIONS = 1024;

    private HttpLimits() {}

    static void set() {
        set("sun.net.httpserver.maxReqTime", "10"); // seconds to send a request
        set("sun.net.httpserver.maxRspTime", "1800"); // seconds to read an answer, which may be a stream
        set("sun.net.httpserver.maxReqHeaders", "64");
        set("sun.net.httpserver.maxReqHeaderSize", "16384");
        set("jdk.httpserver.maxConnections", Integer.toString(CONNECTIONS));
        // One idle connection too many is closed without a word, perhaps just when its client sends a request.
        set("sun.net.httpserver.maxIdleConnections", Integer.toString(CONNECTIONS));
        set("sun.net.httpserver.nodelay", "true");
    }

    /** Unless somebody has set it on the command line of Java. */
    private static void set(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }
}
