package dev.unscramble.cli.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class RelaunchIT {
    private static final int TERMINATED = 143;

    @SuppressWarnings("NullAway.Init") // set before each test
    private Process parent;

    @SuppressWarnings("NullAway.Init")
    private BufferedReader said;

    @SuppressWarnings("NullAway.Init")
    private ProcessHandle child;

    @BeforeEach
    void start() throws IOException {
        parent = new ProcessBuilder(RelaunchProbe.command("-Dparent")).start();
        said = parent.inputReader(UTF_8);
        child = ProcessHandle.of(Long.parseLong(said.readLine())).orElseThrow();
    }

    @AfterEach
    void end() {
        child.destroyForcibly();
        parent.destroyForcibly();
    }

    @Test
    void theOtherHasOurStreamsAndItsExitCodeIsOurs() throws Exception {
        try (Writer in = parent.outputWriter(UTF_8)) {
            in.write("a line\n");
        }
        assertThat(said.lines()).containsExactly("a line", RelaunchProbe.IN_ORDER);
        assertThat(parent.waitFor()).isEqualTo(RelaunchProbe.CODE);
    }

    @Test
    void whoeverIsToldToEndLetsTheOtherEndInOrder() throws Exception {
        parent.toHandle().destroy(); // without the streams
        assertThat(parent.waitFor()).isEqualTo(TERMINATED);
        assertThat(child.isAlive()).isFalse();
        assertThat(said.lines()).containsExactly(RelaunchProbe.IN_ORDER);
    }

    @Test
    void theOtherEndsWithWhoeverIsKilled() throws Exception {
        parent.destroyForcibly().waitFor();
        assertThat(child.onExit().get(2, TimeUnit.MINUTES).isAlive()).isFalse();
    }

    @Test
    void aJavaThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> Relaunch.run(List.of("/no/java")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot start /no/java");
    }
}
