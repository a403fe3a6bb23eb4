package dev.unscramble.tiles;

import dev.unscramble.model.ScoredStates;
import dev.unscramble.tiles.score.ScoreFeatures;
import dev.unscramble.tiles.score.ScoreTables;
import dev.unscramble.tiles.score.WayBoard;

/**
 * Boards and their scores: the sum of the weights of their {@link ScoreFeatures}. Far tiles weigh more than their
 * distance, so that a search does not leave the worst ones for the end.
 *
 * <pre>
 *   state:  | cell 0 | cell 1 | ... | blank |      a byte each: of a cell, the cell to which its tile
 *                                                  belongs, 0 for the blank; then the cell of the blank
 *          | ways ... |                            and a {@link WayBoard}
 * </pre>
 */
final class TileScores implements ScoredStates<TilePosition> {
    private final int size;
    private final long[] legalByBlank;
    private final int[] stepByMove;
    private final boolean[] isVertical;
    /** By tile, the blank included: the cell where it belongs. */
    private final int[] goalCells;

    private final ScoreTables tables;
    private final long goalHash;
    private byte[] states = {};
    private int at;
    private int blank;

    TileScores(TilePuzzle puzzle, ScoreTables tables, TilePosition goal) {
        this.size = puzzle.size();
        this.legalByBlank = puzzle.slides().legalByBlank();
        this.stepByMove = puzzle.slides().stepByMove();
        this.isVertical = puzzle.slides().isVertical();
        this.tables = tables;
        this.goalCells = puzzle.board(goal).cells();
        byte[] bytes = new byte[length()];
        write(goal, bytes, 0);
        this.goalHash = hash(bytes, 0);
    }

    @Override
    public int length() {
        return tables.length;
    }

    @Override
    public void write(TilePosition position, byte[] to, int offset) {
        for (int cell = 0; cell < size; cell++) {
            to[offset + cell] = (byte) goalCells[position.tile(cell)];
        }
        to[offset + position.blank()] = 0;
        to[offset + size] = (byte) position.blank();
        tables.ways.write(to, offset, position.blank());
    }

    @Override
    public int score(byte[] of, int offset) {
        visit(of, offset);
        int sum = tables.rows.score(states, at, blank) + tables.columns.score(states, at, blank);
        for (int cell = 0; cell < size; cell++) {
            sum += cell == blank ? 0 : tables.tiles[home(cell) * size + cell];
        }
        return sum + tables.near.score(states, at);
    }

    @Override
    public long hash(byte[] of, int offset) {
        visit(of, offset);
        long hash = 0;
        for (int cell = 0; cell < size; cell++) {
            hash ^= cell == blank ? 0 : tables.hashes[home(cell) * size + cell];
        }
        return hash;
    }

    /** Compares the hash, then the cells: elsewhere boards with the same hash are taken for the same. */
    @Override
    public boolean isGoal(byte[] of, int offset, long hash) {
        return hash == goalHash && isGoal(of, offset);
    }

    private boolean isGoal(byte[] of, int offset) {
        visit(of, offset);
        for (int cell = 0; cell < size; cell++) {
            if (cell != blank && home(cell) != cell) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void visit(byte[] of, int offset) {
        states = of;
        at = offset;
        blank = of[offset + size] & 0xff;
    }

    private int home(int cell) {
        return states[at + cell] & 0xff;
    }

    @Override
    public long legalMoves() {
        return legalByBlank[blank];
    }

    @Override
    public int scoreAfter(int move, int score) {
        int from = blank + stepByMove[move];
        int home = home(from);
        ScoreTables.LineScores across = isVertical[move] ? tables.rows : tables.columns;
        return score
                + tables.tiles[home * size + blank]
                - tables.tiles[home * size + from]
                + across.change(states, at, blank, from, home)
                + tables.near.change(states, at, blank, from, home);
    }

    @Override
    public long hashAfter(int move, long hash) {
        int from = blank + stepByMove[move];
        int home = home(from) * size;
        return hash ^ tables.hashes[home + blank] ^ tables.hashes[home + from];
    }

    @Override
    public int places() {
        return size;
    }

    @Override
    public int placeAfter(int move) {
        return blank + stepByMove[move];
    }

    @Override
    public void writeAfter(int move, byte[] to, int offset) {
        int from = blank + stepByMove[move];
        System.arraycopy(states, at, to, offset, tables.length);
        to[offset + blank] = states[at + from];
        to[offset + from] = 0;
        to[offset + size] = (byte) from;
        tables.ways.move(to, offset, blank, from, home(from));
    }
}
