package dev.unscramble.tiles.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of sets of cells, of orders and of turns, each of them gone through from the first to the last. */
class NumberingTest {

    @ParameterizedTest
    @CsvSource({
        "4, 1, 4",
        "4, 3, 4",
        "6, 5, 6",
        "9, 8, 9",
        "16, 7, 11440",
        "16, 8, 12870",
        "25, 6, 177100",
        "31, 4, 31465",
        "36, 4, 58905",
        "64, 3, 41664"
    })
    void setsOfCellsAreNumberedInTheOrderOfTheirMasks(int cells, int size, int count) {
        CellSets sets = new CellSets(cells, size);
        assertThat(sets.count()).isEqualTo(count);
        for (int number = 0; number < count; number++) {
            long mask = sets.mask(number);
            if (sets.number(mask) != number
                    || Long.bitCount(mask) != size
                    || (mask & ~CellSets.all(cells)) != 0
                    || number > 0 && Long.compareUnsigned(mask, sets.mask(number - 1)) <= 0) {
                throw new AssertionError("set " + number + " has the mask " + Long.toBinaryString(mask));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void ordersAreAllDifferentAndTheLastIsTheirOwn(int tiles) {
        Orders orders = new Orders(tiles);
        Set<List<Integer>> all = new HashSet<>();
        for (int order = 0; order < orders.count(); order++) {
            List<Integer> places = places(orders, order, tiles);
            assertThat(places).doesNotHaveDuplicates().allMatch(place -> 0 <= place && place < tiles);
            all.add(places);
        }
        assertThat(all).hasSize(Orders.factorial(tiles));
        assertThat(places(orders, orders.count() - 1, tiles))
                .isEqualTo(IntStream.range(0, tiles).boxed().toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void aTileThatSlidesPastOthersTakesItsPlaceAmongThem(int tiles) {
        Orders orders = new Orders(tiles);
        for (int before = 0; before < tiles; before++) {
            for (int after = 0; after < tiles; after++) {
                for (int order = 0; order < orders.count(); order++) {
                    List<Integer> row = tilesInARow(orders, order, tiles);
                    row.add(after, row.remove(before));
                    assertThat(tilesInARow(orders, orders.afterMove(before, after)[order], tiles))
                            .isEqualTo(row);
                }
            }
        }
    }

    private static List<Integer> places(Orders orders, int order, int tiles) {
        return IntStream.range(0, tiles)
                .mapToObj(tile -> orders.place(order, tile))
                .toList();
    }

    private static List<Integer> tilesInARow(Orders orders, int order, int tiles) {
        List<Integer> places = places(orders, order, tiles);
        return new ArrayList<>(
                IntStream.range(0, tiles).mapToObj(places::indexOf).toList());
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 8", "2, 3, 4", "3, 2, 4", "3, 3, 8", "4, 4, 8", "3, 5, 4", "5, 5, 8"})
    void symmetriesTakeNeighboursToNeighbours(int rows, int columns, int count) {
        List<Symmetry> all = Symmetry.of(rows, columns);
        int size = rows * columns;
        assertThat(all)
                .extracting(symmetry -> cells(symmetry, size))
                .hasSize(count)
                .doesNotHaveDuplicates();
        assertThat(cells(all.get(0), size))
                .isEqualTo(IntStream.range(0, size).boxed().toList());
        for (Symmetry symmetry : all) {
            assertThat(cells(symmetry, size)).doesNotHaveDuplicates().allMatch(cell -> 0 <= cell && cell < size);
            for (int one = 0; one < size; one++) {
                for (int other = 0; other < size; other++) {
                    assertThat(steps(symmetry.to(one), symmetry.to(other), columns))
                            .isEqualTo(steps(one, other, columns));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "4, 4", "2, 5", "5, 5"})
    void theFrontIsTheFirstCellThatACellCanBeTurnedTo(int rows, int columns) {
        for (int cell = 0; cell < rows * columns; cell++) {
            int at = cell;
            int first = Symmetry.of(rows, columns).stream()
                    .mapToInt(symmetry -> symmetry.to(at))
                    .min()
                    .orElseThrow();
            assertThat(Symmetry.bringingToFront(rows, columns, cell))
                    .isNotEmpty()
                    .allMatch(symmetry -> symmetry.to(at) == first);
        }
    }

    private static List<Integer> cells(Symmetry symmetry, int size) {
        return IntStream.range(0, size).mapToObj(symmetry::to).toList();
    }

    private static int steps(int one, int other, int columns) {
        return Math.abs(one / columns - other / columns) + Math.abs(one % columns - other % columns);
    }
}
