package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class FilmTest {
    private final FakeScreen screen = new FakeScreen();

    private FakeStage watch(String... keys) {
        FakeStage stage = new FakeStage(keys);
        Shell shell = new Shell(screen, Optional.of(stage));
        shell.execute("setState 312 645 7b8");
        shell.execute("visuallySolve A-star h2");
        assertThat(stage.isClosed).isTrue();
        assertThat(screen.last()).isEqualTo("3 moves (optimal)");
        return stage;
    }

    @Test
    void runsByItselfToTheEnd() {
        assertThat(watch().states()).containsExactly("312 645 7b8", "312 645 b78", "312 b45 678", "b12 345 678");
    }

    @Test
    void canBeSteppedThroughBothWays() {
        FakeStage stage = watch(Stage.RIGHT, Stage.RIGHT, Stage.LEFT, Stage.LEFT, Stage.LEFT, " ");
        assertThat(stage.states())
                .startsWith("312 645 7b8", "312 645 b78", "312 b45 678", "312 645 b78", "312 645 7b8", "312 645 7b8")
                .endsWith("b12 345 678");
        assertThat(stage.shown.get(1)).first().isEqualTo("1 of 3: left");
    }

    @Test
    void canBeSkippedAndLeft() {
        assertThat(watch(Stage.ENTER).states()).containsExactly("312 645 7b8", "b12 345 678");
        assertThat(watch(" ", "q").states()).containsOnly("312 645 7b8");
        assertThat(watch(Stage.NOTHING, Stage.STOP).states()).endsWith("312 645 b78");
    }
}
