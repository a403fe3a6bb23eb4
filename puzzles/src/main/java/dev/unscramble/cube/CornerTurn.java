package dev.unscramble.cube;

/** The effect of a turn of a face on the pieces at all places, and so on the {@link Coordinates}. */
final class CornerTurn {
    /** By place: the place that the piece comes from. */
    private final int[] source = new int[Corner.COUNT];
    /** By place that it comes from, then twist: how the piece is twisted afterwards. */
    private final int[][] twisted = new int[Corner.COUNT][Corner.SLOTS];

    CornerTurn(Turn turn) {
        CubeRotation rotation = turn.rotation();
        for (Corner corner : Corner.values()) {
            boolean moves = corner.touches(turn.face());
            Corner target = moves ? rotation.of(corner) : corner;
            source[target.number()] = corner.number();
            for (int slot = 0; slot < Corner.SLOTS; slot++) {
                Face face = corner.face(slot);
                twisted[corner.number()][slot] = target.slot(moves ? rotation.of(face) : face);
            }
        }
    }

    int permutationAfter(int permutation) {
        int[] before = Coordinates.pieces(permutation);
        int[] after = new int[Corner.COUNT];
        for (int place = 0; place < Corner.COUNT; place++) {
            after[place] = before[source[place]];
        }
        return Coordinates.permutation(after);
    }

    int twistAfter(int twist) {
        int[] before = Coordinates.twists(twist);
        int[] after = new int[Corner.COUNT];
        for (int place = 0; place < Corner.COUNT; place++) {
            after[place] = twisted[source[place]][before[source[place]]];
        }
        return Coordinates.twist(after);
    }
}
