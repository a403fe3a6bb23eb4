package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Boxes;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.search.meter.Meter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No solution leaves a search that does not solve the problem. */
class ReplayTest {
    private static final int UP = 0;
    private static final int DOWN = 1;
    private static final int LEFT = 2;
    private static final int RIGHT = 3;

    private static final Boxes BOXES = new Boxes("AAABB.");

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatItFindsIsReplayed(boolean improves) {
        Result result = claim(improves, RIGHT, DOWN);
        assertThat(result.isSolved()).isTrue();
        assertThat(result.cost()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anIllegalMoveIsNoticed(boolean improves) {
        assertThatThrownBy(() -> claim(improves, UP, DOWN, RIGHT, DOWN)).hasMessageContaining("an illegal move");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void movesToSomewhereElseAreNoticed(boolean improves) {
        assertThatThrownBy(() -> claim(improves, RIGHT)).hasMessageContaining("do not reach the goal");
        assertThatThrownBy(() -> claim(improves, LEFT)).hasMessageContaining("do not reach the goal");
    }

    @Test
    void aSolutionThatIsNoBetterIsNotKept() {
        List<Integer> best = List.of(RIGHT, DOWN);
        Result result = solve(new Liar(true, List.of(best, best, List.of(LEFT, RIGHT, RIGHT, DOWN))));
        assertThat(result.improvements()).hasSize(1);
    }

    private static Result claim(boolean improves, Integer... moves) {
        return solve(new Liar(improves, List.of(List.of(moves))));
    }

    /** The goal is two moves away. */
    private static Result solve(Search search) {
        return search.solve(new Problem<>(BOXES, BOXES.parse("A.ABBA"), Zero.INSTANCE));
    }

    /** Claims that it found these solutions: one after the other, each better than the last; or at once. */
    private static final class Liar extends Search {
        private final boolean improves;
        private final List<List<Integer>> claims;

        Liar(boolean improves, List<List<Integer>> claims) {
            this.improves = improves;
            this.claims = claims;
        }

        @Override
        public String name() {
            return "liar";
        }

        @Override
        public boolean isInformed() {
            return false;
        }

        @Override
        protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
            return new Execution<>(problem, meter, limits) {
                @Override
                protected Outcome search() {
                    claims.forEach(improves ? this::improve : solution::addAll);
                    return Outcome.SOLVED;
                }
            };
        }
    }
}
