package dev.unscramble.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.example.Pancakes.Stack;
import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Trace;
import dev.unscramble.pdb.ProjectionDatabase;
import dev.unscramble.pdb.Tables;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.Search;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** What docs/library.md shows, as it shows it. */
class LibraryTest {
    private final Pancakes puzzle = new Pancakes(5);
    private final AtomicBoolean cancelled = new AtomicBoolean();

    @Test
    void aProblemASearchAResult() {
        Heuristic<Stack> bottom = Heuristic.of("bottom", Guarantee.CONSISTENT, stack -> stack.at(4) == 5 ? 0 : 1);
        Problem<Stack> problem = new Problem<>(puzzle, puzzle.parse("3 1 2 5 4"), bottom);
        Limits limits = Limits.NONE.withNodes(1_000_000).withTime(Duration.ofSeconds(10));

        Result result = IdaStar.create().solve(problem, limits, sofar -> !cancelled.get());

        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.moves().stream().map(puzzle::moveName)).hasSize(result.length());
        assertThat(result.statistics().generated()).isPositive();
    }

    @Test
    void aPatternDatabase() {
        Tables tables = Tables.IN_MEMORY;
        Heuristic<Stack> pdb = new ProjectionDatabase<>(new LargestPancakes(puzzle, 3), tables);
        Problem<Stack> problem = new Problem<>(puzzle, puzzle.parse("3 1 2 5 4"), pdb);
        Result result = IdaStar.create().solve(problem, Limits.NONE, Progress.NONE);
        assertThat(result.length()).isEqualTo(4);
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.initialH()).isPositive();
    }

    @Test
    void aTreeOfASearch() {
        Problem<Stack> problem = new Problem<>(puzzle, puzzle.parse("3 1 2 5 4"), Zero.INSTANCE);
        StringBuilder graph = new StringBuilder("digraph {\n");
        Trace trace = new Trace() {
            @Override
            public void generated(Node node) {
                String stack = puzzle.format(node.state().in(puzzle));
                graph.append("%d [label=\"%s\\nf = %d + %d\"]%n".formatted(node.number(), stack, node.g(), node.h()));
                if (node.parent() != NO_NODE) {
                    graph.append("%d -> %d [label=%s]%n"
                            .formatted(node.parent(), node.number(), puzzle.moveName(node.move())));
                }
            }

            @Override
            public void duplicate(long node) {
                graph.append(node).append(" [color=gray]\n");
            }

            @Override
            public void solved(long node) {
                graph.append(node).append(" [color=green]\n");
            }
        };
        Search astar = BestFirst.astar();
        Result result = astar.solve(problem, Limits.NONE, Progress.NONE, trace);
        graph.append("}\n");

        assertThat(graph.toString().lines())
                .contains("0 [label=\"3 1 2 5 4\\nf = 0 + 0\"]", "0 -> 1 [label=2]")
                .filteredOn(line -> line.contains(" [label=\""))
                .hasSize((int) result.statistics().generated());
        assertThat(graph.toString().lines().filter(line -> line.contains("color=gray")))
                .hasSize((int) result.statistics().duplicates());
        assertThat(graph).containsOnlyOnce("color=green");
    }
}
