package dev.unscramble.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.StoppedException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** One has the right to write into a folder at a time, in this process and in others. */
@Timeout(60)
class FolderLockTest {
    @TempDir
    private Path folder;

    @Test
    void oneHasItAtATime() throws IOException {
        FolderLock first = FolderLock.on(folder);
        assertThat(first.tryNow()).isTrue();
        try (FolderLock second = FolderLock.on(folder);
                FolderLock third = FolderLock.on(folder)) {
            assertThat(second.tryNow()).isFalse();
            first.close();
            assertThat(second.tryNow()).isTrue();
            first.close();
            assertThat(third.tryNow())
                    .as("the first one has nothing to give back")
                    .isFalse();
            assertThat(OtherProcess.output(LockClient.class, folder)).isEqualTo(LockClient.REFUSED);
        }
    }

    @Test
    void whoWaitsCanBeStopped() throws IOException {
        try (FolderLock first = FolderLock.on(folder);
                FolderLock second = FolderLock.on(folder)) {
            first.await(share -> false);
            assertThatThrownBy(() -> second.await(share -> false)).isInstanceOf(StoppedException.class);
        }
    }

    @Test
    void whoIsInterruptedWaitsNoLonger() throws IOException {
        AtomicInteger looks = new AtomicInteger();
        try (FolderLock first = FolderLock.on(folder);
                FolderLock second = FolderLock.on(folder)) {
            first.tryNow();
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> second.await(share -> looks.incrementAndGet() < 100))
                    .isInstanceOf(StoppedException.class);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(looks).hasValue(1);
        }
    }

    /** Linux takes all locks on a file from a process that closes the file, however often it has it open. */
    @Test
    void whoIsRefusedDoesNotGiveTheLockOfAnotherAway() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Files.createDirectory(folder.resolve("locked")));
        try (FolderLock first = FolderLock.on(folder.resolve("locked"))) {
            assertThat(first.tryNow()).isTrue();
            try (FolderLock second = FolderLock.on(link)) {
                assertThat(second.tryNow()).isFalse();
            }
            assertThat(OtherProcess.output(LockClient.class, link)).isEqualTo(LockClient.REFUSED);
        }
        assertThat(OtherProcess.output(LockClient.class, link)).isEqualTo(LockClient.GOT);
    }

    /** Linux lists the files that a process has open. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void whoIsRefusedLeavesNoFileOpen() throws IOException {
        Path file = folder.toRealPath().resolve("lock");
        try (FileChannel other = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FolderLock lock = FolderLock.on(folder)) {
            other.lock();
            assertThat(lock.tryNow()).isFalse();
            try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
                assertThat(files.filter(link -> isLinkTo(link, file))).hasSize(1);
            }
        }
    }

    private static boolean isLinkTo(Path link, Path target) {
        try {
            return Files.readSymbolicLink(link).equals(target);
        } catch (IOException e) {
            return false; // closed meanwhile
        }
    }
}
