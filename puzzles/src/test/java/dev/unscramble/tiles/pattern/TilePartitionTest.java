package dev.unscramble.tiles.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePuzzle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TilePartitionTest {
    private static final TilePuzzle FIFTEEN = new TilePuzzle(Goals.blankFirst(4, 4));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            6-6              | must have 15 tiles in all for 4x4
            9-6              | from 1 to 8
            0-7-8            | from 1 to 8
            99-1             | 15 tiles in all
            (1,2)(2,3)       | tile 2 in pdb:(1,2)(2,3) must be from 1 to 15 and stand there once
            (0)              | tile 0
            (16)             | tile 16
            (123456789)      | tile 123456789
            (99999999999)    | should be sizes of patterns
            (1,2             | should be sizes of patterns
            ()               | should be sizes of patterns
            six              | as in pdb:6-6-3
            6-6-3-           | as in pdb:6-6-3
            -6               | as in pdb:6-6-3
            """)
    void whatIsNoPartitionIsRefusedInASentence(String text, String complaint) {
        assertThatThrownBy(() -> TilePartition.parse(FIFTEEN, text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void boardsThatAreTooLargeAreRefused() {
        assertThatThrownBy(() -> TilePartition.usual(new TilePuzzle(Goals.blankFirst(8, 9))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("up to 64 cells");
        assertThatThrownBy(() -> TilePartition.parse(new TilePuzzle(Goals.blankFirst(5, 6)), "(1,2,3,4,5,6,7)"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("fewer than 2^31 entries");
        assertThatThrownBy(() -> TilePartition.usual(new TilePuzzle(Goals.blankFirst(2, 32))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("may be larger than 1023");
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, 4-4, 8",
        "3, 4, 6-5, 6-5",
        "4, 4, 6-6-3, 7-7-1",
        "3, 5, 6-6-2, 7-7",
        "5, 3, 6-6-2, 7-7",
        "3, 6, 6-6-5, 6-6-5",
        "4, 5, 5-5-5-4, 6-6-6-1",
        "5, 5, 5-5-5-5-4, 6-6-6-6",
        "6, 6, 4-4-4-4-4-4-4-4-3, 5-5-5-5-5-5-5"
    })
    void patternsAreAsLargeAsTheirTablesMayBe(int rows, int columns, String usual, String large) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(rows, columns));
        assertThat(TilePartition.usual(puzzle).name()).isEqualTo(usual);
        assertThat(TilePartition.large(puzzle)).isEqualTo(large);
    }

    @Test
    void patternsAreCompactHoweverTheBoardIsTurned() {
        TilePartition wide = TilePartition.parse(new TilePuzzle(Goals.blankFirst(3, 6)), "6-6-5");
        TilePartition tall = TilePartition.parse(new TilePuzzle(Goals.blankFirst(6, 3)), "6-6-5");
        assertThat(wide.patterns().get(0).goalCells()).containsExactly(1, 2, 6, 7, 12, 13);
        assertThat(tall.patterns().get(0).goalCells()).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(1,2)(10,4)", "( 2 , 1 )(4,\t10)", "(02,\n1)(10,4)"})
    void tilesAreReadInAnyOrderAndWithAnySpace(String text) {
        List<TilePattern> patterns = TilePartition.parse(FIFTEEN, text).patterns();
        assertThat(patterns).extracting(TilePattern::goalCells).containsExactly(List.of(1, 2), List.of(4, 10));
    }
}
