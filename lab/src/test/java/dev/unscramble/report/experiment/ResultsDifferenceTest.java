package dev.unscramble.report.experiment;

import static dev.unscramble.report.experiment.SampleResults.UNSOLVED;
import static dev.unscramble.report.experiment.SampleResults.nodes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.generate.Sample;
import dev.unscramble.model.InputException;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.text.TextLayout;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResultsDifferenceTest {
    private final ExperimentResults before = new SampleResults("a", "b", "gone")
            .depth(4, Sample.Kind.GIVEN, nodes(10, 20, 30), nodes(1, UNSOLVED, 3), nodes(1, 1, 1))
            .results();

    @Test
    void solversAreComparedOverWhatBothSolved() {
        ExperimentResults after = new SampleResults("b", "a")
                .depth(4, Sample.Kind.GIVEN, nodes(1, 2, 2), nodes(5, 20, 20))
                .results();
        assertThat(ResultsDifference.write(List.of("x", "y"), before, after, TextLayout.PLAIN)
                        .lines()
                        .map(line -> line.replaceAll(" +", " ")))
                .contains("a 3 20 15 0.750 2 1 0", "b 2 2 1.5 0.750 1 1 0")
                .contains("a 3 100 % 100 %", "b 3 66.7 % 100 %")
                .noneMatch(line -> line.startsWith("gone"));
    }

    @Test
    void whatHasNothingInCommonIsRefused() {
        ExperimentResults other =
                new SampleResults("a").depth(6, Sample.Kind.GIVEN, nodes(1)).results();
        assertThatThrownBy(() -> ResultsDifference.write(List.of("x", "y"), before, other, TextLayout.PLAIN))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no run in common");
    }
}
