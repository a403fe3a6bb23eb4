package dev.unscramble.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SideBySideTest {

    @Test
    void drawingsStandInRowsAsLongAsThereIsRoom() {
        String drawn = new SideBySide(9)
                .add("aa\naa")
                .add("b\nbbb\nb")
                .add("cc")
                .add("dddddddddddd")
                .toString();
        assertThat(drawn).isEqualTo("""
                aa   b
                aa   bbb
                     b

                cc

                dddddddddddd""");
    }

    @Test
    void nothingIsNothing() {
        assertThat(new SideBySide(9).toString()).isEmpty();
    }
}
