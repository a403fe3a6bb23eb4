package dev.unscramble;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of faults names tests that exist. */
class ReliabilityTableTest {
    private static final Path HOME = Path.of("..");
    private static final Pattern TEST = Pattern.compile("`(\\w+(?:Test|IT))\\.(\\w+)`");

    @Test
    void everyFaultHasATestThatExists() throws IOException {
        List<String> rows = Files.readAllLines(HOME.resolve("docs/reliability.md")).stream()
                .dropWhile(line -> !line.startsWith("| fault |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("| "))
                .toList();
        assertThat(rows).hasSizeGreaterThan(20);
        for (String row : rows) {
            List<MatchResult> named = TEST.matcher(row).results().toList();
            assertThat(named).as(row).isNotEmpty();
            for (MatchResult test : named) {
                assertThat(source(test.group(1))).as(test.group()).contains(" void " + test.group(2) + "(");
            }
        }
    }

    private static String source(String name) throws IOException {
        try (Stream<Path> modules = Files.list(HOME)) {
            for (Path tests : modules.map(module -> module.resolve("src/test/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(tests)) {
                    List<Path> found =
                            files.filter(file -> file.endsWith(name + ".java")).toList();
                    if (!found.isEmpty()) {
                        return Files.readString(found.get(0));
                    }
                }
            }
        }
        throw new AssertionError("no test is called " + name);
    }
}
