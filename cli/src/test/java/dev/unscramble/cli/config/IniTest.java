package dev.unscramble.cli.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IniTest {

    private static Ini parse(String text) {
        return Ini.parse("a.ini", text);
    }

    private static Ini.Entry only(String text) {
        return parse("[S]\n" + text).sections().get(0).entries().get(0);
    }

    @Test
    void sectionsAndKeysAreFoundInAnyCase() {
        Ini ini = parse("[Mode]\nExperMode = True\n\n[ SolveOne ]\nEdgeSize: 3\n");
        assertThat(ini.section("MODE")
                        .orElseThrow()
                        .entry("exPerMode")
                        .orElseThrow()
                        .value())
                .isEqualTo("True");
        Ini.Section second = ini.section("solveone").orElseThrow();
        assertThat(second.line()).isEqualTo(4);
        assertThat(second.entry("edgesize").orElseThrow()).satisfies(entry -> {
            assertThat(entry.line()).isEqualTo(5);
            assertThat(entry.value()).isEqualTo("3");
        });
        assertThat(ini.section("other")).isEmpty();
    }

    @Test
    void commentsBeginALineOrStandBehindASpace() {
        assertThat(only("# one\n; two\nKey = value # three\n  ; four\n").value())
                .isEqualTo("value");
        assertThat(only("Key = a;b#c").value()).isEqualTo("a;b#c");
    }

    @Test
    void aValueGoesOnWhileABracketIsOpen() {
        Ini.Entry entry = only("Key = [[1, 2],\n# a comment\n[3, 4],\n\n]\nNext = 5");
        assertThat(entry.lines()).containsExactly("[[1, 2],", "", "[3, 4],", "", "]");
    }

    @Test
    void aValueGoesOnOverIndentedLines() {
        assertThat(only("Key =\n  b12 345 678\n\t142 3b5 678\n").lines())
                .containsExactly("", "b12 345 678", "142 3b5 678");
        assertThat(only("  Key = 1\n  Other = 2").value()).isEqualTo("1");
    }

    /** A file of a few megabytes took hours when each name was compared with all before it. */
    @Test
    @Timeout(60)
    void manySectionsAndKeysAreReadSoon() {
        int many = 200_000;
        String keys =
                IntStream.range(0, many).mapToObj(i -> "key" + i + " = 1\n").collect(Collectors.joining());
        String sections =
                IntStream.range(0, many).mapToObj(i -> "[s" + i + "]\n").collect(Collectors.joining());
        Ini ini = parse("[S]\n" + keys + sections);
        assertThat(ini.sections()).hasSize(many + 1);
        assertThat(ini.section("s").orElseThrow().entries()).hasSize(many);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A = 1                       | a.ini:1: the key A stands before the first [Section]
            [S];what                    | a.ini:1: "[S];what" is neither a [Section] nor a Key = value
            [S];;[S]                    | a.ini:1: "[S];;[S]" is neither
            [S]~[S]                     | a.ini:2: the section [S] was there already, in line 1
            [S]~A = 1~a = 2             | a.ini:3: the key a was there already, in line 2
            [S]~A = [1~B = 2            | a.ini:3: the list of A, begun in line 2, has no closing bracket
            [S]~A = [1~[T]              | a.ini:3: the list of A, begun in line 2, has no closing bracket
            [S]~A = [1~2                | a.ini:3: the list of A, begun in line 2, has no closing bracket
            [S]~A = 1]                  | a.ini:2: there is a closing bracket too many
            [S]~what is this            | a.ini:2: "what is this" is neither a [Section] nor a Key = value
            """)
    void mistakesAreToldWithTheirLine(String text, String complaint) {
        assertThatThrownBy(() -> parse(text.replace('~', '\n'))).hasMessageStartingWith(complaint);
    }
}
