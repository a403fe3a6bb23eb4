package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Ranking;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What every ranking of the states of a small puzzle promises. */
public abstract class RankingLaws<P extends Position> {
    private static final int SINGLE_STATES = Samples.atLeast(40);
    private static final long SEED = Samples.seed(1);

    private final Ranking<P> ranking;
    private final Puzzle<P> puzzle;
    private final ExactDistances<P> exact;

    protected RankingLaws(Ranking<P> ranking, ExactDistances<P> exact) {
        this.ranking = ranking;
        this.puzzle = ranking.puzzle();
        this.exact = exact;
    }

    @Test
    void everyNumberIsAStateThatHasThisNumber() {
        Set<PackedState> states = new HashSet<>();
        List<Long> wrong = new ArrayList<>();
        P position = puzzle.newPosition();
        for (long number = 0; number < ranking.size(); number++) {
            ranking.unrank(number, position);
            states.add(PackedState.of(puzzle, position));
            if (ranking.rank(position) != number || !exact.reach(position)) {
                wrong.add(number);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(states).hasSize((int) ranking.size()).hasSize(exact.all().size());
    }

    @Test
    void aPositionThatItBroughtSomewhereMovesOnFromThere() {
        P brought = puzzle.newPosition();
        Moves.walk(puzzle, Samples.atLeast(100), SEED, (position, move) -> {
            ranking.unrank(ranking.rank(position), brought);
            assertThat(PackedState.of(puzzle, brought)).isEqualTo(PackedState.of(puzzle, position));
            assertThat(brought.legalMoves()).isEqualTo(position.legalMoves());
            brought.apply(move);
            position.apply(move);
            assertThat(PackedState.of(puzzle, brought)).isEqualTo(PackedState.of(puzzle, position));
            position.undo(move);
        });
    }

    @Test
    void partsAreOfOneSizeAndNeighboursOfEachOther() {
        assertThat(ranking.partSize() * ranking.parts()).isEqualTo(ranking.size());
        for (int part = 0; part < ranking.parts(); part++) {
            for (int neighbour : ranking.neighbours(part)) {
                assertThat(ranking.neighbours(neighbour)).contains(part);
            }
        }
    }

    @Test
    void oneStateSpreadsToExactlyItsNeighbours() {
        long step = ranking.size() / SINGLE_STATES + 1;
        for (long number = 0; number < ranking.size(); number += step) {
            BitSet states = new BitSet();
            states.set((int) number);
            assertThat(spread(states)).isEqualTo(neighbours(states));
        }
    }

    @Test
    void manyStatesSpreadAsEachOfThemDoes() {
        for (long seed : Samples.seeds(1, 1)) {
            Random random = new Random(seed);
            BitSet states = new BitSet();
            for (int number = 0; number < ranking.size(); number++) {
                states.set(number, random.nextInt(10) == 0);
            }
            assertThat(spread(states)).as("seed %d", seed).isEqualTo(neighbours(states));
        }
    }

    /** The states that a move leads to from some, one by one. */
    private BitSet neighbours(BitSet states) {
        BitSet neighbours = new BitSet();
        P position = puzzle.newPosition();
        states.stream().forEach(number -> {
            ranking.unrank(number, position);
            for (int move : Moves.in(position.legalMoves())) {
                position.apply(move);
                neighbours.set((int) ranking.rank(position));
                position.undo(move);
            }
        });
        return neighbours;
    }

    private BitSet spread(BitSet states) {
        BitSet reached = new BitSet();
        int size = (int) ranking.partSize();
        int words = (size + 63) / 64;
        for (int part = 0; part < ranking.parts(); part++) {
            long[] inPart = new long[words];
            for (int from : ranking.neighbours(part)) {
                long[] some = states.get(from * size, (from + 1) * size).toLongArray();
                ranking.spread(from, inRuns(Arrays.copyOf(some, words), ranking.runs(from, part)), part, inPart);
            }
            BitSet found = BitSet.valueOf(inPart);
            assertThat(found.length()).as("no state beyond the part").isLessThanOrEqualTo(size);
            int first = part * size;
            found.stream().forEach(index -> reached.set(first + index));
        }
        return reached;
    }

    /** Only what lies in runs of words: nothing else may be looked at. */
    public static long[] inRuns(long[] states, int[] runs) {
        long[] some = new long[states.length];
        for (int i = 0; i < runs.length; i += 2) {
            System.arraycopy(states, runs[i], some, runs[i], runs[i + 1] - runs[i]);
        }
        return some;
    }
}
