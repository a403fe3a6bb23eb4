package dev.unscramble.files;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unscramble.model.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Files of Linux that cannot be written. Mutation testing leaves these tests out: a changed program that is run by root
 * would put ordinary files in their places.
 */
class SystemFileTest {
    /** In a folder of Linux where not even root may make files. */
    @Test
    void aFolderThatMayNotBeWrittenIsRefused() {
        assumeTrue(Files.exists(Path.of("/sys/kernel")), "there is no /sys/kernel");
        assertThatThrownBy(() -> AtomicFile.write(Path.of("/sys/chart.png"), "x"))
                .isInstanceOf(InputException.class)
                .hasMessageMatching("cannot write /sys/chart.png: (permission denied|Read-only file system)");
    }

    @Test
    void aFullDiskIsSaidToBeFull() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "there is no " + full);
        assertThatThrownBy(() -> AtomicFile.write(full, "x"))
                .isInstanceOf(InputException.class)
                .hasMessage("cannot write /dev/full: No space left on device");
    }
}
