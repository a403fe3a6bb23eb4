package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
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
        PatternTable table = new PatternTable(new PatternGraph(rows, columns, tiles), goal, blank);
        Map<List<Integer>, Integer> exact = exact(rows, columns, blank, goal);
        assertThat(exact).isNotEmpty().allSatisfy((cells, distance) -> {
            long packed = 0;
            int mask = 0;
            for (int i = tiles - 1; i >= 0; i--) {
                packed = packed << 4 | cells.get(i);
                mask |= 1 << cells.get(i);
            }
            assertThat(table.distance(packed, mask, tiles)).as(cells.toString()).isEqualTo(distance);
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
        PatternDatabase database = PatternDatabase.standard(puzzle);
        TilePosition position = puzzle.parse("724 5b6 831");
        TilePosition mirrored = puzzle.parse("578 6b1 423");
        assertThat(database.estimate(position))
                .isEqualTo(database.estimate(mirrored))
                .isBetween(18, 26);
    }

    @Test
    void patternsMustTakeEveryTileOnceAndNotBeTooLarge() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(4, 4));
        assertThatThrownBy(() -> new PatternDatabase(puzzle, 6, 6))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("15 in all");
        assertThatThrownBy(() -> new PatternDatabase(puzzle, 8, 7)).hasMessageContaining("from 1 to 7");
        assertThatThrownBy(() -> new PatternDatabase(puzzle, 3, 3, 3, 3, 3)).hasMessageContaining("more than 4");
        assertThatThrownBy(() -> PatternDatabase.standard(new TilePuzzle(Goals.blankFirst(5, 5))))
                .hasMessageContaining("16 cells");
    }
}
