package dev.unscramble.web;

import static dev.unscramble.web.Client.members;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.catalog.PlainKind;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.pdb.Tables;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles that are registered in the class path of {@code serve --classpath}. */
class UserPuzzleTest {

    /** A puzzle that is not registered in the class path of the tests. */
    public static final class ClockKind extends PlainKind<Hand> {
        public ClockKind() {
            super("clock");
        }

        @Override
        protected Domain<Hand> domain(Tables tables) {
            return new PlainDomain<>(Dial.unit(12, 1), List.of());
        }
    }

    @Test
    void requestsFindThem(@TempDir Path folder, @TempDir Path tables) throws Exception {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(PuzzleKind.class.getName()), ClockKind.class.getName());
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try (URLClassLoader classes =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, usual)) {
            thread.setContextClassLoader(classes);
            try (PageServer server = TestServer.start(tables, tables)) {
                assertThat(members(new Client(server).post("/api/solve", "{'puzzle':'clock','start':'9'}")))
                        .containsEntry("status", "solved");
            }
        } finally {
            thread.setContextClassLoader(usual);
        }
    }
}
