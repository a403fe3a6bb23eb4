package dev.unscramble.pdb;

import static dev.unscramble.pdb.TableClient.ASKS;
import static dev.unscramble.pdb.TableClient.GOT;
import static dev.unscramble.pdb.TableClient.MAKES;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.files.OtherProcess;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.StoppedException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Threads and processes that want one table at the same time make it once. */
@Timeout(60)
class SharedFolderTest {
    private static final Tables.Key KEY = new Tables.Key("shared", 3, 1);

    private final AtomicInteger made = new AtomicInteger();
    private final List<Process> started = new ArrayList<>();

    @TempDir
    private Path temporary;

    @AfterEach
    void endWhatIsLeft() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void twoThreadsMakeATableOnce() throws Exception {
        CompletableFuture<TableBytes> second = new CompletableFuture<>();
        Thread thread = new Thread(() -> second.complete(folder(temporary).get(KEY, this::make)));
        TableBytes first = folder(temporary).get(KEY, monitor -> {
            thread.start();
            while (thread.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            return make(monitor);
        });
        assertThat(second.get().array()).isEqualTo(first.array()).containsExactly(1, 2, 3);
        assertThat(made).hasValue(1);
    }

    @Test
    void whoWaitsForAnotherThreadCanBeStopped() throws Exception {
        CompletableFuture<TableBytes> second = new CompletableFuture<>();
        TableFolder impatient = new TableFolder(temporary, Long.MAX_VALUE, new Diary(share -> false));
        folder(temporary).get(KEY, monitor -> {
            second.completeAsync(() -> impatient.get(KEY, this::make));
            assertThatThrownBy(second::get).hasCauseInstanceOf(StoppedException.class);
            return make(monitor);
        });
        assertThat(made).hasValue(1);
    }

    @Test
    void twoPathsToOneFolderMakeNoDifference() throws Exception {
        Path link =
                Files.createSymbolicLink(temporary.resolve("link"), Files.createDirectory(temporary.resolve("pdb")));
        CountDownLatch asked = new CountDownLatch(1);
        Diary diary = new Diary(share -> {
            asked.countDown();
            return true;
        });
        CompletableFuture<TableBytes> second = new CompletableFuture<>();
        Thread thread = new Thread(() -> {
            try {
                second.complete(new TableFolder(link, Long.MAX_VALUE, diary).get(KEY, this::make));
            } catch (RuntimeException e) {
                second.completeExceptionally(e);
                asked.countDown();
            }
        });
        TableBytes first = folder(temporary.resolve("pdb")).get(KEY, monitor -> {
            thread.start();
            await(asked);
            return make(monitor);
        });
        assertThat(second.get().array()).isEqualTo(first.array()).containsExactly(1, 2, 3);
        assertThat(made).hasValue(1);
    }

    @Test
    void twoProcessesMakeATableOnce() throws Exception {
        Process one = start();
        Process other = start();
        BufferedReader ofOne = one.inputReader(UTF_8);
        BufferedReader ofOther = other.inputReader(UTF_8);
        assertThat(ofOne.readLine()).isEqualTo(ASKS);
        assertThat(ofOther.readLine()).isEqualTo(ASKS);
        goOn(one);
        goOn(other);
        List<String> said = Stream.concat(ofOne.lines(), ofOther.lines()).toList();
        assertThat(said).containsExactlyInAnyOrder(MAKES, GOT, GOT);
        assertThat(files()).containsExactlyInAnyOrder("lock", "shared.made");
    }

    @Test
    void whereAProcessDiesWhileItMakesATableTheNextOneMakesIt() throws Exception {
        Process one = start();
        BufferedReader ofOne = one.inputReader(UTF_8);
        assertThat(ofOne.readLine()).isEqualTo(ASKS);
        assertThat(ofOne.readLine()).isEqualTo(MAKES);
        Process other = start();
        BufferedReader ofOther = other.inputReader(UTF_8);
        assertThat(ofOther.readLine()).isEqualTo(ASKS);
        one.destroyForcibly();
        assertThat(ofOther.readLine()).isEqualTo(MAKES);
        goOn(other);
        assertThat(ofOther.lines()).containsExactly(GOT);
        assertThat(files()).containsExactlyInAnyOrder("lock", "shared.made");
    }

    @Test
    void whileAProcessMakesATableNothingOfItIsRemoved() throws Exception {
        Process one = start();
        BufferedReader ofOne = one.inputReader(UTF_8);
        assertThat(ofOne.readLine()).isEqualTo(ASKS);
        assertThat(ofOne.readLine()).isEqualTo(MAKES);
        String aside = ".unscramble-4711.tmp";
        Files.createFile(temporary.resolve(aside));
        folder(temporary).removeLeftovers();
        assertThat(files()).contains(aside);
    }

    private Process start() throws IOException {
        Process process = OtherProcess.start(TableClient.class, temporary);
        started.add(process);
        return process;
    }

    /** Ends its input, which a process that is gone already does not mind. */
    private static void goOn(Process process) throws IOException {
        process.getOutputStream().close();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(temporary)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private static TableFolder folder(Path path) {
        return new TableFolder(path, Long.MAX_VALUE, new Diary(BuildMonitor.NONE));
    }

    private TableBytes make(BuildMonitor monitor) {
        made.incrementAndGet();
        return TableBytes.of((byte) 1, (byte) 2, (byte) 3);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
