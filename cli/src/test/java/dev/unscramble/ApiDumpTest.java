package dev.unscramble;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The public API of the library is only added to, from version to version, and all of it is described. */
class ApiDumpTest {
    private final ApiDump current = ApiDump.current();
    private final Set<String> kept = new TreeSet<>(Files.readAllLines(ApiDump.FILE));

    ApiDumpTest() throws IOException {}

    @Test
    void nothingIsTakenAwayOrChanged() {
        assertThat(current.lines())
                .as(
                        "what programs of users may call stays as it is; if a break is meant, `./release --api` writes %s again",
                        ApiDump.FILE)
                .containsAll(kept);
    }

    @Test
    void whatIsAddedIsInTheDump() {
        assertThat(kept)
                .as("`./release --api` adds what is new to %s", ApiDump.FILE)
                .containsAll(current.lines());
    }

    @Test
    void everyTypeAndMemberIsDescribed() {
        assertThat(current.lines()).hasSizeGreaterThan(300);
        assertThat(current.undescribed())
                .as("types and members without Javadoc")
                .isEmpty();
    }
}
