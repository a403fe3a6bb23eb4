package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameTest {
    private final FakeScreen screen = new FakeScreen();

    private FakeStage play(String state, String... keys) {
        FakeStage stage = new FakeStage(keys);
        Shell shell = new Shell(screen, Optional.of(stage));
        shell.execute("seed 1");
        shell.execute("setState " + state);
        screen.printed.clear();
        shell.execute("play");
        assertThat(stage.isClosed).isTrue();
        return stage;
    }

    @Test
    void arrowsMoveTheBlankUntilItIsSolved() {
        FakeStage stage = play("142 3b5 678", Stage.UP, Stage.LEFT, Stage.RIGHT);
        assertThat(stage.states()).containsExactly("142 3b5 678", "1b2 345 678", "b12 345 678");
        assertThat(stage.keys).containsExactly(Stage.RIGHT); // nobody asked for it any more
        assertThat(screen.last()).isEqualTo("solved in 2 moves; the shortest solution has 2");
    }

    @Test
    void lettersAndDigitsAreMovesToo() {
        assertThat(play("142 3b5 678", "u", "1").states()).endsWith("b12 345 678");
    }

    @Test
    void anImpossibleMoveIsExplainedAndNotCounted() {
        FakeStage stage = play("142 3b5 678", Stage.UP, Stage.UP, "x", " ", Stage.LEFT);
        assertThat(stage.shown.get(2)).contains("1 move").anyMatch(line -> line.contains("\"up\" is not possible"));
        assertThat(stage.shown.get(3)).anyMatch(line -> line.contains("is no direction"));
        assertThat(screen.last()).startsWith("solved in 2 moves");
    }

    @Test
    void movesCanBeTakenBackButNotBeyondTheStart() {
        FakeStage stage = play("142 3b5 678", Stage.DOWN, Stage.BACKSPACE, Stage.BACKSPACE, "q");
        assertThat(stage.states()).startsWith("142 3b5 678", "142 375 6b8", "142 3b5 678", "142 3b5 678");
        assertThat(stage.shown.get(3)).contains("there is nothing to take back");
        assertThat(screen.last()).isEqualTo("left after 0 moves; play goes on from here");
    }

    @Test
    void aHintIsTheNextMoveOfAShortestSolution() {
        FakeStage stage = play("142 3b5 678", "?", Stage.STOP);
        assertThat(stage.shown.get(1)).contains("up (2 moves to go, optimal)");
    }

    @Test
    void aSolvedPuzzleIsScrambledFirst() {
        FakeStage stage = play("b12 345 678", Stage.ESCAPE);
        assertThat(stage.states().get(0)).isNotEqualTo("b12 345 678");
    }

    @Test
    void anUnsolvableStateIsRefused() {
        assertThatThrownBy(() -> play("b21 345 678", Stage.RIGHT)).hasMessageContaining("cannot be solved");
    }
}
