package dev.unscramble.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ModulePictureTest {
    @Test
    void thePictureInTheDocsIsThatOfTheBuild() throws IOException {
        assertThat(Files.readString(Path.of("..", "docs", "images", "modules.svg")))
                .as("docs/images/modules.svg; ./release --docs writes it again")
                .isEqualTo(ModulePicture.of(Path.of("..", "pom.xml")))
                .contains(">core</text>", ">cli</text>");
    }
}
