package dev.unscramble.tiles.heuristic;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.Optional;

/**
 * Walking distance (Takahashi, 2001): the moves up and down that it takes to bring every tile into its
 * row, if tiles of one row are alike and any tile of a neighbouring row may fill the blank's, and the
 * same for moves left and right and columns. Each half is the exact distance in a small graph, a {@link
 * WalkTable}; a move is a step in one of them.
 *
 * <p>It remembers the state in the graph of rows, in the low bits, and the one in the graph of columns.
 *
 * @hidden from users of the library
 */
public final class WalkingDistance implements IncrementalHeuristic<TilePosition> {
    private static final int STATE_BITS = 15;
    private static final int ROW_MASK = (1 << STATE_BITS) - 1;

    private final TilePuzzle puzzle;
    private final WalkTable rows;
    private final WalkTable columns;
    private final int[] rowOfCell;
    private final int[] columnOfCell;
    private final boolean[] isVertical;
    /** By slide: its step in the graph of rows or of columns. */
    private final byte[] step;

    /** Makes its tables; throws {@link dev.unscramble.model.InputException} if they would be too large. */
    public WalkingDistance(TilePuzzle puzzle) {
        this.puzzle = puzzle;
        rowOfCell = new int[puzzle.size()];
        columnOfCell = new int[puzzle.size()];
        Arrays.setAll(rowOfCell, cell -> cell / puzzle.columns());
        Arrays.setAll(columnOfCell, cell -> cell % puzzle.columns());
        rows = new WalkTable(puzzle.rows(), puzzle.columns(), goalLine(puzzle, rowOfCell));
        columns = new WalkTable(puzzle.columns(), puzzle.rows(), goalLine(puzzle, columnOfCell));
        isVertical = puzzle.slides().isVertical();
        step = new byte[puzzle.slides().count()];
        puzzle.slides().forEach((slide, tile, from, to) -> {
            boolean vertical = columnOfCell[from] == columnOfCell[to];
            step[slide] = (byte) (vertical ? rows : columns).step(from > to, tile);
        });
    }

    private static int[] goalLine(TilePuzzle puzzle, int[] lineOfCell) {
        return Arrays.stream(puzzle.goalBoard().cells())
                .map(cell -> lineOfCell[cell])
                .toArray();
    }

    @Override
    public int estimate(TilePosition position) {
        return value(begin(position));
    }

    @Override
    public long begin(TilePosition position) {
        return rows.state(position, rowOfCell) | (long) columns.state(position, columnOfCell) << STATE_BITS;
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        int taken = step[position.slide(move)];
        int row = (int) before & ROW_MASK;
        int column = (int) (before >>> STATE_BITS);
        return isVertical[move]
                ? before - row + rows.after(row, taken)
                : row | (long) columns.after(column, taken) << STATE_BITS;
    }

    @Override
    public int value(long tracked) {
        return rows.distance((int) tracked & ROW_MASK) + columns.distance((int) (tracked >>> STATE_BITS));
    }

    @Override
    public Optional<Heuristic<TilePosition>> towards(TilePosition target) {
        return Optional.of(new WalkingDistance(puzzle.towards(target)));
    }

    @Override
    public int trackedBits() {
        return 2 * STATE_BITS;
    }

    @Override
    public String name() {
        return "walking-distance";
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }
}
