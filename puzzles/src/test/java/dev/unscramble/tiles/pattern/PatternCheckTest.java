package dev.unscramble.tiles.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.Tables;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PatternCheckTest {
    private static final int SAMPLES = 200;

    private final TilePattern pattern = new TilePattern(3, 4, 0, List.of(1, 2, 4, 5));
    private final byte[] table = PatternTable.of(pattern, Tables.IN_MEMORY, BuildMonitor.NONE)
            .nibbles()
            .clone();

    @Test
    void aRightTableHasNoFault() {
        assertThat(PatternCheck.fault(pattern.tableName(), table, new Random(1), SAMPLES))
                .isEmpty();
    }

    @Test
    void norHasOneOfTilesInAnotherCorner() {
        TilePattern corner = new TilePattern(3, 4, 11, List.of(6, 7, 10));
        PatternTable right = PatternTable.of(corner, Tables.IN_MEMORY, BuildMonitor.NONE);
        assertThat(PatternCheck.fault(corner.tableName(), right.nibbles(), new Random(1), SAMPLES))
                .isEmpty();
    }

    @Test
    void aTableThatIsRightAtTheGoalOnlyIsFoundOut() {
        int home = ((1 * 11 + 1) * 10 + 2) * 9 + 2; // by the cells that are left for each tile
        for (int i = 0; i < table.length; i++) {
            table[i] = (byte) (i == home / 2 ? table[i] : table[i] + 0x11);
        }
        assertThat(PatternCheck.fault(pattern.tableName(), table, new Random(1), SAMPLES))
                .isPresent();
    }

    @Test
    void whatAnotherProgramMayHaveWrittenIsFoundOut() {
        for (int i = 0; i < table.length; i++) {
            table[i] = (byte) (table[i] + 0x11); // two slides more, for every way to stand
        }
        assertThat(PatternCheck.fault(pattern.tableName(), table, new Random(1), SAMPLES))
                .get()
                .asString()
                .matches("tiles in the cells \\[.*] need \\d+ slides, and it says \\d+");
    }

    @Test
    void onlyTablesOfTilesHaveSuchNames() {
        assertThat(PatternCheck.isTableName(pattern.tableName())).isTrue();
        assertThat(PatternCheck.isTableName("scores-6x6")).isFalse();
    }
}
