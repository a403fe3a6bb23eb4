package dev.unscramble.extension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.model.InputException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserClassesTest {
    @TempDir
    Path folder;

    @Test
    void everyPlaceIsLookedInAndTheProgramItselfToo() throws Exception {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("there"), "it is");
        ClassLoader loader = UserClasses.in(folder + File.pathSeparator + other);
        assertThat(loader.getResource("there")).isNotNull();
        assertThat(loader.loadClass(PuzzleKind.class.getName())).isEqualTo(PuzzleKind.class);
    }

    @Test
    void aPlaceThatIsNotThereIsRefused() {
        assertThatThrownBy(() -> UserClasses.in(folder.resolve("x").toString()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("does not exist");
    }

    @Test
    void aFileThatIsNoJarIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("Mine.java"), "class Mine {}");
        assertThatThrownBy(() -> UserClasses.in(file.toString()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is neither a folder nor a jar");
    }
}
