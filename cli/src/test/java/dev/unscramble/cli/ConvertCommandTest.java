package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            text;    724 5b6 831
            course;  724 5b6 831
            compact; 724506831
            plain;   7 2 4 5 0 6 8 3 1
            csv;     7,2,4,5,0,6,8,3,1
            rows;    7 2 4 / 5 0 6 / 8 3 1
            JSON;    {"n":3,"start":[[7,2,4],[5,0,6],[8,3,1]],"goal":[[0,1,2],[3,4,5],[6,7,8]]}
            """)
    void writesEveryFormat(String format, String text) {
        Cli answer = Cli.run("convert", "724 5b6 831", "--format", format);
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.lines()).containsExactly(text);
    }

    @Test
    void writesGridsAndDrawings() {
        assertThat(Cli.run("convert", "1 2 3 / 4 5 0", "--format", "grid").lines())
                .containsExactly("2 3", "1 2 3", "4 5 0");
        assertThat(Cli.run("convert", "1 2 3 / 4 5 0", "--format", "drawn").lines())
                .containsExactly("+---+---+---+", "| 1 | 2 | 3 |", "+---+---+---+", "| 4 | 5 |   |", "+---+---+---+");
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "text", "course", "compact", "plain", "csv", "rows", "grid"})
    void everyFormatLeadsBackToTheSameBoard(String format) {
        for (String board : new String[] {"724 5b6 831", "123 45b", "12 34 5b", "21 3b"}) {
            Cli converted = Cli.run("convert", board, "--format", format);
            assertThat(Cli.pipe(converted.out(), "convert", "-").lines()).containsExactly(board);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "text", "plain", "csv", "rows", "grid"})
    void largeBoardsLeadBackToo(String format) {
        String board = "5 1 3 4 / 2 6 8 12 / 9 10 7 11 / 13 14 15 0";
        Cli converted = Cli.run("convert", board, "--format", format);
        assertThat(Cli.pipe(converted.out(), "convert", "-").lines()).containsExactly(board);
    }

    @Test
    void convertsManyAndKeepsTheirOrder() {
        assertThat(Cli.pipe("142305678\n12 3b\n", "convert", "-", "--format", "rows")
                        .lines())
                .containsExactly("1 4 2 / 3 0 5 / 6 7 8", "1 2 / 3 0");
    }

    @Test
    void refusesAFormatThatDoesNotExistOrDoesNotFit() {
        Cli unknown = Cli.run("convert", "724 5b6 831", "--format", "jsno");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.out()).isEmpty();
        assertThat(unknown.err()).contains("unknown puzzle format \"jsno\"");
        Cli unfit = Cli.pipe(
                "724 5b6 831\n5 1 3 4 / 2 6 8 12 / 9 10 7 11 / 13 14 15 0\n", "convert", "-", "--format", "course");
        assertThat(unfit.code()).isEqualTo(2);
        assertThat(unfit.out()).isEmpty();
        assertThat(unfit.err()).contains("two digits");
    }
}
