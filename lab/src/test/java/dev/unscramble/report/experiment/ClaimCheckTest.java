package dev.unscramble.report.experiment;

import static dev.unscramble.report.experiment.SampleResults.UNSOLVED;
import static dev.unscramble.report.experiment.SampleResults.nodes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.experiment.Claim;
import dev.unscramble.experiment.Claim.Kind;
import dev.unscramble.generate.Sample;
import dev.unscramble.report.comparison.ClaimCheck;
import dev.unscramble.report.comparison.ClaimCheck.Verdict;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.run.Attribute;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimCheckTest {
    private final ExperimentResults results = new SampleResults("a", "b")
            .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20), nodes(20, 30))
            .depth(6, Sample.Kind.UNIFORM_AT_DEPTH, nodes(100, 200), nodes(90, 180))
            .depth(8, Sample.Kind.UNIFORM_AT_DEPTH, nodes(1, 1), nodes(2, UNSOLVED))
            .results();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a | BETTER_THAN | b | 0   | false | b is better in 1 of 2 rows
            b | BETTER_THAN | a | 0   | false | a is better in 1 of 2 rows
            a | ALL_WITHIN  |   | 200 | true  | 6 of 6 runs within that, the most is 200
            a | ALL_WITHIN  |   | 100 | false | 5 of 6 runs within that, the most is 200
            a | MOST_WITHIN |   | 20  | true  | 4 of 6 runs within that, the most is 200
            a | MOST_WITHIN |   | 9   | false | 2 of 6 runs within that, the most is 200
            a | SOLVES_ALL  |   | 0   | true  | 6 of 6 runs solved
            b | SOLVES_ALL  |   | 0   | false | 5 of 6 runs solved
            b | FAILS_SOME  |   | 0   | true  | 5 of 6 runs solved
            """)
    void whatOthersSayIsHeldAgainstOurRuns(
            String solver, Kind kind, String other, double amount, boolean agrees, String evidence) {
        Claim claim = new Claim("", solver, kind, other == null ? "" : other, amount);
        assertThat(new ClaimCheck(results).verdict(claim, Attribute.GENERATED))
                .isEqualTo(new Verdict(
                        Optional.of(agrees),
                        (agrees ? "Our runs agree: " : "Our runs contradict this: ") + evidence + "."));
    }

    @Test
    void equalSolversAreNotBetterThanEachOther() {
        ExperimentResults equal = new SampleResults("a", "b")
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20), nodes(20, 10))
                .results();
        Claim claim = new Claim("", "a", Kind.BETTER_THAN, "b", 0);
        assertThat(new ClaimCheck(equal).verdict(claim, Attribute.GENERATED))
                .isEqualTo(new Verdict(Optional.of(false), "Our runs contradict this: neither is better in any row."));
    }

    @Test
    void ofASolverThatWasNotRunNothingIsSaid() {
        Claim claim = new Claim("c is fast", "c", Kind.BETTER_THAN, "a", 0);
        assertThat(new ClaimCheck(results).verdict(claim, Attribute.GENERATED).agrees())
                .isEmpty();
    }

    @Test
    void theReportTellsTheirWordsFromOurs() {
        ExperimentResults claimed = new SampleResults("a", "b")
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20), nodes(20, 30))
                .claimed(new Claim("b is best", "b", Kind.BETTER_THAN, "a", 0))
                .results();
        assertThat(html(claimed))
                .contains(
                        "<li class=\"contradicts\"><q>b is best</q> <span>Our runs contradict this: a is better in 1 of"
                                + " 1 rows.</span></li>");
        assertThat(TablesText.write(claimed, TextLayout.PLAIN, "report.html"))
                .contains("It says: \"b is best\" Our runs contradict this:");
    }

    private static String html(ExperimentResults results) {
        return HtmlReport.write(ReportDocument.of(results), ReportData.write(results));
    }
}
