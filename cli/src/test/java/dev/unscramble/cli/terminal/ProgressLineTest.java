package dev.unscramble.cli.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.Progress.Snapshot;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private static final long SECOND = 1_000_000_000L;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private int columns = 80;

    @Test
    void aShortSearchSaysNothing() {
        ProgressLine progress = line(true, true);
        assertThat(progress.goOn(after(SECOND / 2))).isTrue();
        progress.clear();
        assertThat(err()).isEmpty();
    }

    @Test
    void onATerminalTheLineIsWrittenOverAndVanishes() {
        ProgressLine progress = line(true, true);
        progress.goOn(after(2 * SECOND));
        progress.goOn(after(3 * SECOND));
        assertThat(err())
                .startsWith("\u001b[?7l\r\u001b[Ksearching: ")
                .contains("3 s")
                .doesNotContain("\n");
        progress.clear();
        assertThat(err()).endsWith("\r\u001b[K");
    }

    @Test
    void whatAWindowIsTooNarrowForIsLeftOutButNotTheTime() {
        columns = 60;
        line(true, true).goOn(after(2 * SECOND));
        assertThat(err())
                .contains("searching: 12,000,000 nodes generated, 34,000 stored, 2 s\u001b")
                .doesNotContain("bound", "nodes/s");
    }

    @Test
    void elsewhereItIsALineEveryFewSecondsWithoutEscapeCodes() {
        ProgressLine progress = line(false, true);
        for (int second = 1; second <= 10; second++) {
            progress.goOn(after(second * SECOND));
        }
        progress.clear();
        assertThat(err().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("searching: 12,000,000 nodes generated, 34,000 stored, bound 42, "))
                .noneMatch(line -> line.contains("\u001b") || line.contains("\r"));
    }

    @Test
    void theBestSolutionSoFarIsShownWithItsGapUntilTheSearchEnds() {
        ProgressLine progress = line(true, true);
        progress.improved(new Improvement(List.of(), 150, 120, SECOND));
        progress.goOn(after(2 * SECOND));
        assertThat(err()).contains("searching: best 150, at least 120, gap 25.0 %; 12,000,000 nodes");
        progress.clear();
        err.reset();
        progress.goOn(after(2 * SECOND));
        assertThat(err()).contains("searching: 12,000,000 nodes");
    }

    @Test
    void nothingIsShownWhereNobodyLooks() {
        line(false, false).goOn(after(9 * SECOND));
        assertThat(err()).isEmpty();
    }

    @Test
    void howMuchOfTheBoundIsDoneIsToldWithAnEstimateForTheRest() {
        columns = 200;
        ProgressLine progress = line(true, true);
        progress.goOn(after(2 * SECOND));
        progress.goOn(new Snapshot(7, 12, 34, 42, 4 * SECOND, 0.25));
        assertThat(err()).contains("bound 42 (25 % done in 2 s; 6 s left)");
    }

    @Test
    void nothingGoesToStandardOutput() {
        line(true, true).goOn(after(9 * SECOND));
        assertThat(out.size()).isZero();
    }

    private ProgressLine line(boolean isTerminal, boolean isShown) {
        var terminal = new Terminal(
                InputStream.nullInputStream(),
                new PrintStream(out, true, UTF_8),
                new PrintStream(err, true, UTF_8),
                false,
                isTerminal,
                isTerminal,
                Map.of(),
                () -> columns);
        return new ProgressLine(new StatusLine(terminal, isShown), () -> false);
    }

    private String err() {
        return err.toString(UTF_8);
    }

    private static Snapshot after(long nanos) {
        return new Snapshot(7_000_000, 12_000_000, 34_000, 42, nanos);
    }
}
