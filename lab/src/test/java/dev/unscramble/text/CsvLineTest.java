package dev.unscramble.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvLineTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"=1+1", "=HYPERLINK(\"http://x\")", "+x", "-1 -1", "@SUM(A1)", "+", "--1", "-1e", "=", "-1\n"})
    void whatASpreadsheetWouldRunIsMarkedAsTextAndReadAsItWas(String formula) {
        assertThat(CsvLine.guarded(formula)).isEqualTo("'" + formula);
        assertThat(CsvLine.cells(CsvLine.guarded("=a"))).containsExactly("=a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "+2.5", "-1.5E-7", "1=1", "a", "'a", "R' U", "724 5b6 831"})
    void numbersAndOtherTextsStayAsTheyAre(String cell) {
        assertThat(CsvLine.guarded(cell)).isEqualTo(cell);
        assertThat(CsvLine.cells(cell)).containsExactly(cell);
    }
}
