package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every heuristic promises on every puzzle; {@link GuaranteeLaws} adds what takes a whole space. */
public abstract class HeuristicLaws<P extends Position> {
    private static final int STEPS = 500;

    private final Puzzle<P> puzzle;
    private final Heuristic<? super P> heuristic;

    protected HeuristicLaws(Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        this.puzzle = puzzle;
        this.heuristic = heuristic;
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void whatItRemembersSaysTheSameAsALookAtThePosition(long seed) {
        long[] tracked = {heuristic.begin(puzzle.goal())};
        Moves.walk(puzzle, STEPS, seed, (position, move) -> {
            int h = heuristic.estimate(position);
            assertThat(h).isNotNegative();
            assertThat(heuristic.value(tracked[0])).as(puzzle.format(position)).isEqualTo(h);
            assertThat(heuristic.value(heuristic.begin(position))).isEqualTo(h);
            tracked[0] = heuristic.after(position, move, tracked[0]);
        });
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {3, 4})
    void itRemembersNoMoreBitsThanItSays(long seed) {
        int bits = heuristic.trackedBits();
        assertThat(bits).isBetween(0, Long.SIZE);
        long beyond = bits == Long.SIZE ? 0 : -1L << bits;
        long[] tracked = {heuristic.begin(puzzle.goal())};
        Moves.walk(puzzle, STEPS, seed, (position, move) -> {
            assertThat(tracked[0] & beyond).as(puzzle.format(position)).isZero();
            tracked[0] = heuristic.after(position, move, tracked[0]);
        });
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {5, 6})
    void itLeavesThePositionAsItWas(long seed) {
        Moves.walk(puzzle, STEPS, seed, (position, move) -> {
            PackedState before = PackedState.of(puzzle, position);
            heuristic.value(heuristic.after(position, move, heuristic.begin(position)));
            assertThat(PackedState.of(puzzle, position)).isEqualTo(before);
        });
    }

    /** The search then has no use for the neighbour, but goes by how far it is beyond what counts. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {7, 8})
    void whatExceedsWhatCountsMayBeSaidToBeLessIfThatExceedsItToo(long seed) {
        long[] tracked = {heuristic.begin(puzzle.goal())};
        Moves.walk(puzzle, STEPS, seed, (position, move) -> {
            PackedState before = PackedState.of(puzzle, position);
            long after = heuristic.after(position, move, tracked[0]);
            int h = heuristic.value(after);
            for (int most : new int[] {-1, 0, h / 2, h - 2, h - 1, h, h + 1, Integer.MAX_VALUE}) {
                long within = heuristic.afterWithin(position, move, tracked[0], most);
                String what = "%d counts, after move %d at %s".formatted(most, move, puzzle.format(position));
                if (h <= most) {
                    assertThat(within).as(what).isEqualTo(after);
                } else {
                    assertThat(heuristic.value(within))
                            .as(what)
                            .isGreaterThan(most)
                            .isLessThanOrEqualTo(h);
                }
            }
            assertThat(PackedState.of(puzzle, position)).isEqualTo(before);
            tracked[0] = after;
        });
    }

    @Test
    void theGoalIsNoDistanceFromItselfIfThatCanBeTrusted() {
        int most = heuristic.guarantee().isAdmissible() ? 0 : Integer.MAX_VALUE;
        assertThat(heuristic.estimate(puzzle.goal())).isBetween(0, most);
    }
}
