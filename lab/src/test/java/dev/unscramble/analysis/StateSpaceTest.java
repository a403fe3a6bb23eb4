package dev.unscramble.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Examples;
import dev.unscramble.census.Exploration;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.census.StoredExploration;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateSpaceTest {
    private static final Limits LIMITS = Limits.NONE.withMemoryBytes(1L << 30);

    @Test
    void whatFitsIsExploredInABitAState() {
        StateSpace<TilePosition> space = space(3, 4, LIMITS);
        assertThat(space.fits()).isTrue();
        assertThat(space.states())
                .hasValueSatisfying(states -> assertThat(states).isEqualTo(239_500_800));
        try (Exploration<TilePosition> exploration = space.explore(1, Progress.NONE)) {
            assertThat(exploration).isInstanceOf(RankedExploration.class);
        }
    }

    @Test
    void whatDoesNotFitIsExploredNearTheGoalIfThatIsAskedFor() {
        for (Limits limits : new Limits[] {LIMITS.withDepth(5), LIMITS.withNodes(100)}) {
            StateSpace<TilePosition> space = space(4, 4, limits);
            assertThat(space.fits()).isFalse();
            try (Exploration<TilePosition> exploration = space.explore(1, Progress.NONE)) {
                assertThat(exploration).isInstanceOf(StoredExploration.class);
            }
        }
    }

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource(delimiter = '|', textBlock = """
            3  | 4  | 1000000    | all 239,500,800 states of 3x4 take 43 MB of memory, and 1.0 MB may be used
            2  | 7  | 1073741824 | all 43,589,145,600 states of 2x7 take 7.7 GB of memory, and 1.0 GB may be used
            4  | 4  | 1073741824 | all 10,461,394,944,000 states of 4x4 take 1,827 GB of memory, and 1.0 GB may be
            5  | 5  | 1073741824 | all 7.8E+24 states of 5x5 take 1.4E+15 GB of memory
            16 | 16 | 1073741824 | all 4.3E+506 states of 16x16 take
            """)
    void elseItIsRefusedWithTheMemoryThatItWouldTake(int rows, int columns, long bytes, String complaint) {
        StateSpace<TilePosition> space = space(rows, columns, Limits.NONE.withMemoryBytes(bytes));
        assertThat(space.fits()).isFalse();
        assertThatThrownBy(() -> space.explore(1, Progress.NONE))
                .isInstanceOf(StoppedException.class)
                .hasMessageStartingWith(complaint)
                .hasMessageContaining("--max-depth");
    }

    private static StateSpace<TilePosition> space(int rows, int columns, Limits limits) {
        return new StateSpace<>(Examples.domain(Goals.blankFirst(rows, columns)), limits);
    }
}
