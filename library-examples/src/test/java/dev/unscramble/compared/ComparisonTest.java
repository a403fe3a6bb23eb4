package dev.unscramble.compared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.compared.Comparison.Answer;
import dev.unscramble.compared.Comparison.Task;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ComparisonTest {
    static List<Task> tasks() {
        return Comparison.TASKS;
    }

    /** Breadth-first search and IDA* expand the same nodes but the last; A* breaks ties differently. */
    @ParameterizedTest
    @MethodSource("tasks")
    void allLibrariesFindSolutionsOfTheSameCostAndLength(Task task) {
        List<Answer> answers = task.all().stream().map(solve -> solve.get()).toList();
        assertThat(answers).extracting(Answer::cost).containsOnly(answers.get(0).cost());
        assertThat(answers)
                .extracting(Answer::length)
                .containsOnly(answers.get(0).length());
        if (!task.name().contains("A*") || task.name().contains("IDA*")) {
            assertThat(answers.get(1).expanded()).isEqualTo(answers.get(0).expanded() + 1);
        }
    }
}
