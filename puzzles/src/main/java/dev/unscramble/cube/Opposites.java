package dev.unscramble.cube;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import java.util.List;

/**
 * A count that a course proposed: how many of twelve pairs of stickers do not show opposite colours. A
 * sticker down, left or in front is paired with the one that stands in the same place of the opposite
 * face, each face looked at from outside. A pair is right if it shows white and yellow, blue and green,
 * or red and orange; or, in a count of its own, if it shows two of these the other way round. What the
 * larger of the two counts lacks to twelve is the estimate.
 *
 * <p>It overestimates: one turn from the goal it can be 8, two turns from it 12. Eight of it are
 * therefore worth a move, and no fewer; divided by eight and rounded up it never overestimates, and since
 * only the goal then has 0, it never drops by more than one in a move.
 */
public final class Opposites implements Heuristic<CubePosition> {
    private static final int PAIRS = 12;
    private static final int WORTH_A_MOVE = 8;

    /** The first of each pair: its place and slot. The second follows. */
    private static final int[] PLACES = new int[2 * PAIRS];

    private static final int[] SLOTS = new int[2 * PAIRS];

    static {
        int next = 0;
        for (Face face : List.of(Face.D, Face.L, Face.F)) {
            for (int sticker = 0; sticker < Facelets.PER_FACE; sticker++) {
                for (Face side : List.of(face, face.opposite())) {
                    Corner corner = Facelets.corner(side.number() * Facelets.PER_FACE + sticker);
                    PLACES[next] = corner.number();
                    SLOTS[next] = corner.slot(side);
                    next++;
                }
            }
        }
    }

    private final int divisor;
    /** By permutation, then place. */
    private final byte[] pieces = new byte[Coordinates.PERMUTATIONS * Corner.COUNT];
    /** By twist, then place. */
    private final byte[] twists = new byte[Coordinates.TWISTS * Corner.COUNT];
    /** By piece, then slot and twist: the face of the colour, U R F D L B. */
    private final byte[] colours = new byte[Corner.COUNT * Corner.SLOTS * Corner.SLOTS];

    private Opposites(CubePuzzle puzzle, int divisor) {
        if (!puzzle.goalCube().equals(Cube.SOLVED)) {
            throw new InputException("opposites counts what a solved cube has; it says nothing of another goal");
        }
        this.divisor = divisor;
        for (int permutation = 0; permutation < Coordinates.PERMUTATIONS; permutation++) {
            copy(Coordinates.pieces(permutation), pieces, permutation);
        }
        for (int twist = 0; twist < Coordinates.TWISTS; twist++) {
            copy(Coordinates.twists(twist), twists, twist);
        }
        for (Corner piece : Corner.values()) {
            for (int slot = 0; slot < Corner.SLOTS; slot++) {
                for (int twist = 0; twist < Corner.SLOTS; twist++) {
                    int index = (piece.number() * Corner.SLOTS + slot) * Corner.SLOTS + twist;
                    colours[index] =
                            (byte) piece.face(slot + Corner.SLOTS - twist).number();
                }
            }
        }
    }

    private static void copy(int[] from, byte[] to, int row) {
        for (int place = 0; place < Corner.COUNT; place++) {
            to[row * Corner.COUNT + place] = (byte) from[place];
        }
    }

    /** As the course has it. */
    public static Opposites plain(CubePuzzle puzzle) {
        return new Opposites(puzzle, 1);
    }

    /** Divided, so that it can be trusted. */
    public static Opposites admissible(CubePuzzle puzzle) {
        return new Opposites(puzzle, WORTH_A_MOVE);
    }

    @Override
    public int estimate(CubePosition position) {
        int right = 0;
        int reversed = 0;
        for (int pair = 0; pair < 2 * PAIRS; pair += 2) {
            int first = colour(position, pair);
            int second = colour(position, pair + 1);
            if (Math.abs(first - second) == Face.COUNT / 2) {
                boolean isFirst = first == Face.D.number() || first == Face.L.number() || first == Face.F.number();
                right += isFirst ? 1 : 0;
                reversed += isFirst ? 0 : 1;
            }
        }
        return (PAIRS - Math.max(right, reversed) + divisor - 1) / divisor;
    }

    private int colour(CubePosition position, int sticker) {
        int place = PLACES[sticker];
        int piece = pieces[position.permutation() * Corner.COUNT + place];
        int twist = twists[position.twist() * Corner.COUNT + place];
        return colours[(piece * Corner.SLOTS + SLOTS[sticker]) * Corner.SLOTS + twist];
    }

    @Override
    public int trackedBits() {
        return 4;
    }

    @Override
    public String name() {
        return divisor == 1 ? "opposites" : "opposites/" + divisor;
    }

    @Override
    public Guarantee guarantee() {
        return divisor == 1 ? Guarantee.NONE : Guarantee.CONSISTENT;
    }
}
