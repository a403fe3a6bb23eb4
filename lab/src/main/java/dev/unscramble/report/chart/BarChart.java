package dev.unscramble.report.chart;

import dev.unscramble.report.text.NarrowTable;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Horizontal bars for the terminal. A bar that a limit cut short ends in an arrow:
 *
 * <pre>
 *   astar     ########## 1,734
 *   idastar   ############## 2,412
 *   bfs       --------------------------> 10,000  node limit
 *
 *   --> stopped early
 * </pre>
 *
 * <p>No line is wider than the layout, unless its text and a bar of one character already are. In a
 * window, labels take at most half of it.
 */
public final class BarChart {
    private static final int GAP = 2;

    private final List<Bar> bars;
    private final TextLayout layout;

    /** The chart of these bars, in this order. */
    public BarChart(List<Bar> bars, TextLayout layout) {
        this.bars = List.copyOf(bars);
        this.layout = layout;
    }

    /** The lines of the chart, without a line break at the end. */
    @Override
    public String toString() {
        Scale scale = Scale.of(bars);
        int labelWidth = TextTable.widest(bars, this::label) + GAP;
        double longest = longestBar(scale, layout.columns() - labelWidth);
        List<String> lines = new ArrayList<>();
        for (Bar bar : bars) {
            String label = label(bar);
            String blanks = " ".repeat(labelWidth - TextTable.width(label));
            String drawn = draw(bar, (int) Math.round(scale.length(bar.value()) * longest));
            lines.add((label + blanks + drawn + bar.remark()).stripTrailing());
        }
        lines.addAll(legend(scale));
        return String.join("\n", lines);
    }

    private String label(Bar bar) {
        return layout.isWindow() ? NarrowTable.shortened(bar.label(), layout.columns() / 2) : bar.label();
    }

    /** The longest bar that leaves room for the text of each bar. */
    private double longestBar(Scale scale, int columns) {
        double longest = columns;
        for (Bar bar : bars) {
            if (bar.value() > 0) {
                int left = columns - TextTable.width(bar.remark()) - 1;
                longest = Math.min(longest, left / scale.length(bar.value()));
            }
        }
        return longest;
    }

    private String draw(Bar bar, int length) {
        if (bar.value() == 0) {
            return "";
        }
        int visible = Math.max(1, length);
        return (bar.limited() ? arrow(visible) : layout.colours().good(solid().repeat(visible))) + " ";
    }

    private String solid() {
        return layout.hasLines() ? "█" : "#";
    }

    private String arrow(int length) {
        return layout.hasLines() ? "─".repeat(length - 1) + "▶" : "-".repeat(length - 1) + ">";
    }

    private List<String> legend(Scale scale) {
        List<String> lines = new ArrayList<>();
        if (bars.stream().anyMatch(Bar::limited)) {
            lines.add(arrow(3) + " stopped early");
        }
        if (scale.isLogarithmic()) {
            lines.add(Scale.LOGARITHMIC);
        }
        if (!lines.isEmpty()) {
            lines.add(0, "");
        }
        return lines;
    }
}
