package dev.unscramble.cube;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The order in which stickers are written. */
enum Layout {
    /** Of the course that this puzzle comes from: down, left, front, right, back, up. */
    COURSE(faces(Face.D, Face.L, Face.F, Face.R, Face.B, Face.U)),
    /** Of most cube programs, in which {@link Facelets} are numbered. */
    URFDLB(faces(Face.values())),
    /** The unfolded net, line by line. */
    NET(
            0, 1, //
            2, 3, //
            16, 17, 8, 9, 4, 5, 20, 21, //
            18, 19, 10, 11, 6, 7, 22, 23, //
            12, 13, //
            14, 15);

    private final int[] facelets;

    Layout(int... facelets) {
        this.facelets = facelets;
    }

    private static int[] faces(Face... faces) {
        return Arrays.stream(faces)
                .flatMapToInt(face -> IntStream.range(0, Facelets.PER_FACE)
                        .map(sticker -> face.number() * Facelets.PER_FACE + sticker))
                .toArray();
    }

    /** The facelet that is written at a place in the order. */
    int facelet(int place) {
        return facelets[place];
    }
}
