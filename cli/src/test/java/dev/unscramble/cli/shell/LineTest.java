package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "# a comment", "// another", "  # indented", "\t//"})
    void blankLinesAndCommentsAreEmpty(String line) {
        assertThat(Line.of(line).isEmpty()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            setState b12 345 678             | setState | b12 345 678
            setState "b12 345 678"           | setState | b12 345 678
            setState 'b12 345 678'           | setState | b12 345 678
            setState b12 345 678 # solved    | setState | b12 345 678
            setState b12 345 678 // solved   | setState | b12 345 678
            setState "b12 345 678"// solved  | setState | "b12 345 678"
            setState 1 2 3 / 4 5 6 / 7 8 0   | setState | 1 2 3 / 4 5 6 / 7 8 0
            move R'                          | move     | R'
            move R' U R' F'                  | move     | R' U R' F'
            setState {"n":2,"start":[3,0,1,2]} | setState | {"n":2,"start":[3,0,1,2]}
            echo a#b c//d                    | echo     | a#b c//d
            echo "# no comment"              | echo     | # no comment
            echo "unclosed                   | echo     | "unclosed
            """)
    void aLineIsACommandAndItsText(String line, String name, String text) {
        Line parsed = Line.of(line.strip());
        assertThat(parsed.name()).isEqualTo(name);
        if (line.contains("\"//")) {
            assertThat(parsed.words()).containsExactly("b12 345 678");
        } else {
            assertThat(parsed.plainText()).isEqualTo(text);
        }
    }

    @Test
    void quotedWordsMayHoldSpaces() {
        assertThat(Line.of("solve astar goal=\"b21 345 678\" h1").words())
                .containsExactly("astar", "goal=b21 345 678", "h1");
        assertThat(Line.of("echo " + "\"".repeat(1_000_000)).words())
                .hasSize(500_000)
                .containsOnly("");
        assertThat(Line.of("save \"my file.json\" rows").words()).isEqualTo(List.of("my file.json", "rows"));
    }
}
