package dev.unscramble.tiles;

import dev.unscramble.model.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The direction in which the blank moves. The declared order is the one in which moves are tried by default. */
public enum Direction {
    /** To the row above. */
    UP(-1, 0),
    /** To the column on the left. */
    LEFT(0, -1),
    /** To the column on the right. */
    RIGHT(0, 1),
    /** To the row below. */
    DOWN(1, 0);

    /** The default order of moves, the one of Korf's published node counts. */
    public static final List<Direction> DEFAULT_ORDER = List.of(values());

    private final int rowStep;
    private final int columnStep;

    Direction(int rowStep, int columnStep) {
        this.rowStep = rowStep;
        this.columnStep = columnStep;
    }

    int rowStep() {
        return rowStep;
    }

    int columnStep() {
        return columnStep;
    }

    boolean isVertical() {
        return columnStep == 0;
    }

    /** The direction back. */
    public Direction opposite() {
        return switch (this) {
            case UP -> DOWN;
            case DOWN -> UP;
            case LEFT -> RIGHT;
            case RIGHT -> LEFT;
        };
    }

    /** The name in lower case, as in solutions. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads a name or its first letter, in any case. */
    public static Direction parse(String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        for (Direction direction : values()) {
            if (wanted.equals(direction.label())
                    || wanted.equals(direction.label().substring(0, 1))) {
                return direction;
            }
        }
        throw new InputException("\"" + text + "\" is not a direction; the blank goes " + labels(DEFAULT_ORDER));
    }

    /** Reads an order of moves such as {@code left,right,up,down}: each direction once. */
    public static List<Direction> parseOrder(String text) {
        List<Direction> order = new ArrayList<>();
        for (String name : text.split(",")) {
            order.add(parse(name));
        }
        if (order.size() != values().length || !EnumSet.copyOf(order).containsAll(Arrays.asList(values()))) {
            throw new InputException("the move order \"" + text + "\" must name each of " + labels(DEFAULT_ORDER)
                    + " once, as in left,right,up,down");
        }
        return List.copyOf(order);
    }

    private static String labels(List<Direction> directions) {
        return directions.stream().map(Direction::label).collect(Collectors.joining(", "));
    }
}
