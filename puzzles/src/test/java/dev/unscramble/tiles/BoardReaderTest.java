package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardReaderTest {
    private static final Board EIGHT = Board.of(3, 3, 7, 2, 4, 5, 0, 6, 8, 3, 1);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "724 5b6 831",
                "724 506 831",
                "724 5_6 831",
                "724 5-6 831",
                "724 5.6 831",
                "724 5x6 831",
                "724 5B6 831",
                "  724   5X6\t831  ",
                "724506831",
                "7245b6831",
                "7 2 4 5 0 6 8 3 1",
                "7 2 4 5 _ 6 8 3 1",
                "7,2,4,5,0,6,8,3,1",
                "7, 2, 4, 5, 0, 6, 8, 3, 1",
                "7;2;4;5;0;6;8;3;1",
                "7 2 4 / 5 0 6 / 8 3 1",
                "7 2 4/5 - 6/8 3 1",
                "7,2,4|5,.,6|8,3,1",
                "724/5x6/831",
                "724|5b6|831|",
                "7 2 4\n5 0 6\n8 3 1\n",
                "7 2 4\r\n5 0 6\r\n8 3 1\r\n",
                "724\n5b6\n831",
                "3\n7 2 4\n5 0 6\n8 3 1",
                "3\n724\n5b6\n831",
                "3\n7 2 4 5 0 6 8 3 1",
                "3\n724506831",
                "3 3\n7 2 4\n5 0 6\n8 3 1",
                "3x3\n7 2 4\n5 0 6\n8 3 1",
                "7 2 4 5 9 6 8 3 1",
                "724 596 831",
                "7,2,4,5,,6,8,3,1",
                "7, 2, 4\n5, , 6\n8, 3, 1",
                "+---+---+---+\n| 7 | 2 | 4 |\n+---+---+---+\n| 5 |   | 6 |\n+---+---+---+\n| 8 | 3 | 1 |\n+---+---+---+",
                "| 7 | 2 | 4 |\n|---|:-:|--:|\n| 5 | | 6 |\n| 8 | 3 | 1 |\n",
                "┌───┬───┬───┐\n│ 7 │ 2 │ 4 │\n├───┼───┼───┤\n│ 5 │   │ 6 │\n├───┼───┼───┤\n│ 8 │ 3 │ 1 │\n└───┴───┴───┘",
                "7 | 2 | 4\n5 |   | 6\n8 | 3 | 1",
                "7 | 2 | 4\n--+---+--\n5 | x | 6\n--+---+--\n8 | 3 | 1",
                "╔═══╗\n║7║2║4║\n║5║0║6║\n║8║3║1║\n╚═══╝"
            })
    void everyNotationIsRead(String text) {
        assertThat(BoardReader.read(text)).isEqualTo(EIGHT);
    }

    static Stream<Arguments> otherSizes() {
        return Stream.of(
                Arguments.of("123b", Board.of(2, 2, 1, 2, 3, 0)),
                Arguments.of("12 b3", Board.of(2, 2, 1, 2, 0, 3)),
                Arguments.of("2\n1 2\n3 0", Board.of(2, 2, 1, 2, 3, 0)),
                Arguments.of("2\n12\n30", Board.of(2, 2, 1, 2, 3, 0)),
                Arguments.of("2 2\n1 2\n3 0", Board.of(2, 2, 1, 2, 3, 0)),
                Arguments.of("123 45b", Board.of(2, 3, 1, 2, 3, 4, 5, 0)),
                Arguments.of("2 3\n1 2 3\n4 5 0", Board.of(2, 3, 1, 2, 3, 4, 5, 0)),
                Arguments.of("12 34 5b", Board.of(3, 2, 1, 2, 3, 4, 5, 0)),
                Arguments.of("12\n34\n50", Board.of(3, 2, 1, 2, 3, 4, 5, 0)),
                Arguments.of("2 1\n3 4\n5 0", Board.of(3, 2, 2, 1, 3, 4, 5, 0)),
                Arguments.of("3 2\n1 2\n3 4\n5 0", Board.of(3, 2, 1, 2, 3, 4, 5, 0)),
                Arguments.of("3 2\n1 0\n4 5\n6 7", Board.of(4, 2, 3, 2, 1, 0, 4, 5, 6, 7)),
                Arguments.of("3x2\n1 2\n3 4\n5 0", Board.of(3, 2, 1, 2, 3, 4, 5, 0)),
                Arguments.of("4 2\n1 2\n3 4\n5 6\n7 0", Board.of(4, 2, 1, 2, 3, 4, 5, 6, 7, 0)),
                Arguments.of("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0", Goals.blankLast(4, 4)),
                Arguments.of("4\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0", Goals.blankLast(4, 4)),
                Arguments.of("0,1,2,3/4,5,6,7/8,9,10,11", Goals.blankFirst(3, 4)),
                Arguments.of("  | 1 | 2\n3 | 4 | 5", Goals.blankFirst(2, 3)),
                Arguments.of("1 | 2 | 3\n4 | 5 |  ", Goals.blankLast(2, 3)),
                Arguments.of("1 2 | 3 4\n5 6 | 7 0", Goals.blankLast(4, 2)),
                Arguments.of("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", Goals.blankLast(4, 4)),
                Arguments.of(Goals.snail(16, 16).toString(), Goals.snail(16, 16)));
    }

    @ParameterizedTest
    @MethodSource("otherSizes")
    void anyRectangleIsRead(String text, Board board) {
        assertThat(BoardReader.read(text)).isEqualTo(board);
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                Arguments.of("", "there is no puzzle here, the text is empty"),
                Arguments.of("7 2 # 5 0 6 8 3 1", "\"#\" at row 1, column 3 is neither a number nor a blank"),
                Arguments.of("7 2 4 5 6 8 3 1", "no blank: write 0, _ or b for the empty cell"),
                Arguments.of("724 5 6 831", "no blank: write 0, _ or b for the empty cell"),
                Arguments.of("724 56 831", "no blank: write 0, _ or b for the empty cell"),
                Arguments.of("7 2 4 / 5 6 / 8 3 1", "no blank: write 0, _ or b for the empty cell"),
                Arguments.of("7 2 4\n5   6\n8 3 1", "no blank: write 0, _ or b for the empty cell"),
                Arguments.of("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "no blank: write 0, _ or b for the empty cell"),
                Arguments.of(
                        "5,,9",
                        "the empty cell is the blank (write 0, _ or b for it), but 3 cells do not make a square; separate"),
                Arguments.of(
                        "4 -1\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15",
                        "it begins with \"4 -1\"; only a size is expected there, such as 4 or 4 4; --goal says"),
                Arguments.of("8\n-1\n1 2 3\n4 5 6\n7 0 8", "it begins with \"8 -1\"; only a size is expected there"),
                Arguments.of("1 2 3 4 5 6 7 0", "8 cells do not make a square; separate the rows of a rectangle by /"),
                Arguments.of("7", "a 1x1 board is out of range; sides go from 2 to 32"),
                Arguments.of("724 5b6 83", "row 3 has 2 cells and row 1 has 3; all rows must be of one length"),
                Arguments.of("1 2 3 / 4 0", "row 2 has 2 cells and row 1 has 3"),
                Arguments.of(
                        "724 5b6 832",
                        "the number 2 is twice on the board, the second time at row 3, column 3; 1 is missing"),
                Arguments.of(
                        "113 456 78b",
                        "the number 1 is twice on the board, the second time at row 1, column 2; 2 is missing"),
                Arguments.of("724 5b6 8b1", "the board has two blanks, the second at row 3, column 2; 3 is missing"),
                Arguments.of(
                        "7 2 4 5 10 6 8 3 1",
                        "the number 10 at row 2, column 2 is out of range; a 3x3 board has the tiles 1 to 8 and the blank, 0; the blank is missing"),
                Arguments.of("1 2 3 4 5 -6 7 8 0", "the number -6 at row 2, column 3 is out of range"),
                Arguments.of(
                        "724 5?6 831",
                        "\"?\" at row 2, column 2 is neither a number nor a blank, which is 0, b, _, -, . or x"),
                Arguments.of("1 2 3 / 4 five 0", "\"five\" at row 2, column 2 is neither a number nor a blank"),
                Arguments.of(
                        "1 2 3 / 4 99999999999 0",
                        "the number 99999999999 at row 2, column 2 is too large for any board"),
                Arguments.of("3 3\n1 2 3\n4 5 0", "the first line says 3x3, but what follows is 2 rows of 3"),
                Arguments.of("2x3\n1 2 3\n4 5", "row 2 has 2 cells and row 1 has 3; all rows must be of one length"),
                Arguments.of("4\n7 2 4\n5 0 6\n8 3 1", "the first line says 4x4, but what follows is 3 rows of 3"),
                Arguments.of("1x9\n1 2 3 4 5 6 7 8 0", "a 1x9 board is out of range; sides go from 2 to 32"),
                Arguments.of("33x2\n1 2", "a 33x2 board is out of range"),
                Arguments.of("1 / 2 / 0", "a 3x1 board is out of range"));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeIsNamedWithItsPlaceAndItsRule(String text, String message) {
        assertThatThrownBy(() -> BoardReader.read(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void commentsGoToTheEndOfTheirLine() {
        assertThat(BoardReader.withoutComments("# a board\n7 2 4 # the first row\r\n5 0 6\n8 3 1"))
                .isEqualTo("\n7 2 4 \r\n5 0 6\n8 3 1");
    }

    @Test
    void aBoardIsAValue() {
        assertThat(BoardReader.read("724506831"))
                .isEqualTo(EIGHT)
                .hasSameHashCodeAs(EIGHT)
                .hasToString("7 2 4 / 5 0 6 / 8 3 1");
        assertThat(BoardReader.read("123 45b")).isNotEqualTo(BoardReader.read("12 34 5b"));
        assertThatThrownBy(() -> Board.of(3, 3, 1, 2, 3)).hasMessage("a 3x3 board has 9 cells, but 3 are given");
    }
}
