package dev.unscramble.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.IdaStar;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolutionTest {
    private static final PuzzleOf<String> ROADS = Graph.<String>undirected()
            .name("roads")
            .edge("Arad", "Sibiu", 140)
            .edge("Sibiu", "Fagaras", 99)
            .edge("Fagaras", "Bucharest", 211)
            .edge("Oradea", "Oradea", 1)
            .goal("Bucharest");

    @Test
    void aPuzzleIsSolvedToStatesAndNamedMoves() {
        Solution<String> way = ROADS.solve("Arad", BestFirst.astar());
        assertThat(way.isSolved()).isTrue();
        assertThat(way.isOptimal()).isTrue();
        assertThat(way.states()).containsExactly("Arad", "Sibiu", "Fagaras", "Bucharest");
        assertThat(way.moves()).containsExactly("Sibiu", "Fagaras", "Bucharest");
        assertThat(way.cost()).isEqualTo(450);
        assertThat(way.result().statistics().expanded()).isEqualTo(3);
        assertThat(way).hasToString("[Sibiu, Fagaras, Bucharest], cost 450");
    }

    @Test
    void whatIsSolvedAlreadyHasOneState() {
        Solution<String> nothing = ROADS.solve("Bucharest", IdaStar.create());
        assertThat(nothing.states()).containsExactly("Bucharest");
        assertThat(nothing.moves()).isEmpty();
        assertThat(nothing.cost()).isZero();
    }

    @Test
    void withoutASolutionNothingOfItCanBeAskedFor() {
        Solution<String> none = ROADS.solve("Oradea", BestFirst.astar());
        assertThat(none.isSolved()).isFalse();
        assertThat(none.result().outcome().isProvedUnsolvable()).isTrue();
        assertThat(none).hasToString("no solution: unsolvable");
        String complaint = "there is no solution: the search ended with unsolvable, because all states that can be"
                + " reached were searched";
        assertThatThrownBy(none::cost).isInstanceOf(IllegalStateException.class).hasMessage(complaint);
        assertThatThrownBy(none::states)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(complaint);
        assertThatThrownBy(none::moves)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(complaint);
    }

    @Test
    void limitsHold() {
        Solution<String> few = ROADS.solve("Arad", BestFirst.astar(), Limits.NONE.withNodes(2));
        assertThat(few).hasToString("no solution: node-limit");
        assertThat(few.result().upperBound()).isEmpty();
    }

    @Test
    void theStatesOfAFastPuzzleAreNewPositions() {
        Dial dial = Dial.unit(20, 1);
        Problem<Hand> problem = new Problem<>(dial, dial.at(2), Zero.INSTANCE);
        Solution<Hand> solution = Solution.of(problem, BestFirst.bfs().solve(problem));
        assertThat(solution.states()).extracting(Hand::mark).containsExactly(2, 1, 0);
        assertThat(solution.moves()).isEqualTo(List.of(dial.moveName(1), dial.moveName(1)));
    }

    @Test
    void searchesAndPuzzlesSayTheirNames() {
        assertThat(BestFirst.astar()).hasToString("astar");
        assertThat(IdaStar.create()).hasToString("idastar");
        assertThat(ROADS).hasToString("roads");
    }

    @Test
    void aResultHasACostIfItIsSolvedAndOnlyThen() {
        Result solved = BestFirst.astar().solve(ROADS.from("Arad"));
        assertThatThrownBy(() -> new Result(
                        Outcome.NODE_LIMIT, List.of(), solved.upperBound(), 0, 0, Statistics.EMPTY, solved.reason()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
