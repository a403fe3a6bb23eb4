package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.Arrays;

/**
 * Tells a search that remembers no states which moves are worth trying after those that it made (Taylor
 * and Korf, 1993). Its state stands for the moves made so far, as far as they matter, and for the place that
 * they led to: a state has a list of steps, each of them an edge of the {@link Walk} and the state after it.
 *
 * <p>The simplest knows the last move and what the puzzle allows after it. {@link SequenceFinder} makes
 * better ones, which leave out every sequence of some length that leads where a smaller one leads too.
 */
final class MoveAutomaton<P extends Position> {
    private final Puzzle<P> puzzle;
    /** By place: the state before any move; one for all where places are not known. */
    private final int[] starts;
    /** By state: where its steps begin; those of the next state follow. */
    private final int[] first;
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
        this.starts = rules.starts();
        int states = rules.allowed().length;
        int count = Arrays.stream(rules.allowed()).mapToInt(Long::bitCount).sum();
        this.first = new int[states + 1];
        this.steps = new long[count];
        this.moves = new byte[count];
        int step = 0;
        for (int state = 0; state < states; state++) {
            first[state] = step;
            for (long left = rules.allowed()[state]; left != 0; left &= left - 1) {
                int move = Long.numberOfTrailingZeros(left);
                long next = rules.next(state, move);
                moves[step] = (byte) move;
                steps[step++] = next << 32 | walk.edge(rules.places()[state], move) & 0xffff_ffffL;
            }
        }
        first[states] = step;
    }

    int states() {
        return first.length - 1;
    }

    int start(P position) {
        return starts.length == 1 ? starts[0] : starts[puzzle.place(position)];
    }

    int[] first() {
        return first;
    }

    long[] steps() {
        return steps;
    }

    int move(int step) {
        return moves[step];
    }

    /** The step that a move is at a state, which must have it. */
    int step(int state, int move) {
        int step = first[state];
        while (moves[step] != move) {
            step++;
        }
        return step;
    }
}
