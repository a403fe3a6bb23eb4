package dev.unscramble.report.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.Outcome;
import dev.unscramble.report.chart.Bar;
import dev.unscramble.report.chart.Family;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComparisonTextTest {
    private static final List<SolveResult<?>> ATTEMPTS = List.of(
            SolveResults.solved("bfs", "h2", 2),
            SolveResults.solved("astar", "h1+h2", 0),
            SolveResults.unsolved("beam:10", "h2", Outcome.EXHAUSTED),
            SolveResults.unsolved("idastar", "h2", Outcome.TIME_LIMIT));

    @Test
    void theTableHasARowForEverySolverAlsoForOneThatHitALimit() {
        assertThat(ComparisonText.table(ATTEMPTS, TextLayout.PLAIN).lines())
                .hasSize(6)
                .satisfies(lines -> {
                    assertThat(lines.get(0).split(" {2,}"))
                            .containsSubsequence(
                                    "algorithm",
                                    "heuristic",
                                    "length",
                                    "expanded",
                                    "generated",
                                    "most stored",
                                    "seconds",
                                    "EBF");
                    assertThat(lines.get(2)).matches("bfs +- +.*optimal.* +2 +1,002 +1,200 +1,170 +0.060 +34.130");
                    assertThat(lines.get(3)).matches("astar +sum\\(misplaced,manhattan\\) +.*not.* +2 .*");
                    assertThat(lines.get(4)).matches("beam:10 +manhattan +exhausted +- .* -");
                    assertThat(lines.get(5)).matches("idastar +manhattan +time-limit +- .* -");
                });
    }

    @Test
    void timesOfFirstRunsAreNamed() {
        SolveResult<?> quick = SolveResults.solved("bfs", "zero", 2);
        String note = "seconds: from 0.5 s on of a first run, below of a second one";
        assertThat(whole(quick, SolveResults.slow())).contains(note);
        assertThat(whole(quick)).doesNotContain(note);
    }

    private static String whole(SolveResult<?>... results) {
        return ComparisonText.whole(results[0].instance(), List.of(results), ChartMeasure.GENERATED, TextLayout.PLAIN);
    }

    @Test
    void whereMovesHavePricesACostStandsBesideEachLength() {
        List<SolveResult<?>> attempts =
                List.of(Examples.solveDial("ucs", 1000), Examples.solveDial("bfs", 1000), Examples.solveDial("ucs", 8));
        assertThat(ComparisonText.table(attempts, TextLayout.PLAIN).lines()).satisfies(lines -> {
            assertThat(lines.get(0).split(" {2,}")).containsSubsequence("outcome", "length", "cost", "expanded");
            assertThat(lines.get(2)).matches("ucs +- +optimal +3 +3 .*");
            assertThat(lines.get(3)).matches("bfs +- +solved, not proved optimal +1 +5 .*");
            assertThat(lines.get(4)).matches("ucs +- +node-limit +- +- .*");
        });
        assertThat(ComparisonText.table(ATTEMPTS, TextLayout.PLAIN)).doesNotContain("cost");
    }

    @Test
    void theLeastThatMustBeExpandedIsSetAgainstTheCounts() {
        List<SolveResult<?>> attempts =
                List.of(SolveResults.solved("astar", "h2", 2).withLeastExpanded(), SolveResults.solved("bae", "h2", 2));
        assertThat(ComparisonText.grid(attempts).get(0)).containsSequence("expanded", "of least", "generated");
        assertThat(ComparisonText.grid(attempts).get(2)).contains("-");
        assertThat(ComparisonText.table(ATTEMPTS, TextLayout.PLAIN)).doesNotContain("of least");
    }

    @Test
    void theBarsAreTheNodesGeneratedAndOnlyALimitIsMarked() {
        assertThat(ComparisonText.bars(ATTEMPTS, ChartMeasure.GENERATED))
                .containsExactly(
                        new Bar("bfs", 1_200, "1,200", false, "", Family.UNINFORMED, false),
                        new Bar("astar sum(misplaced,manhattan)", 1_200, "1,200", false, "", Family.BEST_FIRST, true),
                        new Bar("beam:10 manhattan", 1_200, "1,200", false, "exhausted", Family.BEAM, false),
                        new Bar("idastar manhattan", 1_200, "1,200", true, "time-limit", Family.DEEPENING, false));
    }

    @Test
    void theBarsMayShowSomethingElse() {
        List<SolveResult<?>> one = ATTEMPTS.subList(0, 1);
        assertThat(ComparisonText.bars(one, ChartMeasure.EXPANDED).get(0).value())
                .isEqualTo(1_002);
        assertThat(ComparisonText.bars(one, ChartMeasure.STORED).get(0).value()).isEqualTo(1_170);
        Bar time = ComparisonText.bars(one, ChartMeasure.TIME).get(0);
        assertThat(time.value()).isEqualTo(60_000);
        assertThat(time.text()).isEqualTo("60.0 ms");
    }

    @Test
    void anUnsolvablePuzzleStoppedAtNoLimit() {
        assertThat(ComparisonText.bars(List.of(SolveResults.unsolvable("bfs", "h2")), ChartMeasure.GENERATED))
                .containsExactly(new Bar("bfs", 0, "0", false, "unsolvable", Family.UNINFORMED, false));
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 80, 100, 120})
    void inAWindowTheTableFitsAndSaysWhatIsLeftOut(int columns) {
        for (boolean hasLines : new boolean[] {false, true}) {
            String table = ComparisonText.table(ATTEMPTS, TextLayout.window(columns, hasLines, true));
            assertThat(table.lines())
                    .allSatisfy(line -> assertThat(TextTable.width(line)).isLessThanOrEqualTo(columns));
            assertThat(table).contains("algorithm", "length", "generated", hasLines ? "───" : "--  --");
            assertThat(table.contains("EBF")).isTrue(); // as a column, or as what is left out
            assertThat(table.contains("left out here: ")).isEqualTo(columns < 120);
        }
    }

    @Test
    void coloursTellWhatIsOptimalAndWhatIsNotSolved() {
        assertThat(ComparisonText.table(ATTEMPTS, TextLayout.window(120, false, true)))
                .contains("\u001b[32moptimal\u001b[0m", "\u001b[31mtime-limit\u001b[0m");
    }
}
