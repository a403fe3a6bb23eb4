package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Trace;
import dev.unscramble.search.bidirectional.Mm;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class SearchStepsTest {
    private static final Dial DIAL = Dial.unit(20, 1);

    static final List<Search> SEARCHES = List.of(
            BestFirst.bfs(),
            BestFirst.astar(),
            IdaStar.create(),
            Rbfs.create(),
            IterativeDeepening.create(),
            Beam.create(),
            Bidirectional.create(),
            Mm.mme());

    private static Problem<Hand> from(int mark) {
        return new Problem<>(DIAL, DIAL.at(mark), Zero.INSTANCE);
    }

    private static int mark(Trace.Node node) {
        return node.state().in(DIAL).mark();
    }

    @Test
    void nodesComeInTheOrderOfTheirExpansionAndTheGoalAtLast() {
        List<Integer> marks = new ArrayList<>();
        try (SearchSteps steps = BestFirst.bfs().steps(from(3), Limits.NONE)) {
            while (steps.hasNext()) {
                assertThat(steps.result()).isEmpty();
                marks.add(mark(steps.next()));
            }
            assertThat(marks).containsExactly(3, 4, 2, 5, 1, 6, 0);
            assertThat(steps.result().orElseThrow().length()).isEqualTo(3);
            assertThatThrownBy(steps::next).isInstanceOf(NoSuchElementException.class);
        }
    }

    @ParameterizedTest
    @FieldSource("SEARCHES")
    void everySearchMakesAsManyStepsAsItExpandsNodesAndOneMore(Search search) {
        try (SearchSteps steps = search.steps(from(5), Limits.NONE)) {
            long count = 0;
            while (steps.hasNext()) {
                steps.next();
                count++;
            }
            assertThat(steps.result().orElseThrow().statistics().expanded()).isEqualTo(count - 1);
        }
    }

    @Test
    void theSearchWaitsUntilTheNextNodeIsAskedFor() {
        List<Integer> asked = new ArrayList<>();
        Problem<Hand> problem = new Problem<>(DIAL, DIAL.at(9), hand -> {
            asked.add(hand.mark());
            return 0;
        });
        try (SearchSteps steps = BestFirst.astar().steps(problem, Limits.NONE)) {
            assertThat(asked).isEmpty();
            steps.next();
            List<Integer> before = List.copyOf(asked);
            assertThat(before).containsOnly(9);
            assertThat(steps.hasNext()).isTrue();
            assertThat(asked).hasSizeGreaterThan(before.size());
        }
    }

    @Test
    void whatIsClosedHasNoMoreSteps() {
        SearchSteps steps = BestFirst.bfs().steps(from(9), Limits.NONE);
        steps.next();
        steps.close();
        assertThat(steps.hasNext()).isFalse();
        assertThat(steps.result()).isEmpty();
        SearchSteps unused = BestFirst.bfs().steps(from(9), Limits.NONE);
        unused.close();
        assertThat(unused.hasNext()).isFalse();
    }

    @Test
    void limitsEndItAndItsResultSaysSo() {
        try (SearchSteps steps = BestFirst.bfs().steps(from(9), Limits.NONE.withNodes(5))) {
            steps.forEachRemaining(node -> {});
            assertThat(steps.result().orElseThrow().outcome()).isEqualTo(Outcome.NODE_LIMIT);
        }
    }

    @Test
    void whatAHeuristicThrowsIsThrownWhereTheNextNodeIsAskedFor() {
        Problem<Hand> problem = new Problem<>(DIAL, DIAL.at(9), hand -> hand.mark() == 8 ? -1 : 0);
        try (SearchSteps steps = BestFirst.astar().steps(problem, Limits.NONE)) {
            steps.next();
            assertThatThrownBy(steps::hasNext).isInstanceOf(InputException.class);
            assertThat(steps.hasNext()).isFalse();
        }
    }
}
