package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.cli.terminal.WindowWidth;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What commands show on terminals of many kinds. */
class TerminalTest {
    private static final String ESCAPE = "\u001b";

    /** Twelve moves from its goal: its moves need a line of their own, its counts have six digits, and both come soon. */
    private static final String PUZZLE = "625 1b3 748";

    @ParameterizedTest
    @CsvSource({"solve, 60", "solve, 80", "solve, 120", "compare, 60", "compare, 80", "compare, 120"})
    void resultsFitTheWindow(String command, int columns) {
        for (String locale : new String[] {"C", "en_US.UTF-8"}) {
            Map<String, String> environment = Map.of("LANG", locale, "NO_COLOR", "1");
            assertThat(Cli.inWindow(columns, environment, command, PUZZLE).lines())
                    .hasSizeGreaterThan(10)
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            LANG=en_US.UTF-8                         | true  | true
            LC_CTYPE=C.utf8                          | true  | true
            LANG=en_US.UTF-8 NO_COLOR=1              | true  | false
            LANG=en_US.UTF-8 LC_ALL=C                | false | true
            LANG=en_US.ISO-8859-1                    | false | true
            LANG=en_US.UTF-8 TERM=dumb               | false | false
            TERM=xterm                               | false | true
            """)
    void boxesAndColoursAreForTerminalsThatCanShowThem(String variables, boolean hasBoxes, boolean hasColours) {
        Map<String, String> environment = new HashMap<>();
        for (String variable : variables.split(" ")) {
            environment.put(variable.split("=")[0], variable.split("=")[1]);
        }
        for (String command : new String[] {"solve", "compare"}) {
            String out = Cli.inWindow(80, environment, command, PUZZLE).out();
            assertThat(out.contains("─")).isEqualTo(hasBoxes);
            assertThat(out.contains(ESCAPE)).isEqualTo(hasColours);
        }
    }

    @Test
    void aPipeGetsPlainTextThatIsNotCut() {
        String table = Cli.run("compare", PUZZLE).out();
        assertThat(table).contains("most stored", "EBF", "---------  ---").doesNotContain(ESCAPE, "─");
        assertThat(table.lines()).anyMatch(line -> line.length() > 100);
        assertThat(Cli.run("solve", PUZZLE).lines()).first().isEqualTo("puzzle      3x3");
    }

    @Test
    void theWidthIsWhatTheEnvironmentSays() {
        assertThat(new WindowWidth(Map.of("COLUMNS", "132")).getAsInt()).isEqualTo(132);
        assertThat(new WindowWidth(Map.of("COLUMNS", "3")).getAsInt()).isEqualTo(20);
    }
}
