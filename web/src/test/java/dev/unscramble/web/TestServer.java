package dev.unscramble.web;

import dev.unscramble.model.Limits;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Servers for tests: on any free port, else as they usually are. */
final class TestServer {
    private TestServer() {}

    /** One that fails where something happens that should not. */
    static PageServer start(Path tables, Path results) {
        return start(tables, results, failure -> {
            throw new AssertionError(failure);
        });
    }

    static PageServer start(Path tables, Path results, Consumer<Throwable> failures) {
        int workers = Runtime.getRuntime().availableProcessors();
        Limits limits =
                Limits.NONE.withTime(ServerOptions.DEFAULT_TIME).withMemoryBytes(ServerOptions.memoryOfOne(workers));
        return PageServer.start(
                new ServerOptions(ServerOptions.LOOPBACK, 0, workers, ServerOptions.DEFAULT_QUEUE, limits, results),
                tables,
                failures);
    }
}
