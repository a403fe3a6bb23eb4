package dev.unscramble.permutation;

import dev.unscramble.permutation.definition.PuzzleDefinition;
import dev.unscramble.permutation.definition.Rearrangement;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What moves make of the key of a {@link StatePart}. The key has a digit for each slot of the part, of which a move brings
 * some to other slots and, if they say how pieces are turned, adds to them.
 *
 * <pre>
 *   key = digit 0 * weight 0 + digit 1 * weight 1 + ... + last digit
 * </pre>
 */
public final class KeyMoves {
    /** By digit: the number of its values, and what it counts in the key. */
    private final int[] radix;

    private final long[] weight;
    /** By move and changed digit: which it is, which digit comes there, and what is added to that. */
    private final int[][] target;

    private final int[][] source;
    private final int[][] turn;

    public KeyMoves(PermutationPuzzle puzzle, StatePart part) {
        int[] slots = part.orbits().stream()
                .flatMapToInt(orbit -> IntStream.range(orbit.first(), orbit.end()))
                .toArray();
        int[] digitOf = new int[puzzle.solved().length];
        for (int digit = 0; digit < slots.length; digit++) {
            digitOf[slots[digit]] = digit;
        }
        this.radix = part.orbits().stream()
                .flatMapToInt(orbit -> IntStream.range(0, orbit.size()).map(any -> part.radix(puzzle, orbit)))
                .toArray();
        this.weight = new long[slots.length];
        long factor = 1;
        for (int digit = slots.length - 1; digit >= 0; digit--) {
            weight[digit] = factor;
            factor *= radix[digit];
        }
        List<Rearrangement> effects = puzzle.definition().moves().stream()
                .map(PuzzleDefinition.Move::effect)
                .toList();
        boolean areTurns = part.what() == StatePart.What.TURNS;
        this.target = new int[effects.size()][];
        this.source = new int[effects.size()][];
        this.turn = new int[effects.size()][];
        for (int move = 0; move < target.length; move++) {
            Rearrangement effect = effects.get(move);
            int[] changed = IntStream.of(slots)
                    .filter(slot -> effect.sources()[slot] != slot || areTurns && effect.turns()[slot] != 0)
                    .toArray();
            target[move] = IntStream.of(changed).map(slot -> digitOf[slot]).toArray();
            source[move] = IntStream.of(changed)
                    .map(slot -> digitOf[effect.sources()[slot]])
                    .toArray();
            turn[move] = IntStream.of(changed)
                    .map(slot -> areTurns ? effect.turns()[slot] : 0)
                    .toArray();
        }
    }

    /** The number of digits. */
    public int digits() {
        return radix.length;
    }

    /** Splits a key into its digits. */
    public void split(long key, int[] digits) {
        long rest = key;
        for (int digit = radix.length - 1; digit >= 0; digit--) {
            digits[digit] = (int) (rest % radix[digit]);
            rest /= radix[digit];
        }
    }

    /** The key after a move of a key with these digits. */
    public long after(int move, long key, int[] digits) {
        int[] to = target[move];
        int[] from = source[move];
        int[] turns = turn[move];
        long after = key;
        for (int i = 0; i < to.length; i++) {
            int digit = digits[from[i]] + turns[i];
            int wrapped = digit >= radix[to[i]] ? digit - radix[to[i]] : digit;
            after += (wrapped - digits[to[i]]) * weight[to[i]];
        }
        return after;
    }
}
