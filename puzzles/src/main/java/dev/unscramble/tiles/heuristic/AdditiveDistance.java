package dev.unscramble.tiles.heuristic;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.tiles.TileCosts;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.TileValues;
import java.util.Optional;
import java.util.function.Function;

/**
 * A sum over the tiles of how far each is from its goal, by some measure: misplaced tiles or Manhattan
 * distance. A move changes one term, or with the blank counted two, which is a look-up.
 *
 * <p>Some course programs count the blank as if it were a tile. A move takes it along with a tile, so that
 * such a sum can be one too large for every move that is left: it is not admissible.
 *
 * <p>If slides have costs by tile, each tile's distance counts by its cost.
 */
public final class AdditiveDistance implements IncrementalHeuristic<TilePosition> {
    private final String name;
    private final Guarantee guarantee;
    private final int size;
    /** By tile, then cell: the term of the tile there; of the blank 0, unless it is counted. */
    private final int[] distance;
    /** By slide: the change of the sum. */
    private final int[] change;

    private final boolean isUnit;

    private final Optional<ValueHeuristic> values;
    private final Function<TilePosition, AdditiveDistance> towards;

    AdditiveDistance(String name, Guarantee guarantee, TilePuzzle puzzle, boolean countsBlank, Measure measure) {
        this.name = name;
        this.guarantee = guarantee;
        this.size = puzzle.size();
        this.towards = target -> new AdditiveDistance(name, guarantee, puzzle.towards(target), countsBlank, measure);
        this.distance = new int[size * size];
        this.change = new int[puzzle.slides().count()];
        int columns = puzzle.columns();
        int[] goalCells = puzzle.goalBoard().cells();
        for (int tile = countsBlank ? 0 : 1; tile < size; tile++) {
            int goal = goalCells[tile];
            int cost = tile == 0 ? 1 : puzzle.tileCosts().of(tile);
            for (int cell = 0; cell < size; cell++) {
                distance[tile * size + cell] = cost
                        * measure.of(
                                Math.abs(cell / columns - goal / columns), Math.abs(cell % columns - goal % columns));
            }
        }
        puzzle.slides()
                .forEach((slide, tile, from, to) -> change[slide] =
                        distance[tile * size + to] - distance[tile * size + from] + distance[from] - distance[to]);
        this.isUnit = puzzle.tileCosts() == TileCosts.UNIT;
        this.values =
                isUnit && puzzle.slides().isPacked() ? Optional.of(new Values(valueChanges(puzzle))) : Optional.empty();
    }

    /**
     * By slide ({@link TilePosition#slide}): the change of the sum.
     *
     * @hidden from users of the library
     */
    public int[] changes() {
        return change;
    }

    /**
     * By slide, as {@link TileValues} numbers them: the change of the sum.
     *
     * @hidden from users of the library
     */
    public byte[] valueChanges(TilePuzzle puzzle) {
        byte[] changes = new byte[TileValues.EDGES << 4];
        puzzle.slides().forEach((slide, tile, from, to) -> {
            int move = slide >>> 8;
            changes[to << 6 | move << 4 | tile] = (byte) change[slide];
        });
        return changes;
    }

    /** The heuristic on states that are values: it looks up the slide. */
    private record Values(byte[] change) implements ValueHeuristic {
        @Override
        public long after(long tiles, long none, int edge, long before, int most, int[] rows, int at, int to) {
            return before + change[TileValues.slide(edge, TileValues.tile(tiles, edge))];
        }

        @Override
        public int value(long tracked) {
            return (int) tracked;
        }
    }

    /** The tiles that are not in their goal cells (h1). */
    public static AdditiveDistance misplaced(TilePuzzle puzzle) {
        return new AdditiveDistance(
                "misplaced", Guarantee.CONSISTENT, puzzle, false, (rows, columns) -> rows + columns == 0 ? 0 : 1);
    }

    /** The steps that the tiles would need if they could pass through each other (h2). */
    public static AdditiveDistance manhattan(TilePuzzle puzzle) {
        return new AdditiveDistance("manhattan", Guarantee.CONSISTENT, puzzle, false, Integer::sum);
    }

    /** The Manhattan distance with that of the blank: a move then changes two terms. */
    public static AdditiveDistance manhattanWithBlank(TilePuzzle puzzle) {
        return new AdditiveDistance("manhattan:blank", Guarantee.NONE, puzzle, true, Integer::sum);
    }

    /** The tiles that are in their goal cells: a misleading estimate, larger the nearer the goal is. */
    public static AdditiveDistance inPlace(TilePuzzle puzzle) {
        return inPlace("in-place", puzzle, false);
    }

    /** The cells that hold what the goal has there, the blank's included. */
    public static AdditiveDistance inPlaceWithBlank(TilePuzzle puzzle) {
        return inPlace("in-place:blank", puzzle, true);
    }

    private static AdditiveDistance inPlace(String name, TilePuzzle puzzle, boolean countsBlank) {
        return new AdditiveDistance(
                name, Guarantee.NONE, puzzle, countsBlank, (rows, columns) -> rows + columns == 0 ? 1 : 0);
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

    /** @hidden from users of the library */
    @Override
    public Optional<ValueHeuristic> valueForm() {
        return values;
    }

    @Override
    public Optional<Heuristic<TilePosition>> towards(TilePosition target) {
        return Optional.of(towards.apply(target));
    }

    @Override
    public int trackedBits() {
        return isUnit ? 13 : Integer.SIZE;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Guarantee guarantee() {
        return guarantee;
    }

    /** The distance of a tile that is some rows and columns from its goal. */
    @FunctionalInterface
    interface Measure {
        int of(int rows, int columns);
    }
}
