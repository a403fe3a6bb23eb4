package dev.unscramble.report.space;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePuzzle;
import org.junit.jupiter.api.Test;

class StateTextTest {
    @Test
    void aStateIsDrawnAboveItsLine() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(2, 2));
        assertThat(StateText.of(puzzle, puzzle.parse("32 1b"), TextLayout.PLAIN))
                .isEqualTo("""
                +---+---+
                | 3 | 2 |
                +---+---+
                | 1 |   |
                +---+---+
                32 1b""");
    }

    @Test
    void aDrawingThatIsItsLineIsShownOnce() {
        Dial dial = Dial.unit(10, 1);
        assertThat(StateText.of(dial, dial.at(7), TextLayout.PLAIN)).isEqualTo("7");
    }
}
