package dev.unscramble.engine.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassArchiveTest {
    @TempDir
    private Path folder;

    @Test
    void isWrittenBesideTheProgramAndUsedUntilTheProgramChanges() throws IOException {
        Path jar = Files.createFile(folder.resolve("program.jar"));
        Path file = folder.resolve("spark-" + System.getProperty("java.version") + ".jsa");
        assertThat(flags(jar)).contains("-XX:+RecordDynamicDumpInfo", "-Dunscramble.spark.archive=" + file);
        Files.createFile(file);
        changed(jar, 1000);
        changed(file, 2000);
        assertThat(flags(jar)).containsExactly("-XX:SharedArchiveFile=" + file);
        changed(jar, 3000);
        assertThat(flags(jar)).contains("-XX:+RecordDynamicDumpInfo");
    }

    @Test
    void isNotAskedForWhereItCannotBeWritten() {
        assertThat(flags(folder.resolve("nowhere").resolve("program.jar"))).isEmpty();
    }

    private static List<String> flags(Path jar) {
        return ClassArchive.of(List.of(jar)).flags();
    }

    private static void changed(Path file, long millis) throws IOException {
        Files.setLastModifiedTime(file, FileTime.fromMillis(millis));
    }
}
