package dev.unscramble.cube;

import java.util.ArrayList;
import java.util.List;

/**
 * A turn of a face or of the whole cube, clockwise as one sees that face.
 *
 * @param quarters 1, 2 or 3 quarter turns; 3 are one counterclockwise
 * @param isWhole whether it turns the whole cube
 */
public record Turn(Face face, int quarters, boolean isWhole) {
    /** The turns of the whole cube: about R (x), U (y) and F (z). */
    static final List<Turn> WHOLE = whole();

    private static List<Turn> whole() {
        List<Turn> turns = new ArrayList<>();
        for (Face face : List.of(Face.R, Face.U, Face.F)) {
            for (int quarters = 1; quarters < 4; quarters++) {
                turns.add(new Turn(face, quarters, true));
            }
        }
        return List.copyOf(turns);
    }

    /** The turn that takes it back. */
    public Turn inverse() {
        return new Turn(face, 4 - quarters, isWhole);
    }

    /** The rotation of the pieces that it turns. */
    CubeRotation rotation() {
        CubeRotation quarter = CubeRotation.about(face);
        CubeRotation all = quarter;
        for (int i = 1; i < quarters; i++) {
            all = all.then(quarter);
        }
        return all;
    }

    /** The same turn of a cube that is held in another way. */
    public Turn in(CubeRotation rotation) {
        return new Turn(rotation.of(face), quarters, isWhole);
    }

    /** The name in the usual notation: {@code R}, {@code R2}, {@code R'}, {@code x}, {@code y'}. */
    public String name() {
        return letter() + (quarters == 1 ? "" : quarters == 2 ? "2" : "'");
    }

    private String letter() {
        if (!isWhole) {
            return face.name();
        }
        return switch (face) {
            case R -> "x";
            case U -> "y";
            case F -> "z";
            case D, L, B -> face.name() + "w";
        };
    }
}
