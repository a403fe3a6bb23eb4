package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ManualCommandTest {
    @Test
    void theReferenceInTheDocsIsCurrent() throws IOException {
        Cli manual = Cli.run("manual", "markdown");
        assertThat(manual.code()).isZero();
        assertThat(Files.readString(Path.of("..", "docs", "commands.md")))
                .as("docs/commands.md; ./release --docs writes it again")
                .isEqualTo(manual.out());
    }

    @Test
    void theManPageHasEveryCommandAndOption() {
        Cli manual = Cli.run("manual", "man");
        assertThat(manual.out())
                .startsWith(".TH UNSCRAMBLE 1 ")
                .contains(
                        "\n.SS unscramble solve [OPTIONS] PUZZLE...\n",
                        "\n.TP\n\\fB\\-a, \\-\\-algorithm=NAME\\fR\nthe algorithm: backtrack",
                        "\n.SS unscramble check\\-heuristic [OPTIONS] ",
                        "\n  unscramble solve \\-\\-all \"R U' F2 R\"\n")
                .doesNotContain("forked");
        assertThat(manual.lines()).noneMatch(line -> line.startsWith("'"));
    }

    @Test
    void itIsForThoseWhoMakeReleasesAndNotInTheHelp() {
        assertThat(Cli.run("--help").out()).doesNotContain("manual");
    }
}
