package dev.unscramble.tiles;

import dev.unscramble.model.Heuristic;

/**
 * A sum over the tiles of how far each is from its goal, by some measure: misplaced tiles or Manhattan
 * distance. A move changes one term, which is a look-up.
 */
public final class AdditiveDistance implements Heuristic<TilePosition> {
    private final String name;
    private final int size;
    /** By tile, then cell: the term of the tile there. */
    private final int[] distance;
    /** By slide: what it adds to the sum. */
    private final int[] change;

    AdditiveDistance(String name, TilePuzzle puzzle, Measure measure) {
        this.name = name;
        this.size = puzzle.size();
        this.distance = new int[size * size];
        this.change = new int[puzzle.slideCount()];
        int columns = puzzle.columns();
        int[] goalCells = puzzle.goalBoard().cells();
        for (int tile = 1; tile < size; tile++) {
            int goal = goalCells[tile];
            for (int cell = 0; cell < size; cell++) {
                distance[tile * size + cell] = measure.of(
                        Math.abs(cell / columns - goal / columns), Math.abs(cell % columns - goal % columns));
            }
        }
        puzzle.forEachSlide(
                (slide, tile, from, to) -> change[slide] = distance[tile * size + to] - distance[tile * size + from]);
    }

    /** The tiles that are not where they belong (h1). */
    public static AdditiveDistance misplaced(TilePuzzle puzzle) {
        return new AdditiveDistance("misplaced", puzzle, (rows, columns) -> rows + columns == 0 ? 0 : 1);
    }

    /** The steps that the tiles would need if they could pass through each other (h2). */
    public static AdditiveDistance manhattan(TilePuzzle puzzle) {
        return new AdditiveDistance("manhattan", puzzle, Integer::sum);
    }

    @Override
    public int estimate(TilePosition position) {
        int sum = 0;
        for (int cell = 0; cell < size; cell++) {
            sum += distance[position.tile(cell) * size + cell];
        }
        return sum;
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        return before + change[position.slide(move)];
    }

    @Override
    public int trackedBits() {
        return 13;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }

    /** How far a tile is that is this many rows and columns away. */
    @FunctionalInterface
    interface Measure {
        int of(int rows, int columns);
    }
}
