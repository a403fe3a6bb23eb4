package dev.unscramble.cube;

/**
 * The 24 places of stickers, numbered by faces in the order U R F D L B, each face by rows:
 *
 * <pre>
 *              0  1
 *              2  3
 *      16 17   8  9   4  5  20 21
 *      18 19  10 11   6  7  22 23
 *             12 13
 *             14 15
 * </pre>
 */
final class Facelets {
    static final int COUNT = 24;
    static final int PER_FACE = 4;

    private static final Corner[] CORNERS = new Corner[COUNT];

    static {
        for (Corner corner : Corner.values()) {
            for (int slot = 0; slot < Corner.SLOTS; slot++) {
                CORNERS[number(corner, slot)] = corner;
            }
        }
    }

    private Facelets() {}

    static Face face(int facelet) {
        return Face.at(facelet / PER_FACE);
    }

    static Corner corner(int facelet) {
        return CORNERS[facelet];
    }

    /** The facelet at a corner in a slot. */
    static int number(Corner corner, int slot) {
        Face face = corner.face(slot);
        int row = corner.touches(face.below()) ? 1 : 0;
        int column = corner.touches(face.right()) ? 1 : 0;
        return face.number() * PER_FACE + 2 * row + column;
    }
}
