package dev.unscramble.report.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TextTableTest {

    @Test
    void wordsStandLeftAndNumbersRight() {
        var table = new TextTable(TextTable.text("algorithm"), TextTable.number("expanded"), TextTable.text("status"))
                .row("astar", "1,734", "solved")
                .row("idastar", "12,345,678,901", "node-limit");
        assertThat(table).hasToString("""
                algorithm        expanded  status
                ---------  --------------  ----------
                astar               1,734  solved
                idastar    12,345,678,901  node-limit""");
    }

    @Test
    void columnsLineUpWhateverAlphabetTheirCellsAreIn() {
        var table = new TextTable(TextTable.text("solver"), TextTable.number("h₁"))
                .row("A* · manhattan", "21")
                .row("bfs", "∞")
                .row("𝔸", "0");
        assertThat(table).hasToString("""
                solver          h₁
                --------------  --
                A* · manhattan  21
                bfs              ∞
                𝔸                0""");
    }

    @Test
    void noLineEndsInBlanks() {
        var table = new TextTable(TextTable.text("name"), TextTable.text("a long header"), TextTable.number("n"))
                .row("x", "y", "")
                .row("", "y", "");
        assertThat(table.toString().lines()).hasSize(4).noneMatch(line -> line.endsWith(" "));
    }

    @Test
    void aTableWithoutRowsIsItsHeader() {
        assertThat(new TextTable(TextTable.text("name"), TextTable.number("n"))).hasToString("""
                name  n
                ----  -""");
    }

    @Test
    void aRowWithTooFewCellsIsRefused() {
        var table = new TextTable(TextTable.text("name"), TextTable.number("n"));
        assertThatThrownBy(() -> table.row("astar"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("astar");
    }

    @Test
    void forAValuedColumnTheWidestAndLastTextIsShortenedALittle() {
        TextTable table = new TextTable(
                        TextTable.text("algorithm"),
                        TextTable.text("heuristic"),
                        TextTable.number("stored").valued(1))
                .row("backtrack (dfs)", "linear-conflict", "27");
        assertThat(table.on(TextLayout.window(38, false, false))).isEqualTo("""
                algorithm        heuristic      stored
                ---------------  -------------  ------
                backtrack (dfs)  linear-conf..      27""");
        assertThat(table.leftOut(TextLayout.window(34, false, false))).isEmpty();
        assertThat(table.on(TextLayout.window(33, false, false))).isEqualTo("""
                algorithm        heuristic
                ---------------  ---------------
                backtrack (dfs)  linear-conflict""");
    }

    @Test
    void inANarrowWindowColumnsThatCanBeSparedGoFirstAndThenTextsAreShortened() {
        TextTable table = new TextTable(
                        TextTable.text("name"),
                        TextTable.number("nodes"),
                        TextTable.number("seconds").spared(1),
                        TextTable.number("EBF").spared(2))
                .row("linear-conflict", "1,234", "0.100", "1.5");
        assertThat(table.on(TextLayout.window(35, false, false)).lines())
                .first()
                .isEqualTo("name             nodes  seconds");
        assertThat(table.on(TextLayout.window(16, false, false))).isEqualTo("""
                name       nodes
                ---------  -----
                linear-..  1,234""");
        assertThat(table.leftOut(TextLayout.window(35, false, false))).containsExactly("EBF");
        assertThat(table.on(TextLayout.window(80, true, false))).isEqualTo("""
                name            │ nodes │ seconds │ EBF
                ────────────────┼───────┼─────────┼────
                linear-conflict │ 1,234 │   0.100 │ 1.5""");
    }

    @Test
    void longTextsOfTheLastColumnAreBrokenIntoLines() {
        TextTable table = new TextTable(TextTable.text("option"), TextTable.text("meaning"))
                .row("seed", "where random states begin")
                .row("show", "of a solution");
        assertThat(table.on(TextLayout.window(28, false, false))).isEqualTo("""
                option  meaning
                ------  -------------------
                seed    where random states
                        begin
                show    of a solution""");
    }

    @Test
    void aTableOfManyNumbersIsShownInParts() {
        TextTable table = new TextTable(
                        TextTable.number("depth"), TextTable.number("A*(h1)"), TextTable.number("A*(h2)"))
                .row("2", "10", "20");
        assertThat(table.inParts(TextLayout.window(14, false, false), 1)).isEqualTo("""
                depth  A*(h1)
                -----  ------
                    2      10

                depth  A*(h2)
                -----  ------
                    2      20""");
        assertThat(table.inParts(TextLayout.PLAIN, 1)).hasToString(table.toString());
    }

    @Test
    void aPartDoesNotBeginWithARemarkOnAnotherOne() {
        TextTable table = new TextTable(
                        TextTable.number("depth"),
                        TextTable.number("A*(h1)"),
                        TextTable.number("A*(h2)"),
                        TextTable.number("(published)"))
                .row("2", "10", "20", "21");
        assertThat(table.inParts(TextLayout.window(30, false, false), 1)).isEqualTo("""
                depth  A*(h1)
                -----  ------
                    2      10

                depth  A*(h2)  (published)
                -----  ------  -----------
                    2      20           21""");
    }

    @Test
    void otherTextsAreShortenedWhereBreakingTheLastOnesIsNotEnough() {
        TextTable table = new TextTable(TextTable.text("value"), TextTable.text("meaning"))
                .row("all; parent for idastar", "which states met before are left out");
        assertThat(table.on(TextLayout.window(34, false, false))).isEqualTo("""
                value          meaning
                -------------  -------------------
                all; parent..  which states met
                               before are left out""");
    }
}
