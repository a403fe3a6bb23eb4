package dev.unscramble.graph;

import dev.unscramble.graph.NodeGraph.Point;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A map in letters: each node is an o with its name beside it if there is room, that where one is an A, and the goal a B. It
 * is as wide as a terminal, and north is above.
 */
final class TextMap {
    private static final int COLUMNS = 76;
    private static final int ROWS = 20;

    private final char[][] cells = new char[ROWS][COLUMNS];

    private TextMap() {
        Arrays.stream(cells).forEach(row -> Arrays.fill(row, ' '));
    }

    static String draw(Map<String, Point> points, String here, String goal) {
        double left = points.values().stream().mapToDouble(Point::x).min().orElse(0);
        double right = points.values().stream().mapToDouble(Point::x).max().orElse(0);
        double low = points.values().stream().mapToDouble(Point::y).min().orElse(0);
        double high = points.values().stream().mapToDouble(Point::y).max().orElse(0);
        int longest = points.keySet().stream().mapToInt(String::length).max().orElse(0);
        int columns = Math.max(1, COLUMNS - longest - 3);
        TextMap map = new TextMap();
        List<Map.Entry<String, Point>> mostImportantFirst = points.entrySet().stream()
                .sorted(Comparator.comparing(
                        node -> !node.getKey().equals(here) && !node.getKey().equals(goal)))
                .toList();
        for (Map.Entry<String, Point> node : mostImportantFirst) {
            String name = node.getKey();
            int column = part(node.getValue().x() - left, right - left, columns);
            int row = part(high - node.getValue().y(), high - low, ROWS - 1);
            map.add(row, column, name.equals(here) ? 'A' : name.equals(goal) ? 'B' : 'o', name);
        }
        return String.join(
                "\n",
                Arrays.stream(map.cells)
                        .map(row -> new String(row).stripTrailing())
                        .toList());
    }

    private static int part(double value, double whole, int cells) {
        return whole == 0 ? 0 : (int) Math.round(value / whole * cells);
    }

    private void add(int row, int column, char mark, String name) {
        boolean isFree = column + name.length() + 2 < COLUMNS;
        for (int i = column; isFree && i <= column + name.length() + 2; i++) {
            isFree = cells[row][i] == ' ';
        }
        if (cells[row][column] == ' ') {
            cells[row][column] = mark;
        }
        if (isFree) {
            name.getChars(0, name.length(), cells[row], column + 2);
        }
    }
}
