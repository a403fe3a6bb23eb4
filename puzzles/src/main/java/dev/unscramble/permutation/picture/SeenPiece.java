package dev.unscramble.permutation.picture;

/**
 * A piece in a slot, as pictures need it.
 *
 * @param home the slot where it belongs
 * @param number as in its file
 * @param turn how it is turned, of {@code orientations}
 * @param share where it belongs in its orbit, from 0 to 1, for its hue
 */
public record SeenPiece(int slot, int home, int number, int turn, int orientations, double share) {

    /** Its number, with a tick for each turn; many turns are counted. */
    String text() {
        return number + (turn <= 2 ? "'".repeat(turn) : ":" + turn);
    }
}
