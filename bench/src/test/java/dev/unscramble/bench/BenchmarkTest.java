package dev.unscramble.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchmarkTest {
    private static final SolveOptions IDA = SolveOptions.NONE.with(SolveOption.ALGORITHM, "idastar");
    private static final List<SolveOptions> ONE_THREAD_AND_TWO = List.of(IDA, IDA.with(SolveOption.THREADS, "2"));

    /** Two boards, which need 2 and 26 moves. */
    private static Boards boards(List<Integer> lengths, String... references) {
        InstanceReader reader = new InstanceReader(PuzzleSettings.DEFAULT.withGoal("blank-first"));
        return new Boards(
                "two",
                List.of(reader.readText("142 3b5 678"), reader.readText("724 5b6 831")),
                lengths,
                !lengths.isEmpty(),
                List.of(references));
    }

    private static Benchmark benchmark(Boards boards, List<SolveOptions> solvers, String... limits) {
        return new Benchmark(
                "test",
                List.of(boards),
                solvers,
                Arrays.stream(limits).map(SolveOptions::ofKey).toList(),
                2);
    }

    private static BenchmarkReport run(Benchmark benchmark) {
        return benchmark.run(Progress.NONE, () -> false, pass -> {});
    }

    @Test
    void thereIsAPassForEachLimitAndSolverEachTimeAndItIsToldAtOnce() {
        List<String> lines = new ArrayList<>();
        Benchmark benchmark = benchmark(
                boards(List.of(2, 26), "quick", "slow"), ONE_THREAD_AND_TWO, "max-nodes=50000", "max-nodes=60000");
        BenchmarkReport report =
                benchmark.run(Progress.NONE, () -> false, pass -> lines.add(BenchmarkReport.line(pass)));
        assertThat(report.passes())
                .extracting(Pass::number, Pass::limit, Pass::threads, Pass::reference, Pass::count)
                .map(Object::toString)
                .containsExactly(
                        "(1, \"50,000 nodes\", 1, \"quick\", 2)",
                        "(1, \"50,000 nodes\", 2, \"quick\", 2)",
                        "(1, \"60,000 nodes\", 1, \"slow\", 2)",
                        "(1, \"60,000 nodes\", 2, \"slow\", 2)",
                        "(2, \"50,000 nodes\", 1, \"quick\", 2)",
                        "(2, \"50,000 nodes\", 2, \"quick\", 2)",
                        "(2, \"60,000 nodes\", 1, \"slow\", 2)",
                        "(2, \"60,000 nodes\", 2, \"slow\", 2)");
        assertThat(lines).hasSize(8).allMatch(line -> line.contains(" thread(s): 14.00 moves, "));
        assertThat(lines.get(3)).startsWith("two, pass 1, 60,000 nodes, 2 thread(s): ");
    }

    @Test
    void thePassesAreThoseOfTheirOwnRuns() {
        BenchmarkReport report = run(benchmark(boards(List.of(2, 26)), ONE_THREAD_AND_TWO, ""));
        for (Pass pass : report.passes()) {
            assertThat(pass.results())
                    .extracting(solved -> solved.result().length())
                    .containsExactly(2, 26);
            assertThat(pass.times()).hasSize(2).allMatch(seconds -> seconds > 0);
            assertThat(pass.seconds()).isGreaterThanOrEqualTo(pass.slowest());
            assertThat(pass.ratio()).isEqualTo(1);
        }
        Pass first = report.passes().get(0);
        assertThat(first.expanded())
                .isEqualTo(first.results().stream()
                        .mapToLong(solved -> solved.result().statistics().expanded())
                        .sum());
        assertThat(first.expanded()).isEqualTo(report.passes().get(2).expanded());
    }

    @Test
    void aReportShowsEachPassAsARowAndInJson() {
        BenchmarkReport report = run(benchmark(boards(List.of(2, 26), "about 40"), ONE_THREAD_AND_TWO, ""));
        assertThat(report.text().lines().filter(line -> line.startsWith("two ")))
                .hasSize(4)
                .allMatch(line -> line.endsWith("about 40"))
                .allSatisfy(line -> assertThat(line.strip().split("\\s+")).contains("14.00", "1.000"));
        assertThat(report.text())
                .contains("idastar manhattan", "pass", "times as fast", "mean expanded")
                .doesNotContain("first after", "others, all hundred");
        assertThat(report.json())
                .startsWith(
                        "{\"benchmark\":\"test\",\"algorithm\":\"idastar\",\"heuristic\":\"manhattan\",\"readySeconds\":")
                .contains(
                        "\"passes\":[{\"boards\":\"two\",\"limit\":\"\",\"reference\":\"about 40\",\"count\":2,\"threads\":1,")
                .containsPattern("\"pass\":2,\"meanLength\":14,\"ratio\":1,\"meanH\":\\d+,\"seconds\":[\\d.E-]+,")
                .containsPattern(
                        "\"firstSeconds\":null,\"meanExpanded\":\\d+.*\"nodesPerSecond\":\\d+.*\"curve\":\\[]");
    }

    @Test
    void solutionsThatGetBetterHaveACurve() {
        SolveOptions anytime =
                SolveOptions.NONE.with(SolveOption.ALGORITHM, "anytime").with(SolveOption.HEURISTIC, "linear-conflict");
        BenchmarkReport report = run(benchmark(boards(List.of()), List.of(anytime), "max-nodes=5000"));
        assertThat(report.text()).contains("first after").doesNotContain("ratio  ", "times as fast");
        assertThat(report.json())
                .contains("\"ratio\":null")
                .containsPattern("\"curve\":\\[\\{\"seconds\":0.1,\"meanLength\":1\\d");
        Pass pass = report.passes().get(0);
        assertThat(pass.meanLengthAfter(0)).isGreaterThanOrEqualTo(pass.meanLengthAfter(1000));
        assertThat(pass.meanLengthAfter(1000)).isEqualTo(pass.meanLength());
    }

    @Test
    void aLengthThatIsNotThePublishedOneIsNoticed() {
        for (List<Integer> wrong : List.of(List.of(2, 24), List.of(4, 26))) {
            assertThatThrownBy(() -> run(benchmark(boards(wrong), List.of(IDA), "")))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining(" of two needs " + (wrong.get(0) == 4 ? "4 moves" : "24 moves"));
        }
        assertThatThrownBy(() -> run(benchmark(boards(List.of(2, 26)), List.of(IDA), "max-nodes=100")))
                .hasMessageContaining("the answer is NODE_LIMIT");
    }

    @Test
    void whatIsStoppedReportsNothing() {
        List<Pass> told = new ArrayList<>();
        assertThatThrownBy(() -> benchmark(boards(List.of(2, 26)), List.of(IDA), "")
                        .run(Progress.NONE, () -> !told.isEmpty(), told::add))
                .isInstanceOf(StoppedException.class);
        assertThat(told).hasSize(1);
    }

    @Test
    void aNumberThatIsNotThereIsRefusedWithThoseThatAre() {
        assertThatThrownBy(() -> Benchmark.korf24(List.of(1), 1, Tables.IN_MEMORY))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("unknown number 1", "38, 40, 42");
    }

    @Test
    void korf24HasTheProofsOnEachNumberOfThreadsBesideThePublishedNodes() {
        Benchmark benchmark = Benchmark.korf24(List.of(40, 38), 3, Tables.IN_MEMORY);
        assertThat(benchmark.boards()).extracting(Boards::name).containsExactly("40", "38");
        assertThat(benchmark.boards().get(0).lengths()).containsExactly(82);
        assertThat(benchmark.boards().get(0).references()).containsExactly("65,099,578 nodes");
        assertThat(benchmark.solvers())
                .extracting(options -> options.search().threads())
                .containsExactly(1, 2, 3);
        assertThat(benchmark.solvers()).allMatch(options -> options.search().isOptimal());
    }

    @Test
    void korf100HasThePublishedLengths() {
        Boards boards = Boards.korf100(100, Tables.IN_MEMORY);
        assertThat(boards.instances()).hasSize(100).allMatch(BenchmarkTest::isSolvable);
        assertThat(boards.lengths().stream().mapToInt(Integer::intValue).sum()).isEqualTo(5305);
        assertThat(boards.areShortest()).isTrue();
    }

    @Test
    void thereAreTwentyOrAllThatArePublishedOfEachLargeKindAndAllCanBeSolved() {
        List<Boards> all = Boards.large(100);
        assertThat(all).extracting(boards -> boards.instances().size()).containsExactly(25, 20, 20, 20, 20, 20, 20, 10);
        for (Boards boards : all) {
            assertThat(boards.instances()).allMatch(BenchmarkTest::isSolvable);
            assertThat(boards.references()).hasSameSizeAs(Benchmark.large(1, 1).limits());
        }
    }

    @Test
    void allOfThemHaveSomethingToCompareWithOrAreMany() {
        List<Benchmark> all = Benchmark.all(Tables.IN_MEMORY);
        assertThat(all).extracting(Benchmark::name).contains("many", "korf24", "large");
        assertThat(all)
                .filteredOn(some -> !some.name().equals("many"))
                .allSatisfy(some -> assertThat(some.boards())
                        .allMatch(boards -> !boards.references().isEmpty()));
        assertThat(all).flatExtracting(Benchmark::solvers).contains(SolveOptions.ofKey("heuristic=pdb:6-6-3"));
    }

    private static <P extends Position> boolean isSolvable(Instance<P> instance) {
        return instance.puzzle().obstacle(instance.position()).isEmpty();
    }
}
