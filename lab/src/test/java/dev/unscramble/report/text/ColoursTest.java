package dev.unscramble.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColoursTest {
    private static final String GREEN = "\u001b[32m";
    private static final String BOLD = "\u001b[1m";
    private static final String RESET = "\u001b[0m";

    @Test
    void whatIsInPlaceIsGreen() {
        assertThat(new Colours(true).state("| 1 | 5 |", "| 1 | 2 |"))
                .isEqualTo("| " + GREEN + "1" + RESET + " | " + BOLD + "5" + RESET + " |");
    }

    @Test
    void aPartOfANumberIsNotInPlace() {
        assertThat(new Colours(true).state("|  5 | 15 |", "| 15 |  5 |")).doesNotContain(GREEN);
        assertThat(new Colours(true).state("|  1 | 10 |", "| 11 |  0 |")).doesNotContain(GREEN);
    }

    @Test
    void withoutColourTextStaysAsItIs() {
        Colours none = new Colours(false);
        assertThat(none.state("| 1 |", "| 1 |")).isEqualTo("| 1 |");
        assertThat(none.error("a") + none.faint("b") + none.strong("c") + none.good("d"))
                .isEqualTo("abcd");
    }
}
