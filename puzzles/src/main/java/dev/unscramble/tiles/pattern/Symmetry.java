package dev.unscramble.tiles.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A symmetry of a board, by the image of each cell. A rectangle has four, a square eight.
 */
record Symmetry(int[] image) {

    /** All symmetries of a board, the identity first. */
    static List<Symmetry> of(int rows, int columns) {
        List<Symmetry> all = new ArrayList<>();
        for (int kind = 0; kind < (rows == columns ? 8 : 4); kind++) {
            int[] image = new int[rows * columns];
            int by = kind;
            Arrays.setAll(image, cell -> {
                int row = (by & 1) == 0 ? cell / columns : rows - 1 - cell / columns;
                int column = (by & 2) == 0 ? cell % columns : columns - 1 - cell % columns;
                return (by & 4) == 0 ? row * columns + column : column * columns + row;
            });
            all.add(new Symmetry(image));
        }
        return all;
    }

    /** The symmetries that take a cell to the lowest cell that any of them takes it to; there is at least one. */
    static List<Symmetry> bringingToFront(int rows, int columns, int cell) {
        List<Symmetry> all = of(rows, columns);
        int first = all.stream().mapToInt(one -> one.to(cell)).min().orElseThrow();
        return all.stream().filter(one -> one.to(cell) == first).toList();
    }

    /** Whether the images of neighbouring numbers are neighbouring numbers. */
    boolean keepsOrder() {
        return IntStream.range(1, image.length).allMatch(cell -> Math.abs(image[cell] - image[cell - 1]) == 1);
    }

    int to(int cell) {
        return image[cell];
    }
}
