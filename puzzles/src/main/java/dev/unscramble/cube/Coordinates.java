package dev.unscramble.cube;

/**
 * The two numbers that determine a cube whose corner DBL is at home. The permutation is which
 * piece is at each of the seven other places, ranked in alphabetical order. The twist is how each of
 * them is twisted, as digits to base three, the first place's the highest; the seventh makes the sum a
 * multiple of three, so that six digits are enough.
 */
final class Coordinates {
    /** 7! */
    static final int PERMUTATIONS = 5040;

    /** 3^6 */
    static final int TWISTS = 729;

    private static final int MOVING = Corner.COUNT - 1;

    private Coordinates() {}

    /** The piece at each place. */
    static int[] pieces(int permutation) {
        int[] pieces = new int[Corner.COUNT];
        pieces[MOVING] = MOVING;
        int rest = permutation;
        for (int place = MOVING - 1; place >= 0; place--) {
            int radix = MOVING - place;
            pieces[place] = rest % radix;
            rest /= radix;
            for (int later = place + 1; later < MOVING; later++) {
                pieces[later] += pieces[later] >= pieces[place] ? 1 : 0;
            }
        }
        return pieces;
    }

    static int permutation(int... pieces) {
        int rank = 0;
        for (int place = 0; place < MOVING; place++) {
            int smallerLater = 0;
            for (int later = place + 1; later < MOVING; later++) {
                smallerLater += pieces[later] < pieces[place] ? 1 : 0;
            }
            rank = rank * (MOVING - place) + smallerLater;
        }
        return rank;
    }

    /** The twist of the piece at each place. */
    static int[] twists(int twist) {
        int[] twists = new int[Corner.COUNT];
        int rest = twist;
        int sum = 0;
        for (int place = MOVING - 2; place >= 0; place--) {
            twists[place] = rest % Corner.SLOTS;
            rest /= Corner.SLOTS;
            sum += twists[place];
        }
        twists[MOVING - 1] = (2 * sum) % Corner.SLOTS;
        return twists;
    }

    static int twist(int... twists) {
        int number = 0;
        for (int place = 0; place < MOVING - 1; place++) {
            number = number * Corner.SLOTS + twists[place];
        }
        return number;
    }

    /** The permutation of a cube whose corner DBL is at home. */
    static int permutation(Cube cube) {
        int[] pieces = new int[Corner.COUNT];
        for (Corner place : Corner.values()) {
            pieces[place.number()] = cube.piece(place).number();
        }
        return permutation(pieces);
    }

    /** The twist of a cube whose corner DBL is at home. */
    static int twist(Cube cube) {
        int[] twists = new int[Corner.COUNT];
        for (Corner place : Corner.values()) {
            twists[place.number()] = cube.twist(place);
        }
        return twist(twists);
    }

    /** The cube with these coordinates. */
    static Cube cube(int permutation, int twist) {
        int[] pieces = pieces(permutation);
        int[] twists = twists(twist);
        Face[] colours = new Face[Facelets.COUNT];
        for (Corner place : Corner.values()) {
            Corner piece = Corner.at(pieces[place.number()]);
            for (int slot = 0; slot < Corner.SLOTS; slot++) {
                int twisted = slot + twists[place.number()];
                colours[Facelets.number(place, twisted % Corner.SLOTS)] = piece.face(slot);
            }
        }
        return new Cube(colours);
    }
}
