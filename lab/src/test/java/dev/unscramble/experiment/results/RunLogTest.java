package dev.unscramble.experiment.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class RunLogTest {

    /** A cluster may answer while the log is being closed. */
    @Test
    void itEndsThoughARunComesBehindTheSignToEnd(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("runs.jsonl");
        CountDownLatch isWritten = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        RunLog log = new RunLog(file, 0, runs -> {
            isWritten.countDown();
            await(goOn);
        });
        FinishedRun run = RunJsonTest.run(Outcome.SOLVED);
        log.append(run);
        isWritten.await();
        Thread closing = new Thread(log::close);
        closing.start();
        while (closing.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        log.append(run);
        goOn.countDown();
        closing.join();
        assertThat(Files.readString(file)).startsWith(RunJson.write(run));
    }

    /** Both an append and the closing tell of a full disk; neither hides the other. */
    @Test
    void aFullDiskIsToldByTheAppendAndByTheClosingBehindIt() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full));
        assertThatThrownBy(() -> {
                    try (RunLog log = new RunLog(full, 0, runs -> {})) {
                        while (true) {
                            log.append(RunJsonTest.run(Outcome.SOLVED));
                        }
                    }
                })
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("cannot write /dev/full: ")
                .satisfies(thrown -> assertThat(thrown.getSuppressed()).hasSize(1));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
