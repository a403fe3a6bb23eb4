package dev.unscramble.tiles;

import dev.unscramble.model.PackedState;
import dev.unscramble.tiles.placement.PlacementOrder;
import dev.unscramble.tiles.placement.PlacementSearch;
import dev.unscramble.tiles.placement.PlacementTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Solves one board tile by tile, in the {@link PlacementOrder}: each group of tiles moves to its cells without
 * disturbing those before it. The free cells are always a rectangle and part of a line along it, in which any two
 * tiles can be moved anywhere (Wilson, 1974), and so this never fails on a board that can be solved.
 */
final class TileConstruction {
    private final TilePuzzle puzzle;
    private final TilePosition position;
    /** By cell: the moves that the blank can make there without moving tiles that are placed. */
    private final long[] free;

    private final List<Integer> moves = new ArrayList<>();

    TileConstruction(TilePuzzle puzzle, TilePosition start) {
        this.puzzle = puzzle;
        this.position = PackedState.of(puzzle, start).in(puzzle);
        this.free = puzzle.slides().legalByBlank().clone();
    }

    /** The moves to the goal. */
    List<Integer> moves() {
        for (int[] group : PlacementOrder.groups(
                puzzle.rows(), puzzle.columns(), puzzle.goalBoard().cells()[0])) {
            place(group);
            for (int cell : group) {
                close(cell);
            }
        }
        return moves;
    }

    private void place(int[] group) {
        int[] cells = Arrays.stream(group)
                .map(goal -> position.cell(puzzle.goalBoard().tile(goal)))
                .toArray();
        if (Arrays.equals(group, cells)) {
            return;
        }
        List<PlacementTable> tables = Arrays.stream(group)
                .mapToObj(goal -> new PlacementTable(goal, free, puzzle.slides().stepByMove()))
                .toList();
        new PlacementSearch(tables, free, puzzle.slides().stepByMove())
                .find(position.blank(), cells)
                .forEach(this::make);
    }

    /** Makes a move; if it is the inverse of the last one, removes both. */
    private void make(int move) {
        position.apply(move);
        int last = moves.size() - 1;
        if (last >= 0 && moves.get(last) == puzzle.inverse(move)) {
            moves.remove(last);
        } else {
            moves.add(move);
        }
    }

    /** Keeps the blank out of a cell from now on. */
    private void close(int cell) {
        for (long left = free[cell]; left != 0; left &= left - 1) {
            int move = Long.numberOfTrailingZeros(left);
            free[cell + puzzle.slides().stepByMove()[move]] &= ~(1L << puzzle.inverse(move));
        }
        free[cell] = 0;
    }
}
