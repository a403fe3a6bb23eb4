package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ValueForm;
import dev.unscramble.model.ValueHeuristic;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What every heuristic promises on every puzzle, tried along a random walk from the goal; {@link GuaranteeLaws} adds what
 * takes a whole space.
 */
public abstract class HeuristicLaws<P extends Position> {
    private static final int STEPS = 500;
    private static final long SEED = Samples.seed(1);
    private static final int WAY = 60;

    /** In bytes. */
    private static final long SMALL_TABLES = 1 << 20;

    private final Puzzle<P> puzzle;
    private final IncrementalHeuristic<? super P> heuristic;

    protected HeuristicLaws(Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        this.puzzle = puzzle;
        this.heuristic = IncrementalHeuristic.of(heuristic);
    }

    /**
     * Whether the distance of a neighbour exceeds {@code most}, of a heuristic that may know this along a path though its
     * estimate does not exceed it. Others never say so.
     */
    protected boolean isKnownToExceed(P position, int move, int most) {
        return false;
    }

    @Test
    void whatItRemembersSaysTheSameAsALookAtThePosition() {
        long[] tracked = {heuristic.begin(puzzle.newPosition())};
        Moves.walk(puzzle, Samples.atLeast(STEPS), SEED, (position, move) -> {
            int h = heuristic.estimate(position);
            assertThat(h).isNotNegative();
            assertThat(heuristic.value(tracked[0])).isEqualTo(h);
            assertThat(heuristic.value(heuristic.begin(position))).isEqualTo(h);
            tracked[0] = heuristic.after(position, move, tracked[0]);
        });
    }

    @Test
    void itRemembersNoMoreBitsThanItSays() {
        int bits = heuristic.trackedBits();
        assertThat(bits).isBetween(0, Long.SIZE);
        long beyond = bits == Long.SIZE ? 0 : -1L << bits;
        long[] tracked = {heuristic.begin(puzzle.newPosition())};
        Moves.walk(puzzle, Samples.atLeast(STEPS), SEED, (position, move) -> {
            assertThat(tracked[0] & beyond).isZero();
            tracked[0] = heuristic.after(position, move, tracked[0]);
        });
    }

    @Test
    void itLeavesThePositionAsItWas() {
        Moves.walk(puzzle, Samples.atLeast(STEPS), SEED, (position, move) -> {
            PackedState before = PackedState.of(puzzle, position);
            heuristic.value(heuristic.after(position, move, heuristic.begin(position)));
            assertThat(PackedState.of(puzzle, position)).isEqualTo(before);
        });
    }

    /** The search then has no use for the neighbour, but goes by how far it is beyond what counts. */
    @Test
    void whatExceedsWhatCountsMayBeSaidToBeLessIfThatExceedsItToo() {
        long[] tracked = {heuristic.begin(puzzle.newPosition())};
        int width = heuristic.rowInts();
        int[] rows = new int[2 * width];
        heuristic.beginRow(puzzle.newPosition(), rows, 0);
        Moves.walk(puzzle, Samples.atLeast(STEPS), SEED, (position, move) -> {
            PackedState before = PackedState.of(puzzle, position);
            long after = heuristic.after(position, move, tracked[0]);
            int h = heuristic.value(after);
            for (int most : new int[] {-1, 0, h / 2, h - 2, h - 1, h, h + 1, Integer.MAX_VALUE}) {
                long within = heuristic.afterWithin(position, move, tracked[0], most, rows, 0, width);
                if (h <= most && heuristic.value(within) > most) {
                    assertThat(isKnownToExceed(position, move, most))
                            .as("%d counts", most)
                            .isTrue();
                } else if (h <= most) {
                    assertThat(within).as("%d counts", most).isEqualTo(after);
                } else {
                    assertThat(heuristic.value(within))
                            .as("%d counts", most)
                            .isGreaterThan(most)
                            .isLessThanOrEqualTo(h);
                }
            }
            assertThat(PackedState.of(puzzle, position)).isEqualTo(before);
            tracked[0] = after;
            System.arraycopy(rows, width, rows, 0, width);
        });
    }

    @Test
    void onStatesThatAreValuesItSaysTheSame() {
        if (puzzle.valueForm().isPresent() && heuristic.valueForm().isPresent()) {
            walkByValue(puzzle.valueForm().get(), heuristic.valueForm().get());
        }
    }

    private void walkByValue(ValueForm form, ValueHeuristic values) {
        int width = heuristic.rowInts();
        int[] rows = new int[2 * width];
        heuristic.beginRow(puzzle.newPosition(), rows, 0);
        long[] tracked = {heuristic.begin(puzzle.newPosition())};
        long[] state = new long[2];
        Moves.walk(puzzle, Samples.atLeast(STEPS), SEED, (position, move) -> {
            position.pack(state, 0);
            assertThat(form.isGoal(state[0], state[1])).isEqualTo(position.isGoal());
            int edge = form.edge(puzzle.place(position), move);
            long after = heuristic.after(position, move, tracked[0]);
            int h = heuristic.value(after);
            for (int most : new int[] {0, h - 1, h, Integer.MAX_VALUE}) {
                long within = values.after(state[0], state[1], edge, tracked[0], most, rows, 0, width);
                assertThat(values.value(within) > most)
                        .isEqualTo(h > most || values.value(within) > most && isKnownToExceed(position, move, most));
            }
            tracked[0] = values.after(state[0], state[1], edge, tracked[0], Integer.MAX_VALUE, rows, 0, width);
            assertThat(tracked[0]).isEqualTo(after);
            System.arraycopy(rows, width, rows, 0, width);
            long low = form.low(state[0], state[1], edge);
            long high = form.high(state[0], state[1], edge);
            position.apply(move);
            position.pack(state, 0);
            position.undo(move);
            assertThat(new long[] {low, high}).isEqualTo(state);
        });
    }

    /** Tried where its tables, if it has any, are made at once: on the way to a state that a walk ends at. */
    @Test
    void towardsAnyStateItPromisesTheSame() {
        List<Integer> moves = new ArrayList<>();
        Moves.walk(puzzle, WAY, SEED, (position, move) -> moves.add(move));
        P target = puzzle.newPosition();
        moves.forEach(target::apply);
        if (heuristic.memoryBytes() < SMALL_TABLES) {
            heuristic.towards(target).ifPresent(towards -> {
                IncrementalHeuristic<? super P> other = IncrementalHeuristic.of(towards);
                other.prepare(BuildMonitor.NONE);
                assertThat(other.name()).isEqualTo(heuristic.name());
                assertThat(other.guarantee()).isGreaterThanOrEqualTo(heuristic.guarantee());
                checkOnTheWay(moves, other);
            });
        }
    }

    private void checkOnTheWay(List<Integer> moves, IncrementalHeuristic<? super P> other) {
        P position = puzzle.newPosition();
        long tracked = other.begin(position);
        List<Integer> estimates = new ArrayList<>(List.of(other.estimate(position)));
        List<Integer> costs = new ArrayList<>();
        for (int move : moves) {
            tracked = other.after(position, move, tracked);
            costs.add(puzzle.costs().of(position, move));
            position.apply(move);
            estimates.add(other.estimate(position));
            assertThat(other.value(tracked)).isEqualTo(other.estimate(position));
        }
        int left = 0;
        for (int step = moves.size(); step >= 0; step--) {
            left += step == moves.size() ? 0 : costs.get(step);
            if (other.guarantee().isAdmissible()) {
                assertThat(estimates.get(step))
                        .as("%d moves before the end", moves.size() - step)
                        .isLessThanOrEqualTo(left);
            }
            if (other.guarantee().isConsistent() && step < moves.size()) {
                assertThat(estimates.get(step)).isLessThanOrEqualTo(costs.get(step) + estimates.get(step + 1));
            }
        }
    }

    @Test
    void theHeuristicHasAName() {
        assertThat(heuristic.name()).isNotBlank().isEqualTo(heuristic.name().strip());
    }

    @Test
    void theGoalIsNoDistanceFromItselfIfThatCanBeTrusted() {
        int most = heuristic.guarantee().isAdmissible() ? 0 : Integer.MAX_VALUE;
        assertThat(heuristic.estimate(puzzle.newPosition())).isBetween(0, most);
    }
}
