package dev.unscramble.report.text;

import java.util.ArrayList;
import java.util.List;

/** Drawings of several lines each, side by side in rows as wide as there is room. */
public final class SideBySide {
    private static final String GAP = "   ";

    private final int width;
    private final List<List<String>> row = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private int used;

    /** No drawings yet, in this many columns. */
    public SideBySide(int width) {
        this.width = width;
    }

    public SideBySide add(String drawing) {
        List<String> lines = drawing.lines().toList();
        int columns = TextTable.widest(lines, line -> line);
        if (!row.isEmpty() && used + GAP.length() + columns > width) {
            endRow();
        }
        row.add(lines.stream()
                .map(line -> line + " ".repeat(columns - TextTable.width(line)))
                .toList());
        used += (row.size() == 1 ? 0 : GAP.length()) + columns;
        return this;
    }

    private void endRow() {
        int height = row.stream().mapToInt(List::size).max().orElse(0);
        text.append(text.isEmpty() || height == 0 ? "" : "\n");
        for (int line = 0; line < height; line++) {
            int at = line;
            String joined = String.join(
                    GAP,
                    row.stream()
                            .map(lines -> at < lines.size() ? lines.get(at) : " ".repeat(TextTable.width(lines.get(0))))
                            .toList());
            text.append(joined.stripTrailing()).append('\n');
        }
        row.clear();
        used = 0;
    }

    /** The rows, separated by empty lines, without a line break at the end. */
    @Override
    public String toString() {
        endRow();
        return text.toString().stripTrailing();
    }
}
