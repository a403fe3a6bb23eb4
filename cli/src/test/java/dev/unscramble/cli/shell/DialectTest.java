package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines as the command files of other programs of the course have them. */
class DialectTest {
    private final FakeScreen screen = new FakeScreen();
    private final Shell shell = new Shell(screen);

    private String run(String... lines) {
        return screen.run(shell, lines);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            solveAstar                | astar manhattan
            solveAstar h1             | astar misplaced
            solveAStar h1             | astar misplaced
            solve_a_star h2           | astar manhattan
            -solveAStar h2            | astar manhattan
            solveBeam 7               | beam:7 manhattan
            solve a h1                | astar misplaced
            solve A*                  | astar manhattan
            solve A-star <h2>         | astar manhattan
            solve "A-star" "h1"       | astar misplaced
            """)
    void solvesAsTheySay(String line, String solver) {
        assertThat(run("setState 125 34b 678", line)).startsWith("3 moves").contains("\n" + solver + ": ");
    }

    @Test
    void setsWhatHoldsForAllSolves() {
        run("setState 125 34b 678", "heuristic h1", "setK 10", "setMaxNodes 500");
        assertThat(run("solveAstar")).contains("astar misplaced");
        assertThat(run("solve beam")).contains("beam:10 misplaced");
        assertThat(run("maxNodes")).isEqualTo("500");
        assertThat(run("heuristic")).isEqualTo("h1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"p", "print", "print state", "print_state", "PrintState"})
    void printsTheState(String line) {
        assertThat(run("setState 125 34b 678", line)).isEqualTo("125 34b 678");
    }

    @ParameterizedTest
    @ValueSource(strings = {"m down", "move \"down\"", "move 'down'", "move <down>"})
    void moves(String line) {
        assertThat(run(line, "p")).isEqualTo("312 b45 678");
    }

    @ParameterizedTest
    @ValueSource(strings = {"r 20", "randomize 20", "randomize state 20", "randomizeState \"20\""})
    void makesRandomMoves(String line) {
        assertThat(run("seed 3", line, "p")).isEqualTo(run("seed 3", "randomizeState 20", "p"));
    }

    @Test
    void readsANameInTwoWords() {
        assertThat(run("set state 125 34b 678", "max nodes 900", "p", "maxNodes"))
                .isEqualTo("125 34b 678\n900");
        assertThat(run("visualize")).contains("1. up", "3 moves (optimal)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"- --- set state", ".", "=====", "*** part two ***"})
    void writesWhatIsPlainlyText(String line) {
        assertThat(run(line)).isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            slove A-star h1  | solve
            prnt             | printState
            randomise 10     | randomizeState
            rand 10          | randomizeState
            visualise        | visuallySolve
            printStateNow    | printState
            astar h1         | solve astar h1
            beam 10          | solve beam 10
            up               | move up
            724 5b6 831      | setState 724 5b6 831
            b12 345 678      | setState b12 345 678
            """)
    void suggestsWhatAMistypedCommandMayMean(String line, String meant) {
        assertThatThrownBy(() -> shell.execute(line)).hasMessageEndingWith("did you mean " + meant + "?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"setState 1 2 3 3", "randomizeState", "load nowhere.json", "puzzle sudoku"})
    void afterARefusedStateASolveSaysWhichStateItIsAbout(String refused) {
        run("setState 125 34b 678");
        assertThatThrownBy(() -> shell.execute(refused)).hasMessageNotContaining("internal");
        String why = "still at 125 34b 678, because " + refused + " was refused";
        assertThat(run("solve astar h2").lines()).startsWith(why, "3 moves (optimal)");
        assertThat(run("solve astar h2")).startsWith(why);
        assertThat(run("compare astar h2")).startsWith(why);
        assertThat(run("visuallySolve")).startsWith(why);
        assertThat(run("hint")).startsWith(why);
        assertThat(run("setState 142 3b5 678", "solve astar h2")).startsWith("2 moves");
    }

    @Test
    void whoGoesBackAfterARefusedStateKnowsTheState() {
        run("setState 125 34b 678", "move up");
        assertThatThrownBy(() -> shell.execute("setState nonsense")).isNotNull();
        assertThat(run("undo", "solve astar h2")).startsWith("3 moves");
    }

    @Test
    void theHelpOfRandomizeStateSaysThatMovesAreNotUndoneAtOnce() {
        assertThat(run("help randomizeState")).contains("random moves", "none of them undone at once");
    }
}
