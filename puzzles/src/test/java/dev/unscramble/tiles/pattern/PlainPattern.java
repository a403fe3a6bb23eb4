package dev.unscramble.tiles.pattern;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/**
 * The slides that some tiles need at least, or what they cost, found in the plainest way: the blank goes a step at a time
 * from where it belongs, and a step costs something if it makes one of these tiles slide.
 */
final class PlainPattern {
    static final int NEVER = Integer.MAX_VALUE;

    private final int rows;
    private final int columns;
    private final int tiles;
    private final int[] costs;
    /** By the cells of the blank and of each tile, as digits to the base of the cells. */
    private final int[] slides;

    PlainPattern(int rows, int columns, int blank, int... goal) {
        this(
                rows,
                columns,
                blank,
                goal,
                IntStream.generate(() -> 1).limit(goal.length).toArray());
    }

    /** By tile: where it belongs, and what its slides cost. */
    PlainPattern(int rows, int columns, int blank, int[] goal, int[] costs) {
        this.rows = rows;
        this.columns = columns;
        this.tiles = goal.length;
        this.costs = costs;
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
                    int tile = tileAt(state, to);
                    int next = state + to - blank + (tile == 0 ? 0 : (blank - to) * power(tile));
                    int cost = tile == 0 ? 0 : costs[tile - 1];
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

    /** The number of the tile in a cell, from 1; 0 if none of them is there. */
    private int tileAt(int state, int cell) {
        for (int tile = 1; tile <= tiles; tile++) {
            if (state / power(tile) % cells() == cell) {
                return tile;
            }
        }
        return 0;
    }

    /** The slides from these cells, or their cost, the tiles in the order of the goal and the blank wherever it is best. */
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
