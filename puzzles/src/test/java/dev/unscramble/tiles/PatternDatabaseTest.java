package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternDatabaseTest {

    /** A table against a search that moves the blank a step at a time and counts only the pattern's tiles. */
    @ParameterizedTest
    @CsvSource({"2, 3, 0, 2", "2, 3, 5, 3", "3, 3, 0, 3", "3, 3, 4, 4", "2, 4, 3, 3", "3, 4, 0, 3"})
    void aTableHoldsTheLeastNumberOfSlidesOfItsTiles(int rows, int columns, int blank, int tiles) {
        int size = rows * columns;
        int[] goal = IntStream.range(0, size)
                .filter(cell -> cell != blank)
                .limit(tiles)
                .toArray();
        TilePattern pattern = new TilePattern(
                rows, columns, blank, Arrays.stream(goal).boxed().toList());
        PatternTable table = PatternTable.of(pattern, Tables.IN_MEMORY);
        Map<List<Integer>, Integer> exact = exact(rows, columns, blank, goal);
        assertThat(exact).hasSize((int) pattern.entries()).allSatisfy((cells, distance) -> {
            int rank = 0;
            int manhattan = 0;
            for (int tile = 0; tile < tiles; tile++) {
                int cell = cells.get(tile);
                List<Integer> earlier = cells.subList(0, tile);
                int digit = cell
                        - (int) earlier.stream().filter(other -> other < cell).count();
                rank = rank * (size - tile) + digit;
                manhattan += pattern.manhattan(tile, cell);
            }
            assertThat(manhattan + 2 * table.excess(rank)).as(cells.toString()).isEqualTo(distance);
        });
    }

    /** By the cells of the tiles: the least over all places of the blank. Slides cost one, the blank's way nothing. */
    private static Map<List<Integer>, Integer> exact(int rows, int columns, int blank, int... goal) {
        Map<List<Integer>, Integer> known = new HashMap<>();
        ArrayDeque<List<Integer>> queue = new ArrayDeque<>();
        List<Integer> start = new ArrayList<>(Arrays.stream(goal).boxed().toList());
        start.add(blank);
        known.put(start, 0);
        queue.add(start);
        while (!queue.isEmpty()) {
            List<Integer> state = queue.poll();
            int distance = known.getOrDefault(state, 0);
            int at = state.get(goal.length);
            for (int to = 0; to < rows * columns; to++) {
                int steps = Math.abs(to / columns - at / columns) + Math.abs(to % columns - at % columns);
                if (steps == 1) {
                    List<Integer> next = new ArrayList<>(state);
                    Collections.replaceAll(next.subList(0, goal.length), to, at);
                    boolean slides = !next.subList(0, goal.length).equals(state.subList(0, goal.length));
                    next.set(goal.length, to);
                    int found = distance + (slides ? 1 : 0);
                    if (found < known.getOrDefault(next, Integer.MAX_VALUE)) {
                        known.put(next, found);
                        if (slides) {
                            queue.addLast(next);
                        } else {
                            queue.addFirst(next);
                        }
                    }
                }
            }
        }
        Map<List<Integer>, Integer> least = new HashMap<>();
        known.forEach((state, distance) -> least.merge(state.subList(0, goal.length), distance, Math::min));
        return least;
    }

    @Test
    void aBoardAndItsMirrorImageAreJudgedAlike() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
        PatternDatabase database = new PatternDatabase(puzzle, TilePartition.usual(puzzle), Tables.IN_MEMORY);
        TilePosition position = puzzle.parse("724 5b6 831");
        TilePosition mirrored = puzzle.parse("578 6b1 423");
        assertThat(database.estimate(position))
                .isEqualTo(database.estimate(mirrored))
                .isBetween(18, 26);
    }

    @Test
    void patternsMustTakeEveryTileOnceAndNotBeTooLarge() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(4, 4));
        assertThatThrownBy(() -> TilePartition.parse(puzzle, "6-6"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("15 tiles in all");
        assertThatThrownBy(() -> TilePartition.parse(puzzle, "9-6")).hasMessageContaining("from 1 to 8");
        assertThatThrownBy(() -> TilePartition.parse(puzzle, "2-2-2-2-2-2-3")).hasMessageContaining("more than 6");
        assertThatThrownBy(() -> TilePartition.parse(puzzle, "(1,2)(2,3)")).hasMessageContaining("tile 2");
        assertThatThrownBy(() -> TilePartition.parse(puzzle, "six")).hasMessageContaining("pdb:6-6-3");
        assertThatThrownBy(() -> TilePartition.usual(new TilePuzzle(Goals.blankFirst(6, 6))))
                .hasMessageContaining("31 cells");
    }
}
