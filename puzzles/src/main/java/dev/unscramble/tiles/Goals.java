package dev.unscramble.tiles;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The goals that have names. */
public final class Goals {
    /** The name of the goal 0 1 2 ... */
    public static final String BLANK_FIRST = "blank-first";
    /** The name of the goal 1 2 ... 0. */
    public static final String BLANK_LAST = "blank-last";

    /** The names, the most usual first. */
    public static final List<String> NAMES = List.of(BLANK_FIRST, BLANK_LAST, "snail");

    private Goals() {}

    /** The goal of this name on a board of this size, if there is one of this name. */
    public static Optional<Board> named(String name, int rows, int columns) {
        return switch (name) {
            case BLANK_FIRST -> Optional.of(blankFirst(rows, columns));
            case BLANK_LAST -> Optional.of(blankLast(rows, columns));
            case "snail" -> Optional.of(snail(rows, columns));
            default -> Optional.empty();
        };
    }

    /** The name of this goal, if it has one. */
    public static Optional<String> nameOf(Board goal) {
        return NAMES.stream()
                .filter(name -> named(name, goal.rows(), goal.columns())
                        .filter(goal::equals)
                        .isPresent())
                .findFirst();
    }

    /** The blank, then 1, 2, 3, ... by rows. */
    public static Board blankFirst(int rows, int columns) {
        Board.checkSize(rows, columns);
        return Board.of(rows, columns, IntStream.range(0, rows * columns).toArray());
    }

    /** 1, 2, 3, ... by rows, then the blank. */
    public static Board blankLast(int rows, int columns) {
        Board.checkSize(rows, columns);
        int size = rows * columns;
        return Board.of(
                rows,
                columns,
                IntStream.rangeClosed(1, size).map(tile -> tile % size).toArray());
    }

    /**
     * 1, 2, 3, ... along a spiral from the top left inwards, the blank at its end:
     *
     * <pre>
     *   1 2 3
     *   8 . 4
     *   7 6 5
     * </pre>
     */
    public static Board snail(int rows, int columns) {
        Board.checkSize(rows, columns);
        int size = rows * columns;
        int[] tiles = new int[size];
        List<Direction> turns = List.of(Direction.RIGHT, Direction.DOWN, Direction.LEFT, Direction.UP);
        int row = 0;
        int column = 0;
        int turn = 0;
        for (int tile = 1; tile < size; tile++) {
            tiles[row * columns + column] = tile;
            Direction ahead = turns.get(turn);
            int nextRow = row + ahead.rowStep();
            int nextColumn = column + ahead.columnStep();
            boolean blocked = nextRow < 0
                    || nextRow >= rows
                    || nextColumn < 0
                    || nextColumn >= columns
                    || tiles[nextRow * columns + nextColumn] != 0;
            if (blocked) {
                turn = (turn + 1) % turns.size();
                ahead = turns.get(turn);
            }
            row += ahead.rowStep();
            column += ahead.columnStep();
        }
        return Board.of(rows, columns, tiles);
    }
}
