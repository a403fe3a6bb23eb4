package dev.unscramble;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class CitationTest {
    private static final Pattern VERSION = Pattern.compile("<version>([^<]+)</version>");

    @Test
    void whatIsCitedIsThisVersion() throws IOException {
        Matcher version = VERSION.matcher(Files.readString(Path.of("..", "pom.xml")));
        assertThat(version.find()).isTrue();
        assertThat(Path.of("..", "CITATION.cff")).content().contains("\nversion: " + version.group(1) + "\n");
    }
}
