package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

class BoardFormatTest {
    private static final Board EIGHT = Board.of(3, 3, 7, 2, 4, 5, 0, 6, 8, 3, 1);

    @ParameterizedTest
    @CsvSource({
        "TEXT,    724 5b6 831,           123 45b",
        "COURSE,  724 5b6 831,           123 45b",
        "COMPACT, 724506831,             123/450",
        "PLAIN,   7 2 4 5 0 6 8 3 1,     1 2 3 / 4 5 0",
        "CSV,     '7,2,4,5,0,6,8,3,1',   '1,2,3/4,5,0'",
        "ROWS,    7 2 4 / 5 0 6 / 8 3 1, 1 2 3 / 4 5 0"
    })
    void eachFormatLooksLikeThis(BoardFormat format, String square, String rectangle) {
        assertThat(format.write(EIGHT)).isEqualTo(square);
        assertThat(format.write(Goals.blankLast(2, 3))).isEqualTo(rectangle);
    }

    @Test
    void gridsAndDrawingsAlignTheirColumns() {
        assertThat(BoardFormat.GRID.write(Goals.blankFirst(3, 4))).isEqualTo("""
                3 4
                 0  1  2  3
                 4  5  6  7
                 8  9 10 11""");
        assertThat(BoardFormat.DRAWN.write(EIGHT)).isEqualTo("""
                +---+---+---+
                | 7 | 2 | 4 |
                +---+---+---+
                | 5 |   | 6 |
                +---+---+---+
                | 8 | 3 | 1 |
                +---+---+---+""");
        assertThat(BoardFormat.DRAWN.write(Goals.blankLast(2, 6))).isEqualTo("""
                +----+----+----+----+----+----+
                |  1 |  2 |  3 |  4 |  5 |  6 |
                +----+----+----+----+----+----+
                |  7 |  8 |  9 | 10 | 11 |    |
                +----+----+----+----+----+----+""");
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "DRAWN")
    void whatIsWrittenIsReadBack(BoardFormat format) {
        boards().filter(board -> board.size() <= 10 || !needsOneDigitTiles(format))
                .forEach(board -> {
                    String text = format.write(board);
                    assertThat(BoardReader.read(text)).as(text).isEqualTo(board);
                });
    }

    @ParameterizedTest
    @EnumSource(names = {"COURSE", "COMPACT"})
    void tilesOfTwoDigitsNeedAGap(BoardFormat format) {
        assertThatThrownBy(() -> format.write(Goals.blankFirst(3, 4)))
                .hasMessageContainingAll("a 3x4 board has tiles of two digits", "try the format rows or plain");
        assertThat(BoardFormat.TEXT.write(Goals.blankFirst(3, 4))).isEqualTo("0 1 2 3 / 4 5 6 7 / 8 9 10 11");
    }

    @Test
    void aFormatIsCalledByItsNameInLowerCase() {
        assertThat(BoardFormat.COURSE.label()).isEqualTo("course");
    }

    private static boolean needsOneDigitTiles(BoardFormat format) {
        return format == BoardFormat.COURSE || format == BoardFormat.COMPACT;
    }

    /** All goals of all sizes up to 6x6, and a few larger ones. */
    private static Stream<Board> boards() {
        Stream<Board> small = Stream.iterate(2, rows -> rows <= 6, rows -> rows + 1)
                .flatMap(rows -> Stream.iterate(2, columns -> columns <= 6, columns -> columns + 1)
                        .flatMap(columns -> TileCases.goals(rows, columns).stream()));
        Stream<Board> large =
                Stream.of(Goals.snail(16, 16), Goals.blankFirst(2, 16), Goals.blankLast(16, 2), Goals.snail(10, 10));
        return Stream.concat(small, large);
    }
}
