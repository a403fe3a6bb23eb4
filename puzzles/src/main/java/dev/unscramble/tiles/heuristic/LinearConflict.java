package dev.unscramble.tiles.heuristic;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Optional;

/**
 * Manhattan distance, and two moves more for each tile that must leave its line to let others pass
 * (Hansson, Mayer and Yung, 1992). In a line, take the tiles whose goals lie in that line too: all
 * but a longest run of them that stand in the right order must step aside.
 *
 * <pre>
 *   3 1 2    goal 1 2 3: if 3 steps aside the rest is in order, so 2 moves more;
 *            were 1 and 2 to step aside, it would be 4
 * </pre>
 *
 * <p>A tile that slides within a line passes only the blank there, so only the lines across it
 * change, and of those only the one that is the tile's own.
 */
public final class LinearConflict implements IncrementalHeuristic<TilePosition> {
    private static final int NOT_HERE = -1;

    private final TilePuzzle puzzle;
    private final AdditiveDistance manhattan;
    private final ConflictLines rows;
    private final ConflictLines columns;
    private final boolean[] isVertical;

    /** The heuristic for the goal of a puzzle. */
    public LinearConflict(TilePuzzle puzzle) {
        this.puzzle = puzzle;
        this.isVertical = puzzle.slides().isVertical();
        this.manhattan = AdditiveDistance.manhattan(puzzle);
        int[] goalCells = puzzle.goalBoard().cells();
        this.rows = new ConflictLines(puzzle.rows(), puzzle.columns(), puzzle.columns(), 1, goalCells);
        this.columns = new ConflictLines(puzzle.columns(), puzzle.rows(), 1, puzzle.columns(), goalCells);
    }

    @Override
    public int estimate(TilePosition position) {
        return manhattan.estimate(position) + rows.extraMoves(position) + columns.extraMoves(position);
    }

    @Override
    public long after(TilePosition position, int move, long before) {
        int blank = position.blank();
        int from = position.target(move);
        ConflictLines across = isVertical[move] ? rows : columns;
        return manhattan.after(position, move, before) + across.change(position, from, blank);
    }

    @Override
    public Optional<Heuristic<TilePosition>> towards(TilePosition target) {
        return Optional.of(new LinearConflict(puzzle.towards(target)));
    }

    @Override
    public int trackedBits() {
        return 14;
    }

    @Override
    public String name() {
        return "linear-conflict";
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }

    /** The rows of the board, or its columns. */
    private static final class ConflictLines {
        private final int count;
        private final int length;
        /** From a cell to the same place in the next line. */
        private final int lineStep;
        /** From a cell to the next one in its line. */
        private final int placeStep;
        /** By tile, the blank excepted: the line and the place in it of its goal. */
        private final int[] goalLine;

        private final int[] goalPlace;

        ConflictLines(int count, int length, int lineStep, int placeStep, int[] goalCells) {
            this.count = count;
            this.length = length;
            this.lineStep = lineStep;
            this.placeStep = placeStep;
            this.goalLine = new int[goalCells.length];
            this.goalPlace = new int[goalCells.length];
            for (int tile = 1; tile < goalCells.length; tile++) {
                goalLine[tile] = line(goalCells[tile]);
                goalPlace[tile] = goalCells[tile] / placeStep % length;
            }
            goalLine[0] = NOT_HERE;
        }

        private int line(int cell) {
            return cell / lineStep % count;
        }

        int extraMoves(TilePosition position) {
            int sum = 0;
            for (int line = 0; line < count; line++) {
                sum += extraMoves(position, line, NOT_HERE, 0);
            }
            return sum;
        }

        /** The change of the extra moves when the tile in one cell slides into another, in the next line. */
        int change(TilePosition position, int from, int to) {
            int tile = position.tile(from);
            int home = goalLine[tile];
            if (home == line(from)) {
                return extraMoves(position, home, from, 0) - extraMoves(position, home, NOT_HERE, 0);
            }
            if (home == line(to)) {
                return extraMoves(position, home, to, tile) - extraMoves(position, home, NOT_HERE, 0);
            }
            return 0;
        }

        /** Two for each tile that must leave the line, if {@code tile} is in {@code cell} of it. */
        private int extraMoves(TilePosition position, int line, int cell, int tile) {
            // A bit for each goal place: the places where an ordered run of 1, 2, 3, ... tiles can end at the earliest.
            int ends = 0;
            int here = 0;
            for (int place = 0, at = line * lineStep; place < length; place++, at += placeStep) {
                int other = at == cell ? tile : position.tile(at);
                if (goalLine[other] == line) {
                    here++;
                    int end = 1 << goalPlace[other];
                    int later = ends & -end;
                    ends = ends & ~Integer.lowestOneBit(later) | end;
                }
            }
            return 2 * (here - Integer.bitCount(ends));
        }
    }
}
