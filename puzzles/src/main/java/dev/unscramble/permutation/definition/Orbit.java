package dev.unscramble.permutation.definition;

/**
 * A set of slots whose pieces moves take to each other, such as the corners of a cube.
 *
 * @param first the number of its first slot among those of all orbits
 * @param size the number of slots
 * @param orientations the number of ways in which a piece can be turned in its slot
 */
public record Orbit(String name, int first, int size, int orientations) {

    /** The number of the slot after its last. */
    public int end() {
        return first + size;
    }
}
