package dev.unscramble.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class EngineProcessTest {
    @TempDir
    private Path folder;

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Test
    void answersComeToThoseWhoAsked() throws InterruptedException {
        try (Engine engine = start("Echo")) {
            assertThat(engine.slots()).isEqualTo(2);
            assertThat(engine.address()).contains("http://localhost:4040");
            engine.submit(List.of("a", "line\nbreak"), listener("first"));
            engine.submit(List.of("\u00e4"), listener("second"));
            assertThat(List.of(next(), next(), next()))
                    .containsExactly(
                            "first 0: \"a\" by Echo",
                            "first 1: \"line\nbreak\" by Echo",
                            "second 0: \"\u00e4\" by Echo");
        }
    }

    @Test
    void whoeverCancelledHearsNothingMoreNotEvenOfTheEnd() throws InterruptedException {
        try (Engine engine = start("Echo")) {
            engine.submit(List.of("a"), listener("first"));
            next();
            engine.cancel();
        }
        assertThat(heard).isEmpty();
    }

    @Test
    void whoeverAskedHearsThatAnOrderFailed() throws InterruptedException {
        try (Engine engine = start("Echo")) {
            engine.submit(List.of(EchoServer.FAIL), listener("first"));
            assertThat(next()).isEqualTo("first failed: it cannot be done");
        }
    }

    @Test
    void whoeverWaitsHearsThatTheEngineDied() throws InterruptedException {
        try (Engine engine = start("Echo")) {
            engine.submit(List.of(EchoServer.DIE), listener("first"));
            assertThat(next()).startsWith("first failed: the engine has ended; what it said is in " + folder);
            engine.submit(List.of("a"), listener("second"));
            assertThat(next()).startsWith("second failed: the engine has ended");
        }
    }

    @Test
    void anEngineThatRefusesToStartSaysWhy() {
        assertThatThrownBy(() -> start(EchoServer.REFUSE))
                .isInstanceOf(InputException.class)
                .hasMessage("not today");
    }

    @Test
    void aCommandThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> EngineProcess.start(List.of("/no/java"), Map.of(), folder.resolve("log"), () -> false))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot start /no/java");
    }

    @Test
    void whoeverIsInterruptedDoesNotWaitForTheStart() {
        assertThatThrownBy(() -> EngineProcess.start(command("Echo"), Map.of(), folder.resolve("log"), () -> true))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("interrupted");
    }

    private EngineProcess start(String name) {
        return EngineProcess.start(command(name), Map.of(), folder.resolve("log"), () -> false);
    }

    private static List<String> command(String name) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                EchoServer.class.getName(),
                name);
    }

    private Engine.Listener listener(String name) {
        return new Engine.Listener() {
            @Override
            public void answered(int order, String answer) {
                heard.add(name + " " + order + ": " + answer);
            }

            @Override
            public void failed(String reason) {
                heard.add(name + " failed: " + reason);
            }
        };
    }

    private String next() throws InterruptedException {
        return String.valueOf(heard.poll(120, TimeUnit.SECONDS));
    }
}
