package dev.unscramble.report.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResultTextTest {

    @Test
    void tellsAllOfASolution() {
        assertThat(ResultText.summary(SolveResults.solved("astar", "h2", 2), List.of("up", "left")))
                .isEqualTo("""
                puzzle      3x3
                start       142 3b5 678
                goal        b12 345 678
                            blank-first; the goal blank-last (1 2 ... 0) can be reached too
                algorithm   astar
                heuristic   manhattan; 2 at the start
                status      solved
                length      2 moves, optimal (proved)
                moves       up left
                expanded    1,002 nodes (time complexity)
                generated   1,200 nodes, of them 30 duplicates (rule: all), 4 reopened
                stored      1,170 nodes at most at once (space complexity), 500 open at most
                branching   34.130 effective (EBF); 34.641 as the root of the nodes generated
                time        0.060 s, 20,000 nodes/s""");
    }

    @Test
    void oneOfAThingIsNotSeveral() {
        assertThat(ResultText.summary(Examples.solve("b12 345 678", "astar", Limits.NONE), List.of()))
                .contains("generated   1 node, of them 0 duplicates (rule: all)", "stored      1 node at most at once");
    }

    @Test
    void saysOfASearchThatImprovesWhatEndedItAndWhatItFoundWhen() {
        assertThat(ResultText.summary(SolveResults.improved(Outcome.SOLVED, 2), List.of("up", "left")))
                .contains("""
                status      solved
                stopped     proved: no better solution exists
                length      2 moves, optimal (proved)
                improved    4 (0.002 s) 2 (0.025 s)
                moves       up left
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "SOLVED, gap, as close to the best as was asked for",
        "NODE_LIMIT, node-limit, --max-nodes",
        "TIME_LIMIT, time-limit, --time-limit",
        "MEMORY_LIMIT, memory-limit, --memory-limit",
        "DEPTH_LIMIT, depth-limit, depth limit",
        "EXHAUSTED, exhausted, tried",
        "CANCELLED, cancelled, interrupted"
    })
    void saysWhatEndedASearchThatCouldHaveImproved(Outcome stop, String label, String words) {
        assertThat(ResultText.summary(SolveResults.improved(stop, 1), List.of()).lines())
                .contains("status      solved", "length      2 moves, not proved optimal")
                .anyMatch(line -> line.startsWith("stopped     " + label + ":") && line.contains(words));
    }

    @ParameterizedTest
    @CsvSource({"astar, or a better heuristic", "bfs, or a search with a heuristic"})
    void advisesWhatTheSearchCanUse(String algorithm, String advice) {
        assertThat(ResultText.summary(SolveResults.unsolved(algorithm, "h2", Outcome.NODE_LIMIT), List.of()))
                .contains(advice);
    }

    @Test
    void listsTheRoundsOfADeepeningSearch() {
        assertThat(ResultText.summary(SolveResults.deepened(), List.of())).endsWith("""

                bound  expanded  cumulative
                -----  --------  ----------
                    0         1           1
                    2     1,234       1,235""");
    }

    @Test
    void saysWhyABoardCannotBeSolvedAndCountsNothing() {
        assertThat(ResultText.summary(SolveResults.unsolvable("astar", "h2"), List.of()))
                .endsWith("status      unsolvable: odd, \"very\"");
    }

    @Test
    void whatHasNoSolutionHasNoLength() {
        assertThat(ResultText.summary(SolveResults.unsolved("bfs", "zero", Outcome.UNSOLVABLE), List.of())
                        .lines())
                .anyMatch(line -> line.startsWith("expanded"))
                .noneMatch(line -> line.startsWith("length"));
    }

    @ParameterizedTest
    @CsvSource({
        "EXHAUSTED, exhausted:, a wider beam",
        "NODE_LIMIT, node-limit:, --max-nodes",
        "TIME_LIMIT, time-limit:, --time-limit",
        "MEMORY_LIMIT, memory-limit:, --memory-limit",
        "DEPTH_LIMIT, depth-limit:, --max-depth",
        "CANCELLED, cancelled:, interrupted"
    })
    void saysWhatStoppedItAndWhatToDo(Outcome outcome, String status, String advice) {
        assertThat(ResultText.summary(SolveResults.unsolved("bfs", "zero", outcome), List.of())
                        .lines())
                .anyMatch(line -> line.startsWith("status      " + status) && line.contains(advice))
                .anyMatch(line -> line.startsWith("length      ") && line.endsWith("at least 7"))
                .noneMatch(line -> line.startsWith("moves") || line.startsWith("branching"));
    }

    @Test
    void saysThatAHeuristicIsNotAdmissibleAndItsSolutionNotProved() {
        assertThat(ResultText.summary(SolveResults.solved("astar", "h1+h2", 0), List.of()))
                .contains("heuristic   sum(misplaced,manhattan), not declared admissible")
                .contains("2 moves, not proved optimal");
    }

    @Test
    void saysNothingOfAHeuristicThatIsNotUsed() {
        assertThat(ResultText.summary(SolveResults.solved("bfs", "h2", 2), List.of()))
                .contains("algorithm   bfs\nstatus")
                .doesNotContain("heuristic");
    }

    @Test
    void longSolutionsAreWrappedAndNoLineEndsInBlanks() {
        assertThat(ResultText.summary(SolveResults.solved("astar", "h2", 2), Collections.nCopies(40, "right"))
                        .lines())
                .filteredOn(line -> line.contains("right"))
                .hasSizeGreaterThan(1)
                .allSatisfy(
                        line -> assertThat(line).hasSizeLessThanOrEqualTo(100).doesNotEndWith(" "))
                .first()
                .asString()
                .startsWith("moves       right right");
    }

    @Test
    void anEmptySolutionHasZeroMovesAndNoBranchingFactor() {
        assertThat(ResultText.summary(Examples.solve("b12 345 678", "astar", Limits.NONE), List.of()))
                .contains("length      0 moves, optimal (proved)")
                .doesNotContain("branching", "NaN");
    }

    /** {@code bfs} counts turns, whatever they cost. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ucs    | 1000 | length      3 moves (cost 3), optimal (proved)
            bfs    | 1000 | length      1 move (cost 5), not proved optimal
            ucs    | 8    | length      unknown, a cost of at least 2
            """)
    void whereMovesCostMoreThanOneItTellsTheCost(String algorithm, long nodes, String saying) {
        assertThat(ResultText.summary(Examples.solveDial(algorithm, nodes), List.of())
                        .lines())
                .contains(saying);
    }

    @Test
    void aWalkShowsEveryMoveAndItsBoard() {
        assertThat(ResultText.walk(SolveResults.solved("astar", "h2", 2), List.of("up", "left"), TextLayout.PLAIN))
                .isEqualTo("""
                start
                +---+---+---+
                | 1 | 4 | 2 |
                +---+---+---+
                | 3 |   | 5 |
                +---+---+---+
                | 6 | 7 | 8 |
                +---+---+---+

                1. up
                +---+---+---+
                | 1 |   | 2 |
                +---+---+---+
                | 3 | 4 | 5 |
                +---+---+---+
                | 6 | 7 | 8 |
                +---+---+---+

                2. left
                +---+---+---+
                |   | 1 | 2 |
                +---+---+---+
                | 3 | 4 | 5 |
                +---+---+---+
                | 6 | 7 | 8 |
                +---+---+---+""");
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 120})
    void inAWindowEveryLineFits(int columns) {
        TextLayout layout = TextLayout.window(columns, true, true);
        for (SolveResult<?> solved : List.of(
                SolveResults.solved("astar", "h2", 2),
                SolveResults.deepened(),
                SolveResults.unsolvable("astar", "h2"),
                SolveResults.unsolved("bfs", "zero", Outcome.MEMORY_LIMIT))) {
            assertThat(ResultText.summary(solved, Collections.nCopies(40, "right"), layout)
                            .lines())
                    .allSatisfy(line -> assertThat(TextTable.width(line)).isLessThanOrEqualTo(columns));
        }
    }

    @Test
    void aDrawingThatIsTheLineOfTheStartIsNotShownAgain() {
        Dial dial = Dial.unit(10, 1);
        var instance = new PlainDomain<>(dial, List.of(Zero.INSTANCE)).instance(dial.at(2));
        var solver = Solver.of(instance.domain(), "bfs", Optional.empty(), SearchOptions.DEFAULT);
        var solved = solver.solve(instance, Limits.NONE, Progress.NONE);
        assertThat(ResultText.picture(solved, TextLayout.window(80, true, false)))
                .isEmpty();
    }

    @Test
    void whereLinesCanBeShownTheStartStandsBesideTheGoal() {
        assertThat(ResultText.picture(SolveResults.solved("astar", "h2", 2), TextLayout.window(80, true, false)))
                .hasValue("""
                        ┌───┬───┬───┐   ┌───┬───┬───┐
                        │ 1 │ 4 │ 2 │   │   │ 1 │ 2 │
                        ├───┼───┼───┤   ├───┼───┼───┤
                        │ 3 │   │ 5 │   │ 3 │ 4 │ 5 │
                        ├───┼───┼───┤   ├───┼───┼───┤
                        │ 6 │ 7 │ 8 │   │ 6 │ 7 │ 8 │
                        └───┴───┴───┘   └───┴───┴───┘""");
        assertThat(ResultText.picture(SolveResults.solved("astar", "h2", 2), TextLayout.window(80, false, true)))
                .isEmpty();
        assertThat(ResultText.picture(SolveResults.solved("astar", "h2", 2), TextLayout.window(25, true, false)))
                .isEmpty();
    }
}
