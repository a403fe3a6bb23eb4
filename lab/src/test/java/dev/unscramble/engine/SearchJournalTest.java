package dev.unscramble.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.files.LockedFile;
import dev.unscramble.files.OtherProcess;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class SearchJournalTest {
    private static final String GOT = "got it";
    private static final String REFUSED = "refused";

    @TempDir
    private Path folder;

    @Test
    void oneHasItOpenAtATime() throws IOException {
        Path file = folder.resolve("search.journal");
        try (SearchJournal first = new SearchJournal(file, "a search")) {
            assertThat(first.size()).isZero();
            assertThatThrownBy(() -> new SearchJournal(file, "a search"))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("at the same search");
            assertThat(OtherProcess.output(Client.class, file))
                    .as("what was refused here gave nothing away")
                    .isEqualTo(REFUSED);
        }
        assertThat(OtherProcess.output(Client.class, file)).isEqualTo(GOT);
    }

    /** A process that tries to have a file for itself, and says whether it could. */
    static final class Client {
        private Client() {}

        public static void main(String[] file) throws IOException {
            PrintStream out = new PrintStream(System.out, true, UTF_8);
            out.println(LockedFile.open(Path.of(file[0])).isPresent() ? GOT : REFUSED);
        }
    }
}
