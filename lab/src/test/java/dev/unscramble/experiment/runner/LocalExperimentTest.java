package dev.unscramble.experiment.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.RunKey.Timing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class LocalExperimentTest {
    private static final Instance<?> EASY = Examples.tiles("142 3b5 678");
    private static final Instance<?> HARD = Examples.tiles(Examples.COURSE);
    private static final SolveOptions BFS = SolveOptions.ofKey("algorithm=bfs");
    private static final SolveOptions BEAM = SolveOptions.ofKey("algorithm=beam:5 heuristic=h1");

    private static LocalExperiment run(LocalExperiment runs) {
        runs.run((number, solver, work) -> work.apply(Progress.NONE), () -> false, solved -> {});
        return runs;
    }

    private static String told(SolveResult<?> solved) {
        return solved.instance().start() + " " + solved.solver().label() + " "
                + solved.result().outcome().label();
    }

    @Test
    void resultsComePassByPassInstanceByInstanceLimitByLimitSolverBySolver() {
        LocalExperiment runs = run(new LocalExperiment(
                List.of(EASY, HARD),
                List.of(BFS, BEAM),
                List.of(SolveOptions.ofKey("max-nodes=5"), SolveOptions.ofKey("max-nodes=100")),
                2));
        List<String> pass = List.of(
                "142 3b5 678 bfs node-limit",
                "142 3b5 678 beam:5 node-limit",
                "142 3b5 678 bfs solved",
                "142 3b5 678 beam:5 solved",
                "724 5b6 831 bfs node-limit",
                "724 5b6 831 beam:5 node-limit",
                "724 5b6 831 bfs node-limit",
                "724 5b6 831 beam:5 node-limit");
        List<String> both = new ArrayList<>(pass);
        both.addAll(pass);
        assertThat(runs.results()).extracting(LocalExperimentTest::told).containsExactlyElementsOf(both);
        assertThat(runs.size()).isEqualTo(16);
        assertThat(runs.last(3)).isEqualTo(runs.results().subList(13, 16));
    }

    @Test
    void resultsAreWholeAndOfTheInstancesThatWereGiven() {
        SolveResult<?> solved = run(new LocalExperiment(List.of(EASY), List.of(BFS), SolveOptions.NONE))
                .results()
                .get(0);
        assertThat(solved.instance()).isSameAs(EASY);
        assertThat(solved.moveNames()).containsExactly("up", "left");
    }

    @Test
    void whatIsAskedForTwiceIsRunTwice() {
        assertThat(run(new LocalExperiment(List.of(EASY, EASY), List.of(BFS, BFS), SolveOptions.NONE))
                        .results())
                .hasSize(4);
    }

    @Test
    void whoWatchesIsToldTheNumberAndTheSolverOfEachRun() {
        List<String> seen = new ArrayList<>();
        LocalExperiment runs = new LocalExperiment(List.of(EASY), List.of(BFS, BEAM), SolveOptions.NONE);
        runs.run(
                (number, solver, work) -> {
                    seen.add(number + " " + solver.label());
                    return work.apply(Progress.NONE);
                },
                () -> false,
                solved -> seen.add("done"));
        assertThat(seen).containsExactly("1 bfs", "done", "2 beam:5", "done");
    }

    @Test
    void whatIsStoppedHasTheCancelledRunAndNoneAfterIt() {
        LocalExperiment runs = new LocalExperiment(List.of(HARD), List.of(BEAM, BFS, BFS), SolveOptions.NONE);
        runs.run(
                (number, solver, work) -> work.apply(sofar -> number < 2),
                () -> runs.results().size() == 2,
                solved -> {});
        assertThat(runs.results())
                .extracting(solved -> solved.result().outcome())
                .containsExactly(Outcome.SOLVED, Outcome.CANCELLED);
    }

    @Test
    void aShortRunIsMadeASecondTimeWhichCounts() {
        assertThat(warm(Outcome.SOLVED, 499, 3)).isEqualTo(3);
        assertThat(warm(Outcome.SOLVED, 500, 3)).isEqualTo(500);
        assertThat(warm(Outcome.NODE_LIMIT, 499, 3)).isEqualTo(3);
        assertThat(warm(Outcome.TIME_LIMIT, 499, 3)).isEqualTo(499);
        assertThat(warm(Outcome.CANCELLED, 499, 3)).isEqualTo(499);
    }

    /** The milliseconds of the run that counts. */
    private static long warm(Outcome outcome, long... milliseconds) {
        Iterator<Long> next = Arrays.stream(milliseconds).iterator();
        SolveResult<?> counted = LocalExperiment.warm(() -> ended(outcome, next.next()));
        return counted.result().statistics().nanos() / 1_000_000;
    }

    private static SolveResult<?> ended(Outcome outcome, long milliseconds) {
        Statistics statistics = new Statistics(1, 1, 0, 0, 0, 0, 0, List.of(), milliseconds * 1_000_000);
        OptionalInt cost = outcome == Outcome.SOLVED ? OptionalInt.of(0) : OptionalInt.empty();
        return new SolveResult<>(
                Examples.tiles("142 3b5 678"),
                BFS.solver(Examples.tiles("142 3b5 678").domain()),
                new Result(outcome, List.of(), cost, 0, 0, statistics, Optional.empty()));
    }

    @Test
    void onlyAComparisonIsTimedWarm() {
        assertThat(LocalExperiment.comparing(EASY, List.of(BFS), SolveOptions.NONE)
                        .manifest()
                        .timing())
                .isEqualTo(Timing.WARM);
        assertThat(new LocalExperiment(List.of(EASY), List.of(BFS), SolveOptions.NONE)
                        .manifest()
                        .timing())
                .isEqualTo(Timing.SHARED);
    }

    @Test
    void whatFailsIsToldAsItIs() {
        LocalExperiment runs = new LocalExperiment(List.of(EASY), List.of(BFS), SolveOptions.NONE);
        assertThatThrownBy(() -> runs.run(
                        (number, solver, work) -> {
                            throw new StoppedException("no room for tables");
                        },
                        () -> false,
                        solved -> {}))
                .isInstanceOf(StoppedException.class)
                .hasMessage("no room for tables");
    }
}
