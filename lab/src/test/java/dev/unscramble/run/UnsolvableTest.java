package dev.unscramble.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.Solver;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.options.SolverSelection;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.Tables;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A board that cannot be solved is found before any table is made, read or written. */
class UnsolvableTest {
    private static final String GOAL = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";
    private static final String UNSOLVABLE = "0 2 1 3 4 5 6 7 8 9 10 11 12 13 14 15";

    @TempDir
    private Path temporary;

    /** Fails as soon as a table is to be made. */
    private TableFolder tables() {
        return new TableFolder(folder(), Long.MAX_VALUE, new TableFolder.Listener() {
            @Override
            public BuildMonitor making(Tables.Key key) {
                throw new AssertionError(key.name() + " is made");
            }

            @Override
            public void notice(String sentence) {
                throw new AssertionError(sentence);
            }
        });
    }

    private Path folder() {
        return temporary.resolve("pdb");
    }

    @Test
    void byEverySolverThatIsCompared() {
        PuzzleSettings settings = PuzzleSettings.DEFAULT.withTables(tables()).withGoal(GOAL);
        solveByAll(new InstanceReader(settings).readText(UNSOLVABLE));
        assertThat(folder()).doesNotExist();
    }

    private static <P extends Position> void solveByAll(Instance<P> instance) {
        List<Solver<P>> solvers = Stream.concat(
                        SolverSelection.standard(instance.domain(), SolveOptions.NONE).stream(),
                        Stream.of(SolveOptions.NONE))
                .map(options -> options.solver(instance.domain()))
                .toList();
        assertThat(solvers).extracting(Solver::heuristicName).contains("pdb:6-6-3");
        for (Solver<P> solver : solvers) {
            assertThat(solver.solve(instance, Limits.NONE, Progress.NONE)
                            .result()
                            .outcome())
                    .isEqualTo(Outcome.UNSOLVABLE);
        }
    }

    @Test
    void byRunsOfExperiments() {
        SolveOptions options =
                SolveOptions.NONE.with(SolveOption.ALGORITHM, "idastar").with(SolveOption.HEURISTIC, "pdb:6-6-3");
        RunKey order = RunKey.single(new RunKey.InstanceKey("4x4", UNSOLVABLE, GOAL, ""), options);
        Measurement found = new LocalRuns(tables()).run(order, Progress.NONE);
        assertThat(found.outcome()).isEqualTo(Outcome.UNSOLVABLE);
        assertThat(folder()).doesNotExist();
    }
}
