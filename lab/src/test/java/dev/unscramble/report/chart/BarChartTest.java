package dev.unscramble.report.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.report.text.Colours;
import dev.unscramble.report.text.TextLayout;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BarChartTest {
    private static final List<Bar> WIDE_SPAN = List.of(
            Bar.of("ids", 2_047_147),
            Bar.of("astar · manhattan", 1_800),
            new Bar("bfs", 10_000_000, true, "node limit"),
            new Bar("greedy", 410, false, "48 moves"));

    @Test
    void barsAreAsLongAsTheirValuesAreLarge() {
        var chart = new BarChart(List.of(Bar.of("a", 1_000), Bar.of("bb", 2_000), Bar.of("c", 500)), wide(30));
        assertThat(chart).hasToString("""
                a   ########## 1,000
                bb  #################### 2,000
                c   ##### 500""");
    }

    @Test
    void aValueOfZeroHasNoBarAndAnyOtherHasOne() {
        var chart = new BarChart(List.of(Bar.of("none", 0), Bar.of("one", 1), Bar.of("many", 1_000)), wide(30));
        assertThat(chart).hasToString("""
                none  0
                one   # 1
                many  ################## 1,000""");
    }

    @Test
    void aSpanOfMoreThanAThousandIsShownByLogarithms() {
        var linear = new BarChart(List.of(Bar.of("a", 7), Bar.of("b", 7_000)), wide(40));
        var logarithmic = new BarChart(List.of(Bar.of("a", 7), Bar.of("b", 7_001)), wide(40));
        assertThat(linear.toString()).doesNotContain("scale");
        assertThat(logarithmic.toString()).endsWith("\n\nlogarithmic scale").contains("##### 7\n");
    }

    @Test
    void aBarThatHitALimitIsMarked() {
        assertThat(new BarChart(WIDE_SPAN, wide(60))).hasToString("""
                ids                ################ 2,047,147
                astar · manhattan  ##### 1,800
                bfs                -----------------> 10,000,000  node limit
                greedy             ### 410  48 moves

                --> stopped early
                logarithmic scale""");
    }

    @ParameterizedTest
    @ValueSource(ints = {50, 60, 79, 80, 200, 1000})
    void noLineIsLongerThanTheWidthAndOneFillsIt(int width) {
        assertThat(new BarChart(WIDE_SPAN, wide(width))
                        .toString()
                        .lines()
                        .mapToInt(String::length)
                        .max())
                .hasValue(width);
    }

    @ParameterizedTest
    @ValueSource(ints = {-5, 0, 1, 20})
    void aNarrowWidthLeavesTheTextWhole(int width) {
        assertThat(new BarChart(WIDE_SPAN, wide(width)).toString()).startsWith("""
                        ids                # 2,047,147
                        astar · manhattan  # 1,800
                        bfs                > 10,000,000  node limit
                        """);
    }

    @Test
    void nothingIsDrawnOfNothing() {
        assertThat(new BarChart(List.of(), wide(80))).hasToString("");
        assertThat(new BarChart(List.of(Bar.of("a", 0)), wide(80))).hasToString("a  0");
        assertThat(new BarChart(List.of(Bar.of("a", Long.MAX_VALUE)), wide(40)).toString())
                .contains("# 9,223,372,036");
    }

    @Test
    void aValueBelowZeroIsRefused() {
        assertThatThrownBy(() -> Bar.of("astar", -1)).hasMessageContaining("astar has -1");
    }

    @Test
    void inAWindowWithLinesBarsAreSolidAndLongLabelsAreShortened() {
        var chart = new BarChart(
                List.of(Bar.of("astar sum(misplaced,manhattan)", 1_000), new Bar("bfs", 500, true, "node-limit")),
                TextLayout.window(40, true, false));
        assertThat(chart).hasToString("""
                astar sum(misplace..  ████ 1,000
                bfs                   ─▶ 500  node-limit

                ──▶ stopped early""");
    }

    /** A page that is so wide. */
    private static TextLayout wide(int columns) {
        return new TextLayout(columns, false, false, new Colours(false));
    }
}
