package dev.unscramble.report.experiment;

import static dev.unscramble.report.experiment.SampleResults.MISSING;
import static dev.unscramble.report.experiment.SampleResults.UNSOLVED;
import static dev.unscramble.report.experiment.SampleResults.nodes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.generate.Sample;
import dev.unscramble.report.comparison.Comparison;
import dev.unscramble.report.comparison.Comparison.Cell;
import dev.unscramble.report.comparison.Comparison.Line;
import dev.unscramble.report.comparison.Comparison.View;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.run.Attribute;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    @Test
    void aSolverThatLeftSomethingHasADashAndItsShare() {
        ExperimentResults results = new SampleResults("a", "b", "c")
                .depth(
                        4,
                        Sample.Kind.UNIFORM_AT_DEPTH,
                        nodes(10, 20, 30, 40),
                        nodes(1, UNSOLVED, 1, 1),
                        nodes(5, 5, 5, 5))
                .results();
        Comparison comparison = Comparison.of(results, Attribute.GENERATED);
        assertThat(texts(comparison, 0)).containsExactly("25", "\u2013 75.0 % solved", "5");
        assertThat(comparison.hasGaps()).isTrue();
    }

    @Test
    void theBestIsTheBestOfThoseThatCanBeCompared() {
        ExperimentResults results = new SampleResults("a", "b", "c")
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20), nodes(1, UNSOLVED), nodes(5, 30))
                .depth(6, Sample.Kind.UNIFORM_AT_DEPTH, nodes(7, 7), nodes(7, 7), nodes(7, 7))
                .depth(8, Sample.Kind.UNIFORM_AT_DEPTH, nodes(8, 6), nodes(7, 7), nodes(9, 9))
                .results();
        Comparison comparison = Comparison.of(results, Attribute.GENERATED);
        assertThat(best(comparison, 0)).containsExactly(true, false, false);
        assertThat(best(comparison, 1)).as("all the same").containsExactly(false, false, false);
        assertThat(best(comparison, 2)).as("two are best").containsExactly(true, true, false);
        assertThat(best(Comparison.of(results, Attribute.SOLVED), 0))
                .as("more solved is better")
                .containsExactly(true, false, true);
    }

    @Test
    void theOtherViewIsOverWhatAllSolved() {
        ExperimentResults results = new SampleResults("a", "b")
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20, UNSOLVED, 40), nodes(1, UNSOLVED, 3, 4))
                .depth(6, Sample.Kind.UNIFORM_AT_DEPTH, nodes(UNSOLVED), nodes(1))
                .results();
        Comparison comparison = new Comparison(results, Attribute.GENERATED, View.COMMON);
        Line first = comparison.lines().get(0);
        assertThat(first.instances()).isEqualTo(2);
        assertThat(texts(comparison, 0)).containsExactly("25", "2.5");
        assertThat(best(comparison, 0)).containsExactly(false, true);
        assertThat(comparison.lines().get(1).instances()).isZero();
        assertThat(texts(comparison, 1)).containsExactly("\u2013 0 % solved", "\u2013");
    }

    @Test
    void branchingFactorsOfLongerSolutionsAreNotCompared() {
        ExperimentResults results = new SampleResults("a", "b", "c")
                .detour("c", 10)
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20), nodes(30, 40), nodes(5, 6))
                .results();
        assertThat(best(Comparison.of(results, Attribute.EBF), 0)).containsExactly(true, false, false);
        assertThat(best(Comparison.of(results, Attribute.GENERATED), 0)).containsExactly(false, false, true);
    }

    @Test
    void aTimeIsBestOnlyWhereNoIntervalOverlapsItsOwn() {
        ExperimentResults results = new SampleResults("a", "b")
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 11, 12), nodes(11, 12, 13))
                .depth(6, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 11, 12), nodes(31, 32, 33))
                .depth(8, Sample.Kind.GIVEN, nodes(10, 11, 12), nodes(31, 32, 33))
                .results();
        Comparison comparison = Comparison.of(results, Attribute.SECONDS);
        assertThat(best(comparison, 0)).containsExactly(false, false);
        assertThat(best(comparison, 1)).containsExactly(true, false);
        assertThat(best(comparison, 2)).as("no intervals").containsExactly(false, false);
        assertThat(texts(comparison, 0)).containsExactly("11.0 ms", "12.0 ms");
    }

    @Test
    void aThirdViewIsOfRunsThatFoundTheDepth() {
        ExperimentResults results = new SampleResults("a", "b")
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20, UNSOLVED), nodes(1, 2, 3))
                .detour("b", 2)
                .depth(6, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20), nodes(1, 2))
                .results();
        Comparison comparison = new Comparison(results, Attribute.GENERATED, View.AT_DEPTH);
        assertThat(texts(comparison, 0)).containsExactly("15", "2");
        assertThat(texts(comparison, 1)).containsExactly("15", "\u2013");
        assertThat(best(comparison, 0)).as("not the same instances").containsExactly(false, false);
        assertThat(results.hasDetours()).isTrue();
    }

    @Test
    void whatIsNotRunYetIsNeitherSolvedNorCompared() {
        ExperimentResults results = new SampleResults("a", "b")
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, MISSING), nodes(20, 20))
                .results();
        Comparison comparison = Comparison.of(results, Attribute.GENERATED);
        assertThat(texts(comparison, 0)).containsExactly("1 of 2 run", "20");
        assertThat(best(comparison, 0)).containsExactly(false, false);
        assertThat(results.runs()).hasSize(3);
        assertThat(results.planned()).isEqualTo(4);
        assertThat(new ReportWords(results).facts()).anyMatch(fact -> fact.contains("3 of 4 runs are made so far"));
    }

    @Test
    void aMeanOfAllThereIsHasNoInterval() {
        ExperimentResults results = new SampleResults("a")
                .depth(2, Sample.Kind.WHOLE, nodes(5, 6))
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(5, 6))
                .results();
        List<Line> lines = Comparison.of(results, Attribute.GENERATED).lines();
        assertThat(lines.get(0).cells().get(0).summary().hasInterval()).isFalse();
        assertThat(lines.get(1).cells().get(0).summary().hasInterval()).isTrue();
    }

    /** 1 + 2 + 4 + 8 + 16 = 31, and 31^(1/4) = 2.3596. */
    @Test
    void branchingFactorsAreReckonedBothWays() {
        ExperimentResults results =
                new SampleResults("a").depth(4, Sample.Kind.GIVEN, nodes(31)).results();
        assertThat(mean(results, Attribute.EBF)).isCloseTo(2, within(1e-9));
        assertThat(mean(results, Attribute.EBF_ROOT)).isCloseTo(2.359611, within(1e-6));
    }

    @Test
    void whatOthersPrintedStandsBesideOursByRowValueOrName() {
        ExperimentResults results = new SampleResults("a", "b")
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20), nodes(1, 2))
                .depth(6, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20), nodes(1, 2))
                .published("a", "4", "16")
                .published("b", "depth 6", "1,000")
                .results();
        Comparison comparison = Comparison.of(results, Attribute.GENERATED);
        assertThat(comparison.lines().get(0).cells())
                .extracting(Cell::published)
                .containsExactly(Optional.of("16"), Optional.empty());
        assertThat(comparison.lines().get(1).cells())
                .extracting(Cell::published)
                .containsExactly(Optional.empty(), Optional.of("1,000"));
    }

    @Test
    void whatWasKnownOfEachInstanceIsHeldAgainstOurs() {
        ExperimentResults results = new SampleResults("a")
                .depth(4, Sample.Kind.GIVEN, nodes(10, 20, 31))
                .published(new PublishedFigures(
                        "a paper", "", Optional.of(Attribute.GENERATED), Map.of(), Map.of("a", "nodes"), List.of(), ""))
                .results();
        assertThat(Comparison.of(results, Attribute.GENERATED)
                        .lines()
                        .get(0)
                        .cells()
                        .get(0)
                        .published())
                .contains("20, 2 of 3 the same");
    }

    private static double mean(ExperimentResults results, Attribute attribute) {
        return Comparison.of(results, attribute)
                .lines()
                .get(0)
                .cells()
                .get(0)
                .summary()
                .mean();
    }

    private static List<String> texts(Comparison comparison, int row) {
        Line line = comparison.lines().get(row);
        return line.cells().stream()
                .map(cell -> CellText.main(comparison.attribute(), line, cell))
                .toList();
    }

    private static List<Boolean> best(Comparison comparison, int row) {
        return comparison.lines().get(row).cells().stream().map(Cell::isBest).toList();
    }
}
