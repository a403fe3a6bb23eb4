package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a window no line is wider than it, whatever must be left out or broken for that. */
@Tag("long")
class NarrowWindowTest {
    private static final String OPTIONAL = "left out here: ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "census|3x3",
                "census|4x4|--max-depth|6",
                "check-heuristic|h1+h2|--puzzle|2x4",
                "check-heuristic|pdb|--puzzle|2x4",
                "check-heuristic|h2|--puzzle|3x4|--memory-limit|40m|--samples|1",
                "grade|142 3b5 678|up left",
                "grade|b12 345 687|right",
                "solve|724 5b6 831",
                "solve|--all|142 3b5 678",
                "solve|--show|boards|142 3b5 678",
                "solve|b12 345 687",
                "solve|-a|ids|142 3b5 678",
                "solve|-a|anytime|--time-limit|50ms|724 5b6 831",
                "solve|R U' F2",
                "compare|724 5b6 831|-a|bfs,astar,beam:50|-H|h1,sum(h1,h2)",
                "experiment|--list",
                "census|2x2|--goal|snail"
            })
    void everyLineFits(String command) {
        for (int columns : new int[] {40, 80, 120}) {
            for (String locale : new String[] {"C", "C.UTF-8"}) {
                Cli answer = Cli.inWindow(columns, Map.of("LANG", locale), command.split("\\|"));
                assertFits(answer, columns);
            }
        }
    }

    @Test
    void manyGradesFitToo(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("all.csv"), """
                student,start,moves
                Ada Lovelace of London,142 3b5 678,up left
                Blaise,5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12,up
                """);
        for (int columns : new int[] {40, 60}) {
            assertFits(Cli.inWindow(columns, Map.of(), "grade", file.toString()), columns);
        }
    }

    @Test
    void theLinesOfAScriptFitAtEveryWidth(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("x"), """
                setState 724 5b6 831
                solve A-star h2
                stats
                compare dfs,astar h1
                printState drawn
                set
                help
                slove""");
        for (int columns = 40; columns <= 200; columns += 40) {
            Cli answer = Cli.inWindow(columns, Map.of("LANG", "C.UTF-8", "NO_COLOR", "1"), "shell", file.toString());
            assertFits(answer, columns);
            assertThat(answer.out()).contains("│ 7 │ 2 │ 4 │");
        }
        assertThat(Cli.run("shell", file.toString()).out()).contains("| 7 | 2 | 4 |");
    }

    @Test
    void mostStoredIsKeptIn80ColumnsByShorterNames() {
        Cli answer = Cli.inWindow(80, Map.of(), "compare", "142 3b5 678", "-a", "dfs,astar", "-H", "linear-conflict");
        assertThat(answer.out())
                .contains("most stored", "backtrack (dfs)  ", "linear-con..")
                .contains(OPTIONAL + "of least, seconds, EBF");
    }

    @Test
    void picturesShrinkBeforeNumbersAreLeftOut() {
        assertThat(Cli.inWindow(80, Map.of("LANG", "C.UTF-8"), "census", "3x3").out())
                .contains("cumulative", "branching", " \u2588\u2588\u2588")
                .doesNotContain(OPTIONAL);
        assertThat(Cli.inWindow(50, Map.of(), "census", "3x3").out()).contains(OPTIONAL + "cumulative");
        assertThat(Cli.inWindow(80, Map.of(), "check-heuristic", "h1").out()).contains("h from 0, 2 per column");
        assertThat(Cli.run("check-heuristic", "h1").out())
                .contains("h from 0\n")
                .doesNotContain(OPTIONAL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve|-a|astra|142 3b5 678",
                "solve|-a|bfs|-H|h1|142 3b5 678",
                "solve|--max-dept|3|142 3b5 678",
                "solve|1 2 3 4 5",
                "compare|-a|bfs|-H|h1|142 3b5 678",
                "generate|--depth|-1",
                "report|nowhere"
            })
    void messagesAreBrokenBetweenWordsAtEveryWidth(String command) {
        String whole = Cli.run(command.split("\\|")).err();
        assertThat(whole).isNotEmpty();
        for (int columns = 40; columns <= 200; columns += 8) {
            String broken =
                    Cli.inWindow(columns, Map.of(), command.split("\\|")).err();
            int width = columns;
            assertThat(broken.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(width));
            assertThat(broken.replace('\n', ' ')).isEqualTo(whole.replace('\n', ' '));
        }
    }

    @Test
    void theMovesOfRunFitAtEveryWidth(@TempDir Path folder) throws Exception {
        Path config = Files.writeString(
                folder.resolve("config.ini"),
                "[Mode]\nSolveOneMode = true\n[SolveOne]\nPuzzle = 724 5b6 831\nAlgorithm = astar\n");
        assertRunFits(config, "moves       left up right down down left up right right up left left");
    }

    @Test
    void theTablesOfRunFitAtEveryWidthAndTheLogHasThemWhole(@TempDir Path folder) throws Exception {
        Path config = Files.writeString(folder.resolve("config.ini"), """
                [Mode]
                ExperMode = true
                [Experiment]
                Edge3 = true
                Puzzles3 = [[7, 2, 4, 5, 0, 6, 8, 3, 1], [2, 1, 0, 3, 4, 5, 6, 7, 8]]
                Algorithms = dfs, astar
                Heuristics = h1, h2
                """);
        assertRunFits(
                config,
                "algorithm        heuristic  outcome                     length  expanded  of least  generated  most stored",
                "edge  algorithm        heuristic  puzzles  unsolvable  solved  compared  length   expanded  generated");
    }

    private static void assertRunFits(Path config, String... inLog) {
        for (int columns = 40; columns <= 200; columns += 40) {
            Path log = config.resolveSibling(columns + ".log");
            Cli answer =
                    Cli.inWindow(columns, Map.of("NO_COLOR", "1"), "run", config.toString(), "--log", log.toString());
            int width = columns;
            assertThat(answer.out().lines().filter(line -> !line.contains(config.toString())))
                    .hasSizeGreaterThan(10)
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(width));
            assertThat(log).content().contains(inLog);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "convert|--format|drawn|142 3b5 678",
                "generate|--format|drawn|--depth|2|--seed|1",
                "check-heuristic|h1+h2|--puzzle|2x3",
                "census|2x3",
                "solve|142 3b5 678",
                "solve|--show|boards|142 3b5 678"
            })
    void boardsHaveRealLinesWhereTheTerminalHasThem(String command) {
        assertThat(Cli.inWindow(80, Map.of("LANG", "C.UTF-8"), command.split("\\|"))
                        .out())
                .contains("\u250c\u2500")
                .doesNotContain("+--");
    }

    private static void assertFits(Cli answer, int columns) {
        assertThat(answer.out()).isNotEmpty();
        assertThat(answer.out().replaceAll("\u001b\\[[0-9;]*m", "").lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
    }
}
