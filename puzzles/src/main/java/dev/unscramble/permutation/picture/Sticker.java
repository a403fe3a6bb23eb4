package dev.unscramble.permutation.picture;

import java.util.List;

/**
 * A sticker of a slot: how it looks with the piece that belongs there, and where it is drawn, x to the right and y down.
 *
 * @param shape the middle of a square of side 1 (x, y), a disc (x, y, radius), the corners of a polygon (x, y, x, y, ...), or
 *     nothing if it cannot be seen
 */
public record Sticker(Look look, List<Double> shape) {
    public static final int SQUARE = 2;
    public static final int DISC = 3;
    /** The fewest numbers of a polygon. */
    public static final int POLYGON = 6;

    public Sticker {
        shape = List.copyOf(shape);
    }

    public boolean isSeen() {
        return !shape.isEmpty();
    }

    public double x() {
        return middle(0);
    }

    public double y() {
        return middle(1);
    }

    private double middle(int first) {
        if (shape.size() < POLYGON) {
            return shape.get(first);
        }
        double sum = 0;
        for (int i = first; i < shape.size(); i += 2) {
            sum += shape.get(i);
        }
        return 2 * sum / shape.size();
    }
}
