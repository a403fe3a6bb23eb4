package dev.unscramble.cube;

/**
 * A face of the cube, and the colour that belongs there. Faces are looked at as they lie in the
 * unfolded net, each seen from outside:
 *
 * <pre>
 *           U
 *        L  F  R  B
 *           D
 * </pre>
 */
public enum Face {
    /** The upper face. */
    U(0, "up"),
    /** The right face. */
    R(1, "right"),
    /** The front face. */
    F(2, "front"),
    /** The lower face. */
    D(3, "down"),
    /** The left face. */
    L(4, "left"),
    /** The back face. */
    B(5, "back");

    static final int COUNT = 6;

    private static final Face[] ALL = values();

    private final int number;
    private final String word;

    Face(int number, String word) {
        this.number = number;
        this.word = word;
    }

    static Face at(int number) {
        return ALL[number];
    }

    int number() {
        return number;
    }

    /** Its place in a word. */
    public String word() {
        return word;
    }

    /** The face on the other side. */
    public Face opposite() {
        return at((number + COUNT / 2) % COUNT);
    }

    /** The face to the right of it. */
    Face right() {
        return switch (this) {
            case U, F, D -> R;
            case R -> B;
            case B -> L;
            case L -> F;
        };
    }

    /** The face below it. */
    Face below() {
        return switch (this) {
            case U -> F;
            case D -> B;
            case R, F, L, B -> D;
        };
    }

    /** The face to which a clockwise quarter turn of this face takes a sticker of another one. */
    Face turned(Face other) {
        if (other == right()) {
            return below();
        }
        if (other == below()) {
            return right().opposite();
        }
        return other == this || other == opposite()
                ? other
                : turned(other.opposite()).opposite();
    }
}
