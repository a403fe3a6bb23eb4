package dev.unscramble.permutation;

import dev.unscramble.model.Position;
import dev.unscramble.permutation.definition.PuzzleDefinition;
import dev.unscramble.permutation.definition.PuzzleDefinition.Move;
import dev.unscramble.permutation.definition.Rearrangement;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The moves on the values of slots: which slots they change, and how. */
public final class MoveEffects {
    private final int[][] targets;
    private final int[][] sources;
    /** By move and changed slot: the value that comes there, by the value in the source. */
    private final int[][][] becomes;

    private final int[] inverses;
    private final long[] allowedAfter;

    /** The moves of a definition; {@code kinds} has the values of slots. */
    MoveEffects(PuzzleDefinition definition, PieceKinds kinds) {
        List<Move> moves = definition.moves();
        targets = new int[moves.size()][];
        sources = new int[moves.size()][];
        becomes = new int[moves.size()][][];
        for (int move = 0; move < moves.size(); move++) {
            Rearrangement effect = moves.get(move).effect();
            int[] changed = changed(effect);
            targets[move] = changed;
            sources[move] =
                    Arrays.stream(changed).map(slot -> effect.sources()[slot]).toArray();
            becomes[move] = Arrays.stream(changed)
                    .mapToObj(slot -> kinds.turned(slot, effect.turns()[slot]))
                    .toArray(int[][]::new);
        }
        int[] orientations = definition.orientations();
        inverses = inverses(moves, orientations);
        allowedAfter = moves.size() <= Position.MAX_MOVES ? allowed(moves, orientations) : new long[0];
    }

    private static int[] changed(Rearrangement effect) {
        return IntStream.range(0, effect.sources().length)
                .filter(slot -> effect.sources()[slot] != slot || effect.turns()[slot] != 0)
                .toArray();
    }

    public int count() {
        return targets.length;
    }

    public int inverse(int move) {
        return inverses[move];
    }

    /** The moves worth trying after a move, if there are at most 64. */
    long allowedAfter(int move) {
        return allowedAfter[move];
    }

    /** Makes a move; {@code scratch} has room for a value per slot. */
    void apply(int move, int[] values, int[] scratch) {
        int[] from = sources[move];
        int[][] next = becomes[move];
        for (int i = 0; i < from.length; i++) {
            scratch[i] = next[i][values[from[i]]];
        }
        int[] to = targets[move];
        for (int i = 0; i < to.length; i++) {
            values[to[i]] = scratch[i];
        }
    }

    private static int[] inverses(List<Move> moves, int[] orientations) {
        int[] inverses = new int[moves.size()];
        for (int move = 0; move < inverses.length; move++) {
            Rearrangement effect = moves.get(move).effect();
            for (int other = 0; other < inverses.length; other++) {
                if (effect.isUndoneBy(moves.get(other).effect(), orientations)) {
                    inverses[move] = other;
                    break;
                }
            }
        }
        return inverses;
    }

    /**
     * Of all sequences of at most two moves with the same effect, only the first in the order of length, then of moves, is
     * allowed. The first of all shortest sequences to a state consists of allowed pairs alone, so none is lost.
     */
    private static long[] allowed(List<Move> moves, int[] orientations) {
        int count = moves.size();
        Set<Rearrangement> met = new HashSet<>();
        met.add(Rearrangement.none(orientations.length));
        for (int move = 0; move < count; move++) {
            met.add(moves.get(move).effect());
        }
        long[] allowed = new long[count];
        for (int move = 0; move < count; move++) {
            for (int next = 0; next < count; next++) {
                Rearrangement both =
                        moves.get(move).effect().then(moves.get(next).effect(), orientations);
                if (met.add(both)) {
                    allowed[move] |= 1L << next;
                }
            }
        }
        return allowed;
    }
}
