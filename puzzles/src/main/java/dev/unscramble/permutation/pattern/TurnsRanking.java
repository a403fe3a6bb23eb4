package dev.unscramble.permutation.pattern;

import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Ranking;
import dev.unscramble.permutation.KeyMoves;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.StatePart;
import dev.unscramble.permutation.definition.Rearrangement;
import java.util.Arrays;

/**
 * States by number, of a puzzle whose pieces never leave their slots, as lights do: the number is the key of how they are
 * turned. It needs no tables, so that a puzzle may have more states than {@link ProductRanking} can list. Some numbers may not
 * be states, which a census never meets.
 */
final class TurnsRanking implements Ranking<PermutationPosition> {
    private final PermutationPuzzle puzzle;
    private final StatePart turns;
    private final KeyMoves keys;
    private final int[] solved;
    private final long size;

    /** The ranking of a puzzle that it {@link #fits}, and whose states are numbers of at most 62 bits. */
    TurnsRanking(PermutationPuzzle puzzle) {
        this.puzzle = puzzle;
        this.turns = StatePart.turns(puzzle.orbits());
        this.keys = new KeyMoves(puzzle, turns);
        this.solved = puzzle.solved();
        long numbers = 1;
        for (int orientations : puzzle.definition().orientations()) {
            numbers = Math.multiplyExact(numbers, orientations);
        }
        this.size = numbers;
    }

    /** Whether no move takes a piece elsewhere. */
    static boolean fits(PermutationPuzzle puzzle) {
        return puzzle.definition().moves().stream()
                .map(move -> move.effect().sources())
                .allMatch(sources -> Arrays.equals(
                        sources, Rearrangement.none(sources.length).sources()));
    }

    @Override
    public Puzzle<PermutationPosition> puzzle() {
        return puzzle;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public long rank(PermutationPosition position) {
        return turns.key(puzzle, position.values());
    }

    @Override
    public void unrank(long number, PermutationPosition position) {
        int[] values = position.values();
        int[] turn = new int[keys.digits()];
        keys.split(number, turn);
        for (int slot = 0; slot < values.length; slot++) {
            values[slot] = puzzle.kinds().value(slot, puzzle.kinds().kind(slot, solved[slot]), turn[slot]);
        }
    }

    @Override
    public void spread(int from, long[] states, int to, long[] reached) {
        int[] digits = new int[keys.digits()];
        int moves = puzzle.moveCount();
        for (int word = 0; word < states.length; word++) {
            for (long bits = states[word]; bits != 0; bits &= bits - 1) {
                long number = ((long) word << 6) + Long.numberOfTrailingZeros(bits);
                keys.split(number, digits);
                for (int move = 0; move < moves; move++) {
                    long next = keys.after(move, number, digits);
                    reached[(int) (next >>> 6)] |= 1L << next;
                }
            }
        }
    }
}
