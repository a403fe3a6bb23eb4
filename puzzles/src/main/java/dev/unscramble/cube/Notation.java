package dev.unscramble.cube;

import java.util.List;
import java.util.Set;

/**
 * A way to write the stickers of a cube: their order, and a symbol for each colour.
 *
 * @param symbols the symbols of the colours that belong to U, R, F, D, L and B
 * @hidden from users of the library
 */
public record Notation(Layout layout, List<String> symbols) {
    /** {@code WWWW BBBB RRRR GGGG OOOO YYYY}, white below and red in front. */
    public static final Notation COURSE = new Notation(Layout.COURSE, List.of("Y", "G", "R", "W", "B", "O"));

    /** {@code UUUU RRRR FFFF DDDD LLLL BBBB}, each colour named by its face. */
    public static final Notation URFDLB = new Notation(Layout.URFDLB, List.of("U", "R", "F", "D", "L", "B"));

    public Notation {
        symbols = List.copyOf(symbols);
    }

    /** Whether the symbols alone determine which colour belongs to which face. */
    boolean hasKnownColours() {
        return symbols.equals(COURSE.symbols) || symbols.equals(URFDLB.symbols);
    }

    public String symbol(Face colour) {
        return symbols.get(colour.number());
    }

    /** The stickers on one line, four to a face. */
    public String write(Cube cube) {
        Layout flat = layout == Layout.NET ? Layout.URFDLB : layout;
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < Facelets.COUNT; place++) {
            text.append(place > 0 && place % Facelets.PER_FACE == 0 ? " " : "");
            text.append(symbol(cube.colour(flat.facelet(place))));
        }
        return text.toString();
    }

    /**
     * The unfolded net.
     *
     * <pre>
     *       Y Y
     *       Y Y
     *  B B  R R  G G  O O
     *  B B  R R  G G  O O
     *       W W
     *       W W
     * </pre>
     */
    public String net(Cube cube) {
        return Net.draw(facelet -> " " + symbol(cube.colour(facelet)));
    }

    /** The net in colour, for a terminal with 256 colours. */
    public String colouredNet(Cube cube) {
        return Net.draw(facelet -> paint(cube.colour(facelet)));
    }

    /** In the colour that the symbol names, or in the one that the course has on that face. */
    private String paint(Face colour) {
        boolean namesColours = Set.copyOf(symbols).equals(Set.copyOf(COURSE.symbols));
        int painted = namesColours ? COURSE.symbols.indexOf(symbol(colour)) : colour.number();
        return Net.paint(Face.at(painted), symbol(colour));
    }
}
