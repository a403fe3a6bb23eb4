package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class SolutionPlayerTest {
    private final FakeScreen screen = new FakeScreen();

    private FakeView watch(String... keys) {
        FakeView view = new FakeView(keys);
        Shell shell = new Shell(screen, Optional.of(view));
        shell.execute("setState 312 645 7b8");
        shell.execute("visuallySolve A-star h2");
        assertThat(view.isClosed).isTrue();
        assertThat(screen.last()).isEqualTo("3 moves (optimal)");
        return view;
    }

    @Test
    void runsByItselfToTheEnd() {
        assertThat(watch().states()).containsExactly("312 645 7b8", "312 645 b78", "312 b45 678", "b12 345 678");
    }

    @Test
    void canBeSteppedThroughBothWays() {
        FakeView view = watch(LiveView.RIGHT, LiveView.RIGHT, LiveView.LEFT, LiveView.LEFT, LiveView.LEFT, " ");
        assertThat(view.states())
                .startsWith("312 645 7b8", "312 645 b78", "312 b45 678", "312 645 b78", "312 645 7b8", "312 645 7b8")
                .endsWith("b12 345 678");
        assertThat(view.shown.get(1)).first().isEqualTo("1 of 3: left");
    }

    @Test
    void canBeSkippedAndLeft() {
        assertThat(watch(LiveView.ENTER).states()).containsExactly("312 645 7b8", "b12 345 678");
        assertThat(watch(" ", "q").states()).containsOnly("312 645 7b8");
        assertThat(watch(LiveView.NOTHING, LiveView.STOP).states()).endsWith("312 645 b78");
    }
}
