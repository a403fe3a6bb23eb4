package dev.unscramble.report.text;

import java.util.List;

/**
 * Drawings whose lines are lines, and not dashes:
 *
 * <pre>
 *   +---+---+      ┌───┬───┐
 *   | 7 | 2 |      │ 7 │ 2 │
 *   +---+---+      └───┴───┘
 * </pre>
 */
final class BoxLines {
    /** A crossing by the sides on which a line leaves it: 1 up, 2 down, 4 left, 8 right. */
    private static final String CROSSINGS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼";

    private final List<String> lines;

    private BoxLines(List<String> lines) {
        this.lines = lines;
    }

    /** The drawing with box-drawing characters; all but its frames stays unchanged. */
    static String of(String drawing) {
        BoxLines frame = new BoxLines(drawing.lines().toList());
        StringBuilder drawn = new StringBuilder();
        for (int row = 0; row < frame.lines.size(); row++) {
            drawn.append(row == 0 ? "" : "\n");
            for (int column = 0; column < frame.lines.get(row).length(); column++) {
                drawn.append(frame.drawn(row, column));
            }
        }
        return drawn.toString();
    }

    private char drawn(int row, int column) {
        char c = at(row, column);
        return switch (c) {
            case '|' -> '│';
            case '-' -> isRule(row) ? '─' : c;
            case '+' -> isRule(row) ? crossing(row, column) : c;
            default -> c;
        };
    }

    private boolean isRule(int row) {
        return lines.get(row).matches("\\+[-+]+\\+");
    }

    private char crossing(int row, int column) {
        int sides = (at(row - 1, column) == '|' ? 1 : 0)
                + (at(row + 1, column) == '|' ? 2 : 0)
                + (at(row, column - 1) == '-' ? 4 : 0)
                + (at(row, column + 1) == '-' ? 8 : 0);
        return CROSSINGS.charAt(sides);
    }

    private char at(int row, int column) {
        boolean isInside = row >= 0
                && row < lines.size()
                && column >= 0
                && column < lines.get(row).length();
        return isInside ? lines.get(row).charAt(column) : ' ';
    }
}
