package dev.unscramble.cube;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * A cube as a value, held in some way: the colour of each sticker, named by the face where it belongs.
 * Every cube that leaves this package can be solved.
 */
public final class Cube {
    /** Solved, and held so that every colour is on its face. */
    public static final Cube SOLVED = new Cube(faces());

    /** By facelet. */
    private final Face[] colours;

    Cube(Face... colours) {
        this.colours = colours;
    }

    private static Face[] faces() {
        Face[] colours = new Face[Facelets.COUNT];
        Arrays.setAll(colours, Facelets::face);
        return colours;
    }

    /** The colour of a facelet, numbered in the order U R F D L B. */
    public Face colour(int facelet) {
        return colours[facelet];
    }

    /** The cube after a turn. */
    public Cube after(Turn turn) {
        return carried(turn.rotation(), corner -> turn.isWhole() || corner.touches(turn.face()));
    }

    /** The cube after several turns. */
    public Cube after(List<Turn> turns) {
        Cube cube = this;
        for (Turn turn : turns) {
            cube = cube.after(turn);
        }
        return cube;
    }

    /** The cube, held in another way. */
    public Cube held(CubeRotation rotation) {
        return carried(rotation, corner -> true);
    }

    /** Rotates some of the corners. */
    private Cube carried(CubeRotation rotation, Predicate<Corner> isCarried) {
        Face[] carried = colours.clone();
        for (int facelet = 0; facelet < Facelets.COUNT; facelet++) {
            Corner corner = Facelets.corner(facelet);
            if (isCarried.test(corner)) {
                Corner target = rotation.of(corner);
                int slot = target.slot(rotation.of(Facelets.face(facelet)));
                carried[Facelets.number(target, slot)] = colours[facelet];
            }
        }
        return new Cube(carried);
    }

    /** The piece at a place. */
    Corner piece(Corner place) {
        return Corner.of(colour(place, 0), colour(place, 1), colour(place, 2));
    }

    /** The twist of the piece at a place: the slot of its U or D colour. */
    int twist(Corner place) {
        int slot = 0;
        while (colour(place, slot) != Face.U && colour(place, slot) != Face.D) {
            slot++;
        }
        return slot;
    }

    /** The colour at a place in a slot, modulo {@link Corner#SLOTS}. */
    Face colour(Corner place, int slot) {
        return colours[Facelets.number(place, slot % Corner.SLOTS)];
    }

    /**
     * How to hold it so that the piece {@link Corner#DBL} is at home, which one of the 24 ways does: cubes
     * that differ only in how they are held become the same.
     */
    public CubeRotation homing() {
        for (Corner place : Corner.values()) {
            if (piece(place) == Corner.DBL) {
                int twist = twist(place);
                return CubeRotation.taking(
                        List.of(place.face(twist), place.face(twist + 1), place.face(twist + 2)),
                        List.of(Corner.DBL.face(0), Corner.DBL.face(1), Corner.DBL.face(2)));
            }
        }
        throw new IllegalStateException("a cube without the corner " + Corner.DBL);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cube cube && Arrays.equals(colours, cube.colours);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(colours);
    }
}
