package dev.unscramble.extension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.CustomSearch;
import dev.unscramble.search.SearchRun;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePuzzle;
import org.junit.jupiter.api.Test;

class UserSearchesTest {

    /** Fails at once. */
    private static final class Fragile extends CustomSearch {
        Fragile() {
            super("fragile");
        }

        @Override
        protected <P extends Position> void search(SearchRun<P> run) {
            throw new ArithmeticException("/ by zero");
        }
    }

    @Test
    void whatAUsersAlgorithmThrowsIsAMessageForThatUser() {
        TilePuzzle puzzle = new TilePuzzle(Goals.snail(2, 2));
        Problem<?> problem = new Problem<>(puzzle, puzzle.goal().orElseThrow(), Zero.INSTANCE);
        Fragile fragile = new Fragile();
        assertThatThrownBy(() -> UserSearches.guarded(fragile, () -> fragile.solve(problem)))
                .isInstanceOf(InputException.class)
                .hasMessageMatching("the algorithm fragile fails: java.lang.ArithmeticException: / by zero"
                        + " \\(UserSearchesTest.java, line \\d+\\)");
        assertThatThrownBy(() -> UserSearches.guarded(BestFirst.bfs(), () -> {
                    throw new ArithmeticException("ours");
                }))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void whereNoneIsRegisteredThereIsNone() {
        assertThat(UserSearches.named("hill-climbing")).isEmpty();
    }
}
