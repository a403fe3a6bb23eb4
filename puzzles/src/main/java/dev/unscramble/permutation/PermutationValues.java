package dev.unscramble.permutation;

import dev.unscramble.model.ValueForm;
import dev.unscramble.permutation.definition.Rearrangement;

/**
 * States of a permutation puzzle as values: the longs of {@link PermutationPosition#pack}. Slots are taken in chunks of a
 * few bits, and a table says for each move and chunk where its bits go and what becomes of them. There is one place, and
 * an edge is a move.
 *
 * @param lows by move, chunk and its bits: what they add to the first long
 * @param highs the same for the second long
 * @param words by chunk: its long
 */
record PermutationValues(
        long goalLow, long goalHigh, int chunks, int chunkBits, int[] words, int[] shifts, long[] lows, long[] highs)
        implements ValueForm {
    /** Of a chunk of several slots. Fewer, larger chunks have tables that do not fit the first caches. */
    private static final int MOST_BITS = 5;

    static PermutationValues of(PermutationPuzzle puzzle) {
        SlotLayout layout = puzzle.layout();
        int slots = layout.word.length;
        int[] chunkOf = new int[slots];
        int[] words = new int[slots];
        int[] shifts = new int[slots];
        int chunks = 0;
        int widest = 0;
        for (int slot = 0; slot < slots; slot++) {
            int end = layout.shift[slot] + Long.bitCount(layout.mask[slot]);
            boolean isNew = slot == 0 || layout.word[slot] != words[chunks - 1] || end - shifts[chunks - 1] > MOST_BITS;
            if (isNew) {
                words[chunks] = layout.word[slot];
                shifts[chunks] = layout.shift[slot];
                chunks++;
            }
            chunkOf[slot] = chunks - 1;
            widest = Math.max(widest, end - shifts[chunks - 1]);
        }
        int moves = puzzle.moveCount();
        long[] lows = new long[moves * chunks << widest];
        long[] highs = new long[layout.longs == 1 ? 0 : lows.length];
        for (int move = 0; move < moves; move++) {
            Rearrangement effect = puzzle.definition().moves().get(move).effect();
            for (int to = 0; to < slots; to++) {
                int from = effect.sources()[to];
                int[] becomes = puzzle.kinds().turned(to, effect.turns()[to]);
                long[] table = layout.word[to] == 0 ? lows : highs;
                int start = move * chunks + chunkOf[from] << widest;
                int shift = layout.shift[from] - shifts[chunkOf[from]];
                for (int bits = 0; bits < 1 << widest; bits++) {
                    int value = bits >>> shift & (int) layout.mask[from];
                    table[start + bits] |= value < becomes.length ? (long) becomes[value] << layout.shift[to] : 0;
                }
            }
        }
        long[] goal = new long[2];
        puzzle.newPosition().pack(goal, 0);
        return new PermutationValues(goal[0], goal[1], chunks, widest, words, shifts, lows, highs);
    }

    @Override
    public int edge(int place, int move) {
        return move;
    }

    @Override
    public long low(long low, long high, int move) {
        return moved(lows, low, high, move);
    }

    @Override
    public long high(long low, long high, int move) {
        return highs.length == 0 ? 0 : moved(highs, low, high, move);
    }

    private long moved(long[] table, long low, long high, int move) {
        return sum(table, move * chunks << chunkBits, low, high);
    }

    /** The sum over the chunks of a state of what a table has for their bits, from an index on. */
    long sum(long[] table, int from, long low, long high) {
        int mask = (1 << chunkBits) - 1;
        int at = from;
        long sum = 0;
        for (int chunk = 0; chunk < chunks; chunk++) {
            long word = words[chunk] == 0 ? low : high;
            sum += table[at + (int) (word >>> shifts[chunk] & mask)];
            at += 1 << chunkBits;
        }
        return sum;
    }

    /** A number for each slot of a state and the value that it has. */
    @FunctionalInterface
    interface BySlot {
        long of(int slot, int value);
    }

    /** By chunk and its bits: the sum of the numbers of its slots. */
    long[] sums(PermutationPuzzle puzzle, BySlot numbers) {
        SlotLayout layout = puzzle.layout();
        int[] counts = puzzle.kinds().valueCounts();
        long[] sums = new long[chunks << chunkBits];
        for (int slot = 0; slot < counts.length; slot++) {
            int chunk = chunks - 1;
            while (words[chunk] != layout.word[slot] || shifts[chunk] > layout.shift[slot]) {
                chunk--;
            }
            int shift = layout.shift[slot] - shifts[chunk];
            for (int bits = 0; bits < 1 << chunkBits; bits++) {
                int value = bits >>> shift & (int) layout.mask[slot];
                sums[(chunk << chunkBits) + bits] += value < counts[slot] ? numbers.of(slot, value) : 0;
            }
        }
        return sums;
    }

    @Override
    public boolean isGoal(long low, long high) {
        return low == goalLow && high == goalHigh;
    }
}
