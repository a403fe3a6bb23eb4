package dev.unscramble.permutation.definition;

/**
 * A set of slots whose pieces moves take to each other, such as the corners of a cube.
 *
 * @param first the number of its first slot among those of all orbits
 * @param size the number of slots
 * @param orientations the number of ways in which a piece can be turned in its slot, as far as they matter
 * @param written as many as its definition says; more than {@code orientations} if none of them matters
 */
public record Orbit(String name, int first, int size, int orientations, int written) {

    Orbit(String name, int first, int size, int orientations) {
        this(name, first, size, orientations, orientations);
    }

    Orbit withoutTurns() {
        return new Orbit(name, first, size, 1, written);
    }

    /** The number of the slot after its last. */
    public int end() {
        return first + size;
    }
}
