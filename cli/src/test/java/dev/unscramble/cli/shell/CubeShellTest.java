package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shell with the pocket cube. */
class CubeShellTest {
    private static final String SOLVED = "WWWW BBBB RRRR GGGG OOOO YYYY";

    private final FakeScreen screen = new FakeScreen();
    private final Shell shell = new Shell(screen);

    private String run(String... lines) {
        return screen.run(shell, lines);
    }

    @Test
    void movesTurnFaces() {
        assertThat(run("puzzle cube", "printState")).isEqualTo("puzzle cube, goal " + SOLVED + "\n" + SOLVED);
        assertThat(run("move R'", "printState")).isEqualTo("WRWR BBBB RYRY GGGG WOWO YOYO");
        assertThat(run("move R", "printState")).isEqualTo(SOLVED);
        assertThat(run("move R U R' U'", "undo", "printState")).isEqualTo(SOLVED);
        assertThatThrownBy(() -> shell.execute("move Q")).hasMessageContaining("no turn");
    }

    @ParameterizedTest
    @ValueSource(strings = {"U", "R", "F", "D", "L", "B", "D2", "L'", "x", "y2", "z'", "D R L' B2 U"})
    void turnsOfEveryFaceAndOfTheWholeCubeComeBackAfterSoManyTimes(String turns) {
        run("puzzle cube", "setState " + SOLVED);
        String state = SOLVED;
        int times = 0;
        do {
            run("move " + turns);
            state = run("printState");
            times++;
        } while (!state.equals(SOLVED) && times < 1000);
        assertThat(times).isBetween(1, 999);
        assertThat(run("undo " + times, "printState")).isEqualTo(SOLVED);
    }

    @Test
    void hintsLeadHomeHoweverTheCubeIsHeld() {
        run("puzzle cube", "setState R U' D2 L y F");
        String hint = run("hint");
        int left = Integer.parseInt(hint.replaceAll(".*\\((\\d+) move.*", "$1"));
        for (; left > 0; left--) {
            assertThat(run("hint")).contains("(" + left + " move", "optimal");
            run("move " + run("hint").split(" ")[0]);
        }
        assertThat(run("hint")).isEqualTo("it is solved");
    }

    @Test
    void aStateInFaceletsTurnsToTheCubeByItself() {
        assertThat(run("setState " + SOLVED)).startsWith("puzzle cube, ");
        assertThat(run("setState \"R U' F2\"", "solve A-star")).startsWith("3 moves (optimal)\nF2 U R'\n");
        assertThat(run("setState b12 345 678")).startsWith("puzzle 3x3, ");
    }

    @Test
    void theMetricIsARule() {
        assertThat(run("puzzle cube", "setState F2", "solve")).contains("1 move (optimal)\nF2");
        assertThat(run("set metric quarter", "solve")).contains("2 moves (optimal)\nF F");
        assertThat(run("setState F2 R", "solve")).contains("3 moves (optimal)");
        assertThat(run("puzzle 3x3", "puzzle cube-quarter", "setState F2", "goal R", "goal solved", "solve"))
                .contains("2 moves (optimal)");
        assertThat(run("set metric half", "solve")).contains("1 move (optimal)");
        assertThat(run("puzzle 3x3", "setState 142 3b5 678", "solve")).contains("2 moves (optimal)");
    }

    @Test
    void savesAndLoads(@TempDir Path folder) {
        run("puzzle cube", "setState R U' F2", "save " + folder.resolve("cube.json"), "puzzle 3x3");
        assertThat(run("load " + folder.resolve("cube.json"), "printState scramble"))
                .endsWith("R U' F2");
    }

    @Test
    void lettersPlay() {
        FakeView view = new FakeView("x", "u", "U", "r", "R", "R");
        Shell playing = new Shell(screen, Optional.of(view));
        playing.execute("puzzle cube");
        playing.execute("move R");
        playing.execute("play");
        assertThat(screen.last()).isEqualTo("solved in 5 moves; the shortest solution has 1");
        assertThat(view.keys).isEmpty();
    }
}
