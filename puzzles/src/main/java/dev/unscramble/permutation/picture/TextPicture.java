package dev.unscramble.permutation.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Draws stickers as letters and numbers in the cells of a terminal, each near its place, in colour if it has any. */
public final class TextPicture {
    /** The scales that are tried until no two stickers share a cell; the last is taken anyway. */
    private static final double[] SCALES = {1, 1.25, 1.5, 2, 2.5, 3, 4};

    /** Light colours of terminals, around the circle of hues. */
    private static final int[] HUES = {217, 223, 229, 193, 157, 158, 159, 153, 147, 183, 219, 225};

    private final StickerLayout layout;
    private final List<SeenPiece> pieces;
    private final boolean inColour;

    private TextPicture(StickerLayout layout, List<SeenPiece> pieces, boolean inColour) {
        this.layout = layout;
        this.pieces = pieces;
        this.inColour = inColour;
    }

    /** The picture of a state, on several lines. */
    public static String draw(StickerLayout layout, List<SeenPiece> pieces, boolean inColour) {
        TextPicture picture = new TextPicture(layout, pieces, inColour);
        boolean hasBars = layout.slots().stream().flatMap(List::stream).anyMatch(sticker -> sticker.look() == Look.BAR);
        return hasBars ? picture.bars() : picture.cells();
    }

    private record Cell(double x, double y, String text, int colour) {}

    private String cells() {
        List<Cell> cells = new ArrayList<>();
        layout.fixed().forEach(sticker -> cells.add(cell(sticker, sticker.look(), "", 0)));
        for (SeenPiece piece : pieces) {
            List<Sticker> stickers = layout.slots().get(piece.slot());
            for (int place = 0; place < stickers.size(); place++) {
                Sticker sticker = stickers.get(place);
                if (sticker.isSeen()) {
                    Look look = layout.look(piece, place);
                    cells.add(cell(sticker, look, piece.text(), hue(piece)));
                }
            }
        }
        double left = cells.stream().mapToDouble(Cell::x).min().orElse(0);
        double top = cells.stream().mapToDouble(Cell::y).min().orElse(0);
        double scale = scale(cells, left, top);
        int width = cells.stream().mapToInt(cell -> cell.text.length()).max().orElse(1) + 1;
        int rows = cells.stream().mapToInt(cell -> at(cell.y, top, scale)).max().orElse(0) + 1;
        return lines(IntStream.range(0, rows)
                .mapToObj(row -> line(
                        cells.stream()
                                .filter(cell -> at(cell.y, top, scale) == row)
                                .sorted(Comparator.comparingDouble(Cell::x))
                                .toList(),
                        left,
                        scale,
                        width))
                .toList());
    }

    private static Cell cell(Sticker sticker, Look look, String number, int hue) {
        return look == Look.NUMBER
                ? new Cell(sticker.x(), sticker.y(), number, hue)
                : new Cell(sticker.x(), sticker.y(), look.letter(), look.terminalColour());
    }

    private static int hue(SeenPiece piece) {
        return HUES[Math.min(HUES.length - 1, (int) (piece.share() * HUES.length))];
    }

    private static int at(double middle, double first, double scale) {
        return (int) Math.round((middle - first) * scale);
    }

    private static double scale(List<Cell> cells, double left, double top) {
        for (double scale : SCALES) {
            Set<Long> taken = new HashSet<>();
            if (cells.stream()
                    .allMatch(cell -> taken.add((long) at(cell.y, top, scale) << 32 | at(cell.x, left, scale)))) {
                return scale;
            }
        }
        return SCALES[SCALES.length - 1];
    }

    private String line(List<Cell> cells, double left, double scale, int width) {
        StringBuilder line = new StringBuilder();
        int column = 0;
        for (Cell cell : cells) {
            int wanted = at(cell.x, left, scale);
            line.append(" ".repeat(Math.max(0, wanted - column) * width));
            line.append(painted(" ".repeat(width - cell.text.length()) + cell.text, cell.colour));
            column = Math.max(column, wanted) + 1;
        }
        return line.toString();
    }

    private String painted(String text, int colour) {
        return inColour ? "\u001b[48;5;" + colour + ";38;5;16m" + text + "\u001b[0m" : text;
    }

    /** Each piece as a bar as long as its number; # instead of = says that it is upside down. */
    private String bars() {
        int longest = pieces.stream().mapToInt(SeenPiece::number).max().orElse(0);
        return lines(pieces.stream()
                .map(piece -> " ".repeat(longest - piece.number())
                        + painted((piece.turn() == 0 ? "=" : "#").repeat(2 * piece.number()), hue(piece)))
                .toList());
    }

    private static String lines(List<String> lines) {
        return String.join("\n", lines.stream().map(String::stripTrailing).toList());
    }
}
