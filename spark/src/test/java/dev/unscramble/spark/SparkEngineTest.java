package dev.unscramble.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.engine.Engine;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The engine on threads of this JVM. */
@Tag("long")
@Timeout(300)
class SparkEngineTest {
    private static final Map<String, String> SETTINGS = Map.of(
            "spark.master", "local[2]",
            "spark.ui.enabled", "false",
            "spark.driver.host", "localhost",
            "spark.log.level", "ERROR");

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @BeforeAll
    static void set() {
        SETTINGS.forEach(System::setProperty);
    }

    @AfterAll
    static void reset() {
        SETTINGS.keySet().forEach(System::clearProperty);
    }

    @Test
    void answersComeToThoseWhoAskedUntilItEnds() throws InterruptedException {
        Engine engine = new SparkEngineProvider().start("a test");
        try (engine) {
            assertThat(engine.slots()).isEqualTo(2);
            assertThat(engine.address()).isEmpty();
            engine.submit(List.of("{\"kind\":\"a\"}", "{\"kind\":\"b\"}"), listener("first"));
            engine.submit(List.of("{\"kind\":\"\u00e4\"}"), listener("second"));
            assertThat(List.of(next(), next(), next()))
                    .satisfiesExactlyInAnyOrder(
                            said -> assertThat(said).startsWith("first 0: ").contains("\\\"a\\\""),
                            said -> assertThat(said).startsWith("first 1: ").contains("\\\"b\\\""),
                            said -> assertThat(said).startsWith("second 0: ").contains("\\\"\u00e4\\\""));
            engine.cancel();
        }
        assertThat(heard).isEmpty();
        assertThat(engine.slots()).isZero();
        engine.submit(List.of("{\"kind\":\"d\"}"), listener("last"));
        engine.cancel();
        assertThat(heard).containsExactly("last failed: Spark has stopped");
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
