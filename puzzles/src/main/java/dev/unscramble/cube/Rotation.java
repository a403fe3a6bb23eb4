package dev.unscramble.cube;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One of the 24 ways to turn the whole cube about: where it takes each face. */
public final class Rotation {
    /** The cube as it is held. */
    public static final Rotation NONE = new Rotation(Face.values());

    private final Face[] images;

    private Rotation(Face... images) {
        this.images = images;
    }

    /** A quarter turn clockwise, seen at a face. */
    static Rotation about(Face face) {
        Face[] images = Face.values();
        for (int i = 0; i < images.length; i++) {
            images[i] = face.turned(images[i]);
        }
        return new Rotation(images);
    }

    /** The rotation that brings three faces that meet to three others that meet, clockwise both. */
    static Rotation taking(List<Face> from, List<Face> to) {
        Face[] images = new Face[Face.COUNT];
        for (int i = 0; i < from.size(); i++) {
            images[from.get(i).number()] = to.get(i);
            images[from.get(i).opposite().number()] = to.get(i).opposite();
        }
        return new Rotation(images);
    }

    /** Where a face comes to lie. */
    public Face of(Face face) {
        return images[face.number()];
    }

    Corner of(Corner corner) {
        return Corner.of(of(corner.face(0)), of(corner.face(1)), of(corner.face(2)));
    }

    /** First this one, then another. */
    public Rotation then(Rotation next) {
        Face[] further = new Face[Face.COUNT];
        for (int i = 0; i < further.length; i++) {
            further[i] = next.of(images[i]);
        }
        return new Rotation(further);
    }

    public Rotation inverse() {
        Face[] inverse = new Face[Face.COUNT];
        for (Face face : Face.values()) {
            inverse[of(face).number()] = face;
        }
        return new Rotation(inverse);
    }

    /** All 24, each with the fewest turns x, y, z that make it. */
    static Map<Rotation, List<Turn>> all() {
        Map<Rotation, List<Turn>> found = new LinkedHashMap<>();
        found.put(NONE, List.of());
        List<Rotation> layer = List.of(NONE);
        while (!layer.isEmpty()) {
            List<Rotation> next = new ArrayList<>();
            for (Rotation rotation : layer) {
                for (Turn turn : Turn.WHOLE) {
                    Rotation further = rotation.then(turn.rotation());
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
        return other instanceof Rotation rotation && Arrays.equals(images, rotation.images);
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
