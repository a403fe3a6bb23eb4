package dev.unscramble.cli.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Instance;
import dev.unscramble.generate.Draw;
import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.result.Show;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigTest {
    /** In the shape of the course's own file. */
    private static final String COURSE = """
            [Mode]
            ExperMode = True
            SolveOneMode = True
            Generator = True

            [Generator]
            EdgeSize = 3

            [SolveOne]
            EdgeSize = 3
            Puzzle = [1, 2, 6, 8, 0, 3, 7, 5, 4]
            Heuristic = h1

            [Experiment]
            AllEdges = False
            Edge2 = True
            Edge3 = True
            Edge4 = False
            Puzzles2 = [[1, 0, 2, 3], [3, 2, 1, 0]]
            Puzzles3 = [[7, 2, 4, 5, 0, 6, 8, 3, 1],
                        [1, 4, 2, 3, 0, 5, 6, 7, 8],
                        [2, 1, 0, 3, 4, 5, 6, 7, 8],]
            Puzzles4 = [[1, 2, 3]]
            """;

    @TempDir
    private Path folder;

    private Config read(String text) throws Exception {
        return Config.file(Files.writeString(folder.resolve("config.ini"), text).toString(), Tables.IN_MEMORY);
    }

    /** The mode of a kind, which is there once. */
    private static <M extends Config.Mode> M only(Config config, Class<M> kind) {
        List<M> found =
                config.modes().stream().filter(kind::isInstance).map(kind::cast).toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    private static List<String> starts(ExperimentMode.Edge edge) {
        return edge.puzzles().stream().map(Instance::start).toList();
    }

    @Test
    void readsTheCoursesFileUnchanged() throws Exception {
        Config config = read(COURSE);
        assertThat(config.logFile()).isEqualTo(Path.of("output.log"));
        assertThat(only(config, GeneratorMode.class).domain().puzzle().name()).isEqualTo("3x3");
        assertThat(only(config, GeneratorMode.class).count()).isEqualTo(10);
        SolveOneMode one = only(config, SolveOneMode.class);
        assertThat(one.instance().start()).isEqualTo("126 8b3 754");
        assertThat(one.options().get(SolveOption.HEURISTIC)).contains("h1");
        assertThat(one.options().get(SolveOption.ALGORITHM)).contains("astar");
        ExperimentMode experiment = only(config, ExperimentMode.class);
        assertThat(experiment.algorithms()).containsExactly("astar");
        assertThat(experiment.heuristics()).containsExactly("h1", "h2", "h3", "h4");
        assertThat(experiment.edges())
                .extracting(ConfigTest::starts)
                .containsExactly(List.of("1b 23", "32 1b"), List.of("724 5b6 831", "142 3b5 678", "21b 345 678"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"True", "true", "TRUE", "yes", "On", "1"})
    void trueIsReadInAnyCase(String yes) throws Exception {
        assertThat(read("[mode]\ngenerator=" + yes + "\nExperMode = FALSE\n[generator]\nedgesize=2")
                        .modes())
                .hasOnlyElementsOfType(GeneratorMode.class);
    }

    @Test
    void whatIsTurnedOffNeedNotBeThereAndIsNotRead() throws Exception {
        Config config = read("[Mode]\nGenerator = True\n[Generator]\nEdgeSize = 4x5\n[SolveOne]\nPuzzle = nonsense\n");
        assertThat(only(config, GeneratorMode.class).domain().puzzle().name()).isEqualTo("4x5");
        assertThat(config.modes()).hasSize(1);
    }

    @Test
    void takesOurOwnKeys() throws Exception {
        Config config = read("""
                [Mode]
                Generator = True
                SolveOneMode = True
                ExperMode = True
                LogFile = mine.log
                [Generator]
                EdgeSize = 3
                Count = 4
                Seed = 9
                Depth = 20
                Goal = snail
                Format = json
                [SolveOne]
                Puzzle = 1 2 3 / 4 5 0
                Goal = blank-last
                Algorithm = idastar
                MaxNodes = 10k
                TimeLimit = none
                Show = boards
                [Experiment]
                Edge3x2 = True
                Puzzles3x2 = [[1, 0, 2, 3, 4, 5]]
                Edge5 = True
                Algorithms = astar, beam:10
                Heuristics = [h2, sum(h1,h2)]
                Count = 2
                Seed = 1
                """);
        assertThat(config.logFile()).isEqualTo(Path.of("mine.log"));
        assertThat(only(config, GeneratorMode.class)).satisfies(plan -> {
            assertThat(plan.count()).isEqualTo(4);
            assertThat(plan.seed()).isEqualTo(9);
            assertThat(plan.draw()).isEqualTo(new Draw.AtDepth(20));
            assertThat(plan.format()).contains("json");
        });
        assertThat(only(config, SolveOneMode.class)).satisfies(plan -> {
            assertThat(plan.instance().goal()).isEqualTo("123 45b");
            assertThat(plan.options().limits().nodes()).isEqualTo(10_000);
            assertThat(plan.show()).isEqualTo(Show.BOARDS);
        });
        ExperimentMode experiment = only(config, ExperimentMode.class);
        assertThat(experiment.algorithms()).containsExactly("astar", "beam:10");
        assertThat(experiment.heuristics()).containsExactly("h2", "sum(h1,h2)");
        assertThat(experiment.edges())
                .extracting(edge -> edge.domain().puzzle().name())
                .containsExactly("3x2", "5x5");
        assertThat(experiment.edges()).extracting(edge -> edge.puzzles().size()).containsExactly(3, 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[7,2,4,5,0,6,8,3,1],[1,4,2,3,0,5,6,7,8]]",
                "[7 2 4 5 0 6 8 3 1]\n [1 4 2 3 0 5 6 7 8]",
                "[[[7,2,4],[5,0,6],[8,3,1]],\n[[1,4,2],[3,0,5],[6,7,8]]]",
                "724 5b6 831\n 142 3b5 678",
                "\n  7 2 4 / 5 0 6 / 8 3 1   # one\n\n  1,4,2,3,0,5,6,7,8"
            })
    void listsOfBoardsComeInManyShapes(String list) throws Exception {
        Config config = read("[Mode]\nExperMode = True\n[Experiment]\nEdge3 = True\nPuzzles3 = " + list + "\n");
        assertThat(starts(only(config, ExperimentMode.class).edges().get(0)))
                .containsExactly("724 5b6 831", "142 3b5 678");
    }

    @Test
    void anEmptyListIsNoMistake() throws Exception {
        Config config = read("[Mode]\nExperMode = True\n[Experiment]\nAllEdges = True\nPuzzles2 = []\nPuzzles3 =\n");
        assertThat(only(config, ExperimentMode.class).edges())
                .hasSize(2)
                .allMatch(edge -> edge.puzzles().isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ExperMode = True       | ExperMode = Maybe     | :2: ExperMode is "Maybe"; it must be True or False
            ExperMode = True       | ExpreMode = True      | :2: unknown key in [Mode] "ExpreMode"; did you mean ExperMode?
            [SolveOne]             | [SolveOn]             | :9: unknown section "SolveOn"; did you mean SolveOne?
            Heuristic = h1         | Heuristik = h1        | :12: unknown key in [SolveOne] "Heuristik"; did you mean Heuristic?
            Heuristic = h1         | Heuristic = h7        | :12: unknown heuristic "h7"
            Heuristic = h1         | MaxNodes = lots       | :12: max-nodes: 'lots' should be like
            Heuristic = h1         | Algorithm = A-stra    | :12: algorithm: unknown algorithm "A-stra"; did you mean astar?
            7, 5, 4]               | 7, 5]                 | :11: a board of 3x3 has 9 cells, and this one has 8
            7, 5, 4]               | 7, 5, 5]              | :11: the number 5 is twice
            7, 5, 4]               | 7, 5, 4], [0, 1, 2, 3, 4, 5, 6, 7, 8] | :11: Puzzle holds 2 puzzles
            [1, 4, 2, 3, 0, 5, 6   | [1, 4, 2, 3, 0, 5, x  | :21: the board has two blanks
            Edge2 = True           | Edge2x = True         | :16: unknown key in [Experiment] "Edge2x"; did you mean Edge2?
            AllEdges = False       | AllEdges = True       | :23: a board of 4x4 has 16 cells, and this one has 3
            Edge4 = False          | Count = 3             | :18: random puzzles need a Seed
            Edge4 = False          | Heuristics = h1, hh   | :18: unknown heuristic "hh"
            Edge4 = False          | Algorithms = dfs, zz  | :18: unknown algorithm "zz"
            Edge4 = False          | Algorithms = []       | :18: Algorithms is empty
            Edge4 = False          | Count = 999999999     | :18: '999999999' is more than 100,000
            EdgeSize = 3           | EdgeSize = 17         | :7: a 17x17 board is out of range
            EdgeSize = 3           | EdgeSize =            | :7: [Generator] needs a value for EdgeSize
            EdgeSize = 3           | Count = 3             | :6: [Generator] needs a value for EdgeSize
            Generator = True       | Algorithm = bfs       | :4: unknown key in [Mode] "Algorithm"
            """)
    void mistakesAreToldWithTheirLine(String part, String wrong, String complaint) {
        assertThatThrownBy(() -> read(COURSE.replaceFirst(Pattern.quote(part), wrong)))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(folder.resolve("config.ini") + complaint);
    }

    @Test
    void whatIsWrongWithAnAlgorithmIsToldAtItsLine() {
        String wrong = COURSE.replaceFirst("Edge4 = False", "Heuristics = h1\nAlgorithms = zz");
        assertThatThrownBy(() -> read(wrong)).hasMessageContaining(":19: unknown algorithm \"zz\"");
    }

    @Test
    void anUnknownFormatIsToldBeforeAnythingIsDone() {
        assertThatThrownBy(() -> read("[Mode]\nGenerator = True\n[Generator]\nEdgeSize = 3\nFormat = rosw"))
                .hasMessageContaining(":5: unknown puzzle format \"rosw\"; did you mean rows?");
    }

    @ParameterizedTest
    @CsvSource({"Count, 100_000", "Moves, 100_000_000", "Depth, 100_000_000", "MinDepth, 100_000_000"})
    void moreThanCanBeHeldOrMadeIsRefused(String key, String most) {
        assertThatThrownBy(() -> read("[Mode]\nGenerator = True\n[Generator]\nEdgeSize = 3\n" + key + " = 99999999999"))
                .hasMessageEndingWith(
                        ":5: '99999999999' is more than " + most.replace('_', ',') + ", the most that is possible");
    }

    @Test
    void everyKeyIsInTheManualAndInTheSample() throws Exception {
        String manual = Files.readString(Path.of("..", "docs", "config.md"));
        assertThat(SolveOption.values())
                .allSatisfy(option -> assertThat(manual).contains("`" + Keys.keyOf(option) + "`"));
        for (String key : List.of(
                "ExperMode",
                "SolveOneMode",
                "LogFile",
                "EdgeSize",
                "Count",
                "Seed",
                "Depth",
                "MinDepth",
                "Moves",
                "Format",
                "Puzzle",
                "Show",
                "AllEdges",
                "Algorithms",
                "Heuristics")) {
            assertThat(manual).contains("`" + key + "`");
            assertThat(Sample.text()).contains(key);
        }
    }

    @Test
    void nothingTurnedOnIsSaid() {
        assertThatThrownBy(() -> read("\n[Mode]\nGenerator = False\n"))
                .hasMessageContaining(":2: nothing is turned on");
        assertThatThrownBy(() -> read("")).hasMessageContaining(":1: nothing is turned on");
        assertThatThrownBy(() -> read("[Mode]\nExperMode = True\n[Experiment]\nEdge3 = False\n"))
                .hasMessageContaining(":3: no edge is turned on");
        assertThatThrownBy(() -> read("[Mode]\nSolveOneMode = True\n"))
                .hasMessageContaining("needs a value for Puzzle");
    }
}
