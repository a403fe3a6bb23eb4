package dev.unscramble.cube;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One of the 24 rotations of the whole cube: the face to which it takes each face. */
public final class CubeRotation {
    /** The cube as it is held. */
    public static final CubeRotation NONE = new CubeRotation(Face.values());

    private final Face[] images;

    private CubeRotation(Face... images) {
        this.images = images;
    }

    /** A quarter turn clockwise, seen at a face. */
    static CubeRotation about(Face face) {
        Face[] images = Face.values();
        for (int i = 0; i < images.length; i++) {
            images[i] = face.turned(images[i]);
        }
        return new CubeRotation(images);
    }

    /** The rotation that takes three faces that meet to three others that meet, both in clockwise order. */
    static CubeRotation taking(List<Face> from, List<Face> to) {
        Face[] images = new Face[Face.COUNT];
        for (int i = 0; i < from.size(); i++) {
            images[from.get(i).number()] = to.get(i);
            images[from.get(i).opposite().number()] = to.get(i).opposite();
        }
        return new CubeRotation(images);
    }

    /** The face to which it takes a face. */
    public Face of(Face face) {
        return images[face.number()];
    }

    Corner of(Corner corner) {
        return Corner.of(of(corner.face(0)), of(corner.face(1)), of(corner.face(2)));
    }

    /** First this one, then another. */
    public CubeRotation then(CubeRotation next) {
        Face[] further = new Face[Face.COUNT];
        for (int i = 0; i < further.length; i++) {
            further[i] = next.of(images[i]);
        }
        return new CubeRotation(further);
    }

    /** The rotation that takes this one back. */
    public CubeRotation inverse() {
        Face[] inverse = new Face[Face.COUNT];
        for (Face face : Face.values()) {
            inverse[of(face).number()] = face;
        }
        return new CubeRotation(inverse);
    }

    /** All 24 rotations, each with the fewest turns x, y, z that make it. */
    static Map<CubeRotation, List<Turn>> all() {
        Map<CubeRotation, List<Turn>> found = new LinkedHashMap<>();
        found.put(NONE, List.of());
        List<CubeRotation> layer = List.of(NONE);
        while (!layer.isEmpty()) {
            List<CubeRotation> next = new ArrayList<>();
            for (CubeRotation rotation : layer) {
                for (Turn turn : Turn.WHOLE) {
                    CubeRotation further = rotation.then(turn.rotation());
                    if (!found.containsKey(further)) {
                        List<Turn> turns = new ArrayList<>(found.getOrDefault(rotation, List.of()));
                        turns.add(turn);
                        found.put(further, Collections.unmodifiableList(turns));
                        next.add(further);
                    }
                }
            }
            layer = next;
        }
        return found;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CubeRotation rotation && Arrays.equals(images, rotation.images);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(images);
    }

    @Override
    public String toString() {
        return Arrays.toString(images);
    }
}
