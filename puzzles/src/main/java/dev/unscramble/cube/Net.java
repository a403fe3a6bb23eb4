package dev.unscramble.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Draws the unfolded cube. */
final class Net {
    private static final int STICKER_WIDTH = 2;
    private static final String GAP = " ";
    private static final String NO_FACE = " ".repeat(2 * STICKER_WIDTH) + GAP;

    private static final List<List<Face>> ROWS =
            List.of(List.of(Face.U), List.of(Face.L, Face.F, Face.R, Face.B), List.of(Face.D));

    private Net() {}

    /**
     * The net, in six lines.
     *
     * @param sticker what to draw for a facelet, two columns wide
     */
    static String draw(IntFunction<String> sticker) {
        List<String> lines = new ArrayList<>();
        for (List<Face> faces : ROWS) {
            for (int row = 0; row < 2; row++) {
                StringBuilder line = new StringBuilder(faces.size() == 1 ? NO_FACE : "");
                for (Face face : faces) {
                    int first = face.number() * Facelets.PER_FACE + 2 * row;
                    line.append(sticker.apply(first))
                            .append(sticker.apply(first + 1))
                            .append(GAP);
                }
                lines.add(line.toString().stripTrailing());
            }
        }
        return String.join("\n", lines);
    }

    /** A sticker painted in its colour, by the 256 colours that terminals have. */
    static String paint(Face colour, String symbol) {
        int number = switch (colour) {
            case U -> 226; // yellow
            case R -> 34; // green
            case F -> 160; // red
            case D -> 231; // white
            case L -> 27; // blue
            case B -> 208; // orange
        };
        return "\u001b[48;5;" + number + ";38;5;16m " + symbol + "\u001b[0m";
    }
}
