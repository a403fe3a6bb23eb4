package dev.unscramble.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.TieBreak;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.search.AStarIdaStar.Aim;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveOptionsTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);

    @ParameterizedTest
    @ValueSource(strings = {"max-nodes", "--max-nodes", "MaxNodes", "MAX_NODES", "maxnodes"})
    void anOptionHasOneNameInManySpellings(String name) {
        assertThat(SolveOption.named(name)).isEqualTo(SolveOption.MAX_NODES);
    }

    @Test
    void anUnknownOptionGetsTheNearest() {
        assertThatThrownBy(() -> SolveOption.named("max-node")).hasMessageContaining("did you mean max-nodes?");
    }

    @Test
    void nothingChosenIsTheDefaultOfEverything() {
        SolveOptions none = SolveOptions.NONE;
        assertThat(none.limits()).isEqualTo(Limits.NONE);
        assertThat(none.limits(MINUTE).time()).isEqualTo(Duration.ofMinutes(1));
        assertThat(none.search()).isEqualTo(SearchOptions.DEFAULT);
        assertThat(none.settings(Tables.IN_MEMORY)).isEqualTo(PuzzleSettings.DEFAULT);
    }

    @Test
    void whatIsChosenHolds() {
        SolveOptions options = SolveOptions.NONE
                .with(SolveOption.MAX_NODES, "10k")
                .with(SolveOption.TIME_LIMIT, "500ms")
                .with(SolveOption.MEMORY_LIMIT, "1m")
                .with(SolveOption.MAX_DEPTH, "30")
                .with(SolveOption.WEIGHT, "2.5")
                .with(SolveOption.BEAM_WIDTH, "7")
                .with(SolveOption.LOOK_AHEAD, "20")
                .with(SolveOption.RESTARTS, "3")
                .with(SolveOption.TIE_BREAK, "lifo")
                .with(SolveOption.DUPLICATES, "path")
                .with(SolveOption.DEPTH_CUTOFF, "late")
                .with(SolveOption.SEQUENCE_LENGTH, "12")
                .with(SolveOption.THREADS, "2")
                .with(SolveOption.STOP_AT, "1.05")
                .with(SolveOption.OPTIMAL, "yes")
                .with(SolveOption.GOAL, "snail");
        assertThat(options.limits(MINUTE)).isEqualTo(new Limits(10_000, Duration.ofMillis(500), 1 << 20, 30));
        assertThat(options.search())
                .isEqualTo(new SearchOptions(
                        2.5,
                        Optional.of(7),
                        Optional.of(TieBreak.LIFO),
                        Optional.of(Duplicates.PATH),
                        DepthCutoff.LATE,
                        12,
                        2,
                        1.05,
                        Aim.PROVE,
                        20,
                        3));
        assertThat(options.settings(Tables.IN_MEMORY).goal()).contains("snail");
        assertThat(SolveOptions.NONE.get(SolveOption.MAX_NODES)).isEmpty();
    }

    /** Tables that only know their limit. */
    private record LimitedTables(long memoryLimit) implements Tables {
        @Override
        public Tables within(long memoryBytes) {
            return new LimitedTables(memoryBytes);
        }

        @Override
        public TableBytes get(Key key, Maker maker) {
            throw new AssertionError("nobody asked for a table");
        }
    }

    @Test
    void tablesStayWithinTheMemoryLimit() {
        SolveOptions options = SolveOptions.NONE.with(SolveOption.MEMORY_LIMIT, "1m");
        assertThat(options.settings(new LimitedTables(4 << 20)).tables()).isEqualTo(new LimitedTables(1 << 20));
    }

    @Test
    void noLimitCanBeChosenToo() {
        SolveOptions options =
                SolveOptions.NONE.with(SolveOption.TIME_LIMIT, "None").with(SolveOption.MAX_NODES, "none");
        assertThat(options.limits(MINUTE)).isEqualTo(Limits.NONE.withTime(Limits.AS_LONG_AS_IT_TAKES));
    }

    /** A search that improves its solution has a time of its own, which none lifts; so it must not get lost. */
    @Test
    void noLimitOfTimeIsAChoice() {
        SolveOptions options =
                SolveOptions.NONE.with(SolveOption.TIME_LIMIT, "none").with(SolveOption.MAX_NODES, "none");
        assertThat(options.limits().hasTime()).isTrue();
        assertThat(options.key()).isEqualTo("time-limit=none");
        assertThat(SolveOptions.ofKey(options.key()).limits()).isEqualTo(options.limits());
        assertThat(options.describe()).isEqualTo("no limit");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            max-nodes    | 10k   | 10,000 nodes
            time-limit   | 1500ms | 1.5 s
            memory-limit | 2m    | 2 MiB
            memory-limit | 200k  | 204,800 bytes
            max-depth    | 1     | 1 move
            """)
    void limitsAreDescribedForPeople(String option, String value, String description) {
        assertThat(SolveOptions.NONE.with(SolveOption.named(option), value).describe())
                .isEqualTo(description);
    }

    @Test
    void rulesCanBeTakenFromOthers() {
        SolveOptions snail = SolveOptions.NONE.with(SolveOption.GOAL, "snail").with(SolveOption.WEIGHT, "2");
        SolveOptions mine =
                SolveOptions.NONE.with(SolveOption.WEIGHT, "3").with(SolveOption.MOVE_ORDER, "down,up,left,right");
        SolveOptions both = mine.withRulesOf(snail);
        assertThat(both.get(SolveOption.GOAL)).contains("snail");
        assertThat(both.get(SolveOption.MOVE_ORDER)).isEmpty();
        assertThat(both.get(SolveOption.WEIGHT)).contains("3");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            algorithm    | A-stra   | algorithm: unknown algorithm "A-stra"; did you mean astar?
            max-nodes    | many     | max-nodes: 'many' should be like 5000, 10k or 2M
            time-limit   | soon     | time-limit: 'soon' should be like
            memory-limit | all      | memory-limit: 'all' should be like
            max-depth    | -1       | max-depth: '-1' should be a whole number from 0 on
            weight       | heavy    | weight: 'heavy' should be a number such as 1.5
            weight       | 0.5      | weight: the weight is 0.5
            beam-width   | 0        | beam-width: '0' should be a whole number from 1 on
            tie-break    | best     | tie-break: 'best' is none of
            duplicates   | some     | duplicates: 'some' is none of
            """)
    void whatCannotBeMeantIsRefusedAtOnce(String option, String value, String complaint) {
        assertThatThrownBy(() -> SolveOptions.NONE.with(SolveOption.named(option), value))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(complaint);
    }

    @Test
    void makesTheSolver() {
        Domain<?> domain = new InstanceReader(PuzzleSettings.DEFAULT).domain("3x3");
        Solver<?> solver = SolveOptions.NONE
                .with(SolveOption.ALGORITHM, "beam")
                .with(SolveOption.BEAM_WIDTH, "9")
                .with(SolveOption.HEURISTIC, "h1")
                .solver(domain);
        assertThat(solver.label()).isEqualTo("beam:9");
        assertThat(solver.heuristicName()).isEqualTo("misplaced");
    }

    /** Which algorithms use an option; auto takes astar on 3x3, idastar with sequences on 4x4, anytime on 6x6. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heuristic       | h1   | informed
            weight          | 3    | wastar wastar:3 wida wrbfs xdp xup focal dps ees ara
            beam-width      | 5    | beam beam:5 beam-stack
            look-ahead      | 5    | lss-lrta
            restarts        | 5    | hill-climbing annealing
            tie-break       | fifo | bfs ucs greedy astar wastar rbfs wrbfs auto
            threads         | 2    | idastar astar-idastar anytime
            threads         | 1    | all
            stop-at         | 1.5  | ara anytime
            sequence-length | 9    | astar-idastar
            max-depth       | 9    | all
            """)
    void whatASolverDoesNotUseGetsARemark(String option, String value, String given) {
        String users = given.equals("all") || given.equals("informed") ? algorithms(given) : given;
        SolveOptions options = SolveOptions.NONE.with(SolveOption.named(option), value);
        List<String> all = new ArrayList<>(Algorithm.labels());
        all.addAll(List.of("wastar:3", "wastar:2", "beam:5", "beam:6"));
        all.removeAll(List.of(users.split(" ")));
        assertThat(Arrays.stream(users.split(" "))).noneMatch(name -> isRemarked(options, name, "3x3"));
        assertThat(all)
                .filteredOn(name -> !name.contains(":") || isOfNumbers(option))
                .allMatch(name -> isRemarked(options, name, "3x3"));
    }

    private static String algorithms(String which) {
        List<String> uninformed = List.of("backtrack", "ids", "bfs", "ucs", "bidirectional");
        return Algorithm.labels().stream()
                .filter(name -> which.equals("all") || !uninformed.contains(name))
                .collect(Collectors.joining(" "));
    }

    private static boolean isOfNumbers(String option) {
        return option.equals("weight") || option.equals("beam-width");
    }

    private static boolean isRemarked(SolveOptions options, String algorithm, String puzzle) {
        return !remarks(options.with(SolveOption.ALGORITHM, algorithm), puzzle).isEmpty();
    }

    private static List<String> remarks(SolveOptions options, String... puzzles) {
        InstanceReader reader = new InstanceReader(PuzzleSettings.DEFAULT);
        return options.remarks(Arrays.stream(puzzles)
                .map(puzzle -> options.solver(reader.domain(puzzle)))
                .toList());
    }

    @Test
    void whatDependsOnOtherChoicesGetsARemarkWhereItIsNotUsed() {
        SolveOptions lengths = SolveOptions.NONE.with(SolveOption.SEQUENCE_LENGTH, "9");
        assertThat(remarks(lengths, "4x4")).isEmpty();
        assertThat(remarks(lengths.with(SolveOption.DUPLICATES, "path"), "4x4"))
                .containsExactly("idastar does not use sequence-length, so 9 makes no difference");
        SolveOptions ratio = SolveOptions.NONE.with(SolveOption.STOP_AT, "1.5");
        assertThat(remarks(ratio, "6x6")).isEmpty();
        assertThat(remarks(ratio, "3x3", "4x4"))
                .containsExactly("none of these algorithms uses stop-at, so 1.5 makes no difference");
        assertThat(remarks(ratio, "3x3", "6x6")).isEmpty();
        assertThat(isRemarked(ratio.with(SolveOption.OPTIMAL, "yes"), "astar-idastar", "3x3"))
                .isFalse();
        assertThat(remarks(SolveOptions.NONE.with(SolveOption.OPTIMAL, "no"), "5x4"))
                .isEmpty();
    }
}
