package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoalsTest {

    @ParameterizedTest
    @CsvSource({
        "blank-first, 3, 3, 0 1 2 / 3 4 5 / 6 7 8",
        "blank-first, 2, 4, 0 1 2 3 / 4 5 6 7",
        "blank-last,  3, 3, 1 2 3 / 4 5 6 / 7 8 0",
        "blank-last,  4, 2, 1 2 / 3 4 / 5 6 / 7 0",
        "snail,       2, 2, 1 2 / 0 3",
        "snail,       2, 3, 1 2 3 / 0 5 4",
        "snail,       3, 3, 1 2 3 / 8 0 4 / 7 6 5",
        "snail,       3, 4, 1 2 3 4 / 10 11 0 5 / 9 8 7 6",
        "snail,       4, 3, 1 2 3 / 10 11 4 / 9 0 5 / 8 7 6",
        "snail,       4, 4, 1 2 3 4 / 12 13 14 5 / 11 0 15 6 / 10 9 8 7"
    })
    void goalsWithNamesLookLikeThis(String name, int rows, int columns, String board) {
        assertThat(Goals.named(name, rows, columns)).contains(BoardReader.read(board));
        assertThat(Goals.nameOf(BoardReader.read(board))).contains(name);
    }

    @Test
    void everyNameGivesAGoalOfEverySize() {
        for (int rows = Board.MIN_SIDE; rows <= Board.MAX_SIDE; rows++) {
            for (int columns = Board.MIN_SIDE; columns <= Board.MAX_SIDE; columns++) {
                for (String name : Goals.NAMES) {
                    assertThat(Goals.named(name, rows, columns)).isPresent();
                }
            }
        }
    }

    @Test
    void otherNamesGiveNone() {
        assertThat(Goals.named("spiral", 3, 3)).isEmpty();
        assertThat(Goals.nameOf(BoardReader.read("1 0 / 2 3"))).isEmpty();
    }

    @Test
    void sizesOutOfRangeAreRefused() {
        assertThatThrownBy(() -> Goals.snail(1, 5)).hasMessage("a 1x5 board is out of range; sides go from 2 to 16");
        assertThatThrownBy(() -> Goals.blankFirst(3, 17)).hasMessageContaining("a 3x17 board is out of range");
        assertThatThrownBy(() -> Goals.blankLast(0, 0)).hasMessageContaining("a 0x0 board is out of range");
    }
}
