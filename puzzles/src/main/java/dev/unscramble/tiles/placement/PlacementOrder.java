package dev.unscramble.tiles.placement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The order in which cells get their tiles: line by line from the outside, the longer side of what is left first, never
 * a line that the blank belongs to. The last two cells of a line get theirs together, as the last one alone would be a
 * dead end that no tile can enter behind the blank. So do those of the rest, which has at most {@value #REST} cells.
 *
 * <pre>
 *   1  2  3  4  4      the groups of a 5x5 board whose blank belongs to the last cell
 *   5  8  9  10 10
 *   6  11 13 14 14
 *   7  12 15 15 15
 *   7  12 15 15 .
 * </pre>
 */
public final class PlacementOrder {
    private static final int REST = 6;

    private final int columns;
    private final int blankRow;
    private final int blankColumn;
    private final List<int[]> groups = new ArrayList<>();
    private int top;
    private int left;
    private int bottom;
    private int right;

    private PlacementOrder(int rows, int columns, int goalBlank) {
        this.columns = columns;
        blankRow = goalBlank / columns;
        blankColumn = goalBlank % columns;
        bottom = rows;
        right = columns;
    }

    /** Groups of cells, in the order in which they get their tiles; the blank belongs to none of them. */
    public static List<int[]> groups(int rows, int columns, int goalBlank) {
        PlacementOrder order = new PlacementOrder(rows, columns, goalBlank);
        while (order.height() * order.width() > REST) {
            order.takeLine();
        }
        order.takeRest();
        return order.groups;
    }

    private int height() {
        return bottom - top;
    }

    private int width() {
        return right - left;
    }

    private void takeLine() {
        if (height() >= width()) {
            int row = blankRow == top ? --bottom : top++;
            add(IntStream.range(left, right).map(column -> row * columns + column));
        } else {
            int column = blankColumn == left ? --right : left++;
            add(IntStream.range(top, bottom).map(row -> row * columns + column));
        }
    }

    private void add(IntStream line) {
        int[] cells = line.toArray();
        int last = cells.length - 2;
        for (int i = 0; i < last; i++) {
            groups.add(new int[] {cells[i]});
        }
        groups.add(Arrays.copyOfRange(cells, last, cells.length));
    }

    private void takeRest() {
        groups.add(IntStream.range(top, bottom)
                .flatMap(row -> IntStream.range(left, right).map(column -> row * columns + column))
                .filter(cell -> cell != blankRow * columns + blankColumn)
                .toArray());
    }
}
