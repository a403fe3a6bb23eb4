package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.search.idastar.KernelCount;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShellTest {
    private final FakeScreen screen = new FakeScreen();
    private final Shell shell = new Shell(screen);

    private String run(String... lines) {
        return screen.run(shell, lines);
    }

    @Test
    void theCoursesCommandsDoWhatTheCourseSays() {
        assertThat(run("setState b12 345 678", "printState")).isEqualTo("b12 345 678");
        assertThat(run("move right", "move down", "printState")).isEqualTo("142 3b5 678");
        assertThat(run("setState \"724 5b6 831\"", "solve A-star h1").lines())
                .startsWith("26 moves (optimal)")
                .anyMatch(line -> line.matches("((up|down|left|right) ){25}(up|down|left|right)"));
        assertThat(run("solve beam 50")).matches("(?s)\\d+ moves \\(.*");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A-star h1",
                "a* h2",
                "astar h3",
                "A-star h4",
                "bfs",
                "ids",
                "ida* manhattan",
                "wastar h2 weight=1",
                "astar max(h1,h2) max-nodes=10k",
                "beam k=5000 h2"
            })
    void solvesByEveryWayToNameASolver(String solver) {
        assertThat(run("setState 125 34b 678", "solve " + solver)).startsWith("3 moves (optimal)\nup left left\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set",
                "help",
                "help solve",
                "help compare",
                "puzzle",
                "solve A-star h1",
                "stats",
                "hint",
                "goal",
                "play"
            })
    void everyLineFitsAtEveryWidth(String command) {
        for (int columns = 40; columns <= 200; columns += 20) {
            FakeView window = new FakeView("7", "q");
            window.columns = columns;
            Shell narrow = new Shell(screen, Optional.of(window));
            narrow.execute("setState 724 5b6 831");
            narrow.execute("solve");
            int width = columns;
            String lines = screen.run(narrow, command) + "\n"
                    + window.shown.stream().flatMap(List::stream).collect(Collectors.joining("\n"));
            assertThat(lines.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(width));
        }
    }

    @Test
    void setGivesItsExplanationsTheWidthOfTheWindow() {
        FakeView window = new FakeView();
        String all = screen.run(new Shell(screen, Optional.of(window)), "set");
        assertThat(all.lines())
                .containsSubsequence(
                        "duplicates       all; path for ids; parent for idastar and rbfs; sequences for",
                        "                 astar-idastar",
                        "    which duplicate states are pruned: none (tree search), parent, path, all");
    }

    @Test
    void allSolvesAndHintsOfAPuzzleShareTheirKernels() {
        run("setState 125 34b 678", "solve ida* h2", "hint");
        long before = KernelCount.made();
        run("setState 142 3b5 678", "solve ida* h2", "hint", "setState 724 5b6 831", "solve ida* h2", "hint");
        assertThat(KernelCount.made()).isEqualTo(before);
    }

    @Test
    void saysThatAHeuristicIsNotUsed() {
        run("setState 142 3b5 678", "solve bfs h1");
        assertThat(screen.remarks).containsExactly("bfs does not use a heuristic, so h1 makes no difference");
        run("solve bfs", "solve astar h1");
        assertThat(screen.remarks).hasSize(1);
    }

    @Test
    void saysThatAnOptionIsNotUsed() {
        run("setState 142 3b5 678", "compare astar,beam h2 beam-width=5");
        assertThat(screen.remarks).isEmpty();
        run("solve astar weight=3", "compare bfs,ids weight=3");
        assertThat(screen.remarks)
                .containsExactly(
                        "astar does not use weight, so 3 makes no difference",
                        "none of these algorithms uses weight, so 3 makes no difference");
    }

    @Test
    void timeTakesAnotherCommand() {
        assertThatThrownBy(() -> run("time " + "time ".repeat(10_000)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("another command");
    }

    @Test
    void randomizeStateMakesThatManyMovesFromTheGoal() {
        for (int moves = 0; moves < 12; moves++) {
            run("seed 4", "setState 724 5b6 831", "randomizeState " + moves);
            String first = run("printState");
            assertThat(run("seed 4", "randomizeState " + moves, "printState")).isEqualTo(first);
            String solved = run("solve astar h2");
            int length = Integer.parseInt(solved.substring(0, solved.indexOf(' ')));
            assertThat(length).isLessThanOrEqualTo(moves);
            assertThat(length % 2).isEqualTo(moves % 2);
        }
    }

    @Test
    void exceedingTheNodeLimitIsAnErrorThatSaysSo() {
        run("setState 724 5b6 831", "maxNodes 100");
        assertThatThrownBy(() -> shell.execute("solve A-star h1"))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("the limit of 100 nodes was exceeded");
        assertThat(run("stats")).contains("node-limit");
        assertThat(run("maxNodes")).isEqualTo("100");
        assertThat(run("maxNodes none", "solve A-star h1")).startsWith("26 moves");
    }

    @Test
    void anUnsolvableStateIsNamedAtOnceAndByEverySolve() {
        run("setState 213 456 78b", "goal blank-last");
        assertThat(screen.remarks).anyMatch(remark -> remark.startsWith("this state cannot be solved: "));
        assertThatThrownBy(() -> shell.execute("solve")).hasMessageStartingWith("unsolvable: ");
        assertThatThrownBy(() -> shell.execute("hint")).hasMessageStartingWith("this state cannot be solved: ");
    }

    @Test
    void anImpossibleMoveSaysWhatIsPossible() {
        assertThatThrownBy(() -> shell.execute("move up"))
                .isInstanceOf(InputException.class)
                .hasMessage("\"up\" is not possible at b12 345 678; right, down are");
        assertThatThrownBy(() -> shell.execute("move right boom")).hasMessageContaining("boom");
        assertThat(run("printState")).isEqualTo("b12 345 678");
        assertThat(run("move rdl", "move 1", "printState")).isEqualTo("b42 135 678");
    }

    @Test
    void hintsLeadToTheGoalByAShortestWay() {
        run("setState 724 5b6 831");
        for (int left = 26; left > 0; left--) {
            String hint = run("hint");
            assertThat(hint).contains("(" + left + " move", "optimal");
            run("move " + hint.substring(0, hint.indexOf(' ')));
        }
        assertThat(run("hint")).isEqualTo("it is solved");
        assertThat(run("undo 26", "printState")).isEqualTo("724 5b6 831");
    }

    @Test
    void commandsAreReadWithoutRegardToCaseAndMistypedOnesGetTheNearest() {
        assertThat(run("PRINTSTATE")).isEqualTo(run("printstate")).isEqualTo("b12 345 678");
        assertThatThrownBy(() -> shell.execute("slove A-star h1")).hasMessageContaining("did you mean solve?");
        assertThatThrownBy(() -> shell.execute("setSate b12")).hasMessageContaining("did you mean setState?");
        assertThatThrownBy(() -> shell.execute("xyzzy")).hasMessageContaining("help lists the commands");
    }

    @Test
    void everyCommandHasHelp() {
        String overview = run("help");
        assertThat(shell.commands()).hasSizeGreaterThan(20).allSatisfy(command -> {
            assertThat(overview).contains(command.name() + " ", command.help());
            assertThat(run("help " + command.name()))
                    .startsWith(command.usage())
                    .contains(command.help());
        });
        assertThat(overview.lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void everyCommandAndOptionIsInTheManual() throws Exception {
        String manual = Files.readString(Path.of("..", "docs", "shell.md"));
        assertThat(shell.commands())
                .allSatisfy(command -> assertThat(manual).containsPattern("`" + command.name() + "[ `]"));
        assertThat(SolveOption.labels()).allSatisfy(option -> assertThat(manual).contains("`" + option + "`"));
        assertThat(Preference.labels()).allSatisfy(option -> assertThat(manual).contains("`" + option + "`"));
    }

    @Test
    void everyExampleOfTheHelpWorks(@TempDir Path folder) {
        for (ShellCommand command : shell.commands()) {
            if (!command.name().equals("load") && !command.name().equals("compare")) {
                for (String example : command.examples()) {
                    Shell fresh = new Shell(screen);
                    fresh.execute("setState 123 456 78b");
                    fresh.execute(example.replace("save ", "save " + folder + "/" + command.name()));
                }
            }
        }
    }

    @Test
    void setShowsAndChangesEveryOption() {
        String all = run("set");
        assertThat(all)
                .contains("algorithm", "heuristic", "goal", "move-order", "metric", "max-nodes", "time-limit")
                .contains("memory-limit", "max-depth", "weight", "beam-width", "tie-break", "duplicates", "seed")
                .contains("board", "show", "moves", "delay");
        assertThat(run("set heuristic h1", "set heuristic")).isEqualTo("h1");
        assertThat(run("set algorithm = A-star", "setState 142 3b5 678", "solve"))
                .contains("astar misplaced");
        assertThat(run("set heuristic default", "solve")).contains("astar manhattan");
        assertThat(run("set moves tiles", "solve")).contains("\n4 1\n");
        assertThat(run("set show boards", "solve")).contains("start\n", "2. 1\n");
        assertThat(run("set show none", "solve").lines()).hasSize(2);
        assertThat(run("set board rows", "printState")).isEqualTo("1 4 2 / 3 0 5 / 6 7 8");
        assertThat(run("set seed 8", "seed")).isEqualTo("8");
        assertThat(run("set seed default")).isEmpty();
        run("scramble");
        assertThat(screen.remarks).singleElement().asString().endsWith("makes the same random states again");
        assertThat(run("set move-order left,right,up,down", "set move-order")).isEqualTo("left,right,up,down");
        assertThatThrownBy(() -> shell.execute("set max-node 5")).hasMessageContaining("did you mean max-nodes?");
        assertThatThrownBy(() -> shell.execute("set weight heavy")).hasMessageContaining("weight: 'heavy'");
        assertThatThrownBy(() -> shell.execute("set show all")).hasMessageContaining("show: 'all' is none of");
        assertThatThrownBy(() -> shell.execute("set board nonsense"))
                .hasMessageContaining("board: unknown puzzle format \"nonsense\"");
    }

    @Test
    void aFormatOfAnotherPuzzleIsNotUsed() {
        screen.isTerminal = true;
        run("set board rows");
        assertThat(run("setState R U F", "solve")).contains("3 moves").doesNotContain("was refused");
        assertThat(run("setState 142 3b5 678")).startsWith("1 4 2 / 3 0 5 / 6 7 8");
    }

    @Test
    void anOptionOfOneSolveHoldsForThatSolveOnly() {
        run("setState 724 5b6 831");
        assertThatThrownBy(() -> shell.execute("solve A-star h1 max-nodes=10")).hasMessageContaining("10 nodes");
        assertThat(run("solve A-star h1")).startsWith("26 moves");
        assertThat(run("set goal")).isEqualTo("b12 345 678");
        assertThatThrownBy(() -> shell.execute("solve A-star h1 goal=\"b21 345 678\""))
                .hasMessageStartingWith("unsolvable");
        assertThat(run("goal")).isEqualTo("b12 345 678");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            solve A-star h9            | unknown heuristic "h9"
            solve A-stra h1            | did you mean astar?
            solve A-star 5             | takes no number
            solve beam none            | unknown heuristic "none"
            solve beam 0               | whole number from 1 on
            solve beam -1              | beam-width: '-1' should be a whole number from 1 on
            scramble 99999999999       | scramble: '99999999999' is more than 100,000,000
            solve astar h1 nodes=5     | unknown option "nodes"
            solve astar h1 1 2 3 h4    | takes no number
            compare astar h1 h2        | separate several names by commas
            setState                   | setState needs a state
            setState 1 2 3             | 3 cells do not make a square
            move                       | move needs a move
            undo                       | there is nothing to undo
            undo x                     | 'x' should be like
            randomizeState             | randomizeState needs a number of moves, as in randomizeState 100
            randomizeState -5          | '-5' should be like
            scramble depth=99          | the deepest need 31
            puzzle 1x1                 | out of range
            puzzle sudoku              | unknown puzzle "sudoku"
            printState xml             | unknown puzzle format "xml"
            maxNodes 0                 | less than 1
            seed x                     | not a whole number
            stats                      | nothing has been solved yet
            save                       | save needs a file
            load                       | load needs a file
            load nowhere.json          | does not exist
            play                       | play needs a terminal
            time                       | time needs a command
            help slove                 | did you mean solve?
            """)
    void mistakesAreExplained(String line, String complaint) {
        assertThatThrownBy(() -> shell.execute(line))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void savesAndLoadsThePuzzleWithItsGoal(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("problem.json");
        run("puzzle 3x3", "goal snail", "setState 283 164 7b5", "save " + file);
        assertThat(Files.readString(file)).contains("\"start\"", "\"goal\"");
        assertThatThrownBy(() -> shell.execute("save " + file)).hasMessageContaining("exists");
        run("goal blank-first", "puzzle 4x4", "load " + file);
        assertThat(run("printState", "goal")).isEqualTo("283 164 7b5\n123 8b4 765");
        run("move up", "save " + file + " force");
        assertThat(Files.readString(file)).contains("[[2,8,3],[1,0,4],[7,6,5]]");
        run(
                "save \"" + folder.resolve("a grid.txt") + "\" grid",
                "puzzle 2x2",
                "load \"" + folder.resolve("a grid.txt") + "\"");
        assertThat(run("printState")).isEqualTo("283 1b4 765");
    }

    @Test
    void everyFormatCanBeSet() {
        for (String text : new String[] {
            "724 5b6 831",
            "724506831",
            "7 2 4 5 0 6 8 3 1",
            "7,2,4,5,0,6,8,3,1",
            "7 2 4 / 5 0 6 / 8 3 1",
            "7 2 4 | 5 _ 6 | 8 3 1",
            "{\"n\":3,\"start\":[[7,2,4],[5,0,6],[8,3,1]]}",
            "[[7,2,4],[5,0,6],[8,3,1]]"
        }) {
            assertThat(run("setState b12 345 678", "setState " + text, "printState"))
                    .isEqualTo("724 5b6 831");
        }
    }

    @Test
    void newRulesAreToldOnce() {
        assertThat(run("puzzle 2x3")).isEqualTo("puzzle 2x3, goal b12 345");
        assertThat(run("time goal blank-last").lines()).hasSize(2).last().isEqualTo("puzzle 2x3, goal 123 45b");
        assertThat(run("puzzle")).isEqualTo("puzzle 2x3, goal 123 45b");
    }

    @Test
    void comparesSolvers() {
        assertThat(run("setState 142 3b5 678", "compare astar,beam:5 h1,h2"))
                .contains("start   142 3b5 678", "astar      misplaced", "beam:5     manhattan", "nodes generated");
        assertThat(run("compare")).contains("backtrack", "ids", "bfs", "linear-conflict", "idastar", "beam:100");
    }

    @Test
    void scrambleMakesPuzzlesOfAnExactDepth() {
        assertThat(run("seed 3", "scramble depth=17", "solve")).startsWith("17 moves (optimal)");
        String first = run("seed 3", "scramble", "printState");
        assertThat(run("seed 3", "scramble", "printState"))
                .isEqualTo(first)
                .isNotEqualTo(run("scramble", "printState"));
        assertThat(screen.remarks).isEmpty(); // the seed is known
    }

    @Test
    void visuallySolveWithoutATerminalPrintsTheSteps() {
        assertThat(run("setState 142 3b5 678", "visuallySolve A-star h1"))
                .contains("start\n+---+", "1. up\n+---+", "2. left\n+---+", "2 moves (optimal)");
    }

    @Test
    void echoAndTimeAndQuit() {
        assertThat(run("echo Part one: \"easy\"")).isEqualTo("Part one: \"easy\"");
        assertThat(run("time echo hello")).matches("hello\ntook \\d+\\.\\d{3} s");
        assertThat(shell.isOver()).isFalse();
        run("quit");
        assertThat(shell.isOver()).isTrue();
    }

    @Test
    void anInterruptedSolveSaysHowFarItCame() {
        screen.isInterrupted = true;
        shell.execute("setState 867 254 3b1");
        assertThatThrownBy(() -> shell.execute("solve idastar zero")).hasMessageMatching("stopped after [\\d,]+ nodes");
    }

    @Test
    void aSolutionIsSaidToCostWhatItsMovesCost() {
        Dial dial = new Dial(20, new Turn(1, 1), new Turn(-1, 1), new Turn(-3, 5));
        Instance<Hand> instance = new PlainDomain<>(dial, List.of()).instance(dial.at(3));
        SolveResult<Hand> solved = SolveOptions.NONE
                .with(SolveOption.ALGORITHM, "bfs")
                .solver(instance.domain())
                .solve(instance, Limits.NONE, Progress.NONE);
        assertThat(Solving.length(solved)).isEqualTo("1 move (cost 5) (not proved optimal)");
    }
}
