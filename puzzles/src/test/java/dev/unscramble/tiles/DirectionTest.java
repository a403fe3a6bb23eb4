package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class DirectionTest {

    @ParameterizedTest
    @CsvSource({"up, UP", "DOWN, DOWN", "l, LEFT", "R, RIGHT", "' left ', LEFT"})
    void namesAndFirstLettersAreRead(String text, Direction direction) {
        assertThat(Direction.parse(text)).isEqualTo(direction);
    }

    @ParameterizedTest
    @EnumSource
    void theOppositeTakesTheBlankBack(Direction direction) {
        assertThat(direction.rowStep() + direction.opposite().rowStep()).isZero();
        assertThat(direction.columnStep() + direction.opposite().columnStep()).isZero();
        assertThat(direction.isVertical()).isEqualTo(direction.columnStep() == 0);
        assertThat(Direction.parse(direction.label())).isEqualTo(direction);
    }

    @Test
    void anOrderOfMovesNamesEachDirectionOnce() {
        assertThat(Direction.parseOrder("left, right,up,d"))
                .containsExactly(Direction.LEFT, Direction.RIGHT, Direction.UP, Direction.DOWN);
        assertThat(Direction.DEFAULT_ORDER)
                .containsExactly(Direction.UP, Direction.LEFT, Direction.RIGHT, Direction.DOWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"left,right,up", "left,right,up,up", "left,right,up,down,left"})
    void anOrderThatDoesNotIsRefused(String text) {
        assertThatThrownBy(() -> Direction.parseOrder(text))
                .hasMessage("the move order \"" + text
                        + "\" must name each of up, left, right, down once, as in left,right,up,down");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "north", "lef", "upp"})
    void otherWordsAreNoDirections(String text) {
        assertThatThrownBy(() -> Direction.parse(text))
                .hasMessage("\"" + text + "\" is not a direction; the blank goes up, left, right, down");
    }

    @Test
    void movesAreNumberedInTheirOrder() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3), Direction.parseOrder("left,right,up,down"));
        assertThat(List.of(0, 1, 2, 3)).extracting(puzzle::moveName).containsExactly("left", "right", "up", "down");
        assertThat(puzzle.move(Direction.UP)).isEqualTo(2);
        assertThat(puzzle.inverse(0)).isEqualTo(1);
        TilePosition position = puzzle.parse("724 5b6 831");
        position.apply(puzzle.move(Direction.UP));
        assertThat(puzzle.format(position)).isEqualTo("7b4 526 831");
        assertThat(puzzle.draw(position)).startsWith("+---+");
    }

    @Test
    void aBoardOfAnotherSizeIsRefused() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
        assertThatThrownBy(() -> puzzle.parse("123 45b"))
                .hasMessage("the start is 2x3 and the goal 3x3; they must be of one size");
    }
}
