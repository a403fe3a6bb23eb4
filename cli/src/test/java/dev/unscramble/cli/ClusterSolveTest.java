package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.Solver;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Position;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import org.junit.jupiter.api.Test;

class ClusterSolveTest {
    private static final String BOARD = "2 17 4 13 7 / 12 10 3 0 16 / 21 24 8 5 18 / 20 15 19 14 9 / 22 11 6 1 23";

    @Test
    void searchesByTheLargestTablesUnlessAnotherHeuristicIsNamed() {
        assertThat(solver(SolveOptions.NONE).heuristicName()).startsWith("pdb");
        assertThat(solver(SolveOptions.NONE.with(SolveOption.HEURISTIC, "manhattan"))
                        .heuristicName())
                .isEqualTo("manhattan");
    }

    private static Solver<?> solver(SolveOptions chosen) {
        return solver(new InstanceReader(SolveOptions.NONE.settings(Tables.IN_MEMORY)).readText(BOARD), chosen);
    }

    private static <P extends Position> Solver<P> solver(Instance<P> instance, SolveOptions chosen) {
        return new ClusterSolve<>(new SolveCommand(), new EngineArguments(), instance, chosen).solver();
    }
}
