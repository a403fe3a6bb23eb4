package dev.unscramble.permutation.pattern;

import dev.unscramble.permutation.MoveTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Those symmetries of a puzzle that take the rows of a table to rows and its columns to columns, whatever the other is. Some
 * of them, the generators, are checked for each row, each column and each move; the others are products of those.
 */
final class RowSymmetries {
    private static final int MOST = 1 << RowClasses.SYMMETRY_BITS;
    private static final int UNKNOWN = -1;

    private final MoveProduct rows;
    private final MoveTable columns;
    private final List<Generator> generators = new ArrayList<>();
    private final List<Element> elements = new ArrayList<>();

    /** What a symmetry makes of each move and each column. */
    private record Element(int[] moves, int[] columns) {
        Element then(Generator next) {
            return new Element(
                    Arrays.stream(moves).map(move -> next.moves[move]).toArray(),
                    Arrays.stream(columns).map(column -> next.columns[column]).toArray());
        }

        int[] inverseMoves() {
            int[] inverse = new int[moves.length];
            for (int move = 0; move < moves.length; move++) {
                inverse[moves[move]] = move;
            }
            return inverse;
        }
    }

    private record Generator(int[] moves, int[] columns, int[] rows) {}

    /** The symmetries, each given by the move that it makes of each move. */
    RowSymmetries(MoveProduct rows, MoveTable columns, List<int[]> symmetries) {
        this.rows = rows;
        this.columns = columns;
        elements.add(new Element(
                IntStream.range(0, columns.moves()).toArray(),
                IntStream.range(0, columns.size()).toArray()));
        symmetries.stream().filter(moves -> number(moves) == UNKNOWN).forEach(this::add);
    }

    private void add(int[] moves) {
        Optional<int[]> ofColumns = images(MoveProduct.of(List.of(columns), columns.moves()), moves);
        Optional<int[]> ofRows = ofColumns.flatMap(any -> images(rows, moves));
        if (ofRows.isPresent()) {
            int before = elements.size();
            generators.add(new Generator(moves, ofColumns.orElseThrow(), ofRows.get()));
            addProducts();
            if (elements.size() > MOST) {
                elements.subList(before, elements.size()).clear();
                generators.remove(generators.size() - 1);
            }
        }
    }

    private void addProducts() {
        for (int element = 0; element < elements.size() && elements.size() <= MOST; element++) {
            for (Generator generator : generators) {
                Element product = elements.get(element).then(generator);
                if (number(product.moves) == UNKNOWN) {
                    elements.add(product);
                }
            }
        }
    }

    private int number(int[] moves) {
        return IntStream.range(0, elements.size())
                .filter(i -> Arrays.equals(elements.get(i).moves, moves))
                .findFirst()
                .orElse(UNKNOWN);
    }

    /** What a symmetry makes of each value; empty if that does not depend on the value alone. */
    private static Optional<int[]> images(MoveProduct product, int[] symmetry) {
        int[] image = new int[(int) product.size()];
        Arrays.fill(image, UNKNOWN);
        image[0] = 0;
        int[] met = new int[image.length];
        int count = 1;
        long[] next = new long[product.moves()];
        long[] nextImage = new long[product.moves()];
        for (int at = 0; at < count; at++) {
            product.after(met[at], next);
            product.after(image[met[at]], nextImage);
            for (int move = 0; move < next.length; move++) {
                int to = (int) next[move];
                int becomes = (int) nextImage[symmetry[move]];
                if (image[to] == UNKNOWN) {
                    image[to] = becomes;
                    met[count++] = to;
                } else if (image[to] != becomes) {
                    return Optional.empty();
                }
            }
        }
        return count == image.length ? Optional.of(image) : Optional.empty();
    }

    /** The classes of rows, each with its first row as the representative. */
    RowClasses classes() {
        int count = elements.size();
        int[][] products = new int[count][];
        int[] inverses = new int[count];
        for (int element = 0; element < count; element++) {
            Element own = elements.get(element);
            products[element] = generators.stream()
                    .mapToInt(generator -> number(own.then(generator).moves))
                    .toArray();
            inverses[element] = number(own.inverseMoves());
        }
        int[] index = new int[(int) rows.size()];
        Arrays.fill(index, UNKNOWN);
        int[] representatives = new int[index.length];
        long[] fixing = new long[index.length];
        int classes = 0;
        for (int row = 0; row < index.length; row++) {
            if (index[row] == UNKNOWN) {
                int[] images = images(row, products);
                for (int element = 0; element < count; element++) {
                    fixing[classes] |= images[element] == row ? 1L << element : 0;
                    index[images[element]] = classes << RowClasses.SYMMETRY_BITS | inverses[element];
                }
                index[row] = classes << RowClasses.SYMMETRY_BITS;
                representatives[classes++] = row;
            }
        }
        int[] columnsOf = elements.stream()
                .flatMapToInt(one -> Arrays.stream(one.columns))
                .toArray();
        return new RowClasses(
                index,
                columnsOf,
                Arrays.copyOf(representatives, classes),
                Arrays.copyOf(fixing, classes),
                columns.size());
    }

    /** By element: the row that it makes of a row. Each but the first is a product of one before and a generator. */
    private int[] images(int row, int[][] products) {
        int[] images = new int[products.length];
        Arrays.fill(images, UNKNOWN);
        images[0] = row;
        for (int element = 0; element < images.length; element++) {
            for (int generator = 0; generator < generators.size(); generator++) {
                int product = products[element][generator];
                if (images[product] == UNKNOWN) {
                    images[product] = generators.get(generator).rows[images[element]];
                }
            }
        }
        return images;
    }
}
