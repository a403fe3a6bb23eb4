package dev.unscramble.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.heuristic.Zero;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.idastar.DialRules;
import dev.unscramble.tiles.TilePosition;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SolverTest {
    private static final Set<Algorithm> OPTIMAL = Set.of(
            Algorithm.IDS,
            Algorithm.BFS,
            Algorithm.UCS,
            Algorithm.ASTAR,
            Algorithm.IDASTAR,
            Algorithm.ASTAR_IDASTAR,
            Algorithm.RBFS,
            Algorithm.BIDIRECTIONAL);

    private final TileInstance course = Examples.tiles(Examples.COURSE);

    @ParameterizedTest
    @EnumSource
    @Tag("long")
    void everyAlgorithmSolvesTheCourseBoardAndTheOptimalOnesIn26(Algorithm algorithm) {
        Result result =
                Examples.solve(Examples.COURSE, algorithm.label(), Limits.NONE).result();
        if (algorithm == Algorithm.HILL_CLIMBING) {
            assertThat(result.outcome()).as("it often fails").isIn(Outcome.SOLVED, Outcome.EXHAUSTED);
            return;
        }
        assertThat(result.isSolved()).isTrue();
        if (OPTIMAL.contains(algorithm)) {
            assertThat(result.length()).isEqualTo(26);
            assertThat(result.isOptimal()).isTrue();
        } else {
            assertThat(result.length()).isGreaterThanOrEqualTo(26).matches(length -> length % 2 == 0);
            assertThat(result.lowerBound()).isLessThanOrEqualTo(26);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2x2, astar",
        "3x3, astar",
        "3x4, astar",
        "4x4, idastar",
        "2x8, idastar",
        "4x5, astar-idastar",
        "5x5, anytime",
        "16x16, anytime"
    })
    void autoPicksBySizeAndSaysWhy(String size, String algorithm) {
        Solver<?> auto = auto(size, Optional.empty());
        assertThat(auto.search().name()).isEqualTo(algorithm);
        assertThat(auto.reason()).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"3x3, astar", "4x4, idastar", "5x5, anytime"})
    void autoKeepsItsAlgorithmUnderAHeuristicOfTheUsersChoice(String size, String algorithm) {
        Solver<?> auto = auto(size, Optional.of("h1"));
        assertThat(auto.search().name()).isEqualTo(algorithm);
        assertThat(auto.heuristicName()).isEqualTo("misplaced");
    }

    @Test
    void tablesCountInTheMemoryLimit() {
        Heuristic<TilePosition> large = new IncrementalHeuristic<>() {
            @Override
            public int estimate(TilePosition position) {
                return 0;
            }

            @Override
            public long memoryBytes() {
                return Limits.NONE.memoryBytes();
            }
        };
        Solver<TilePosition> solver = Solver.of(Algorithm.ASTAR, large, SearchOptions.DEFAULT, Optional.empty());
        assertThat(solver.solve(course, Limits.NONE, Progress.NONE).result().outcome())
                .isEqualTo(Outcome.MEMORY_LIMIT);
    }

    private static Solver<?> auto(String size, Optional<String> heuristic) {
        return Solver.of(
                new InstanceReader(PuzzleSettings.DEFAULT).domain(size), "Auto", heuristic, SearchOptions.DEFAULT);
    }

    @ParameterizedTest
    @CsvSource({
        "beam:10, beam:10",
        "BEAM:1, beam:1",
        "beam, beam:100",
        "wastar:2, wastar:2.0",
        "wastar:1.25, wastar:1.25",
        "wastar, wastar:1.5",
        "bfs, bfs"
    })
    void anAlgorithmMayBringItsNumber(String given, String label) {
        assertThat(Solver.of(course.domain(), given, Optional.empty(), SearchOptions.DEFAULT)
                        .label())
                .isEqualTo(label);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            beam:0        | at least 1
            beam:-3       | at least 1
            beam:ten      | "ten" is not a number for beam
            beam:         | "" is not a number for beam
            beam:2.5      | "2.5" is not a number for beam
            beam:99999999999 | is not a number for beam
            wastar:0.5    | from 1 to 1000
            wastar:NaN    | "NaN" is not a number for wastar
            wastar:2f     | "2f" is not a number for wastar
            wastar:1e9    | from 1 to 1000
            wastar:two    | "two" is not a number for wastar
            bfs:3         | bfs takes no number
            auto:3        | auto takes no number
            beem:3        | unknown algorithm "beem"
            """)
    void refusesOtherNumbers(String given, String complaint) {
        assertThatThrownBy(() -> Solver.of(course.domain(), given, Optional.empty(), SearchOptions.DEFAULT))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void aBlindAlgorithmGoesByZeroWhateverHeuristicIsNamed() {
        var solver = Examples.solver(course, "bfs", "h2");
        assertThat(solver.heuristicName()).isEqualTo("zero");
        assertThat(solver.solve(course, Limits.NONE, Progress.NONE).result().initialH())
                .isZero();
    }

    @Test
    void whatAnInadmissibleHeuristicFindsIsNotCalledOptimal() {
        var solver = Examples.solver(course, "astar", "h1+h2");
        Result result = solver.solve(course, Limits.NONE, Progress.NONE).result();
        assertThat(result.isSolved()).isTrue();
        assertThat(result.isOptimal()).isFalse();
    }

    @Test
    void aPuzzleIsAskedOnceWhetherItCanBeSolved() {
        AtomicInteger asked = new AtomicInteger();
        record Stuck(Dial dial, AtomicInteger asked) implements DialRules {
            @Override
            public Optional<String> obstacle(Hand position) {
                asked.incrementAndGet();
                return Optional.of("the hand is stuck");
            }
        }
        Domain<Hand> domain = new PlainDomain<>(new Stuck(Dial.unit(10, 1), asked), List.of());
        Instance<Hand> instance = domain.instance(Dial.unit(10, 1).at(4));
        SolveResult<Hand> solved = Solver.of(domain, "astar", Optional.empty(), SearchOptions.DEFAULT)
                .solve(instance, Limits.NONE, Progress.NONE);
        assertThat(solved.result().outcome()).isEqualTo(Outcome.UNSOLVABLE);
        assertThat(instance.obstacle()).contains("the hand is stuck");
        assertThat(asked).hasValue(1);
    }

    @Test
    void aSearchWithoutAHeuristicChoosesNone() {
        assertThat(Solver.of(course.domain(), "bfs", Optional.empty(), SearchOptions.DEFAULT)
                        .heuristic())
                .isSameAs(Zero.INSTANCE);
    }
}
