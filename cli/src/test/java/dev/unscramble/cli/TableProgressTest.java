package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.cli.terminal.TableProgress;
import dev.unscramble.pdb.TableFolder;
import org.junit.jupiter.api.Test;

class TableProgressTest {
    @Test
    void saysHowMuchIsDoneAndThatWritingIsAPartOfIt() {
        assertThat(TableProgress.text("7-8, table 2 of 2", 0.5, 10))
                .isEqualTo("making 7-8, table 2 of 2: 50 %, 10 s left");
        assertThat(TableProgress.text("7-8, table 2 of 2", TableFolder.MADE, 19))
                .isEqualTo("making 7-8, table 2 of 2: 95 %, writing it, almost done");
        assertThat(TableProgress.text("the table x", 0, 1)).isEqualTo("making the table x: 0 %");
    }

    @Test
    void thosePeopleBuildAreCalledByTheirPartitionAndNumber() {
        PdbCommand command = new PdbCommand();
        command.number("7-8");
        assertThat(command.namesOf("7-8").stream().map(command::tableName))
                .containsExactly("7-8, table 1 of 2", "7-8, table 2 of 2");
        assertThat(command.tableName("another")).isEqualTo("the table another");
    }
}
