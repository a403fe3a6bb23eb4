package dev.unscramble.web;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a server over a real connection. All of a class share one, with folders of its own. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(600)
abstract class RunningServer {
    static final String BOARD = "724 5b6 831";

    PageServer server;
    Client client;

    @BeforeAll
    final void start(@TempDir Path tables, @TempDir Path results) {
        server = TestServer.start(tables, results);
        client = new Client(server);
    }

    @AfterAll
    final void stop() {
        server.close();
    }
}
