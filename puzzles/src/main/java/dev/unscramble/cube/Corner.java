package dev.unscramble.cube;

/**
 * A place where three faces meet, and the piece that belongs there. Its name lists the faces clockwise
 * from the upper or lower one:
 *
 * <pre>
 *         ULB-----UBR
 *         /|      /|        slot 0 is the sticker on U or D,
 *      UFL-----URF |        slots 1 and 2 follow clockwise;
 *       | |     |  |        a piece is twisted by the slot
 *       |DBL----|-DRB       that holds its own U or D colour
 *       |/      |/
 *      DLF-----DFR
 * </pre>
 */
enum Corner {
    URF(0, Face.U, Face.R, Face.F),
    UFL(1, Face.U, Face.F, Face.L),
    ULB(2, Face.U, Face.L, Face.B),
    UBR(3, Face.U, Face.B, Face.R),
    DFR(4, Face.D, Face.F, Face.R),
    DLF(5, Face.D, Face.L, Face.F),
    DRB(6, Face.D, Face.R, Face.B),
    /** The one that never moves. */
    DBL(7, Face.D, Face.B, Face.L);

    static final int COUNT = 8;

    /** The stickers of a corner. */
    static final int SLOTS = 3;

    private static final Corner[] ALL = values();

    private final int number;
    private final Face[] faces;
    /** Bit i for face i. */
    private final int mask;

    Corner(int number, Face... faces) {
        this.number = number;
        this.faces = faces;
        this.mask = mask(faces[0], faces[1], faces[2]);
    }

    static Corner at(int number) {
        return ALL[number];
    }

    int number() {
        return number;
    }

    /** The corner where these faces meet, in any order. */
    static Corner of(Face a, Face b, Face c) {
        int wanted = mask(a, b, c);
        for (Corner corner : ALL) {
            if (corner.mask == wanted) {
                return corner;
            }
        }
        throw new IllegalArgumentException("no corner has the faces " + a + b + c);
    }

    private static int mask(Face a, Face b, Face c) {
        return 1 << a.number() | 1 << b.number() | 1 << c.number();
    }

    /** The face of a slot, modulo {@link #SLOTS}. */
    Face face(int slot) {
        return faces[slot % SLOTS];
    }

    /** The slot of one of its faces. */
    int slot(Face face) {
        int slot = 0;
        while (faces[slot] != face) {
            slot++;
        }
        return slot;
    }

    boolean touches(Face face) {
        return (mask & 1 << face.number()) != 0;
    }

    /** Its place in words. */
    public String words() {
        return faces[0].word() + ", " + faces[1].word() + ", " + faces[2].word();
    }
}
