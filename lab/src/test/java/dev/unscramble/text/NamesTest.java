package dev.unscramble.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.TieBreak;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
    private static final List<String> COMMANDS = List.of("move", "solve", "setState", "printState", "save");

    @ParameterizedTest
    @CsvSource({"slove, solve", "SETSATE, setState", "mov, move", "solvee, solve", "pritnState, printState"})
    void theNearestNameIsMeantWhateverItsCase(String given, String meant) {
        assertThat(Names.nearest(given, COMMANDS)).contains(meant);
    }

    @Test
    void aNameThatIsFarFromAllIsMeantForNone() {
        assertThat(Names.nearest("xyzzy", COMMANDS)).isEmpty();
        assertThat(Names.nearest("", List.of("4", "cube"))).isEmpty();
        assertThat(Names.unknown("command", "xyzzy", COMMANDS))
                .hasMessage("unknown command \"xyzzy\"; there are move, solve, setState, printState, save");
        assertThat(Names.unknown("command", "slove", COMMANDS))
                .hasMessageStartingWith("unknown command \"slove\"; did you mean solve? There are move,");
    }

    @Test
    void constantsAreFoundByTheirLabels() {
        assertThat(Names.oneOf(TieBreak.values(), "Low_H")).isEqualTo(TieBreak.LOW_H);
        assertThatThrownBy(() -> Names.oneOf(TieBreak.values(), "best"))
                .hasMessage("'best' is none of low-h, high-h, lifo, fifo");
    }
}
