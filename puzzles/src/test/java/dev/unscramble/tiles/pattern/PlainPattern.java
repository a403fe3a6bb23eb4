package dev.unscramble.tiles.pattern;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The slides that some tiles need at least, found in the plainest way: the blank goes a step at a time from
 * where it belongs, and a step costs one if it makes one of these tiles slide.
 */
final class PlainPattern {
    static final int NEVER = Integer.MAX_VALUE;

    private final int rows;
    private final int columns;
    private final int tiles;
    /** By the cells of the blank and of each tile, as digits to the base of the cells. */
    private final int[] slides;

    PlainPattern(int rows, int columns, int blank, int... goal) {
        this.rows = rows;
        this.columns = columns;
        this.tiles = goal.length;
        this.slides = new int[power(tiles + 1)];
        Arrays.fill(slides, NEVER);
        search(index(blank, goal));
    }

    private void search(int goal) {
        Deque<Integer> queue = new ArrayDeque<>();
        slides[goal] = 0;
        queue.add(goal);
        while (!queue.isEmpty()) {
            int state = queue.remove();
            int blank = state % cells();
            for (int to = 0; to < cells(); to++) {
                if (areNeighbours(blank, to)) {
                    int slide = slide(state, blank, to);
                    int next = state + slide + to - blank;
                    int cost = slide == 0 ? 0 : 1;
                    if (slides[state] + cost < slides[next]) {
                        slides[next] = slides[state] + cost;
                        if (cost == 0) {
                            queue.addFirst(next);
                        } else {
                            queue.addLast(next);
                        }
                    }
                }
            }
        }
    }

    private boolean areNeighbours(int one, int other) {
        return Math.abs(one / columns - other / columns) + Math.abs(one % columns - other % columns) == 1;
    }

    /** What becomes of the state's tiles when the blank goes from one cell to another. */
    private int slide(int state, int from, int to) {
        for (int tile = 1; tile <= tiles; tile++) {
            if (state / power(tile) % cells() == to) {
                return (from - to) * power(tile);
            }
        }
        return 0;
    }

    /** The slides from these cells, the tiles in the order of the goal and the blank wherever it is best. */
    int slides(int... at) {
        int least = NEVER;
        for (int blank = 0; blank < cells(); blank++) {
            least = Math.min(least, slides[index(blank, at)]);
        }
        return least;
    }

    private int index(int blank, int[] at) {
        int index = 0;
        for (int tile = tiles; tile > 0; tile--) {
            index = index * cells() + at[tile - 1];
        }
        return index * cells() + blank;
    }

    private int cells() {
        return rows * columns;
    }

    private int power(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= cells();
        }
        return power;
    }
}
