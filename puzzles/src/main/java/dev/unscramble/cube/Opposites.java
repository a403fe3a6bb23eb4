package dev.unscramble.cube;

import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import java.util.List;

/**
 * A count that a course proposed: how many of twelve pairs of stickers do not show opposite colours. A
 * sticker down, left or in front is paired with the one that stands in the same place of the opposite
 * face, each face looked at from outside. A pair is right if it shows white and yellow, blue and green,
 * or red and orange; or, in a second count, if it shows two of these the other way round. The estimate
 * is twelve minus the larger of the two counts.
 *
 * <p>It depends on how the cube is held, since places are paired by where they stand in the course's text:
 * of a solved cube that is turned as a whole it can be 4. {@link #asHeld} counts as the course does;
 * {@link #plain} counts the same cube alike however it is held.
 *
 * <p>It overestimates: one turn from the goal it can be 8, two turns from it 12. Divided by eight and
 * rounded up it never overestimates, and since only the goal then has 0, it never drops by more than one
 * in a move.
 *
 * @hidden from users of the library
 */
public final class Opposites implements IncrementalHeuristic<CubePosition> {
    private static final int PAIRS = 12;
    private static final int WORTH_A_MOVE = 8;

    private final String name;
    private final int divisor;
    /** By sticker, those of a pair next to each other: its place, with the corner that stays at home. */
    private final int[] places = new int[2 * PAIRS];

    private final int[] slots = new int[2 * PAIRS];
    /** By permutation, then place. */
    private final byte[] pieces = new byte[Coordinates.PERMUTATIONS * Corner.COUNT];
    /** By twist, then place. */
    private final byte[] twists = new byte[Coordinates.TWISTS * Corner.COUNT];
    /** By piece, then slot and twist: the face of the colour, U R F D L B. */
    private final byte[] colours = new byte[Corner.COUNT * Corner.SLOTS * Corner.SLOTS];

    /** @param homing how to turn the cube that is looked at so that the corner that stays is at home */
    private Opposites(String name, CubePuzzle puzzle, CubeRotation homing, int divisor) {
        if (!puzzle.goalCube().equals(Cube.SOLVED)) {
            throw new InputException(
                    "opposites is for the solved cube as the goal; it cannot be used with another goal");
        }
        this.name = name;
        this.divisor = divisor;
        pair(homing);
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

    private void pair(CubeRotation homing) {
        int next = 0;
        for (Face face : List.of(Face.D, Face.L, Face.F)) {
            for (int sticker = 0; sticker < Facelets.PER_FACE; sticker++) {
                for (Face side : List.of(face, face.opposite())) {
                    Corner place = homing.of(Facelets.corner(side.number() * Facelets.PER_FACE + sticker));
                    places[next] = place.number();
                    slots[next] = place.slot(homing.of(side));
                    next++;
                }
            }
        }
    }

    private static void copy(int[] from, byte[] to, int row) {
        for (int place = 0; place < Corner.COUNT; place++) {
            to[row * Corner.COUNT + place] = (byte) from[place];
        }
    }

    /** The count of the course, for a cube held with the corner that stays at home. */
    public static Opposites plain(CubePuzzle puzzle) {
        return new Opposites("opposites:home", puzzle, CubeRotation.NONE, 1);
    }

    /** The count of the course, for cubes held so that {@code homing} takes that corner home. */
    public static Opposites asHeld(CubePuzzle puzzle, CubeRotation homing) {
        return new Opposites("opposites", puzzle, homing, 1);
    }

    /** The count divided by eight, which is admissible; for a cube with the corner at home, so that the goal has 0. */
    public static Opposites admissible(CubePuzzle puzzle) {
        return new Opposites("opposites/" + WORTH_A_MOVE, puzzle, CubeRotation.NONE, WORTH_A_MOVE);
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
        int place = places[sticker];
        int piece = pieces[position.permutation() * Corner.COUNT + place];
        int twist = twists[position.twist() * Corner.COUNT + place];
        return colours[(piece * Corner.SLOTS + slots[sticker]) * Corner.SLOTS + twist];
    }

    @Override
    public int trackedBits() {
        return 4;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Guarantee guarantee() {
        return divisor == 1 ? Guarantee.NONE : Guarantee.CONSISTENT;
    }
}
