package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Students type what docs/lab-sheet.md says, from top to bottom, and it works. */
class LabSheetTest {
    private static final Path SHEET = Path.of("..", "docs", "lab-sheet.md");
    private static final String PROGRAM = "./unscramble ";
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    /** The commands that are there to show what does not succeed: a limit, and sheets that are still empty. */
    private static final List<String> UNSOLVED = List.of("--memory-limit", "homework/sheets");

    @TempDir
    private Path folder;

    @Test
    void everyCommandWorks() throws IOException {
        List<String> commands = Files.readAllLines(SHEET).stream()
                .filter(line -> line.startsWith(PROGRAM))
                .toList();
        assertThat(commands).hasSizeGreaterThan(15);
        for (String command : commands) {
            Cli answer = Cli.run(words(command));
            boolean isUnsolved = UNSOLVED.stream().anyMatch(command::contains);
            assertThat(answer.code()).as(command + "\n" + answer.err()).isEqualTo(isUnsolved ? 1 : 0);
            assertThat(answer.out() + answer.err()).as(command).isNotEmpty();
        }
        assertThat(folder.resolve("grades.html")).isNotEmptyFile();
    }

    private String[] words(String command) {
        return WORD.matcher(command.substring(PROGRAM.length()).replace("lab-results", folder.toString()))
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .toArray(String[]::new);
    }
}
