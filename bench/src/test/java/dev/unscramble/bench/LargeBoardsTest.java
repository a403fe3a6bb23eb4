package dev.unscramble.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.bench.LargeBenchmark.Row;
import dev.unscramble.catalog.Instance;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;

class LargeBoardsTest {

    @Test
    void thereAreTwentyOrAllThatArePublishedOfEachKindAndAllCanBeSolved() {
        List<LargeBoards> all = LargeBoards.all(100);
        assertThat(all).extracting(boards -> boards.instances().size()).containsExactly(25, 20, 20, 20, 20, 20, 20, 10);
        for (LargeBoards boards : all) {
            assertThat(boards.instances()).allMatch(LargeBoardsTest::isSolvable);
            assertThat(boards.targets()).hasSameSizeAs(LargeBenchmark.SECONDS);
        }
    }

    private static <P extends Position> boolean isSolvable(Instance<P> instance) {
        return instance.puzzle().obstacle(instance.position()).isEmpty();
    }

    @Test
    void aReportShowsLengthsAndRatiosBesideTheirTargets() {
        List<Double> curve = List.of(1.3, 1.2, 1.1, 1.06, 1.04, 1.02, 1.0);
        List<Row> rows = List.of(
                new Row("8x8", 20, false, List.of(500.5, 470.25), List.of("480", "450"), curve, 0.1, 9e6),
                new Row("deepcubea35", 20, true, List.of(1.05, 1.0214), List.of("1.035", "1.015"), curve, 0.1, 9e6));
        LargeReport report = new LargeReport(rows, 2);
        assertThat(report.text()).contains("500.50", "480", "470.25", "1.050", "1.021", "1.015", "9.0");
        assertThat(report.text()).contains("on 2 threads");
        assertThat(report.json()).contains("\"benchmark\":\"large\"", "\"threads\":2", "\"after10\":470.25");
        assertThat(report.chart()).startsWith("<svg").contains(">8x8<", ">deepcubea35<", ">0.1 s<", ">10 s<");
        assertThat(LargeReport.line(rows.get(0))).isEqualTo("8x8: 500.50 after 1 s, 470.25 after 10 s");
    }

    @Test
    void everySizeIsSolved() {
        List<LargeCheck.Row> rows = LargeCheck.run(1, Progress.NONE, row -> {});
        assertThat(rows).extracting(LargeCheck.Row::boards).contains("5x5", "8x8", "16x16", "3x20", "2x30");
        assertThat(rows).allMatch(LargeCheck.Row::isRight);
    }
}
