package dev.unscramble.report.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.tiles.TilePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ResultJsonTest {
    /** Programs rely on these names; others may join them, none may leave. */
    private static final List<String> CONTRACT = List.of(
            "puzzle",
            "start",
            "goal",
            "algorithm",
            "heuristic",
            "status",
            "length",
            "cost",
            "optimal",
            "lowerBound",
            "moves",
            "initialH",
            "expanded",
            "generated",
            "duplicates",
            "reopened",
            "maxOpen",
            "maxStored",
            "iterations",
            "ebf",
            "seconds",
            "preparationSeconds",
            "nodesPerSecond",
            "seed",
            "version",
            "label");

    private static final Set<String> BESIDES = Set.of("reason", "expandedBeforeLastLayer", "ebfRoot", "duplicateRule");

    @ParameterizedTest
    @EnumSource(names = {"SOLVED", "UNSOLVABLE", "EXHAUSTED", "NODE_LIMIT", "CANCELLED"})
    void hasAlwaysTheSameNamesInTheSameOrder(Outcome outcome) {
        SolveResult<?> solved = switch (outcome) {
            case SOLVED -> SolveResults.solved("astar", "h2", 2);
            case UNSOLVABLE -> SolveResults.unsolvable("astar", "h2");
            default -> SolveResults.unsolved("astar", "h2", outcome);
        };
        List<String> names =
                new ArrayList<>(JsonText.object(ResultJson.of(solved).line()).keySet());
        names.removeAll(BESIDES);
        assertThat(names).isEqualTo(CONTRACT);
    }

    @Test
    void saysWhyTheAlgorithmWasPickedWhereItWas() {
        var chosen = SolveResults.solved("astar", "h2", 2);
        var solver = chosen.solver();
        var picked = new Solver<TilePosition>(
                solver.label(), solver.search(), solver.heuristic(), solver.options(), Optional.of("it is small"));
        assertThat(JsonText.object(ResultJson.of(chosen).line())).doesNotContainKey("auto");
        assertThat(JsonText.object(ResultJson.of(new SolveResult<>(chosen.instance(), picked, chosen.result()))
                        .line()))
                .containsEntry("algorithm", "astar")
                .containsEntry("auto", "it is small");
    }

    @Test
    void isOneLine() {
        assertThat(ResultJson.of(SolveResults.deepened()).line()).doesNotContain("\n", "\r");
    }

    @Test
    void tellsAllOfASolution() {
        assertThat(JsonText.object(
                        ResultJson.of(SolveResults.solved("astar", "h2", 2)).line()))
                .containsEntry("puzzle", "3x3")
                .containsEntry("start", "142 3b5 678")
                .containsEntry("goal", "b12 345 678")
                .containsEntry("algorithm", "astar")
                .containsEntry("heuristic", "manhattan")
                .containsEntry("status", "solved")
                .containsEntry("length", 2L)
                .containsEntry("cost", 2L)
                .containsEntry("optimal", true)
                .containsEntry("lowerBound", 2L)
                .containsEntry("moves", List.of("up", "left"))
                .containsEntry("initialH", 2L)
                .containsEntry("expanded", 1_002L)
                .containsEntry("generated", 1_200L)
                .containsEntry("duplicates", 30L)
                .containsEntry("reopened", 4L)
                .containsEntry("maxOpen", 500L)
                .containsEntry("maxStored", 1_170L)
                .containsEntry("expandedBeforeLastLayer", 900L)
                .containsEntry("iterations", List.of())
                .containsEntry("seconds", 0.06)
                .containsEntry("nodesPerSecond", 20_000L)
                .containsEntry("seed", null)
                .containsEntry("version", "development")
                .doesNotContainKeys("reason", "stopped", "improvements");
    }

    @Test
    void saysOfASearchThatImprovesWhatEndedItAndWhatItFoundWhen() {
        assertThat(JsonText.object(ResultJson.of(SolveResults.improved(Outcome.TIME_LIMIT, 1))
                        .line()))
                .containsEntry("status", "solved")
                .containsEntry("stopped", "time-limit")
                .containsEntry("length", 2L)
                .containsEntry("optimal", false)
                .containsEntry("lowerBound", 1L)
                .containsEntry(
                        "improvements",
                        List.of(
                                Map.of("seconds", 0.0015, "length", 4L, "cost", 4L),
                                Map.of("seconds", 0.025, "length", 2L, "cost", 2L)));
    }

    /** {@code bfs} counts turns, whatever they cost. */
    @ParameterizedTest
    @CsvSource({"ucs, 3, 3, 3, true", "bfs, 1, 5, 1, false"})
    void tellsMovesFromWhatTheyCost(String algorithm, long length, long cost, long lowerBound, boolean isOptimal) {
        SolveResult<?> solved = Examples.solveDial(algorithm, 1000);
        assertThat(JsonText.object(ResultJson.of(solved).line()))
                .containsEntry("length", length)
                .containsEntry("cost", cost)
                .containsEntry("optimal", isOptimal)
                .containsEntry("lowerBound", lowerBound);
        assertThat(ResultCsv.write(solved, solved.moveNames()))
                .contains(",solved,%d,%d,%s,%d,".formatted(length, cost, isOptimal, lowerBound));
    }

    @Test
    void whatIsNotSolvedHasNoCost() {
        SolveResult<?> unsolved = Examples.solveDial("ucs", 8);
        assertThat(JsonText.object(ResultJson.of(unsolved).line()))
                .containsEntry("status", "node-limit")
                .containsEntry("length", null)
                .containsEntry("cost", null)
                .containsEntry("lowerBound", 2L);
        assertThat(ResultCsv.write(unsolved, List.of())).contains(",node-limit,,,false,2,");
    }

    @Test
    void namesMovesAsItIsTold() {
        assertThat(JsonText.object(ResultJson.of(SolveResults.solved("astar", "h2", 2), List.of("4", "1"))
                        .line()))
                .containsEntry("moves", List.of("4", "1"));
    }

    @Test
    void knowsTheEffectiveBranchingFactorBothWays() {
        // 1 + b + b^2 = 1200 and b^2 = 1200.
        Map<String, @Nullable Object> json = JsonText.object(
                ResultJson.of(SolveResults.solved("astar", "h2", 2)).line());
        assertThat((Double) json.get("ebf")).isCloseTo(34.130, within(1e-3));
        assertThat((Double) json.get("ebfRoot")).isCloseTo(34.641, within(1e-3));
    }

    @Test
    void saysThatWhatIsNotProvedIsNotOptimal() {
        assertThat(JsonText.object(
                        ResultJson.of(SolveResults.solved("astar", "h1+h2", 0)).line()))
                .containsEntry("optimal", false)
                .containsEntry("lowerBound", 0L)
                .containsEntry("heuristic", "sum(misplaced,manhattan)");
    }

    @Test
    void hasNoLengthAndNoMovesWhereThereIsNoSolution() {
        assertThat(JsonText.object(
                        ResultJson.of(SolveResults.unsolvable("astar", "h2")).line()))
                .containsEntry("status", "unsolvable")
                .containsEntry("reason", "odd, \"very\"")
                .containsEntry("length", null)
                .containsEntry("optimal", false)
                .containsEntry("moves", null)
                .containsEntry("ebf", null)
                .containsEntry("expanded", 0L)
                .containsEntry("nodesPerSecond", 0L);
    }

    @ParameterizedTest
    @CsvSource({
        "EXHAUSTED, exhausted",
        "NODE_LIMIT, node-limit",
        "TIME_LIMIT, time-limit",
        "MEMORY_LIMIT, memory-limit",
        "DEPTH_LIMIT, depth-limit",
        "CANCELLED, cancelled"
    })
    void saysWhatStoppedItAndWhatItDidUntilThen(Outcome outcome, String status) {
        assertThat(JsonText.object(ResultJson.of(SolveResults.unsolved("bfs", "zero", outcome))
                        .line()))
                .containsEntry("status", status)
                .containsEntry("length", null)
                .containsEntry("lowerBound", 7L)
                .containsEntry("generated", 1_200L)
                .containsEntry("ebf", null);
    }

    @Test
    void listsTheRoundsOfADeepeningSearch() {
        assertThat(JsonText.object(ResultJson.of(SolveResults.deepened()).line()))
                .containsEntry(
                        "iterations",
                        List.of(
                                Map.of(
                                        "bound",
                                        0L,
                                        "expanded",
                                        1L,
                                        "cumulative",
                                        1L,
                                        "generated",
                                        5L,
                                        "duplicates",
                                        0L),
                                Map.of(
                                        "bound",
                                        2L,
                                        "expanded",
                                        1_234L,
                                        "cumulative",
                                        1_235L,
                                        "generated",
                                        2_345L,
                                        "duplicates",
                                        6L)));
    }

    @Test
    void aSolvedPuzzleHasZeroMovesAndNoBranchingFactor() {
        var solved = Examples.solve("b12 345 678", "astar", Limits.NONE);
        assertThat(JsonText.object(ResultJson.of(solved).line()))
                .containsEntry("status", "solved")
                .containsEntry("length", 0L)
                .containsEntry("optimal", true)
                .containsEntry("moves", List.of())
                .containsEntry("ebf", null)
                .containsEntry("ebfRoot", null);
    }

    @Test
    void tellsOneBeamFromAnother() {
        String narrow = ResultJson.of(SolveResults.solved("beam:10", "h2", 0)).line();
        assertThat(narrow)
                .isNotEqualTo(
                        ResultJson.of(SolveResults.solved("beam:100", "h2", 0)).line());
    }
}
