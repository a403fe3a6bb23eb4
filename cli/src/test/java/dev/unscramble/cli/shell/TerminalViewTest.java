package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.jline.terminal.Size;
import org.junit.jupiter.api.Test;

class TerminalViewTest {
    private static final String PICTURE = "+---+\n| \u001b[32m1\u001b[0m |\n+---+";

    @Test
    void aPictureThatFitsIsShown() {
        assertThat(TerminalView.fitting(PICTURE, "1", Size.of(6, 8)))
                .containsExactlyElementsOf(PICTURE.lines().toList());
    }

    @Test
    void aWindowThatIsTooSmallIsToldWhatIsNeeded() {
        assertThat(TerminalView.fitting(PICTURE, "1", Size.of(30, 7)))
                .containsExactly("1", "the window is too small for a", "picture: 6 columns and 8 rows", "are needed");
        assertThat(TerminalView.fitting(PICTURE, "1", Size.of(5, 24))).startsWith("1", "the");
    }
}
