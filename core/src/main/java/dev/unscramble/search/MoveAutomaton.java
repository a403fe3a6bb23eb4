package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.Arrays;

/**
 * Tells a search that remembers no states which moves are worth trying after those that it made (Taylor
 * and Korf, 1993). Its state stands for the moves made so far, as far as they matter, and for the place that
 * they led to: a state has a list of steps, each of them an edge of the {@link Walk} and the state after it. A state
 * is the number of its first step and how many it has, in one int, so that a search finds them at once.
 *
 * <p>The simplest knows the last move and what the puzzle allows after it. {@link SequenceFinder} makes
 * better ones, which leave out every sequence of some length that leads where a smaller one leads too.
 */
final class MoveAutomaton<P extends Position> {
    private static final int COUNT_BITS = 6;

    private final Puzzle<P> puzzle;
    private final int states;
    /** By place: the state before any move; one for all where places are not known. */
    private final int[] starts;
    /** The edge in the low half, the state after it in the high half. */
    private final long[] steps;
    /** By step: the move that it is. */
    private final byte[] moves;

    /**
     * An automaton of rules.
     *
     * @param rules which moves are worth trying after which
     */
    MoveAutomaton(Puzzle<P> puzzle, MoveRules rules, Walk<P> walk) {
        this.puzzle = puzzle;
        this.states = rules.allowed().length;
        int[] numbers = new int[states];
        int count = 0;
        for (int rule = 0; rule < states; rule++) {
            int own = Long.bitCount(rules.allowed()[rule]);
            numbers[rule] = count << COUNT_BITS | own;
            count = Math.addExact(count, own);
        }
        this.starts = Arrays.stream(rules.starts()).map(rule -> numbers[rule]).toArray();
        this.steps = new long[count];
        this.moves = new byte[count];
        int step = 0;
        for (int rule = 0; rule < states; rule++) {
            for (long left = rules.allowed()[rule]; left != 0; left &= left - 1) {
                int move = Long.numberOfTrailingZeros(left);
                long next = numbers[rules.next(rule, move)];
                moves[step] = (byte) move;
                steps[step++] = next << 32 | walk.edge(rules.places()[rule], move) & 0xffff_ffffL;
            }
        }
    }

    int states() {
        return states;
    }

    int start(P position) {
        return starts.length == 1 ? starts[0] : starts[puzzle.place(position)];
    }

    static int firstStep(int state) {
        return state >>> COUNT_BITS;
    }

    static int stepCount(int state) {
        return state & (1 << COUNT_BITS) - 1;
    }

    long[] steps() {
        return steps;
    }

    int move(int step) {
        return moves[step];
    }

    /** The step that a move is at a state, which must have it. */
    int step(int state, int move) {
        int step = firstStep(state);
        while (moves[step] != move) {
            step++;
        }
        return step;
    }
}
