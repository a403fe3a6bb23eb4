package dev.unscramble.permutation;

import dev.unscramble.model.Position;
import java.util.Arrays;

/** A state of a permutation puzzle: by slot, the kind of piece that is there and how it is turned. */
public final class PermutationPosition implements Position {
    private final PermutationPuzzle puzzle;
    private final MoveEffects effects;
    private final int[] values;
    private final int[] moved;

    PermutationPosition(PermutationPuzzle puzzle) {
        this.puzzle = puzzle;
        this.effects = puzzle.effects();
        this.values = puzzle.solved().clone();
        this.moved = new int[values.length];
    }

    /** By slot: the kind of its piece times the orientations of its orbit, plus how it is turned. */
    public int[] values() {
        return values;
    }

    @Override
    public long legalMoves() {
        return legalMoves(0);
    }

    @Override
    public long legalMoves(int word) {
        int left = effects.count() - word * Long.SIZE;
        return left >= Long.SIZE ? -1L : left <= 0 ? 0 : (1L << left) - 1;
    }

    @Override
    public void apply(int move) {
        effects.apply(move, values, moved);
    }

    @Override
    public void undo(int move) {
        effects.apply(effects.inverse(move), values, moved);
    }

    @Override
    public boolean isGoal() {
        return Arrays.equals(values, puzzle.solved());
    }

    @Override
    public void pack(long[] to, int at) {
        puzzle.layout().pack(values, to, at);
    }

    @Override
    public void unpack(long[] from, int at) {
        puzzle.layout().unpack(from, at, values);
    }
}
