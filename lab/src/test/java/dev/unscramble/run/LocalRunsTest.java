package dev.unscramble.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalRunsTest {
    private static final RunKey ORDER = order("3x3", "724 5b6 831", "b12 345 678", "astar", "manhattan");

    private final List<String> tablesRead = new ArrayList<>();
    private final LocalRuns runs = new LocalRuns((key, maker) -> {
        tablesRead.add(key.name());
        return Tables.IN_MEMORY.get(key, maker);
    });

    private static RunKey order(String puzzle, String start, String goal, String algorithm, String heuristic) {
        SolveOptions options =
                SolveOptions.NONE.with(SolveOption.ALGORITHM, algorithm).with(SolveOption.HEURISTIC, heuristic);
        return RunKey.single(new RunKey.InstanceKey(puzzle, start, goal, ""), options);
    }

    @Test
    void measuresWhatItIsToldToSolve() {
        Measurement found = runs.run(ORDER, Progress.NONE);
        assertThat(found.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(found.length()).isEqualTo(26);
        assertThat(found.algorithm()).isEqualTo("astar");
        assertThat(found.heuristic()).isEqualTo("manhattan");
    }

    /** A* must expand all states with f below the optimum, and any search from both ends one of each pair. */
    @ParameterizedTest
    @CsvSource({"astar, manhattan", "idastar, manhattan", "bfs, zero", "nbs, manhattan", "bidirectional, zero"})
    void measuresAgainstTheLeastThatMustBeExpanded(String algorithm, String heuristic) {
        Measurement found = runs.run(order("3x3", "724 5b6 831", "b12 345 678", algorithm, heuristic), Progress.NONE);
        assertThat(found.leastExpanded()).isPresent();
        assertThat(found.timesLeast()).isGreaterThanOrEqualTo(1);
    }

    /** BAE* may expand fewer, a solution of weighted A* is not proved, and tables are not consistent. */
    @ParameterizedTest
    @CsvSource({"bae, manhattan", "wastar:3, manhattan", "astar, pdb:4-4"})
    void theLeastIsNotKnownForAll(String algorithm, String heuristic) {
        Measurement found = runs.run(order("3x3", "724 5b6 831", "b12 345 678", algorithm, heuristic), Progress.NONE);
        assertThat(found.leastExpanded()).isEmpty();
        assertThat(found.timesLeast()).isNaN();
    }

    @Test
    void readsTheTablesOfAHeuristicOnce() {
        RunKey first = order("3x3", "142 3b5 678", "b12 345 678", "astar", "pdb:4-4");
        RunKey second = order("3x3", "724 5b6 831", "b12 345 678", "idastar", "pdb:4-4");
        runs.run(first, Progress.NONE);
        runs.run(second, Progress.NONE);
        assertThat(tablesRead).isNotEmpty().doesNotHaveDuplicates();
    }

    /** The goal is held as the start is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"R U' F2 R|bfs|4", "x R U|bfs|2", "WWWW BBBB RRRR GGGG OOOO YYYY|bfs|0"})
    void readsACubeHoweverItIsHeld(String start, String algorithm, int length) {
        Instance<?> cube = new InstanceReader(PuzzleSettings.DEFAULT).readText(start);
        RunKey order = order("cube", cube.start(), cube.goal(), algorithm, "zero");
        assertThat(runs.run(order, Progress.NONE).length()).isEqualTo(length);
    }

    @ParameterizedTest
    @CsvSource({"b12 345 678, 2", "1b2 345 678, 1"})
    void obeysTheGoal(String goal, int length) {
        RunKey order = order("3x3", "142 3b5 678", goal, "bfs", "zero");
        assertThat(runs.run(order, Progress.NONE).length()).isEqualTo(length);
    }

    @Test
    void aMeasurementTellsMovesFromWhatTheyCost() {
        Measurement found = Measurement.of(Examples.solveDial("bfs", 1000));
        assertThat(found.length()).isEqualTo(1);
        assertThat(found.cost()).isEqualTo(5);
        assertThat(Measurement.of(Examples.solveDial("ucs", 8)).cost()).isZero();
        assertThat(Measurement.JSON.write(found))
                .contains("\"length\":1,\"cost\":5,\"optimal\":false,\"lowerBound\":1");
        assertThat(Measurement.JSON.read(Measurement.JSON.write(found))).isEqualTo(found);
    }

    @Test
    void aMeasurementIsReadAsItWasWritten() {
        Measurement found = runs.run(ORDER, Progress.NONE);
        assertThat(Measurement.JSON.read(Measurement.JSON.write(found))).isEqualTo(found);
    }

    @Test
    void aShareOfTheMemoryNeverRaisesALimit() {
        assertThat(ORDER.withinMemory(1000).options().limits().memoryBytes()).isEqualTo(1000);
        assertThat(ORDER.withinMemory(1000)
                        .withinMemory(2000)
                        .options()
                        .limits()
                        .memoryBytes())
                .isEqualTo(1000);
    }

    @Test
    void aChildAnswersWithTheMeasurement() throws IOException {
        Measurement found = Measurement.JSON.read(child(RunKey.JSON.write(ORDER)));
        assertThat(found.length()).isEqualTo(26);
    }

    @Test
    void aChildAnswersBadInputInASentence() throws IOException {
        assertThat(child(RunKey.JSON.write(order("3x3", "724 5b6 831", "b12 345 678", "astar", "manhatan"))))
                .contains("\"refused\"", "did you mean manhattan?");
    }

    @Test
    void aRefusalOfAChildIsBadInputHereToo() {
        Fork fork = new Fork(List.of("sh", "-c", "read order; echo '{\"refused\":\"no such puzzle\"}'"));
        assertThatThrownBy(() -> fork.run(ORDER, Progress.NONE))
                .isInstanceOf(InputException.class)
                .hasMessage("no such puzzle");
    }

    /** The parent stays, as it does while it waits. */
    private String child(String order) throws IOException {
        InputStream line = new ByteArrayInputStream((order + "\n").getBytes(StandardCharsets.UTF_8));
        InputStream open = new PipedInputStream(new PipedOutputStream());
        return Fork.child(new SequenceInputStream(line, open), runs, Progress.NONE);
    }
}
