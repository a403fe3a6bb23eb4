package dev.unscramble.options;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.kind.TileInstance;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolverSelectionTest {
    private final TileInstance instance = Examples.tiles(Examples.COURSE);

    @Test
    void theStandardOneIsWhatACourseCompares() {
        assertThat(names(SolverSelection.standard(instance.domain(), SolveOptions.NONE)))
                .containsSubsequence(
                        "backtrack zero",
                        "ids zero",
                        "bfs zero",
                        "astar misplaced",
                        "astar manhattan",
                        "astar max-sort",
                        "astar euclidean",
                        "astar gaschnig",
                        "astar linear-conflict",
                        "idastar manhattan",
                        "beam:10 manhattan",
                        "beam:100 manhattan")
                .doesNotHaveDuplicates()
                .doesNotContain("astar zero");
    }

    @Test
    void eachAlgorithmMeetsEachHeuristicAndABlindOneRunsOnce() {
        assertThat(names(SolverSelection.of(
                        instance.domain(),
                        List.of("bfs", "astar", "beam:5"),
                        List.of("h1", "sum(h1,h2)"),
                        SolveOptions.NONE)))
                .containsExactly(
                        "bfs zero",
                        "astar misplaced",
                        "astar sum(misplaced,manhattan)",
                        "beam:5 misplaced",
                        "beam:5 sum(misplaced,manhattan)");
    }

    @Test
    void aListIsPartedAtItsCommasButNotWithinBrackets() {
        assertThat(SolverSelection.names(" h1, sum(h1,max(h2,h3)) ,,h4"))
                .containsExactly("h1", "sum(h1,max(h2,h3))", "h4");
    }

    private List<String> names(List<SolveOptions> solvers) {
        return solvers.stream()
                .map(options -> options.solver(instance.domain()))
                .map(solver -> solver.label() + " " + solver.heuristicName())
                .toList();
    }
}
