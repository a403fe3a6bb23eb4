package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameTest {
    private final FakeScreen screen = new FakeScreen();

    private FakeView play(String state, String... keys) {
        FakeView view = new FakeView(keys);
        Shell shell = new Shell(screen, Optional.of(view));
        shell.execute("seed 1");
        shell.execute("setState " + state);
        screen.printed.clear();
        try {
            shell.execute("play");
        } finally {
            assertThat(view.isClosed).isTrue();
        }
        return view;
    }

    @Test
    void arrowsMoveTheBlankUntilItIsSolved() {
        FakeView view = play("142 3b5 678", LiveView.UP, LiveView.LEFT, LiveView.RIGHT);
        assertThat(view.states()).containsExactly("142 3b5 678", "1b2 345 678", "b12 345 678");
        assertThat(view.keys).containsExactly(LiveView.RIGHT); // nobody asked for it any more
        assertThat(screen.last()).isEqualTo("solved in 2 moves; the shortest solution has 2");
    }

    @Test
    void lettersAndDigitsAreMovesToo() {
        assertThat(play("142 3b5 678", "u", "1").states()).endsWith("b12 345 678");
    }

    @Test
    void anImpossibleMoveIsExplainedAndNotCounted() {
        FakeView view = play("142 3b5 678", LiveView.UP, LiveView.UP, "x", " ", LiveView.LEFT);
        assertThat(view.shown.get(2)).contains("1 move").anyMatch(line -> line.contains("\"up\" is not possible"));
        assertThat(view.shown.get(3)).anyMatch(line -> line.contains("is not a direction"));
        assertThat(screen.last()).startsWith("solved in 2 moves");
    }

    @Test
    void movesCanBeTakenBackButNotBeyondTheStart() {
        FakeView view = play("142 3b5 678", LiveView.DOWN, LiveView.BACKSPACE, LiveView.BACKSPACE, "q");
        assertThat(view.states()).startsWith("142 3b5 678", "142 375 6b8", "142 3b5 678", "142 3b5 678");
        assertThat(view.shown.get(3)).contains("there is nothing to take back");
        assertThat(screen.last()).isEqualTo("left after 0 moves; play continues from here");
    }

    @Test
    void aHintIsTheNextMoveOfAShortestSolution() {
        FakeView view = play("142 3b5 678", "?", LiveView.STOP);
        assertThat(view.shown.get(1)).contains("up (2 moves to go, optimal)");
    }

    @Test
    void aSolvedPuzzleIsScrambledFirst() {
        FakeView view = play("b12 345 678", LiveView.ESCAPE);
        assertThat(view.states().get(0)).isNotEqualTo("b12 345 678");
    }

    @Test
    void anUnsolvableStateIsRefused() {
        assertThatThrownBy(() -> play("b21 345 678", LiveView.RIGHT)).hasMessageContaining("cannot be solved");
    }
}
