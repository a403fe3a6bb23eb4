package dev.unscramble.engine;

import dev.unscramble.model.InputException;
import java.io.IOException;

/** The process of an engine, for tests: it answers what it was asked, or does something worse. */
final class EchoServer {
    static final String DIE = "die";
    static final String FAIL = "fail";
    static final String REFUSE = "refuse";

    private EchoServer() {}

    public static void main(String[] arguments) throws IOException {
        EngineServer.serve(System.in, System.out, EchoServer::start, arguments[0]);
        System.exit(0);
    }

    private static Engine start(String name) {
        if (name.equals(REFUSE)) {
            throw new InputException("not today");
        }
        return new LocalEngine(order -> {
            if (order.equals(DIE)) {
                Runtime.getRuntime().halt(137);
            } else if (order.equals(FAIL)) {
                throw new IllegalStateException("it cannot be done");
            }
            return "\"" + order + "\" by " + name;
        });
    }
}
